/**
 * For a file input's `accept`. The server looks at the bytes, not at what a file calls itself. Without
 * HEIC in it an iPhone hands over a JPEG of such a photograph by itself.
 */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif";
