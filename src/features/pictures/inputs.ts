import * as z from "zod/mini";
import { PictureAlt, PictureFocus } from "#shared/both/picture-details.ts";

/** The payload of `PATCH /api/admin/pictures/{name}`. */
export const PictureChanges = z.object({
  /** Kept although nothing uses it. */
  isKept: z.optional(z.boolean("Please say yes or no")),
  /** False puts a deleted picture back. */
  isDeleted: z.optional(z.literal(false, "Please delete a picture with DELETE")),
});
export type PictureChanges = z.infer<typeof PictureChanges>;

/** The payload of `PUT /api/admin/pictures/places/{place}`. */
export const PlaceInput = z.object({
  picture: z.string("Please choose a picture").check(z.minLength(1, "Please choose a picture")),
  alt: PictureAlt,
  focus: z.optional(PictureFocus),
});

export const PlaceInputWithAlt = z.object({
  ...PlaceInput.shape,
  alt: PictureAlt.check(z.minLength(1, "Please write what the picture shows")),
});
export type PlaceInput = z.infer<typeof PlaceInput>;
