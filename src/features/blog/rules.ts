import { nurseryTimeZone } from "#shared/both/clock.ts";
import { hasControlCharacter } from "#shared/both/control-characters.ts";
import { slugOf } from "#shared/both/slug.ts";
import type { Post, PostLink, PostsAround } from "./answers.ts";

/** The longest address of a post, in characters. */
export const slugLengthMax = 200;

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

const longDate = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: nurseryTimeZone,
});

/** "June 21, 2025", the day it was at the nursery; "Draft" for a post that is none yet. */
export function formatPublished(publishedAt: string | null): string {
  return publishedAt === null ? "Draft" : longDate.format(new Date(publishedAt));
}

const longMoment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: nurseryTimeZone,
});

/** "June 21, 2025 at 9:00 AM", by the nursery's clock. */
export function formatScheduled(publishedAt: string): string {
  return longMoment.format(new Date(publishedAt));
}

/** Whether a post waits for its moment. `now` is in milliseconds since the epoch. */
export function isScheduled(publishedAt: string | null, now: number): boolean {
  return publishedAt !== null && Date.parse(publishedAt) > now;
}

/** False for text that cannot be the address of any post: the database need not be asked. */
export function canBeSlug(text: string): boolean {
  return text !== "" && text.length <= slugLengthMax && !hasControlCharacter(text);
}
