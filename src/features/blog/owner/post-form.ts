import { type FormEvent, useState } from "react";
import type { Resolver } from "react-hook-form";
import {
  adminRequest,
  ifUnchanged,
  isOvertaken,
  isSignedOut,
} from "#platform/browser/admin-request.ts";
import { useOwnerForm } from "#platform/browser/owner-form.ts";
import { schemaResolver } from "#ui/schema-resolver.ts";
import { useSite } from "#ui/site.ts";
import { showToast } from "#ui/toast.ts";
import { type PostForOwner, PostInput } from "../owner-contract.ts";
import { finishedSlugFor, slugFor } from "./post-rules.ts";
import { adminPostsPath, refreshPosts } from "./queries.ts";

/** What the form holds. `publishedAt` is null for a draft, absent for "as soon as it is saved". */
export interface PostValues {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  author: string;
  featuredImage: string;
  tags: string[];
  publishedAt: string | null | undefined;
}

/** The blog form's state and what it does; `onSaved` closes the dialog. */
export function usePostForm(post: PostForOwner | undefined, onSaved: () => void) {
  const { owner } = useSite();
  const { form, version, buildOn, wasKept, showIssues } = useOwnerForm<PostValues>({
    name: `post:${post?.id ?? "new"}`,
    // The form always has a picture's field and tags, which the payload may leave out.
    resolver: schemaResolver(PostInput) as unknown as Resolver<PostValues>,
    saved: valuesOf(post, owner),
    version: post?.version,
  });
  const [overtaken, setOvertaken] = useState<string>();
  const verb = post ? "update" : "create";

  async function send(values: PostValues, over = version) {
    try {
      if (post) {
        await adminRequest("PUT", `${adminPostsPath}/${post.id}`, {
          body: values,
          ...ifUnchanged(over),
        });
      } else {
        await adminRequest("POST", adminPostsPath, { body: values });
      }
    } catch (error) {
      if (isOvertaken(error)) {
        setOvertaken(error.serverMessage ?? "Somebody else changed this post meanwhile.");
        return;
      }
      if (isSignedOut(error)) return;
      showIssues(error);
      failed(`Failed to ${verb} blog post.`);
      return;
    }
    showToast({ title: "Success", description: `Blog post ${verb}d successfully!` });
    onSaved();
    void refreshPosts();
  }

  async function readTheirs(): Promise<PostForOwner | undefined> {
    try {
      const posts = await adminRequest<PostForOwner[]>("GET", adminPostsPath);
      const theirs = posts.find(({ id }) => id === post?.id);
      if (theirs) return theirs;
      failed("This post has been deleted meanwhile.");
    } catch (error) {
      if (!isSignedOut(error)) failed("Error loading blog posts. Please try again.");
    }
    return undefined;
  }

  /** A new post's slug that still follows the title gets no hyphen at its ends. */
  function finishSlug() {
    const { title, slug } = form.getValues();
    if (!post && slug === slugFor(title)) {
      form.setValue("slug", finishedSlugFor(title), { shouldDirty: true });
    }
  }

  return {
    form,
    wasKept,
    finishSlug,
    /** What the server said where somebody else saved first. */
    overtaken,
    save(event: FormEvent) {
      // Enter sends the form with the focus still in the title.
      finishSlug();
      return form.handleSubmit((values) => send(values))(event);
    },
    async saveOver() {
      const theirs = await readTheirs();
      if (!theirs) return;
      setOvertaken(undefined);
      buildOn(theirs.version);
      await form.handleSubmit((values) => send(values, theirs.version))();
    },
    async takeTheirs() {
      const theirs = await readTheirs();
      if (!theirs) return;
      setOvertaken(undefined);
      buildOn(theirs.version);
      form.reset(valuesOf(theirs, owner));
      form.setFocus("title");
    },
  };
}

function valuesOf(post: PostForOwner | undefined, owner: string): PostValues {
  return {
    title: post?.title ?? "",
    slug: post?.slug ?? "",
    excerpt: post?.excerpt ?? "",
    content: post?.content ?? "",
    author: post?.author ?? owner,
    featuredImage: post?.featuredImage ?? "",
    tags: post?.tags ?? [],
    publishedAt: post?.publishedAt,
  };
}

function failed(description: string): void {
  showToast({ title: "Error", description, variant: "destructive" });
}
