import { constants } from "node:fs";
import { readFile } from "node:fs/promises";
import { concurrencyLimit } from "#shared/server/concurrency-limit.ts";
import { byDay, withSvgReading } from "#shared/server/security/svg-safety.ts";
import type { PictureFolders } from "#shared/server/services.ts";
import { filesAt } from "#shared/server/uploaded-pictures.ts";
import type { Mark, Page } from "../answers.ts";

/** Returns what lies at an address of this site; undefined if that is no picture of ours. */
export type ReadPicture = (address: string) => Promise<Buffer | undefined>;

type PictureMark = Extract<Mark, { kind: "picture" }>;

/** Dots in an inch: what a printer in a house shows. */
const resolution = 300;

/** A few at a time: each takes the memory of its whole picture. */
const inTurn = concurrencyLimit({ running: 3, waiting: 10_000 });

/** What names a picture in one size. */
export function pictureKey({ address, width, height }: PictureMark): string {
  return `${width} ${height} ${address}`;
}

export function picturesOn(pages: readonly Page[]): PictureMark[] {
  const marks = pages.flatMap(({ parts }) => parts.flatMap((part) => part.marks));
  return marks.filter((mark) => mark.kind === "picture");
}

/** The pictures of the pages as JPEGs in data URLs. One that cannot be read is absent: its place stays white. */
export async function readPictures(
  pages: readonly Page[],
  read: ReadPicture,
): Promise<Map<string, string>> {
  const wanted = new Map(picturesOn(pages).map((mark) => [pictureKey(mark), mark]));
  if (wanted.size === 0) return new Map();
  const { default: sharp } = await import("sharp");
  const made = await withSvgReading(sharp, () =>
    Promise.all(
      [...wanted].map(([key, mark]) => inTurn(async () => [key, await draw(mark)] as const)),
    ),
  );
  return new Map(made.flatMap(([key, picture]) => (picture ? [[key, picture]] : [])));

  async function draw({ address, width, height }: PictureMark): Promise<string | undefined> {
    const bytes = await read(address).catch(() => undefined);
    if (!bytes) return undefined;
    const dots = (points: number) => Math.round((points * resolution) / 72);
    const size = { width: dots(width), height: dots(height) };
    const jpeg = await inSize(bytes, size).catch(() => undefined);
    return jpeg && `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  }

  async function inSize(bytes: Buffer, size: { width: number; height: number }): Promise<Buffer> {
    const is = await sharp(bytes).metadata();
    const isOfItsShape = Math.abs((is.width * size.height) / size.width - is.height) < 2;
    const isAsFine = is.width >= size.width && is.width <= 2 * size.width;
    // A plate is kept as a JPEG of the size that it has on the largest card.
    if (is.format === "jpeg" && is.channels === 3 && isOfItsShape && isAsFine) return bytes;
    return sharp(onPaper(bytes))
      .resize({ ...size, fit: "cover" })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
      .toBuffer();
  }
}

/** What of the site's own pictures and of uploaded ones lies at an address. */
export async function readSitePicture(
  address: string,
  folders: PictureFolders,
): Promise<Buffer | undefined> {
  for (const file of filesAt(address, folders)) {
    // Symbolic links are not followed: their target was not uploaded.
    const bytes = await readFile(file, { flag: constants.O_NOFOLLOW }).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}

/** Paper is white. */
function onPaper(bytes: Buffer): Buffer {
  const isSvg = bytes.subarray(0, 5).equals(Buffer.from("<svg "));
  return isSvg ? Buffer.from(byDay(bytes.toString())) : bytes;
}
