import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureFolders } from "#shared/server/services.ts";
import { type PaperFont, paperFonts } from "../answers.ts";
import type { WidthOf } from "./typeset.ts";

export type PaperFonts = ReadonlyMap<PaperFont, Buffer>;

/** Reads the fonts of the paper, which lie with the site's own pictures (`public/print-fonts`). */
export async function readFonts(folders: PictureFolders): Promise<PaperFonts> {
  const folder = folders.find(({ prefix }) => prefix === "/")?.folder ?? "public";
  const read = async (name: PaperFont) =>
    [name, await readFile(join(folder, "print-fonts", `${name}.ttf`))] as const;
  return new Map(await Promise.all(paperFonts.map(read)));
}

/** Returns what measures a text as the file will have it, kerning included. What was measured once is not measured again. */
export async function measure(fonts: PaperFonts): Promise<WidthOf> {
  const { default: PdfDocument } = await import("pdfkit");
  const document = new PdfDocument({ autoFirstPage: false });
  for (const [name, bytes] of fonts) document.registerFont(name, bytes);
  const known = new Map<string, number>();
  const widthOfWord = (word: string, font: PaperFont) => {
    if (known.size > 20_000) known.clear();
    const width = () => document.font(font).fontSize(1000).widthOfString(word) / 1000;
    return known.getOrInsertComputed(`${font} ${word}`, width);
  };
  return (text, font, size) =>
    // As pdfkit sets a line: word by word, each with the blank after it.
    text.split(/(?<= )/).reduce((sum, word) => sum + widthOfWord(word, font) * size, 0);
}
