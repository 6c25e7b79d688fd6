import { blend, type Tint, woods } from "./colors.ts";
import { angleAt, beside, bow, brush, type Curve, steps, toward } from "./curve.ts";
import { type Point, pen, type Rand, within } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";

/** How needles or scales stand on a twig. */
export type NeedleSet = "bundles" | "flat" | "all-round" | "scales" | "awl-and-scale";

/** A twig clothed in needles or scales along a curve; `long` is a needle's length in units. */
export function clothed(
  sheet: Sheet,
  r: Rand,
  c: Curve,
  { set, long, bundle, tint: t }: { set: NeedleSet; long: number; bundle: number; tint: Tint },
): string {
  const [under, over] = [pen(), pen()];
  const bark = woods["gray-brown"];
  const twig = sheet.fill(
    brush(c, (k) => 7 - 4 * k, 4),
    bark.shade,
  );
  if (set === "bundles") {
    for (const [i, k] of steps(13, 0.12, 1).entries()) {
      const side = i % 2 ? 1 : -1;
      const foot = c.at(k);
      const lean = angleAt(c, k) + side * (k > 0.97 ? 6 : 46);
      for (let n = 0; n < bundle; n++) {
        const a = lean + (n - (bundle - 1) / 2) * 7 + within(r, -3, 3);
        const end = toward(foot, a, long * within(r, 0.86, 1.05));
        const mid = toward(foot, a - side * 5, long * 0.55);
        (n % 2 ? over : under).move(...foot).quad(...mid, ...end);
      }
    }
    return sheet.line(under, t.shade, 4) + twig + sheet.line(over, t.wash, 3.6);
  }
  if (set === "scales" || set === "awl-and-scale") {
    // Overlapping scales, set in crossed pairs.
    const [a, b] = [c.at(0), c.at(1)];
    const many = Math.max(
      6,
      Math.round(long),
      Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 12),
    );
    for (const [i, k] of steps(many, 0, 1).entries()) {
      const d = i % 2 ? over : under;
      d.leaf(...beside(c, k, 0), angleAt(c, k) + 24, 17, 6, 0);
      d.leaf(...beside(c, k, 0), angleAt(c, k) - 24, 17, 6, 0);
    }
    return sheet.bound(under, t.shade, t.rim, 1.4) + sheet.bound(over, t.wash, t.rim, 1.4);
  }
  const rows =
    set === "flat" ? (long > 60 ? [-1, 1, -0.7, 0.7] : [-1, 1]) : [-1, 1, -0.55, 0.55, -0.2, 0.2];
  for (const [i, k] of steps(set === "flat" ? 25 : 20, 0.04, 1).entries())
    for (const side of rows) {
      const foot = c.at(k);
      const reach = set === "flat" ? 68 * Math.abs(side) : 58 * Math.abs(side) + 8;
      const l = long * within(r, 0.88, 1.06) * (1 - 0.3 * k * k);
      const a = angleAt(c, k) + Math.sign(side) * reach + within(r, -5, 5);
      // A fir's and a spruce's needles curve toward the tip of the twig.
      const end = toward(foot, a - Math.sign(side) * 8, l);
      (Math.abs(side) < 0.6 || i % 2 ? over : under)
        .move(...foot)
        .quad(...toward(foot, a + Math.sign(side) * 6, l * 0.5), ...end);
    }
  return sheet.line(under, t.shade, 5) + twig + sheet.line(over, t.wash, 4.4);
}

/** A cone of scales from 0, 0 hanging down (or standing, turned by the caller), `high` by `wide`. */
export function coneOf(sheet: Sheet, high: number, wide: number, t: Tint, open: boolean): string {
  const rows = Math.max(5, Math.round(high / 17));
  let out = sheet.fill(pen().ellipse(0, high / 2, wide * 0.4, high / 2), t.shade);
  // From the tip up: each row's free ends lie over the row nearer the tip.
  for (let row = rows - 1; row >= 0; row--) {
    const k = (row + 0.5) / rows;
    const w = (wide / 2) * Math.sin(Math.PI * (0.06 + 0.84 * k)) ** 0.8;
    const d = pen();
    const across = 5;
    for (let i = 0; i < across; i++) {
      const u = (i / (across - 1)) * 2 - 1 + (row % 2 ? 0.22 : -0.02);
      if (Math.abs(u) > 1.1) continue;
      const x = u * w;
      const y = k * high;
      const s = high / rows;
      const flare = open ? 1.9 : 1.6;
      d.move(x - 0.3 * w, y - s * 0.5)
        .quad(x - 0.34 * w, y + s * 0.5 * flare, x + u * 3, y + s * 0.78 * flare)
        .quad(x + 0.34 * w, y + s * 0.5 * flare, x + 0.3 * w, y - s * 0.5)
        .close();
    }
    out += sheet.bound(d, row % 2 ? t.wash : blend(t.wash, t.pale, 0.3), t.rim, 1.8);
  }
  return out;
}

