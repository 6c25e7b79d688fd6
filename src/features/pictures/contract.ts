import * as z from "zod/mini";

/** The largest file that `POST /api/admin/pictures` takes, in bytes. */
export const largestUpload = 10 * 1024 * 1024;

/**
 * For a file input's `accept`. The server looks at the bytes, not at what a file calls itself. Without
 * HEIC in it an iPhone hands over a JPEG of such a photograph by itself.
 */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif";

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
