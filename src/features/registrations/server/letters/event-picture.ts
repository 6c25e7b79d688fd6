import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";

/** How wide the picture of a letter is: twice the 600 px that mail programs show. */
const width = 1200;
const height = 600;
/** Pictures kept ready; the events that people register for in a season are fewer. */
const picturesKept = 20;

/** Where a letter finds pictures, by how their address begins; the first folder that has it is taken. */
export type PictureFolders = readonly { prefix: string; folder: string }[];

/** A picture inside a letter, so that nothing is loaded from elsewhere when it is read. */
export interface LetterPicture {
  filename: string;
  contentType: "image/jpeg";
  content: Buffer;
  cid: string;
}

/**
 * Answers what turns an event's picture into one for a letter: a JPEG, since mail programs draw no
 * SVG. Undefined for an event without one, for one on another site, and for one that cannot be read:
 * no letter waits for a picture.
 */
export function letterPictures(
  folders: PictureFolders,
): (imageUrl: string | null) => Promise<LetterPicture | undefined> {
  const ready = new Map<string, Promise<LetterPicture | undefined>>();
  return async (imageUrl) => {
    if (!imageUrl?.startsWith("/")) return undefined;
    const known = ready.get(imageUrl);
    if (known) return known;
    if (ready.size >= picturesKept) ready.clear();
    const made = draw(imageUrl, folders);
    ready.set(imageUrl, made);
    // One that is not there yet may be uploaded later.
    if (!(await made)) ready.delete(imageUrl);
    return made;
  };
}

async function draw(path: string, folders: PictureFolders): Promise<LetterPicture | undefined> {
  // Imported for the first picture: a start needs none, and it is among the largest of the packages.
  const { default: sharp } = await import("sharp");
  for (const file of filesFor(path, folders)) {
    try {
      const content = await sharp(await readFile(file))
        .resize({ width, height, fit: "cover", withoutEnlargement: true })
        .flatten({ background: "#fffdf6" })
        .jpeg({ quality: 76, mozjpeg: true })
        .toBuffer();
      return { filename: "event.jpg", contentType: "image/jpeg", content, cid: "event-picture" };
    } catch {
      // It is not in this folder, or is no picture.
    }
  }
  return undefined;
}

/** Never a file outside of the folder, whatever the address says. */
function filesFor(path: string, folders: PictureFolders): string[] {
  let plain: string;
  try {
    plain = decodeURIComponent(path.replace(/[?#].*$/, ""));
  } catch {
    return [];
  }
  return folders
    .filter(({ prefix }) => plain.startsWith(prefix))
    .map(({ prefix, folder }) => ({
      folder,
      file: normalize(join(folder, plain.slice(prefix.length))),
    }))
    .filter(({ folder, file }) => file.startsWith(normalize(folder) + sep) && !file.includes("\0"))
    .map(({ file }) => file);
}
