import { useDeferredValue } from "react";
import { fullTime } from "#shared/browser/relative-time.ts";
import { Confirm } from "#ui/owner/confirm-dialog.tsx";
import { FormDialog } from "#ui/owner/form-dialog.tsx";
import { PreviewFrame } from "#ui/owner/form-with-preview.tsx";
import { HistoryOfThing } from "#ui/owner/history-of-thing.tsx";
import type { PostForOwner } from "../answers.ts";
import { Byline, PostPicture, Tags } from "../pages/picture-byline-and-tags.tsx";
import { PostText } from "../pages/post-text-with-initial.tsx";
import { PostFields } from "./post-fields.tsx";
import { type PostValues, usePostForm } from "./post-form.ts";

/** The form for a new post, or for the one given, with the page it makes beside it. */
export function PostDialog({
  post,
  onClose,
}: {
  post: PostForOwner | undefined;
  onClose: () => void;
}) {
  const form = usePostForm(post, onClose);
  return (
    <FormDialog
      title={post ? "Edit Post" : "New Post"}
      submit={post ? "Update Post" : "Create Post"}
      className="w-[min(84rem,100%-1.5rem)]"
      preview={<PostPreview values={form.values} />}
      after={
        form.asksToWait && (
          <Confirm
            question={`Take “${form.values.title}” off the site until then?`}
            yes="Take It Off"
            no="Leave It There"
            onYes={() => form.asksToWait?.answer(true)}
            onNo={() => form.asksToWait?.answer(false)}
          >
            Visitors read this post now. They find it again from {fullTime(form.asksToWait.until)}{" "}
            on; until then its links lead to nothing.
          </Confirm>
        )
      }
      {...{ form, onClose }}
    >
      <PostFields form={form} post={post} />
      {post && (
        <HistoryOfThing
          kind="post"
          thing={post.id}
          isUnsaved={form.isUnsaved}
          onPutBack={onClose}
        />
      )}
    </FormDialog>
  );
}

/** The post as its page will show it, while it is written: made of the page's own parts. */
function PostPreview({ values }: { values: PostValues }) {
  // Typing has priority: the preview of a long post may follow a moment later.
  const { title, excerpt, content, author, featuredImage, pictureFocus, tags, publishedAt } =
    useDeferredValue(values);
  const post = {
    author,
    featuredImage: featuredImage || null,
    pictureFocus,
    // A new post to be published has no date yet: it will be the day of saving.
    publishedAt: publishedAt === undefined ? new Date().toISOString() : publishedAt,
  };
  return (
    // It scrolls, so it must scroll by keyboard.
    <PreviewFrame tabIndex={0}>
      <p className="mb-4 text-center text-small text-ink-soft">Preview</p>
      <header className="text-center">
        <Tags tags={tags} label="Filed under" className="justify-center" />
        {title && <h2 className="mt-2">{title}</h2>}
        <p className="mt-3 font-serif text-lead text-ink-soft italic text-balance">{excerpt}</p>
        <Byline post={post} className="mt-3" />
      </header>
      {post.featuredImage && (
        <PostPicture key={post.featuredImage} post={post} className="mx-auto mt-6" />
      )}
      <PostText content={content} className="mx-auto mt-6" />
    </PreviewFrame>
  );
}
