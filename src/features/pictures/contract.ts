/** The largest file that `POST /api/admin/pictures` takes, in bytes. */
export const largestUpload = 10 * 1024 * 1024;

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
