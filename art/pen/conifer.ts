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

/**
 * A cone of scales from 0, 0 hanging down (or standing, turned by the caller), `high` by `wide`: rounded where it
 * is joined, drawn in to its tip unless it is a `barrel`, its scales in spirals that overlap to the tip.
 */
export function coneOf(
  sheet: Sheet,
  high: number,
  wide: number,
  t: Tint,
  { open = false, barrel = false } = {},
): string {
  const half = (k: number) =>
    (wide / 2) *
    Math.sin(Math.PI * (0.05 + 0.9 * (barrel ? k : k ** 0.85))) ** (barrel ? 0.42 : 0.66);
  const side = (x: 1 | -1, from: number, to: number): Point[] =>
    steps(6, from, to).map((k) => [x * half(k), k * high]);
  const body = pen()
    .sweep([[0, -4], ...side(1, 0, 0.97), [0, high + 2], ...side(-1, 0.97, 0), [0, -4]])
    .close();
  const rows = Math.max(5, Math.round(high / 16));
  const s = high / rows;
  const stalk = sheet.line(pen().lines([0, -16], [0, 6]), t.line, 6);
  let out = stalk + sheet.bound(body, t.shade, t.rim, 2.2);
  // From the base to the tip: each row's free ends lie over the next.
  for (let row = rows - 1; row >= 0; row--) {
    const w = half((row + 0.3) / rows);
    const across = Math.max(2, Math.round((2.6 * w) / s)) + (row % 2);
    const d = pen();
    for (const u of steps(across, -1, 1)) {
      const x = u * w * 0.8;
      const y = (row + 0.1) * s + Math.abs(u) * s * -0.25;
      const [k, flare] = [(w / across) * 1.15, open ? 8 * u : 2 * u];
      const drop = Math.min(high - y, s * (open ? 1.5 : 1.3));
      d.move(x - k, y)
        .quad(x - k * 0.9 + flare, y + drop * 0.8, x + flare, y + drop)
        .quad(x + k * 0.9 + flare, y + drop * 0.8, x + k, y);
    }
    out += sheet.bound(d, row % 2 ? t.wash : blend(t.wash, t.pale, 0.3), t.rim, 1.6);
  }
  return out;
}

export interface ConiferLook {
  tint: Tint;
  bark: Tint;
  /** Boughs droop (spruce), lie in tiers (pine), rise close (cedar) or stand evenly. */
  gait: "drooping" | "tiered" | "close" | "close-pyramid" | "even";
}

/**
 * How boughs grow by gait: `rise` is their angle over the level, `rows` how many stand over each other, `clear`
 * where the lowest leaves the trunk. Their twigs stand `up` and hang `down` so far, leaning `out` to the tip.
 */
const gaits = {
  drooping: { rise: -16, rows: 13, clear: 0.1, up: 5, down: 26, out: 3 },
  tiered: { rise: 11, rows: 10, clear: 0.14, up: 26, down: 8, out: 4 },
  even: { rise: 6, rows: 19, clear: 0.04, up: 9, down: 17, out: 6 },
  close: { rise: 62, rows: 15, clear: 0.02, up: 12, down: 12, out: 10 },
  "close-pyramid": { rise: 48, rows: 17, clear: 0.02, up: 12, down: 12, out: 10 },
} as const;

/** A bough that points to the right, a hundred long: its twigs stand close, and their tips are its fringe. */
function boughOf(q: Rand, { gait }: Pick<ConiferLook, "gait">) {
  const { up, down, out } = gaits[gait];
  // What droops turns up again at its tip.
  const sag = (x: number) => (gait === "drooping" ? 24 * x * x - 30 * x ** 4 : -8 * x * x);
  const d = pen().move(0, 3);
  const isTufted = gait === "tiered";
  const fringe = (x: number, reach: number, next: number) => {
    const tip: Point = [
      100 * x + out,
      sag(x) + reach * (1.1 - 0.8 * x ** 2) * within(q, 0.75, 1.2),
    ];
    const foot: Point = [100 * next, sag(next) + reach * (0.3 - 0.14 * next)];
    // A pine's twigs end in tufts of long needles.
    if (isTufted)
      for (const aside of [-7, 0, 7]) {
        const high = tip[1] - (aside ? 0 : reach * -0.22);
        d.line([tip[0] + aside, high], [tip[0] + aside + 3, (high + foot[1]) / 2]);
      }
    else d.line(tip);
    d.line(foot);
  };
  const many = isTufted ? 7 : 11;
  for (const x of steps(many, 0.06, 0.92)) fringe(x, -up, x + 0.05);
  d.line([112, sag(1) - 3]);
  for (const x of steps(many + 1, 0.94, 0.08)) fringe(x, down, x - 0.05);
  const ribs = pen();
  for (const x of steps(6, 0.16, 0.86))
    ribs.move(100 * x - 6, sag(x)).line([100 * x + out * 0.7, sag(x) + (down - up) * 0.4]);
  return { d: d.close(), ribs, limb: pen().move(0, 0).quad(40, sag(0.4), 80, sag(0.8)) };
}

