import { useState } from "react";
import { slugOfTitle, slugWhileTyping } from "#shared/both/slug.ts";
import { adminRequest, readOneOf } from "#shared/browser/admin-request.ts";
import { useMe } from "#shared/browser/use-signed-in-person.ts";
import { useOwnerForm } from "#ui/owner/use-owner-form.ts";
import { showToast } from "#ui/show-toast.ts";
import { useSite } from "#ui/use-site.ts";
import type { PostForOwner } from "../answers.ts";
import { PostInput } from "../inputs.ts";
import { isScheduled } from "../publishing-date-in-words.ts";
import { distinctTags } from "../tag-pages.ts";
import { adminPostsPath, refreshPosts } from "./queries.ts";

export type PostValues = ReturnType<typeof valuesOf>;

export type PostForm = ReturnType<typeof usePostForm>;

/** The blog form's state and what it does; `onSaved` closes the dialog. */
export function usePostForm(post: PostForOwner | undefined, onSaved: () => void) {
  const { owner } = useSite();
  const me = useMe();
  const author = me && !me.isOwner ? me.name : owner;
  const verb = post ? "update" : "create";
  // Set while saving would take a published post off the site until a later time.
  const [asksToWait, setAsksToWait] = useState<{ until: string; answer: (yes: boolean) => void }>();

  /** Whether it may be saved: rescheduling a published post needs a confirmation. */
  async function mayWait(until: string | null | undefined): Promise<boolean> {
    const isRead = post?.publishedAt && !isScheduled(post.publishedAt, Date.now());
    if (!isRead || !until || !isScheduled(until, Date.now())) return true;
    const answer = await new Promise<boolean>((resolve) =>
      setAsksToWait({ until, answer: resolve }),
    );
    setAsksToWait(undefined);
    return answer;
  }

  const form = useOwnerForm<PostForOwner, PostValues, PostInput>({
    draft: `post:${post?.id ?? "new"}`,
    item: post,
    valuesOf: (item) => valuesOf(item, author),
    schema: PostInput,
    prepare() {
      // Enter submits the form with the focus still in the title; a tag may still be in its input.
      finishSlug();
      addTag();
    },
    async save(body, unchanged) {
      if (!post) return adminRequest("POST", adminPostsPath, { body });
      if (!(await mayWait(body.publishedAt))) return false;
      return adminRequest("PUT", `${adminPostsPath}/${post.id}`, { body, ...unchanged });
    },
    readAgain: () => readOneOf(adminPostsPath, post?.id),
    says: {
      failed: `Failed to ${verb} blog post.`,
      gone: "This post has been deleted meanwhile.",
      unreadable: "Error loading blog posts. Please try again.",
    },
    onSaved() {
      showToast({ title: "Success", description: `Blog post ${verb}d successfully!` });
      onSaved();
      void refreshPosts();
    },
  });

  /** A new post's slug that still follows the title gets no hyphen at its ends. */
  function finishSlug() {
    const { title, slug } = form.read();
    if (!post && slug === slugWhileTyping(title)) form.set("slug", slugOfTitle(title));
  }

  /** Makes tags of what is in the box. */
  function addTag() {
    const { tags, newTag } = form.read();
    form.set("tags", withTags(tags, newTag));
    form.set("newTag", "");
  }

  return { ...form, finishSlug, addTag, asksToWait };
}

/** What the form holds. `publishedAt` is null for a draft, absent for "as soon as it is saved". */
function valuesOf(post: PostForOwner | undefined, author: string) {
  return {
    title: post?.title ?? "",
    slug: post?.slug ?? "",
    excerpt: post?.excerpt ?? "",
    content: post?.content ?? "",
    author: post?.author ?? author,
    featuredImage: post?.featuredImage ?? "",
    pictureAlt: post?.pictureAlt ?? "",
    pictureFocus: post?.pictureFocus ?? "",
    tags: post?.tags ?? [],
    /** What is in the box for the next tag. */
    newTag: "",
    publishedAt: post?.publishedAt,
  };
}

/** The tags with what is typed, separated by commas; trimmed, none that is empty or already there. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const more = typed.split(",").map((tag) => tag.trim());
  return distinctTags([...tags, ...more.filter((tag) => tag !== "")]);
}
