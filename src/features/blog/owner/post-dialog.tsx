import { Button } from "#ui/button.tsx";
import { FormActions } from "#ui/owner/form-actions.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { FormNotices } from "#ui/owner/form-notices.tsx";
import { FormWithPreview } from "#ui/owner/form-with-preview.tsx";
import type { PostForOwner } from "../answers.ts";
import { PostFields } from "./post-fields.tsx";
import { usePostForm } from "./post-form.ts";
import { PostPreview } from "./post-preview.tsx";

/** The form for a new post, or for the one given, with the page it makes beside it. */
export function PostDialog({
  post,
  onClose,
}: {
  post: PostForOwner | undefined;
  onClose: () => void;
}) {
  const form = usePostForm(post, onClose);
  const { isChanged, isUnsaved } = form;
  return (
    <FormDialog
      title={post ? "Edit Post" : "New Post"}
      className="w-[min(84rem,100%-1.5rem)]"
      {...{ isChanged, isUnsaved, onClose }}
    >
      {(leave) => (
        <FormWithPreview
          className="mt-5 lg:grid-cols-2"
          preview={<PostPreview values={form.values} />}
        >
          {(toggle) => (
            <form {...form.props} noValidate className="owner-form">
              <FormNotices {...form.notices} />
              <PostFields form={form} post={post} />
              <FormActions>
                {toggle}
                <Button variant="secondary" onClick={leave}>
                  Cancel
                </Button>
                <Button type="submit" busy={form.busy} busyLabel="Saving...">
                  {post ? "Update Post" : "Create Post"}
                </Button>
              </FormActions>
            </form>
          )}
        </FormWithPreview>
      )}
    </FormDialog>
  );
}
