import { HttpError } from "#shared/both/http-error.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import type { PictureForOwner } from "../answers.ts";

export const picturesPath = "/api/admin/pictures";
export const placesPath = `${picturesPath}/places`;

/** Shows one picture as it is now. */
export function replacePicture(picture: PictureForOwner): void {
  const store = browserStore();
  const { data } = store.state<PictureForOwner[]>(picturesPath);
  if (!data) return;
  store.set(
    picturesPath,
    data.map((it) => (it.name === picture.name ? picture : it)),
  );
}

/** Why a picture could not be uploaded, for the owner. */
export function describeUpload(error: unknown): string {
  if (!(error instanceof HttpError)) return "There is no connection to the site.";
  return error.serverMessage ?? "The picture could not be uploaded.";
}
