/** The largest file that `POST /api/admin/pictures` takes, in bytes. */
export const largestUpload = 10 * 1024 * 1024;

/** For a file input's `accept`. The server looks at the bytes, not at what a file calls itself. */
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
