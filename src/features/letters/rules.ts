/** Where a letter's picture is on this site; undefined where none was given. */
export function picturePath(picture: string): string | undefined {
  const given = picture.trim();
  if (given === "") return undefined;
  if (given.startsWith("/")) return given;
  const parts = given.split("/").filter((part) => part !== "" && part !== "." && part !== "..");
  if (parts[0] === "attached-assets") parts.shift();
  return `/attached-assets/${parts.map(encodeURIComponent).join("/")}`;
}