/** A conifer as it stands, foot at 0, 0: its boughs over each other, the upper before the lower. */
export function coniferTree(
  sheet: Sheet,
  high: number,
  broad: number,
  { tint: t, bark, gait }: ConiferLook,
): string {
  const r = sheet.rand;
  const { rise, rows, clear } = gaits[gait];
  const small = Math.min(high, broad * 1.4);
  const isClose = gait === "close" || gait === "close-pyramid";
  const soft = blend(t.shade, t.rim, 0.5);
  const [far, near, lit] = [t.shade, t.wash, blend(t.wash, t.pale, 0.35)].map((fill, n) =>
    sheet.motif(`bough ${n} ${fill.day}`, (q) => {
      const { d, ribs, limb } = boughOf(q, { gait });
      return (
        (gait === "tiered" ? sheet.line(limb, bark.rim, 4) : "") +
        sheet.bound(d, fill, soft, 1) +
        (n ? sheet.line(ribs, blend(t.shade, t.rim, 0.2), 1.5) : "")
      );
    }),
  ) as [string, string, string];
  const half = (k: number) =>
    gait === "tiered"
      ? Math.sin(Math.PI * (0.28 + 0.62 * k))
      : gait === "close"
        ? Math.min(0.72 + 0.9 * k, 1.06 - 0.98 * k ** 3.2)
        : Math.max(0.05, (1 - k) ** 0.85);
  const trunk = bow([0, 0], [0, -high * (isClose ? 0.88 : 0.96)]);
  let out = sheet.bound(
    brush(trunk, (k) => small * (0.05 * (1 - k) + 0.006) + Math.max(0, 0.08 - k) * small * 0.3, 6),
    bark.wash,
    bark.rim,
    2,
  );
  for (const step of steps(rows, 0, 1)) {
    // A pine's upper whorls stand closer.
    const k = gait === "tiered" ? 1 - (1 - step) ** 1.12 : step;
    const y = -high * (clear + ((isClose ? 0.88 : 0.94) - clear) * k);
    const reach = (broad / 2) * half(k);
    // Of the boughs that point at whoever looks, and away from him, little is seen of their length.
    const row: [bough: string, length: number][] = [
      [far, 0.9],
      [far, -0.9],
      [near, 1],
      [lit, -1],
      ...(gait === "tiered"
        ? []
        : ([
            [near, 0.46],
            [lit, -0.42],
          ] as [string, number][])),
    ];
    for (const [bough, part] of row) {
      // Those in front hang before the trunk.
      const level = Math.abs(part) < 0.5 && !isClose ? -20 - 40 * Math.min(1, k * 4) : rise;
      // The lowest of what rises close lie out to the sides.
      const gentle = isClose ? Math.min(1, 0.3 + 3 * k) : 1;
      const steep = Math.min(74, (level * gentle + 10 * k) * within(r, 0.8, 1.2));
      // Steep ones would else stand higher than the leader.
      const lean = Math.min(2.1 - 0.9 * k, 1 / Math.cos((steep * Math.PI) / 180));
      const long = reach * within(r, gait === "tiered" ? 0.78 : 0.84, 1.08) * lean;
      const size = Math.max(0.12, (long * Math.abs(part)) / 100);
      const least = gait === "tiered" ? 0.022 * (1.15 - 0.5 * k) : 0.028;
      const thick = Math.max(size, (high / rows) * least);
      const at: Point = [0, y + within(r, -0.3, 0.3) * (high / rows)];
      const flip = part < 0;
      out += sheet.put(bough, at, 1, {
        turn: (flip ? 1 : -1) * steep,
        flip,
        wide: size,
        tall: thick,
      });
    }
  }
  // The leader stands over all.
  const [x, y] = trunk.at(1);
  const top = (high + y) / 96;
  return out + sheet.put(lit, [x, y + 6], top, { turn: -88, tall: 0.7 });
}
