import { slugOf } from "#shared/both/slug.ts";
import type { Post, PostLink, PostsAround } from "./answers.ts";

const relatedMax = 3;

/**
 * What to read after a post: the one published before it, the one after it, and up to three that share
 * a tag with it, those that share most first, of those the newest. `published`: newest first.
 */
export function postsAround(
  post: Pick<Post, "slug" | "tags">,
  published: readonly (PostLink & Pick<Post, "tags">)[],
): PostsAround {
  const link = (at: number): PostLink | null => {
    const found = published[at];
    return found ? { title: found.title, slug: found.slug } : null;
  };
  const place = published.findIndex(({ slug }) => slug === post.slug);
  const own = new Set(post.tags.map((tag) => slugOf(tag)));
  const related = published
    .map(({ title, slug, tags }) => ({
      ...{ title, slug },
      shared: new Set(tags.map((tag) => slugOf(tag))).intersection(own).size,
    }))
    .filter(({ slug, shared }) => slug !== post.slug && shared > 0)
    // The sort is stable, so that the newest of the same number stays first.
    .sort((a, b) => b.shared - a.shared)
    .slice(0, relatedMax)
    .map(({ title, slug }) => ({ title, slug }));
  return {
    // A draft has no place among the published ones: nothing came before it, and nothing after.
    previous: place < 0 ? null : link(place + 1),
    next: link(place - 1),
    related,
  };
}
