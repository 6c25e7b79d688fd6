import { slugOf } from "#shared/both/slug.ts";

/** The tags, each once: those that are written alike ("Roses", "roses") as the first of them is. */
export function distinctTags(tags: readonly string[]): string[] {
  const firsts = new Map<string, string>();
  for (const tag of tags) {
    const written = slugOf(tag) || tag;
    if (!firsts.has(written)) firsts.set(written, tag);
  }
  return [...firsts.values()];
}

/** The tags of these posts that have a page, by the alphabet, each once. */
export function tagsWithPage(posts: readonly { tags?: readonly string[] | null }[]): string[] {
  return distinctTags(posts.flatMap(({ tags }) => tags ?? []))
    .filter((tag) => slugOf(tag) !== "")
    .sort((a, b) => a.localeCompare(b, "en-US"));
}

/** Those of the posts that have a tag whose page is at this slug. */
export function postsWithTag<Tagged extends { tags: readonly string[] }>(
  posts: readonly Tagged[],
  slug: string,
): Tagged[] {
  return posts.filter(({ tags }) => tags.some((tag) => slugOf(tag) === slug));
}
