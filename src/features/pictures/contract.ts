import * as z from "zod/mini";
import { PictureAlt, PictureFocus } from "#shared/both/picture-details.ts";

/** The answer of `POST /api/admin/pictures`, whose body is the file itself. */
export interface StoredPicture {
  /** What a post's `featuredImage` holds. */
  name: string;
  /** What an event's `imageUrl` holds, and where the picture is shown from. */
  url: string;
  /** In pixels, after turning upright and resizing. */
  width: number;
  height: number;
}

/** One of the owner's uploads, as `GET /api/admin/pictures` lists it. */
export interface PictureForOwner extends StoredPicture {
  /** ISO 8601. */
  uploadedAt: string;
  uses: { what: string; title: string; path: string }[];
  /** The day on which it is deleted, `YYYY-MM-DD`; null where it is used or kept. */
  goesOn: string | null;
  isKept: boolean;
  /** The owner deleted it; until it goes it can be put back. */
  isDeleted: boolean;
  /** Grows with every change; sent back as `If-Match: "<version>"`. */
  version: number;
}

/** The payload of `PATCH /api/admin/pictures/{name}`. */
export const PictureChanges = z.object({
  /** Kept although nothing uses it. */
  isKept: z.optional(z.boolean("Please say yes or no")),
  /** False puts a deleted picture back. */
  isDeleted: z.optional(z.literal(false, "Please delete a picture with DELETE")),
});
export type PictureChanges = z.infer<typeof PictureChanges>;

/** One picture of the gallery "Our Garden Nursery". */
export interface GalleryImage {
  id: number;
  url: string;
  /** What the picture shows, in one sentence: its text alternative and its visible caption. */
  alt: string;
  /** What of it stays in sight; absent: the middle. */
  focus?: string;
}

/** A picture of the owner's in the place of a built-in one. */
export interface PlacedPicture {
  url: string;
  alt: string;
  focus?: string;
}

/** The answer of `GET /api/pictures`: what the home page shows. */
export interface HomePictures {
  gallery: GalleryImage[];
  /** Beside the gallery, the owner's pictures by the address of the built-in one that each replaces. */
  replaced: Record<string, PlacedPicture>;
}

/** What an `<img>` is given for a built-in picture: that one, or the owner's in its place. */
export type PictureIn = (
  src: string,
  alt: string,
) => { src?: string; alt: string; "data-focus"?: string | undefined };

/** The payload of `PUT /api/admin/pictures/places/{place}`. */
export const PlaceInput = z.object({
  /** The name of an upload. */
  picture: z.string("Please choose a picture").check(z.minLength(1, "Please choose a picture")),
  alt: PictureAlt,
  focus: z.optional(PictureFocus),
});

/** The same for a place whose picture must say what it shows. */
export const PlaceInputWithAlt = z.object({
  ...PlaceInput.shape,
  alt: PictureAlt.check(z.minLength(1, "Please write what the picture shows")),
});
export type PlaceInput = z.infer<typeof PlaceInput>;

/** One of `GET /api/admin/pictures/places`. */
export interface PlaceForOwner {
  id: string;
  label: string;
  /** What stands there now. */
  url: string;
  /** The owner's picture; null where the built-in one stands. */
  picture: string | null;
  alt: string;
  focus: string;
  needsAlt: boolean;
  shape: "wide" | "hero";
  /** Grows with every change; sent back as `If-Match: "<version>"`. */
  version: number;
}
