import * as z from "zod/mini";
import { slugLengthMax } from "./rules.ts";

/** A post as `GET /api/blog/posts` sends it. Moments are ISO 8601 in UTC. */
export interface Post {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  /** Plain text, read line by line; see `contentBlocks` in rules.ts. */
  content: string;
  author: string;
  /** A file name, a path, or an https address; see `pictureAddress` in rules.ts. */
  featuredImage: string | null;
  tags: string[];
  /** Null for a draft. */
  publishedAt: string | null;
  updatedAt: string;
}

/** What a card of the list shows. */
export type PostSummary = Omit<Post, "content">;

/** A post as the owner's calls answer it. */
export interface PostForOwner extends Post {
  /** Grows with every change; sent back as `If-Match: "<version>"`. */
  version: number;
}

function needed(what: string, lengthMax: number) {
  return z.string(`Please enter ${what}`).check(
    z.trim(),
    z.minLength(1, `Please enter ${what}`),
    z.maxLength(
      lengthMax,
      `Please shorten ${what} to ${lengthMax.toLocaleString("en-US")} characters`,
    ),
    z.refine(
      (text) => !/[^\P{Cc}\t\r\n]/u.test(text) && text.isWellFormed(),
      "Please remove control characters",
    ),
  );
}

/** The payload of `POST /api/admin/blog/posts` and `PUT /api/admin/blog/posts/{id}`. */
export const PostInput = z.object({
  title: needed("a title", 200),
  slug: needed("a slug", slugLengthMax).check(
    z.regex(/^[a-z0-9-]*$/, "Please use lower-case letters, digits and hyphens only"),
  ),
  excerpt: needed("an excerpt", 1000),
  content: needed("the content", 100_000),
  author: needed("an author", 200),
  /** A file name or path under `/attached-assets/`, or an https address. */
  featuredImage: z.optional(
    z.nullable(
      z.string("Please give the picture's name as text").check(
        z.trim(),
        z.maxLength(2000, "Please use a shorter picture name"),
        z.refine(
          (name) => !/^[a-z][a-z0-9+.-]*:/i.test(name) || /^https:\/\/[^\s/]/i.test(name),
          "Please give a file name, or an address starting with https://",
        ),
      ),
    ),
  ),
  tags: z.optional(
    z
      .array(needed("a tag", 50), "Please give the tags as a list")
      .check(z.maxLength(20, "Please use at most 20 tags")),
  ),
  /** When it was published; null for a draft, absent for "now, unless it was published before". */
  publishedAt: z.optional(
    z.nullable(
      z.iso.datetime({ offset: true, error: "Please give the time of publishing as an ISO time" }),
    ),
  ),
});
export type PostInput = z.infer<typeof PostInput>;
