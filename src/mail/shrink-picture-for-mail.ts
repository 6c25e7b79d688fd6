import { constants } from "node:fs";
import { readFile } from "node:fs/promises";
import { withSvgReading } from "#shared/server/security/svg-safety.ts";
import type { PictureFolders } from "#shared/server/services.ts";
import { filesAt } from "#shared/server/uploaded-pictures.ts";

/** In pixels, tried in turn until the picture is small enough: at first twice what mail programs show. */
const widths = [1200, 800, 600];
/** So that a letter with its pictures stays under 250 KB, a third of which is attachment encoding. */
export const pictureBytesMax = 150_000;
const qualities = [76, 60, 45, 30];
/** Pictures kept in memory; a season's events and letters use fewer. */
const picturesKept = 40;

const ready = new Map<string, Promise<MailPicture | undefined>>();

/** A picture inside a letter, so that nothing is loaded from elsewhere when it is read. */
export interface MailPicture {
  filename: string;
  contentType: "image/jpeg";
  content: Buffer;
  cid: string;
}

interface MailPictureSize {
  /** What it may weigh; absent: all that the pictures of a letter may. */
  bytesMax?: number;
  /** Shown as high as it is, not cut to half its width. */
  isWhole?: boolean;
}

export type MailPictures = (
  imageUrl: string | null,
  size?: MailPictureSize,
) => Promise<MailPicture | undefined>;

/**
 * Makes JPEGs, because mail programs do not show SVG; the letter's HTML refers to one as "cid:{name}-picture".
 * Undefined for one on another site, and for one that cannot be read: no letter waits for a picture.
 */
export function mailPictures(folders: PictureFolders, name: string): MailPictures {
  return async (imageUrl, { bytesMax = pictureBytesMax, isWhole = false } = {}) => {
    if (!imageUrl?.startsWith("/")) return undefined;
    const files = filesAt(imageUrl, folders);
    const key = `${name} ${bytesMax} ${isWhole} ${files.join()}`;
    const known = ready.get(key);
    if (known) return known;
    if (ready.size >= picturesKept) ready.clear();
    const made = draw(files, name, { bytesMax, isWhole });
    ready.set(key, made);
    // A missing picture may be uploaded later.
    if (!(await made)) ready.delete(key);
    return made;
  };
}

async function draw(
  files: readonly string[],
  name: string,
  { bytesMax, isWhole }: Required<MailPictureSize>,
): Promise<MailPicture | undefined> {
  // Imported for the first picture: a start needs none, and it is among the largest of the packages.
  const { default: sharp } = await import("sharp");
  const size = (width: number) =>
    isWhole
      ? ({ width, height: width * 2, fit: "inside" } as const)
      : ({ width, height: width / 2, fit: "cover" } as const);
  return withSvgReading(sharp, async () => {
    for (const file of files) {
      try {
        // Symbolic links are not followed: their target was not uploaded.
        const picture = sharp(await readFile(file, { flag: constants.O_NOFOLLOW }));
        for (const width of widths) {
          // Drawn once for all qualities: it takes several times as long as to compress it.
          const { data, info } = await picture
            .clone()
            .resize({ ...size(width), withoutEnlargement: true })
            .flatten({ background: "#fffdf6" })
            .raw()
            .toBuffer({ resolveWithObject: true });
          for (const quality of qualities) {
            const content = await sharp(data, { raw: info })
              .jpeg({ quality, mozjpeg: true })
              .toBuffer();
            if (content.length > bytesMax) continue;
            return {
              ...{ filename: `${name}.jpg`, contentType: "image/jpeg", content },
              cid: `${name}-picture`,
            };
          }
        }
      } catch {
        // It is not in this folder, or is no picture.
      }
    }
    return undefined;
  });
}
