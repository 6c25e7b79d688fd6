import { getQuery, getQueryOrNull, type PageQuery } from "#shared/browser/page-queries.ts";
import type { Post, PostsAround } from "../answers.ts";

export type PostSummary = Omit<Post, "content">;

const posts = getQuery<Post[]>("/api/blog/posts");

/** What the list's cards show, newest first; the texts stay out of the page. */
export const postsQuery: PageQuery<PostSummary[]> = {
  key: posts.key,
  read: async (get) => (await posts.read(get)).map(({ content, ...summary }) => summary),
};

/** One post; null if there is none at this address. */
export const postQuery = (slug: string) =>
  getQueryOrNull<Post>(`/api/blog/posts/${encodeURIComponent(slug.toWellFormed())}`);

/** What to read after a post. */
export function postsAroundQuery(slug: string): PageQuery<PostsAround> {
  return getQuery(`/api/blog/posts/${encodeURIComponent(slug.toWellFormed())}/around`);
}
