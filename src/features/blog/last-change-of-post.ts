import type { Post } from "./answers.ts";

/** When readers last had something new of it: one that was scheduled appears after its last change. */
export function lastChangeOf({ publishedAt, updatedAt }: Post): string {
  return publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt;
}
