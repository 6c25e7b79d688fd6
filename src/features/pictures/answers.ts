import * as z from "zod/mini";
import {
  answer,
  count,
  day,
  flag,
  moment,
  orNull,
  text,
  version,
} from "#shared/server/openapi/answer-shapes.ts";

const stored = {
  /** What a post's `featuredImage` holds. */
  name: text,
  /** What an event's `imageUrl` holds, and where the picture is shown from. */
  url: text,
  /** In pixels, after turning upright and resizing. */
  width: count,
  height: count,
};

export const StoredPicture = answer("StoredPicture", stored);
export type StoredPicture = z.infer<typeof StoredPicture>;

export const PictureForOwner = answer("PictureForOwner", {
  ...stored,
  uploadedAt: moment,
  uses: z.array(z.strictObject({ what: text, title: text, path: text })),
  goesOn: orNull(day).check(
    z.describe("The day on which it is deleted; null where it is used or kept."),
  ),
  isKept: flag,
  isDeleted: flag.check(z.describe("It lies in the Trash until it goes.")),
  version,
});
export type PictureForOwner = z.infer<typeof PictureForOwner>;

const PlacedPicture = z.strictObject({
  url: text,
  alt: text,
  focus: z
    .exactOptional(text)
    .check(
      z.describe("What stays in sight where it is cut to fit, “50% 20%”; absent: the middle."),
    ),
});
export type PlacedPicture = z.infer<typeof PlacedPicture>;

/** One of "Our Garden Nursery"; `alt` is its text alternative and its visible caption. */
const GalleryImage = z.strictObject({ id: count, ...PlacedPicture.shape });
export type GalleryImage = z.infer<typeof GalleryImage>;

export const HomePictures = answer("HomePictures", {
  gallery: z.array(GalleryImage),
  replaced: z
    .record(z.string(), PlacedPicture)
    .check(z.describe("By the address of the built-in picture that each replaces.")),
});
export type HomePictures = z.infer<typeof HomePictures>;

/** What an `<img>` is given for a built-in picture: that one, or the owner's in its place. */
export type PictureIn = (
  src: string,
  alt: string,
  className: string,
) => { src?: string; alt: string; className: string };

export const PlaceForOwner = answer("PlaceForOwner", {
  id: text,
  label: text,
  url: text,
  picture: orNull(text),
  alt: text,
  focus: text,
  needsAlt: flag,
  shape: z.enum(["wide", "hero"]),
  version,
});
export type PlaceForOwner = z.infer<typeof PlaceForOwner>;
