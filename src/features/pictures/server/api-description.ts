import { type ApiCall, answerShape, count, text } from "#platform/server/api-description.ts";
import { acceptedPictures, type StoredPicture } from "../contract.ts";

export const pictureAdminCalls: readonly ApiCall[] = [
  {
    method: "POST",
    path: "/api/admin/pictures",
    says: "Uploads a picture of up to 10 MB; the body is the file.",
    more: "The server looks at the bytes, not at the media type. The picture is turned upright, made smaller where it is large, and its hidden data is left out.",
    isOwners: true,
    file: acceptedPictures.split(","),
    answers: {
      201: {
        says: "Where it is.",
        body: answerShape<StoredPicture>("StoredPicture", {
          name: text,
          url: text,
          width: count,
          height: count,
        }),
      },
      400: "There is no file, or it is no picture that can be read.",
      415: "It is a file of another kind.",
    },
  },
];
