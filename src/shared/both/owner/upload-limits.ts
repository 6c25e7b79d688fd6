/** The largest file that `POST /api/admin/pictures` takes, in bytes. */
export const largestUpload = 10 * 1024 * 1024;

export const largestUploadInWords = `${largestUpload / 1024 ** 2} MB`;

/** A telephone's camera makes 12 to 50 megapixels. Decoded, these are 200 MB. */
export const mostPixels = 50_000_000;
