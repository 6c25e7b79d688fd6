/** Where a picture is that a post or a letter names: https, a path, or a file under `/attached-assets/`. */
export function pictureAddress(given: string | null): string | undefined {
  const address = given?.trim();
  if (!address) return undefined;
  if (/^https:\/\//i.test(address)) return address;
  // Two slashes at the start would lead to another site.
  if (address.startsWith("/")) return address.replace(/^[/\\]+/, "/");
  const parts = address.toWellFormed().split("/");
  if (parts[0] === "attached-assets") parts.shift();
  const safe = parts.filter((part) => part !== "" && part !== "." && part !== "..");
  return `/attached-assets/${safe.map(encodeURIComponent).join("/")}`;
}

/** For a file input's `accept`. An iPhone converts HEIC, which is not in it, to JPEG. The server checks the bytes. */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif";
