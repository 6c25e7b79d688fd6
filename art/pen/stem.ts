import type { Tint } from "./colors.ts";
import { angleAt, beside, brush, type Curve, guidesFor, steps } from "./curve.ts";
import { type Point, pen } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";

/**
 * A stem along a curve, round in the light: an outline on each side, a wash, a shadow edge. It is drawn
 * by `least` guides or as many as the curve needs, and its shadow by the same, or the two would part.
 */
export function stem(
  sheet: Sheet,
  c: Curve,
  foot: number,
  tip: number,
  t: Tint,
  least = 4,
  isBranch = false,
): string {
  const n = guidesFor(c, least, foot / 6);
  const w = (k: number) => foot + (tip - foot) * k;
  const shadow: Curve = { at: (k) => beside(c, k, w(k) * 0.24), along: c.along };
  const round = sheet.bound(
    brush(c, w, n, pen(), isBranch),
    t.wash,
    t.rim,
    Math.min(2.6, foot / 3),
  );
  const dark = brush(shadow, (k) => w(k) * 0.48, n);
  return round + (foot > 6 ? sheet.fill(dark, t.shade) : "");
}

/** How thick a stem ends that bears flowers up to its last bud. */
export const axisTip = 2.5;

/**
 * A stem that grows out of another, along a curve from the middle of that one. Where it is the thinner it is drawn
 * first, and the other over its foot.
 */
export const branch = (sheet: Sheet, c: Curve, foot: number, tip: number, t: Tint, least = 4) =>
  stem(sheet, c, foot, tip, t, least, true);

/** Where leaves or branches leave a stem: the place, the angle of growth there, and which side. */
export interface Node {
  point: Point;
  angle: number;
  side: 1 | -1;
  /** How far up, 0 to 1. */
  t: number;
}

/** Places along a stem, left and right in turn (alternate) or both at once (opposite). */
export function nodes(
  c: Curve,
  count: number,
  from: number,
  to: number,
  arrangement: "alternate" | "opposite" | "whorled" = "alternate",
): Node[] {
  return steps(count, from, to).flatMap((t, i): Node[] => {
    const one = (side: 1 | -1): Node => ({ point: c.at(t), angle: angleAt(c, t), side, t });
    if (arrangement === "alternate") return [one(i % 2 ? 1 : -1)];
    return [one(-1), one(1)];
  });
}
