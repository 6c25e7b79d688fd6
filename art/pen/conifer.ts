import { blend, type Tint, woods } from "./colors.ts";
import { angleAt, beside, bow, brush, type Curve, steps, toward } from "./curve.ts";
import { type Point, pen, type Rand, seeded, type Trace, within } from "./ink.ts";
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
    // In tufts at the end of a shoot, each bundle out of its own sheath.
    const sheaths = pen();
    for (const [i, k] of steps(11, 0.5, 1).entries()) {
      const side = i % 2 ? 1 : -1;
      const foot = c.at(k);
      const lean = angleAt(c, k) + side * (70 - 62 * ((k - 0.5) / 0.5));
      sheaths.lines(foot, toward(foot, lean, 12));
      for (let n = 0; n < bundle; n++) {
        const a = lean + (n - (bundle - 1) / 2) * 4 + within(r, -1, 1);
        const end = toward(foot, a, long * within(r, 0.86, 1.05));
        const mid = toward(foot, a - side * 5, long * 0.55);
        (n % 2 ? over : under).move(...foot).quad(...mid, ...end);
      }
    }
    return (
      sheet.line(under, t.shade, 4) +
      twig +
      sheet.line(over, t.wash, 3.6) +
      sheet.line(sheaths, bark.shade, 5)
    );
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
      // An arborvitae's lie close and flat, those of a cedar stand off.
      for (const a of set === "scales" ? [-11, 11] : [-24, 24])
        d.leaf(...beside(c, k, 0), angleAt(c, k) + a, 17, set === "scales" ? 8 : 6, 0);
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
  // The twig runs on unbroken between its needles.
  return sheet.line(under, t.shade, 5) + sheet.line(over, t.wash, 4.4) + twig;
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
  /** Boughs droop (spruce), lie in tiers (pine), stand evenly, or are hidden by close sprays (cedar). */
  gait: keyof typeof gaits | "close" | "close-pyramid";
}

/**
 * How boughs grow by gait: `rows` of them over each other, the lowest at `clear`, each rising so many degrees (or sinking);
 * a plume of twigs is so broad and thick, and its needles lean that way from its tip. What grows to whoever looks is seen
 * so many degrees steeper.
 */
const gaits = {
  drooping: { rows: 14, clear: 0.1, rise: [-14, 34], plume: [50, 15], lean: [9, 15], toViewer: 64 },
  tiered: { rows: 10, clear: 0.16, rise: [3, 32], plume: [30, 9], lean: [8, -9], toViewer: 0 },
  /** A bald cypress's trunk is seen below, and spreads to its roots. */
  feathery: { rows: 19, clear: 0.15, rise: [8, 46], plume: [46, 10], lean: [9, 6], toViewer: 20 },
  even: { rows: 17, clear: 0.05, rise: [-4, 34], plume: [50, 13], lean: [12, 7], toViewer: 30 },
} as const;

/** An edge of needles or narrow leaves round a plume that points to the right; they lean to its tip. */
export function needled(
  q: Rand,
  [cx, cy]: Point,
  [rx, ry]: Point,
  [lx, ly]: Point,
  many: number,
): Trace {
  const on = (i: number, k: number): Point => {
    const a = ((i + 0.5) / many) * 2 * Math.PI;
    return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
  };
  const d = pen().move(...on(0, 0.9));
  for (let i = 0; i < many; i++) {
    const [x, y] = on(i + 0.6, 1);
    const far = within(q, 0.6, 1.25);
    d.line([x + lx * far, y + ly * far], on(i + 1, within(q, 0.74, 0.94)));
  }
  return d.close();
}

/** How broad a conifer is at a part of its height, of its half breadth. */
const breadthAt = (gait: ConiferLook["gait"], k: number) =>
  gait === "tiered"
    ? Math.sin(Math.PI * (0.3 + 0.67 * k))
    : gait === "close"
      ? Math.min(0.74 + 0.9 * k, 1.04 - 0.96 * k ** 2.6)
      : (1 - k) ** 0.9;

