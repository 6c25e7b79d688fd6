import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";

/** How wide the picture of a letter is: twice the 600 px that mail programs show. */
const width = 1200;
const height = 600;
/** So that a letter with a picture stays under 250 KB, a third of which is the coding of attachments. */
const bytesMax = 150_000;
/** Tried in turn until the picture is small enough. */
const qualities = [76, 60, 45, 30];
/** Pictures kept ready; those of a season's events and letters are fewer. */
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
 * Answers what turns a picture of the site into one for a letter: a JPEG, since mail programs draw no
 * SVG. The letter's HTML calls it "cid:{name}-picture". Undefined where there is none, for one on another site, and for one that cannot be read:
 * no letter waits for a picture.
 */
export function letterPictures(
  folders: PictureFolders,
  name: string,
): (imageUrl: string | null) => Promise<LetterPicture | undefined> {
  const ready = new Map<string, Promise<LetterPicture | undefined>>();
  return async (imageUrl) => {
    if (!imageUrl?.startsWith("/")) return undefined;
    const known = ready.get(imageUrl);
    if (known) return known;
    if (ready.size >= picturesKept) ready.clear();
    const made = draw(imageUrl, folders, name);
    ready.set(imageUrl, made);
    // One that is not there yet may be uploaded later.
    if (!(await made)) ready.delete(imageUrl);
    return made;
  };
}

async function draw(
  path: string,
  folders: PictureFolders,
  name: string,
): Promise<LetterPicture | undefined> {
  // Imported for the first picture: a start needs none, and it is among the largest of the packages.
  const { default: sharp } = await import("sharp");
  for (const file of filesFor(path, folders)) {
    try {
      const drawn = sharp(await readFile(file))
        .resize({ width, height, fit: "cover", withoutEnlargement: true })
        .flatten({ background: "#fffdf6" });
      for (const quality of qualities) {
        const content = await drawn.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
        if (content.length > bytesMax) continue;
        return {
          ...{ filename: `${name}.jpg`, contentType: "image/jpeg", content },
          cid: `${name}-picture`,
        };
      }
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
