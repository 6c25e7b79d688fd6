import { slugOf } from "#shared/both/slug.ts";

/** The tags of these posts that have a page, by the alphabet, each once. */
export function tagsWithPage(posts: readonly { tags: readonly string[] }[]): string[] {
  const bySlug = new Map<string, string>();
  for (const tag of posts.flatMap(({ tags }) => tags)) {
    const slug = slugOf(tag);
    if (slug !== "" && !bySlug.has(slug)) bySlug.set(slug, tag);
  }
  return [...bySlug.values()].sort((a, b) => a.localeCompare(b, "en-US"));
}

/** Those of the posts that have a tag whose page is at this slug. */
export function postsWithTag<Tagged extends { tags: readonly string[] }>(
  posts: readonly Tagged[],
  slug: string,
): Tagged[] {
  return posts.filter(({ tags }) => tags.some((tag) => slugOf(tag) === slug));
}
