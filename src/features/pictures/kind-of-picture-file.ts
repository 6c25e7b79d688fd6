export type PictureKind = "jpeg" | "png" | "webp" | "avif";

/** The kind of a file by its first bytes; undefined for anything that is not accepted. */
export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  if (text(bytes, 0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp";
  if (text(bytes, 4, 8) === "ftyp" && brandsOf(bytes).includes("avif")) return "avif";
  return undefined;
}

/**
 * True for a photograph in HEVC, as iPhones keep them: its patents keep the decoder out of the free
 * libraries that decode the others.
 */
export function isHeic(bytes: Uint8Array): boolean {
  if (text(bytes, 4, 8) !== "ftyp" || kindOf(bytes) !== undefined) return false;
  return brandsOf(bytes).some((brand) => /he(?:ic|ix|vc|vx|im|is|vm|vs)|mif1|msf1/.test(brand));
}

/** The brands in the `ftyp` box that such a file begins with (ISO/IEC 14496-12, section 4.3). */
function brandsOf(bytes: Uint8Array): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  const size = Math.min(((a << 24) | (b << 16) | (c << 8) | d) >>> 0, 256, bytes.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= size; at += 4) {
    if (at !== 12) brands.push(text(bytes, at, at + 4));
  }
  return brands;
}

/**
 * True for a file that contains the beginning of a page, a script or a PDF, which some programs
 * would read it as. Compressed pictures do not contain such text by chance.
 */
export function isPolyglot(file: Buffer): boolean {
  const all = file.toString("latin1");
  return /<(?:script|iframe|html|body|svg|object|embed|!doctype)[\s>/]|<\?php|%PDF-\d/i.test(all);
}

/** What a name made by this feature looks like: it is random, and its file never changes. */
export const madeName = /^[0-9a-f]{32}\.webp$/;

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
