import { useState } from "react";
import { currentToken } from "#platform/browser/admin-session.ts";
import { Button } from "#ui/button.tsx";
import Modal from "#ui/modal.tsx";
import { ConflictNotice } from "#ui/owner/conflict-notice.tsx";
import { DiscardQuestion, UnsavedWork } from "#ui/owner/unsaved.tsx";
import type { PostForOwner } from "../owner-contract.ts";
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
  const { form, wasKept, overtaken, finishSlug, save, saveOver, takeTheirs } = usePostForm(
    post,
    onClose,
  );
  const [asks, setAsks] = useState(false);
  const { isSubmitting, isDirty } = form.formState;
  const leave = () => (isDirty ? setAsks(true) : onClose());

  return (
    <Modal title={post ? "Edit Post" : "New Post"} className="dialog-widest" onClose={leave}>
      <div className="admin-split">
        <form noValidate method="post" className="grid content-start gap-5" onSubmit={save}>
          {wasKept && (
            <p role="status" className="admin-notice">
              What you typed before is still here. It has not been saved yet.
            </p>
          )}
          {overtaken && (
            <ConflictNotice
              message={overtaken}
              onReload={() => void takeTheirs()}
              onOverwrite={() => void saveOver()}
            />
          )}
          <PostFields form={form} post={post} finishSlug={finishSlug} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
              {post ? "Update Post" : "Create Post"}
            </Button>
          </div>
        </form>
        <PostPreview control={form.control} />
      </div>
      <UnsavedWork dirty={isDirty} mayLeave={() => currentToken() === null} />
      {asks && <DiscardQuestion onDiscard={onClose} onKeep={() => setAsks(false)} />}
    </Modal>
  );
}