/** A crown of flat sprays so close that no bough is seen, lighter toward the upper left. */
function closeCrown(
  sheet: Sheet,
  high: number,
  broad: number,
  t: Tint,
  gait: ConiferLook["gait"],
): string {
  const r = sheet.rand;
  const edge = blend(t.shade, t.rim, 0.6);
  const ground = blend(t.shade, t.rim, 0.2);
  // A soft tuft of scaly twigs, rough at its edge, its foot at 0, 0.
  const tuft = (size: number) =>
    needled(seeded("tuft"), [0, -size * 0.5], [size * 0.3, size * 0.42], [0, -size * 0.14], 13);
  const outer = sheet.motif(`outer spray ${t.wash.day}`, () =>
    sheet.bound(tuft(56), ground, edge, 2),
  );
  const inner = [blend(t.wash, t.pale, 0.3), t.wash, blend(t.wash, t.shade, 0.55)].map((tone, i) =>
    sheet.motif(`inner spray ${i} ${t.wash.day}`, () => sheet.fill(tuft(52), tone)),
  );
  const at = (k: number) => -high * (0.05 + 0.9 * k);
  const half = (k: number) => (broad / 2) * breadthAt(gait, k) * 0.88;
  const size = high / 560;
  let [behind, before] = ["", ""];
  for (const k of steps(22, 0, 1))
    for (const side of [-1, 1])
      behind += sheet.put(outer, [side * half(k) * 0.9, at(k)], size * (1 - 0.35 * k), {
        turn: side * (36 - 36 * k) + within(r, -12, 12),
      });
  for (const k of steps(23, 0, 0.97)) {
    const many = Math.max(1, Math.round((2 * half(k)) / (34 * size * (1 - 0.35 * k))));
    for (const u of steps(many, -1 + 1 / many, 1 - 1 / many)) {
      const aside = u + within(r, -0.5, 0.5) / many;
      const light = 0.52 + 0.5 * aside - 0.3 * k + within(r, -0.3, 0.3);
      before += sheet.put(
        inner[light < 0.3 ? 0 : light < 0.72 ? 1 : 2] ?? "",
        [aside * half(k), at(k + within(r, -0.02, 0.02))],
        size * (1 - 0.35 * k),
        { turn: aside * 34 + within(r, -14, 14) },
      );
    }
  }
  // Its lowest sprays hang in a round.
  for (const u of steps(9, -0.8, 0.8))
    behind += sheet.put(outer, [u * half(0), at(0.07)], size, { turn: 180 - u * 60 });
  const side = (way: 1 | -1, ks: number[]) => ks.map((k): Point => [way * half(k), at(k)]);
  const body = pen()
    .sweep([...side(-1, steps(8, 0, 1)), ...side(1, steps(8, 1, 0))])
    .close();
  return behind + sheet.fill(body, ground) + before;
}

