import { contour, fine, gilt, lettered, panel, paper } from "./colors.ts";
import { num, pen, printed } from "./ink.ts";
import { em, glyphs } from "./letter-outlines.ts";
import type { Sheet } from "./plate-sheet.ts";

export const width = 1200;
export const height = 1500;

/** Where the arch's panel ends below: cut stems and the ground of the habit sketch stand on it. */
export const sill = 1318;

/** The arch's outline, this far inside the outer one. */
const arch = (inset: number) => {
  const [left, right, top] = [86 + inset, 1114 - inset, 86 + inset];
  return pen()
    .lines([left, sill - inset], [left, 430])
    .quad(left, top, 600, top)
    .quad(right, top, right, 430)
    .line([right, sill - inset])
    .close();
};

/** The ground, the arch, the double rule, the Latin caption and the plate's number. */
export function frame(sheet: Sheet, caption: string, number: string, ground = panel): string {
  const rule = (inset: number) => {
    const d = pen().polygon(
      [inset, inset],
      [width - inset, inset],
      [width - inset, height - inset],
      [inset, height - inset],
    );
    return d;
  };
  const size = Math.min(62, (62 * 1010) / lineWidth(caption, 62));
  const cls = sheet.inked(lettered);
  const corner = sheet.motif("corner", () => spandrel(sheet));
  const middle = 600 * printed;
  return (
    sheet.fill(pen().polygon([0, 0], [width, 0], [width, height], [0, height]), paper) +
    sheet.line(rule(26), fine, 2.5) +
    sheet.line(rule(38), gilt, 2.5) +
    sheet.bound(arch(0), ground, contour, 3.5) +
    sheet.line(arch(14), gilt, 2) +
    sheet.put(corner, [0, 0]) +
    sheet.put(corner, [width, 0], 1, { flip: true }) +
    (caption ? lettering(caption, middle, 1398 * printed, Math.floor(size) * printed, cls) : "") +
    (number ? lettering(number, middle, 1450 * printed, 34 * printed, sheet.inked(fine)) : "")
  );
}

/** A sprig in the upper left corner, over the arch. */
function spandrel(sheet: Sheet): string {
  const d = pen();
  d.leaf(74, 74, 112, 74, 12, 6).leaf(74, 74, 158, 74, 12, -6).leaf(74, 74, 135, 104, 9, 0);
  return sheet.line(d, gilt, 2) + sheet.fill(pen().ellipse(72, 72, 7), gilt);
}

const none = [25, 0, 0, ""] as const;
const glyphOf = (letter: string) => glyphs[letter] ?? none;

/** The width of a line of lettering at a size (units to the em). */
export function lineWidth(text: string, size: number): number {
  return ([...text].reduce((sum, letter) => sum + glyphOf(letter)[0], 0) * size) / em;
}

/**
 * A line of Garamond italic as one path, its middle at `x`, its foot at `y`. The class gives it its
 * color. An SVG in an `<img>` cannot use the page's fonts, so the letters are drawn. Straight quotes
 * become curly ones.
 */
export function lettering(text: string, x: number, y: number, size: number, cls: string): string {
  const set = text.replace(/(^|[\s(])'/g, "$1‘").replaceAll("'", "’");
  let d = "";
  // Where the pen is, seen from the foot of the next letter.
  let [aside, down] = [0, 0];
  for (const letter of set) {
    const [width, endX, endY, outline] = glyphOf(letter);
    const [, startX, startY, rest] = /^m(-?\d+) ?(-?\d+)(.*)/.exec(outline) ?? [];
    if (rest) {
      d += `m${aside + Number(startX)} ${down + Number(startY)}${rest}`;
      [aside, down] = [-endX, -endY];
    }
    aside += width;
  }
  const left = x - lineWidth(set, size) / 2;
  const k = String(Math.round((size / em) * 1000) / 1000).replace(/^0/, "");
  return `<path class="${cls}" transform="translate(${num(left)} ${num(y)})scale(${k})" d="${d}"/>`;
}
