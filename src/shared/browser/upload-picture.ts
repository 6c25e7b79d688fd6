import { HttpError } from "#shared/both/http-error.ts";
import { acceptedPictures } from "#shared/both/picture-address.ts";
import { adminRequest } from "./admin-request.ts";

/** Where the owner's screens upload a picture: the same photograph once. */
export const uploadPath = "/api/admin/pictures?once=true";

/** How a field uploads a picture: what it takes, what it then holds, and what is said where that failed. */
export function pictureUpload(holds: "name" | "url", what = "picture") {
  return {
    accept: acceptedPictures,
    upload: async (file: File) =>
      (await adminRequest<Record<typeof holds, string>>("POST", uploadPath, { body: file }))[holds],
    describe: (error: unknown) =>
      (error instanceof HttpError && error.serverMessage) ||
      `The ${what} could not be uploaded. Please try again.`,
  };
}
