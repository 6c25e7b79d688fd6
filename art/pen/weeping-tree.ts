import { blend, type Tint } from "./colors.ts";
import { needled } from "./conifer.ts";
import { angleAt, brush, type Curve, cubic, guides, shoot, steps } from "./curve.ts";
import { type Point, pen, seeded, within } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";

/**
 * A tree whose twigs hang to the ground all round a dome: foot at 0, 0. Without `dress` it stands
 * bare, as in winter.
 */
export function weepingTree(
  sheet: Sheet,
  high: number,
  broad: number,
  { bark, twigs: golden, dress }: { bark: Tint; twigs: Tint; dress: Tint | undefined },
): string {
  const r = sheet.rand;
  const half = broad / 2;
  const small = Math.min(high, broad);
  /** The dome at a part of its breadth, and where its curtain ends. */
  const dome = (k: number): Point => [k * half * 0.86, -high * (0.97 - 0.3 * k * k)];
  const hem = (k: number) => -high * (0.06 + 0.26 * (1 - Math.abs(k)) + within(r, 0, 0.14));
  const [bare, wooden] = [pen(), pen()];
  /** A limb that rises from the trunk to the dome, the outer ones from lower down. */
  const limb = (k: number): Curve =>
    cubic(
      [0, -high * (0.36 - 0.14 * Math.abs(k))],
      [k * half * 0.24, -high * 0.58],
      [k * half * 0.42, -high * 0.8],
      [dome(k)[0] * 0.72, dome(k)[1] * 0.97],
    );
  const limbsAt = steps(7, -0.8, 0.8);
  /** One twig from the nearest limb to its hem, outside at `k`. */
  const twig = (k: number): Curve => {
    const nearest = limbsAt[Math.round((Math.max(-0.8, Math.min(0.8, k)) + 0.8) * 3.75)] ?? 0;
    const start = limb(nearest).at(within(r, Math.abs(k) < 0.2 ? 0.9 : 0.85, 1));
    const end: Point = [k * half + within(r, -5, 5), hem(k)];
    // Up and out first, and over its shoulder to the ground.
    return cubic(
      start,
      [k * half * 0.8, start[1] - high * 0.05],
      [k * half * 1.04, start[1] + (end[1] - start[1]) * 0.3],
      end,
    );
  };
  // One shell of twigs hangs inside the other.
  const twigs = [
    [0.44, 7],
    [0.74, 12],
    [1, 18],
  ].flatMap(([shell = 1, many = 1]) =>
    steps(many, -1, 1).map((place) => ({ shell, curve: twig(place * shell) })),
  );
  for (const { curve } of twigs) bare.sweep(guides(curve.at, 5));
  // The trunk becomes the limb in the middle.
  for (const k of limbsAt.filter((at) => Math.abs(at) > 0.1))
    brush(limb(k), (t) => (1 - t * 0.92) * small * 0.034, 4, wooden);
  brush(
    shoot([0, 0], 0, within(r, -5, 5), high * 0.72),
    (t) => small * (0.05 - 0.042 * t) + Math.max(0, 0.1 - t) * small * 0.24,
    8,
    wooden,
  );
  // Filled over their outlines, they are one body.
  const wood = sheet.line(wooden, bark.rim, 3.5) + sheet.fill(wooden, bark.wash);
  if (!dress) return wood + sheet.line(bare, golden === bark ? bark.rim : golden.shade, 2.5);
  // In leaf or flower each twig is a row of sprays that hang one out of another.
  const isSmall = high < 280;
  const size = small / (isSmall ? 240 : 350);
  const edge = blend(dress.shade, dress.rim, 0.5);
  const sprays = [0, 0.5, 1].map((dark) =>
    sheet.motif(`hanging spray ${dark} ${dress.wash.day}`, () => {
      const q = seeded("hanging spray");
      const lit = blend(blend(dress.wash, dress.pale, 0.35 * (1 - dark)), dress.shade, 0.8 * dark);
      return (
        sheet.bound(
          needled(q, [0, 0], [50, 2.6], [12, 0], 19),
          isSmall ? lit : blend(dress.shade, dress.rim, 0.1 + 0.15 * dark),
          edge,
          1.5,
        ) + (isSmall ? "" : sheet.fill(needled(q, [-4, -1], [40, 1.8], [9, -1], 13), lit))
      );
    }),
  ) as [string, string, string];
  let hung = "";
  for (const { shell, curve } of twigs) {
    const [x] = curve.at(1);
    const dark = (1 - shell) * 1.3 + 0.3 + x / (2.4 * half) + within(r, -0.2, 0.2);
    // As far from each other all the way; the lower come out from under the upper.
    // Those inside hang straight down, or they would lie across the ones behind.
    const places = evenly(curve, 54 * size).filter(
      (k) => shell === 1 || Math.abs(angleAt(curve, k)) > 140,
    );
    for (const [i, k] of places.toReversed().entries())
      hung += sheet.put(
        sprays[dark < 0.3 ? 0 : dark < 0.7 ? 1 : 2],
        curve.at(k),
        size * (i ? 1.12 : 0.8),
        { turn: angleAt(curve, k) - 90 },
      );
  }
  // Over the dome its sprays lie outward, so that none is seen to begin.
  for (const k of [-0.74, 0.74, -0.56, 0.56, -0.38, 0.38, -0.22, 0.22, -0.06, 0.06])
    hung += sheet.put(sprays[k < 0 ? 0 : 1], dome(k), size * 1.1, {
      turn: Math.sign(k) < 0 ? 180 + 72 * k : 72 * k,
    });
  return wood + hung;
}

/** Places along a curve that are `apart` from each other, from its start on. */
function evenly(curve: Curve, apart: number): number[] {
  const out: number[] = [];
  let way = 0;
  for (const k of steps(61, 0.03)) {
    const [[x, y], [px, py]] = [curve.at(k), curve.at(k - 1 / 61)];
    way += Math.hypot(x - px, y - py);
    if (way < apart * (out.length + 0.4)) continue;
    out.push(k);
  }
  return out;
}
