import type { Post } from "./answers.ts";

/** When the post last changed for readers: a scheduled one appears after its last change. */
export function lastChangeOf({ publishedAt, updatedAt }: Post): string {
  return publishedAt !== null && publishedAt > updatedAt ? publishedAt : updatedAt;
}