export interface ConiferLook {
  tint: Tint;
  bark: Tint;
  /** Boughs droop (spruce), lie in tiers (pine), rise close (cedar) or stand evenly. */
  gait: "drooping" | "tiered" | "close" | "close-pyramid" | "even";
}

/** A conifer as it stands, foot at 0, 0. */
export function coniferTree(
  sheet: Sheet,
  high: number,
  broad: number,
  { tint: t, bark, gait }: ConiferLook,
): string {
  const r = sheet.rand;
  const trunk = bow([0, 0], [0, -high * 0.97]);
  const small = Math.min(high, broad * 1.4);
  const dense = gait === "close" || gait === "close-pyramid";
  const clear = gait === "tiered" ? 0.2 : dense ? 0.04 : 0.1;
  const rows = gait === "tiered" ? 9 : 15;
  let out = sheet.bound(
    brush(trunk, (k) => small * (0.05 * (1 - k) + 0.006) + Math.max(0, 0.08 - k) * small * 0.3, 6),
    bark.wash,
    bark.rim,
    2,
  );
  if (dense) {
    // One dense body of foliage: a flame, or a pyramid.
    const half = (k: number) =>
      (broad / 2) *
      (gait === "close"
        ? Math.sin(Math.PI * (0.26 + 0.74 * k))
        : (1 - k) ** 0.8 * (0.7 + 0.3 * Math.min(1, k * 8)));
    const edge = (side: number): Point[] =>
      steps(9, 0, 1).map((k) => {
        return [
          side * half(k) * within(r, 0.86, 1.06),
          -high * (clear + (0.98 - clear) * k),
        ] as Point;
      });
    const ticks = pen();
    for (let i = 0; i < 70; i++) {
      const k = r();
      const w = half(k) * 0.85;
      const p: Point = [within(r, -w, w), -high * (clear + (0.95 - clear) * k)];
      ticks.move(...p).quad(p[0] + p[0] * 0.1, p[1] - 9, p[0] + Math.sign(p[0]) * 6, p[1] - 17);
    }
    return (
      out +
      sheet.bound(
        pen().sweep(edge(-1)).line([0, -high]).sweep(edge(1).reverse(), false).close(),
        t.wash,
        t.rim,
        2.2,
      ) +
      sheet.fill(
        pen()
          .sweep(edge(1).map(([x, y]) => [x * 0.9, y] as Point))
          .sweep(
            edge(1)
              .reverse()
              .map(([x, y]) => [x * 0.16, y] as Point),
            false,
          )
          .close(),
        blend(t.wash, t.shade, 0.7),
      ) +
      sheet.line(ticks, t.line, 2)
    );
  }
  for (let row = 0; row < rows; row++) {
    const k = row / (rows - 1);
    const y = -high * (clear + (0.95 - clear) * k);
    const reach =
      (broad / 2) * (gait === "tiered" ? Math.sin(Math.PI * (0.3 + 0.66 * k)) : 1 - k * 0.93);
    for (const side of [-1, 1]) {
      const l = reach * within(r, gait === "tiered" ? 0.62 : 0.72, 1.1);
      const drop = gait === "drooping" ? 0.26 : gait === "tiered" ? -0.04 : 0.1;
      const tip: Point = [side * l, y + l * drop - (gait === "drooping" ? -6 : 0)];
      const thick = (high / rows) * (gait === "tiered" ? 0.5 : 1.3);
      const d = pen().move(0, y - thick * 0.7);
      d.quad(tip[0] * 0.5, y - thick * 0.7 + (tip[1] - y) * 0.3, ...tip);
      const scallops = 4;
      for (let i = 1; i <= scallops; i++) {
        const u = 1 - i / scallops;
        const x = tip[0] * u;
        const base = y + (tip[1] - y) * u + thick * (gait === "drooping" ? 0.62 : 0.34);
        d.quad(x + (tip[0] / scallops) * 0.5, base + thick * 0.55, x, base);
      }
      out += sheet.bound(d.close(), side < 0 ? blend(t.wash, t.pale, 0.12) : t.wash, t.rim, 1.8);
      out += sheet.fill(
        pen()
          .move(0, y)
          .quad(tip[0] * 0.5, y + thick * 0.3, tip[0] * 0.86, tip[1] + thick * 0.1)
          .quad(tip[0] * 0.5, y + thick * 0.7 + (tip[1] - y) * 0.4, 0, y + thick * 0.5)
          .close(),
        blend(t.wash, t.shade, side < 0 ? 0.55 : 0.85),
      );
    }
  }
  return out;
}
