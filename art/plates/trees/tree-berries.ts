import type { Figure } from "#art/figures/figure.ts";
import { greens, hues, type Tint } from "#art/pen/colors.ts";
import { steps, toward } from "#art/pen/curve.ts";
import { type Point, pen, type Rand, within } from "#art/pen/ink.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";

/** Draws a tree's fruit, hanging from 0, 0 and about 100 high. */
export type DrawFruit = (sheet: Sheet, r: Rand, t: Tint, figure: Figure) => string;

/** A round fruit with its lit side and a speck of light. */
export function ball(sheet: Sheet, [x, y]: Point, radius: number, t: Tint): string {
  return (
    sheet.bound(pen().ellipse(x, y, radius), t.wash, t.rim, 2.2) +
    sheet.fill(pen().ellipse(x + radius * 0.25, y + radius * 0.25, radius * 0.6), t.shade) +
    sheet.fill(pen().ellipse(x - radius * 0.3, y - radius * 0.34, radius * 0.22), t.pale)
  );
}

/** Round fruits on stalks from one point, hanging. */
export const cluster =
  (count: number, radius: number, reach: number): DrawFruit =>
  (sheet, r, t) => {
    const stalks = pen();
    const one = sheet.motif(`fruit ${radius}`, () => ball(sheet, [0, 0], radius, t));
    let heads = "";
    for (const [i, k] of steps(count, -1, 1).entries()) {
      const end = toward([0, 0], 180 + k * 52, reach * (0.72 + 0.28 * ((i * 0.618) % 1)));
      stalks.move(0, 0).quad(end[0] * 0.4, end[1] * 0.62, ...end);
      heads += sheet.put(one, end, within(r, 0.88, 1.1));
    }
    return sheet.line(stalks, hues.brown.shade, 3) + heads;
  };

export const raspberry: DrawFruit = (sheet, _r, t) => {
  const d = pen();
  for (let i = 0; i < 26; i++)
    d.mark(...toward([0, 62], i * 137.5, 30 * Math.sqrt((i + 0.5) / 26)));
  return (
    sheet.line(pen().move(0, -50).quad(5, 0, 0, 34), greens.green.shade, 5) +
    sheet.fill(pen().ellipse(0, 62, 36), t.rim) +
    sheet.line(d, t.rim, 17) +
    sheet.line(d, t.wash, 14) +
    sheet.line(d, t.shade, 4)
  );
};
