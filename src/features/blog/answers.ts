import * as z from "zod/mini";
import {
  answer,
  moment,
  orNull,
  pictureDetailsShape,
  rowId,
  text,
  version,
} from "#shared/server/openapi/answer-shapes.ts";

const post = {
  id: rowId,
  title: text,
  slug: text.check(z.describe("The post’s page is `/blog/{slug}`.")),
  excerpt: text,
  /** See `shared/both/text-markup.ts`. */
  content: text.check(z.describe("Plain text, read line by line.")),
  author: text,
  /** A file name, a path, or an https address; see `shared/both/picture-address.ts`. */
  featuredImage: orNull(text),
  ...pictureDetailsShape,
  tags: z.array(text),
  publishedAt: orNull(moment).check(z.describe("Null for a draft.")),
  updatedAt: moment,
};

export const Post = answer("Post", post);
export type Post = z.infer<typeof Post>;

export const PostForOwner = answer("PostForOwner", { ...post, version });
export type PostForOwner = z.infer<typeof PostForOwner>;

export const PostLink = answer("PostLink", { title: text, slug: text });
export type PostLink = z.infer<typeof PostLink>;

export const PostsAround = answer("PostsAround", {
  previous: orNull(PostLink),
  next: orNull(PostLink),
  related: z.array(PostLink),
});
export type PostsAround = z.infer<typeof PostsAround>;
