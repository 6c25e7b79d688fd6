import { HttpError } from "#shared/both/http-error.ts";
import { changeRows } from "#shared/browser/admin-request.ts";
import type { PictureForOwner } from "../answers.ts";

export const picturesPath = "/api/admin/pictures";
export const placesPath = `${picturesPath}/places`;

/** Shows one picture as it is now. */
export function replacePicture(picture: PictureForOwner): void {
  changeRows<PictureForOwner>(picturesPath, (rows) =>
    rows.map((it) => (it.name === picture.name ? picture : it)),
  );
}

/** Why a picture could not be uploaded, for the owner. */
export function describeUpload(error: unknown): string {
  if (!(error instanceof HttpError)) return "There is no connection to the site.";
  return error.serverMessage ?? "The picture could not be uploaded.";
}
