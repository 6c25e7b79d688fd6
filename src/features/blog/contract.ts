import type { PictureDetails } from "#shared/both/picture-details.ts";

/** A post as `GET /api/blog/posts` sends it. Moments are ISO 8601 in UTC. */
export interface Post extends PictureDetails {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  /** Plain text, read line by line; see `shared/both/line-syntax.ts`. */
  content: string;
  author: string;
  /** A file name, a path, or an https address; see `shared/both/picture-address.ts`. */
  featuredImage: string | null;
  tags: string[];
  /** Null for a draft. */
  publishedAt: string | null;
  updatedAt: string;
}

/** The way to a post. */
export interface PostLink {
  title: string;
  slug: string;
}

/** What to read after a post: the answer of `GET /api/blog/posts/{slug}/around`. */
export interface PostsAround {
  previous: PostLink | null;
  next: PostLink | null;
  related: PostLink[];
}

/** What a card of the list shows. */
export type PostSummary = Omit<Post, "content">;
