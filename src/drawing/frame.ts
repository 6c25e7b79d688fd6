import { trace } from "./ink.ts";
import { lettering, lineWidth } from "./lettering.ts";
import type { Sheet } from "./sheet.ts";
import { contour, fine, gilt, lettered, panel, paper } from "./tones.ts";

export const width = 1200;
export const height = 1500;

/** Where the arch's panel ends below: cut stems and the ground of the habit sketch stand on it. */
export const sill = 1318;

const arch = "M86 1318V430Q86 86 600 86Q1114 86 1114 430V1318z";
const inner = "M100 1304V432Q100 100 600 100Q1100 100 1100 432V1304z";

/** The ground, the arch, the double rule, the Latin caption and the plate's number. */
export function frame(sheet: Sheet, caption: string, number: string): string {
  const rule = (inset: number) => {
    const d = trace(1).polygon(
      [inset, inset],
      [width - inset, inset],
      [width - inset, height - inset],
      [inset, height - inset],
    );
    return d;
  };
  const size = Math.min(62, (62 * 1010) / lineWidth(caption, 62));
  const cls = sheet.inked(lettered);
  return (
    sheet.fill(`M0 0h${width}v${height}h-${width}z`, paper) +
    sheet.line(rule(26), fine, 2.5) +
    sheet.line(rule(38), gilt, 2.5) +
    sheet.bound(arch, panel, contour, 3.5) +
    sheet.line(inner, gilt, 2) +
    spandrel(sheet, 1) +
    spandrel(sheet, -1) +
    (caption ? lettering(caption, 600, 1398, Math.floor(size), cls) : "") +
    (number ? lettering(number, 600, 1450, 34, sheet.inked(fine)) : "")
  );
}

/** A sprig in a corner over the arch. */
function spandrel(sheet: Sheet, side: 1 | -1): string {
  const x = (v: number) => (side === 1 ? 62 + v : width - 62 - v);
  const d = trace(1);
  d.leaf(x(12), 74, side * 112, 74, 12, side * 6)
    .leaf(x(12), 74, side * 158, 74, 12, side * -6)
    .leaf(x(12), 74, side * 135, 104, 9, 0);
  return sheet.line(d, gilt, 2) + sheet.fill(trace(1).ellipse(x(10), 72, 7), gilt);
}