/** A conifer as it stands, foot at 0, 0: rows of boughs, each a few plumes of twigs, the upper over the lower. */
export function coniferTree(sheet: Sheet, high: number, broad: number, look: ConiferLook): string {
  const { tint: t, bark, gait } = look;
  const small = Math.min(high, broad * 1.4);
  const foot = gait === "feathery" ? 1.1 : 0.3;
  const trunk = sheet.bound(
    brush(
      bow([0, 0], [0, -high * 0.95]),
      (k) => small * (0.05 * (1 - k) + 0.006 + Math.max(0, 0.08 - k) * foot),
      gait === "feathery" ? 12 : 6,
    ),
    bark.wash,
    bark.rim,
    2,
  );
  if (gait === "close" || gait === "close-pyramid")
    return trunk + closeCrown(sheet, high, broad, t, gait);
  const { rows, clear, rise, plume, lean, toViewer } = gaits[gait];
  const r = sheet.rand;
  const edge = blend(t.shade, t.rim, 0.6);
  const plumes = [0, 0.45, 0.95].map((dark) =>
    sheet.motif(`plume ${dark} ${t.wash.day}`, () => {
      const q = seeded("plume");
      const [long, thick] = plume;
      return (
        sheet.bound(
          needled(q, [0, 0], [long, thick], lean, gait === "tiered" ? 41 : 19),
          blend(t.shade, t.rim, 0.1 + 0.2 * dark),
          edge,
          1.5,
        ) +
        sheet.fill(
          needled(q, [-3, -thick * 0.3], [long * 0.86, thick * 0.62], [lean[0], lean[1] * 0.6], 21),
          blend(blend(t.wash, t.pale, 0.3 * (1 - dark)), t.shade, 0.85 * dark),
        )
      );
    }),
  ) as [string, string, string];
  // The leader is the trunk's own last shoot, and stands over all.
  let out =
    trunk +
    sheet.bound(
      brush(bow([0, -high * 0.84], [0, -high]), (k) => small * (0.022 - 0.02 * k), 4),
      t.wash,
      edge,
      1.5,
    );
  const isTiered = gait === "tiered";
  const usual = (high * (0.95 - clear)) / rows;
  let k = 0;
  while (k < 0.985) {
    const wide = (broad / 2) * breadthAt(gait, k);
    // Toward the top its plumes are as small as it is narrow.
    const size = Math.min(
      (0.62 * usual * (1.1 - 0.4 * k)) / plume[1],
      ((isTiered ? 0.34 * wide : wide) + 5) / plume[0],
    );
    const space = (size * plume[1]) / (isTiered ? 0.27 + 0.16 * k : 0.66);
    const y = -high * (clear + (0.97 - clear) * k);
    const angle = rise[0] + (rise[1] - rise[0]) * k;
    // A pine's boughs leave the trunk by turns.
    const apart = isTiered ? space * (0.46 - 0.4 * k) : 0;
    const sink = Math.tan((Math.min(angle, 30) * Math.PI) / 180);
    for (const side of [-1, 1]) {
      const reach = wide * within(r, isTiered && k < 0.7 ? 0.66 : 0.9, 1.04);
      const span = Math.max(0, reach - plume[0] * size * 0.95);
      const many = Math.max(1, Math.round(span / (plume[0] * size * (isTiered ? 0.9 : 1.25))) + 1);
      const start = side > 0 ? y : y + apart;
      if (isTiered)
        out += sheet.line(
          pen().lines([0, start + 4], [side * span, start - span * sink]),
          bark.rim,
          4,
        );
      // The outermost first: what is nearer to whoever looks hangs over it, and no two rows stand in one file.
      for (const place of many === 1
        ? [0.5]
        : steps(many, 1, isTiered ? 0.2 : side > 0 ? 0.05 : 0.3)) {
        const far = place === 1 ? 1 : Math.max(0, place + within(r, -0.5, 0.5) / many);
        const x = side * span * far;
        const level = start - Math.abs(x) * sink + within(r, -0.2, 0.2) * space;
        const light = 0.58 + (0.5 * x) / (broad / 2) - 0.25 * k + within(r, -0.25, 0.25);
        const turn = angle * (0.4 + 0.6 * far) - toViewer * (1 - far) ** 2 + within(r, -5, 5);
        // No bough goes into the ground.
        const steep = Math.abs(Math.sin((turn * Math.PI) / 180));
        const down = steep * (plume[0] + (turn < 0 ? lean[0] : 0)) + (1 - steep) * plume[1];
        const on = Math.min(level, -(down + 6) * size);
        out += sheet.put(plumes[light < 0.36 ? 0 : light < 0.72 ? 1 : 2], [x, on], size, {
          turn: -side * turn,
          flip: side < 0,
        });
      }
    }
    k += space / (high * (0.97 - clear));
  }
  return out;
}
