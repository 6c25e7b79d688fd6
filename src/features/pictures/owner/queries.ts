import { HttpError } from "#shared/both/http-error.ts";

export const picturesPath = "/api/admin/pictures";
export const placesPath = `${picturesPath}/places`;

/** Why a picture could not be uploaded, for the owner. */
export function describeUpload(error: unknown): string {
  if (!(error instanceof HttpError)) return "There is no connection to the site.";
  return error.serverMessage ?? "The picture could not be uploaded.";
}
