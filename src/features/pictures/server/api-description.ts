import * as z from "zod/mini";
import { acceptedPictures } from "#shared/both/accepted-pictures.ts";
import {
  type ApiCall,
  answerShape,
  closed,
  count,
  day,
  flag,
  moment,
  named,
  orNull,
  text,
  version,
} from "#shared/server/api-description.ts";
import {
  type GalleryImage,
  type HomePictures,
  PictureChanges,
  type PictureForOwner,
  type PlacedPicture,
  type PlaceForOwner,
  PlaceInput,
  type StoredPicture,
} from "../contract.ts";
import { largestUploadInWords } from "../upload-limits.ts";

const stored = { name: text, url: text, width: count, height: count };

const PictureShape = answerShape<PictureForOwner>("PictureForOwner", {
  ...stored,
  uploadedAt: moment,
  uses: z.array(closed<PictureForOwner["uses"][number]>({ what: text, title: text, path: text })),
  goesOn: orNull(day).check(
    z.describe("The day on which it is deleted; null where it is used or kept."),
  ),
  isKept: flag,
  isDeleted: flag.check(z.describe("Until it goes it can be put back.")),
  version,
});
const gone = "The picture is no longer there.";

const focus = z
  .optional(text)
  .check(z.describe("What stays in sight where it is cut to fit, “50% 20%”; absent: the middle."));

export const pictureCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/pictures",
    says: "The pictures of the home page: the gallery’s, and the owner’s in other places.",
    answers: {
      200: {
        says: "The pictures.",
        body: answerShape<HomePictures>("HomePictures", {
          gallery: z.array(closed<GalleryImage>({ id: count, url: text, alt: text, focus })),
          replaced: z
            .record(z.string(), closed<PlacedPicture>({ url: text, alt: text, focus }))
            .check(z.describe("By the address of the built-in picture that each replaces.")),
        }),
      },
    },
  },
];

const PlaceShape = answerShape<PlaceForOwner>("PlaceForOwner", {
  ...{ id: text, label: text, url: text, picture: orNull(text), alt: text, focus: text },
  ...{ needsAlt: flag, shape: z.enum(["wide", "hero"]), version },
});
const noPlace = "There is no such place.";

export const pictureAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/pictures",
    says: "Every upload with what uses it.",
    isOwners: true,
    answers: { 200: { says: "The pictures.", body: z.array(PictureShape) } },
  },
  {
    method: "POST",
    path: "/api/admin/pictures",
    says: `Uploads a picture of up to ${largestUploadInWords}; the body is the file.`,
    more: "The server looks at the bytes, not at the media type. The picture is turned upright, made smaller where it is large, and its hidden data is left out.",
    isOwners: true,
    file: acceptedPictures.split(","),
    answers: {
      201: { says: "Where it is.", body: answerShape<StoredPicture>("StoredPicture", stored) },
      400: "There is no file, or it is no picture that can be read.",
      415: "It is a file of another kind.",
    },
  },
  {
    method: "PATCH",
    path: "/api/admin/pictures/{name}",
    says: "Keeps a picture that nothing uses, or no longer, or puts a deleted one back.",
    isOwners: true,
    payload: named("PictureChanges", PictureChanges),
    takesIfMatch: true,
    answers: {
      200: { says: "The picture as it is now.", body: PictureShape, hasETag: true },
      404: gone,
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/pictures/{name}",
    says: "Deletes a picture that nothing uses; for a day it can be put back.",
    isOwners: true,
    takesIfMatch: true,
    answers: {
      200: { says: "The picture as it is now.", body: PictureShape },
      404: gone,
      409: "Something uses it.",
    },
  },
  {
    method: "GET",
    path: "/api/admin/pictures/places",
    says: "The places of the home page’s pictures, with what stands in each.",
    isOwners: true,
    answers: { 200: { says: "The places.", body: z.array(PlaceShape) } },
  },
  {
    method: "PUT",
    path: "/api/admin/pictures/places/{place}",
    says: "Puts an upload into a place of the home page.",
    isOwners: true,
    payload: named("PlaceInput", PlaceInput),
    takesIfMatch: true,
    answers: {
      200: { says: "The place as it is now.", body: PlaceShape, hasETag: true },
      404: noPlace,
    },
  },
  {
    method: "DELETE",
    path: "/api/admin/pictures/places/{place}",
    says: "Puts the built-in picture back into its place.",
    isOwners: true,
    takesIfMatch: true,
    answers: { 200: { says: "The place as it is now.", body: PlaceShape }, 404: noPlace },
  },
];
