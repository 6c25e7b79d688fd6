import { angleAt, bow, brush, steps, toward } from "./curve.ts";
import type { Point } from "./ink.ts";
import { type LeafLook, leaf } from "./leaf.ts";
import type { Sheet } from "./sheet.ts";

/** Leaflets in pairs along a stalk, with one at the end or none. */
export function pinnate(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  look: LeafLook,
  pairs: number,
  { ending = true, leaflet = 0.42, spread = 62 } = {},
): string {
  const bend = look.bend ?? 0;
  const rachis = bow(from, toward(from, angle, length), -bend);
  let out = sheet.fill(
    brush(rachis, (t) => 5 - 3 * t, 4),
    look.tint.shade,
  );
  steps(pairs, 0.26, 0.9).forEach((t, i) => {
    for (const side of [-1, 1]) {
      const k =
        leaflet * length * (1 - Math.abs(t - 0.5) * 0.5) * (1 + 0.06 * Math.sin(i * 5 + side));
      const a = angleAt(rachis, t) + side * (spread - 18 * t);
      out += leaf(sheet, rachis.at(t + side * 0.008), a, k, {
        ...look,
        bend: side * -0.08,
        stalk: 0,
      });
    }
  });
  if (ending)
    out += leaf(sheet, rachis.at(1), angleAt(rachis, 1), leaflet * length * 1.05, {
      ...look,
      bend: 0,
      stalk: 0,
    });
  return out;
}

/** Leaflets from one point, spread like fingers; three of them make a clover's leaf. */
export function fingered(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  look: LeafLook,
  count: number,
  spread = 70,
): string {
  const stalk = look.stalk ?? 0.5;
  const hub = toward(from, angle, stalk * length);
  let out = sheet.fill(
    brush(bow(from, hub, (look.bend ?? 0) / 2), () => 4.5, 3),
    look.tint.shade,
  );
  const order = steps(count, -1, 1).sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const k of order)
    out += leaf(sheet, hub, angle + k * spread, length * (1 - 0.22 * Math.abs(k)), {
      ...look,
      stalk: 0.04,
      bend: k * -0.1,
    });
  return out;
}
