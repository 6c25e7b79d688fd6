import * as z from "zod/mini";
import { fullAddress } from "#shared/both/absolute-url.ts";
import { PictureAlt, PictureFocus } from "#shared/both/picture-details.ts";
import { filledIn, oneLine, shortEnough, someLines } from "#shared/both/text-checks.ts";
import { slugLengthMax } from "./post-address.ts";

const text = (missing: string, what: string, most: number) =>
  filledIn(missing).check(shortEnough(what, most));

/** A file name, a path, or an https address; neither another scheme nor a way out of this site. */
function isPicture(given: string): boolean {
  if (/^https:\/\/[^\s/]/i.test(given)) return fullAddress(given) !== undefined;
  return !/[:\\]|^\/\/|(?:^|\/)\.\.(?:\/|$)/.test(given);
}

const tagsWrong = "Please give the tags as a list of words";

export const PostInput = z.object({
  title: text("Please enter a title", "title", 200).check(oneLine),
  slug: text("Please enter a slug", "slug", slugLengthMax).check(
    z.regex(
      /^-?[a-z0-9]+(?:-[a-z0-9]+)*-?$/,
      "Please use lowercase letters, digits and single hyphens between them",
    ),
  ),
  excerpt: text("Please enter an excerpt", "excerpt", 1_000).check(someLines),
  content: text("Please enter the content", "content", 50_000).check(someLines),
  author: text("Please enter an author", "author's name", 200).check(oneLine),
  /** Empty, null or absent: its card shows a plant instead of a picture. */
  featuredImage: z.optional(
    z.nullable(
      z
        .string("Please give the picture as a file name or an address")
        .check(
          z.trim(),
          z.maxLength(500, "Please use a shorter picture address"),
          oneLine,
          z.refine(
            isPicture,
            "Please give a file name, a path on this site or an address starting with https://",
          ),
        ),
    ),
  ),
  /** Absent: as it was. */
  pictureAlt: z.optional(PictureAlt),
  pictureFocus: z.optional(PictureFocus),
  tags: z.nullish(
    z
      .array(
        z
          .string(tagsWrong)
          .check(z.trim(), z.maxLength(50, "Please keep each tag to 50 characters"), oneLine),
        tagsWrong,
      )
      .check(z.maxLength(20, "Please keep to 20 tags")),
  ),
  /** An ISO time: published then. Null: a draft. Absent: a new post is published, an old one stays as it is. */
  publishedAt: z.optional(
    z.nullable(z.iso.datetime({ offset: true, error: "Please give the time as an ISO 8601 time" })),
  ),
});
export type PostInput = z.infer<typeof PostInput>;
