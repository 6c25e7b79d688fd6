import { blend, type Tint, type Tone } from "./colors.ts";
import { beside, bow, brush, type Curve, steps, toward } from "./curve.ts";
import { type Point, pen, type Trace } from "./ink.ts";
import { type HalfOutline, type LeafShape, narrowestAt, widthAt } from "./leaf-shapes.ts";
import { swelling } from "./petal-and-leaf-surface.ts";
import type { Sheet } from "./plate-sheet.ts";

export interface LeafLook {
  shape: LeafShape;
  tint: Tint;
  /** Times the shape's own width. */
  wide?: number;
  /** Teeth a side and how deep, as a part of the leaf's length; round ones are scallops. */
  teeth?: { count: number; deep: number; kind: "saw" | "round" | "wave" };
  /** How far it bends to the right (negative: left), as a part of its length. */
  bend?: number;
  /**
   * How wide the two halves are seen, -1 to 1: [1, 1] lies flat, [1, .4] is half turned away, a
   * negative half is folded over the other and shows its back.
   */
  halves?: readonly [left: number, right: number];
  /** What the back is painted with, where it is not a paler face. */
  back?: Tint;
  /** The leaf stalk, as a part of the length. */
  stalk?: number;
  /** How wide the stalk is. */
  stout?: number;
  /** How much farther up the right half begins, as an elm's does, as a part of the length. */
  uneven?: number;
  /** Without a field of light, so that veins are what is seen on a small leaflet. */
  isUnlit?: true;
  weight?: number;
  rim?: Tone;
  /** What a midrib is painted with that is seen from afar. */
  midrib?: Tone;
  /** Veins drawn: 0 none, 1 midrib, 2 side veins. */
  veins?: 0 | 1 | 2;
  /** Drawn over the wash and under the veins: spots, a zone, a pale edge. */
  pattern?: (on: (along: number, aside: number) => Point, half: (t: number) => number) => string;
}

/** Shorter than this a leaf has veins and midrib of one width. */
const small = 200;

/** A leaf from the point where it is joined, growing at an angle (0 is up), `length` long. */
export function leaf(
  sheet: Sheet,
  from: Point,
  angle: number,
  length: number,
  look: LeafLook,
): string {
  const {
    shape,
    tint: t,
    wide = 1,
    bend = 0,
    halves = [1, 1],
    stalk = 0,
    stout = 3,
    weight = 2.4,
    rim = look.tint.rim,
    veins = 2,
  } = look;
  // A stalk rises from its stem, and its leaf leaves it in the same line.
  const base = stalk ? toward(from, angle - bend * 170, stalk * length) : from;
  const spine = bow(base, toward(base, angle, length), -bend);
  const on = (side: 1 | -1) => {
    const k = side * wide * length * (side < 0 ? halves[0] : halves[1]);
    const start = side > 0 ? (look.uneven ?? 0) : 0;
    return (from: number, aside: number): Point => {
      const along = start + from * (1 - start);
      if (along >= 0) return beside(spine, along, aside * k);
      const [dx, dy] = spine.along(0);
      const p = beside(spine, 0, aside * k);
      return [p[0] + dx * along * length, p[1] + dy * along * length];
    };
  };
  let out = "";
  const stem = (wide: number) =>
    stalk ? `${brush(bow(from, base, -bend / 4), (k) => (1.4 - 0.5 * k) * wide, 3)}` : "";
  const [left, right] = [on(-1), on(1)];
  const edges = ([-1, 1] as const).map((side) => ({
    side,
    folded: (side < 0 ? halves[0] : halves[1]) < 0,
  }));
  const end = endOfMidrib(shape);
  const midrib = pen().sweep(steps(5, 0, end).map((k) => spine.at(k)));
  const shadow = darkSide(spine);
  // A folded half lies over the other, so it is drawn last.
  edges.sort((a, b) => Number(a.folded) - Number(b.folded));
  const whole = edges.every((e) => !e.folded);
  if (stalk && !whole) out += sheet.bound(stem(stout), t.wash, rim, weight);
  if (whole) {
    const d = pen();
    margin(d, right, look, true);
    margin(d, left, look, false);
    // Its stalk is one path with it, as wide with its line as a folded leaf's without one.
    out += sheet.bound(`${d.close()}${stem(stout).replace("m", "M")}`, t.wash, rim, weight);
  }
  // On a leaf that lies flat all veins are one path, on a small one the midrib, too.
  const flatVeins = pen();
  const vein = length < small ? 1.8 : 1.6;
  for (const { side, folded } of edges) {
    const map = side < 0 ? left : right;
    const half = pen();
    margin(half, map, look, true);
    half
      .sweep(
        steps(4, end, 0).map((k) => spine.at(k)),
        false,
      )
      .close();
    const paint = folded ? (look.back?.wash ?? t.pale) : t.wash;
    if (!whole) out += sheet.bound(half, paint, rim, weight);
    if (side === shadow && !folded)
      out += sheet.fill(whole ? half : lightly(map, shape), blend(t.wash, t.shade, 0.62));
    // A hand has no one field for the light to lie on.
    if (
      !look.isUnlit &&
      side !== shadow &&
      !folded &&
      whole &&
      shape.veins.some(([from]) => from > 0)
    )
      out += sheet.fill(lightly(map, shape), blend(t.wash, t.pale, 0.45));
    if (look.pattern && !folded) out += look.pattern(map, (t) => widthAt(shape.half, t));
    if (veins > 1 && whole) addSideVeins(flatVeins, map, shape);
    else if (veins > 1)
      out += sheet.line(addSideVeins(pen(), map, shape), folded ? t.shade : t.line, vein);
  }
  if (veins > 1 && whole) out += sheet.line(flatVeins, t.line, vein);
  if (veins)
    out += look.midrib
      ? sheet.line(midrib, look.midrib, 5)
      : sheet.line(midrib, t.line, length < small ? vein : 2.2);
  // On a narrow leaf it would be half of its breadth.
  if (weight >= 2 && Math.max(...shape.half.map(([, aside]) => aside)) * wide > 0.05) {
    const map = shadow < 0 ? left : right;
    const points = steps(6, 0.05, isBlunt(shape.half) ? 0.88 : 1).map((k) =>
      map(k, widthAt(shape.half, k)),
    );
    if (!look.teeth && isWhole(shape)) out += sheet.fill(swelling(points, weight * 1.5), rim);
  }
  return out;
}

/** Whether an edge swells once from base to tip: a heavier line cannot follow lobes in a few points. */
function isWhole({ half }: LeafShape): boolean {
  const swellings = half.filter(
    ([, aside], i) => aside > (half[i - 1]?.[1] ?? 0) && aside >= (half[i + 1]?.[1] ?? 0),
  );
  return swellings.length < 2 && !half.some(([, , corner]) => corner);
}

const darkSide = (spine: Curve): 1 | -1 => {
  const [dx, dy] = spine.along(0.5);
  return -dy * 1 + dx * 0.9 >= 0 ? 1 : -1;
};

/** How far out to its edge a leaf may be drawn on: a smooth edge lies within its points, most of all near its tip. */
const safe = (along: number) => 0.84 - 0.8 * Math.max(0, along - 0.55);

/** Some leaves are notched at their tip. */
const endOfMidrib = ({ half }: LeafShape) => Math.min(1, half.at(-1)?.[0] ?? 1);

/** A wash that stays off the midrib and off the edge. */
function lightly(map: (along: number, aside: number) => Point, shape: LeafShape): Trace {
  const end = endOfMidrib(shape);
  const out = steps(5, 0.12, 0.9 * end).map((k) => map(k, narrowestAt(shape.half, k) * safe(k)));
  const back = steps(4, 0.88 * end, 0.16).map((k) => map(k, narrowestAt(shape.half, k) * 0.16));
  return pen().sweep(out).sweep(back, false).close();
}

/** The side veins of one half of a leaf. */
export function addSideVeins(
  d: Trace,
  map: (along: number, aside: number) => Point,
  shape: LeafShape,
): Trace {
  const { half, veins, course } = shape;
  const isEven = isWhole(shape);
  // Those of a heart go out into its lobes first.
  const lobe = half.find(([along], i) => along < 0 && along <= (half[i + 1]?.[0] ?? 0));
  for (const [from, along, aside, fromAside = 0] of veins) {
    if (course === "meeting") {
      const into = lobe ? [map(lobe[0] * aside ** 2, lobe[1] * aside)] : [];
      d.sweep([
        map(0, 0),
        ...into,
        ...[0.1, 0.36, 0.7, 0.96].map((k) => map(k, aside * widthAt(half, k))),
      ]);
      continue;
    }
    const reach = isEven ? Math.min(aside, safe(along) * widthAt(half, along)) : aside;
    const [a, b] = [map(from, fromAside), map(along, reach)];
    if (course === "forked") {
      // Twice: near the stalk, and again halfway.
      for (const k of [-0.04, 0.05]) {
        const end = [along - aside * k, aside + along * k] as const;
        d.lines(a, map(along * 0.42, aside * 0.42), map(...end));
        d.lines(
          map(end[0] * 0.72, end[1] * 0.72),
          map(along - aside * k * 2, aside + along * k * 2),
        );
      }
      continue;
    }
    if (fromAside) {
      d.lines(a, b);
      continue;
    }
    const [k, out] = course === "straight" ? [0.5, 0.5] : [0.42, 0.62];
    const bend = from + (along - from) * k;
    // One that arches goes out almost to the edge and follows it.
    d.move(...a).quad(
      ...map(bend, course === "arching" ? widthAt(half, bend) * 0.95 : aside * out),
      ...b,
    );
  }
  return d;
}

/** A blunt tip is drawn round: where one half is turned away, its edges would else meet in a corner beside the midrib. */
function roundTipped(half: HalfOutline): HalfOutline {
  const [last, tip] = half.slice(-2);
  if (!last || !tip || !isBlunt(half)) return half;
  return [...half.slice(0, -2), [tip[0], last[1]], tip];
}

function isBlunt(half: HalfOutline): boolean {
  const [last, tip] = half.slice(-2);
  return (
    last !== undefined &&
    tip !== undefined &&
    !last[2] &&
    last[1] > tip[0] - last[0] &&
    tip[0] > last[0]
  );
}

/** One edge of a leaf from base to tip (or back from the tip), with its teeth. */
function margin(
  d: Trace,
  map: (along: number, aside: number) => Point,
  { shape, teeth }: LeafLook,
  outward: boolean,
): Trace {
  const whole = teeth ? shape.half : roundTipped(shape.half);
  const half = outward ? whole : [...whole].reverse();
  const [first] = half;
  if (!first) return d;
  if (outward) d.move(...map(first[0], first[1]));
  else d.line(map(first[0], first[1]));
  if (teeth) return toothed(d, map, half, teeth, outward);
  let run: Point[] = [map(first[0], first[1])];
  half.slice(1).forEach(([along, aside, corner], i) => {
    run.push(map(along, aside));
    if (corner || i === half.length - 2) {
      if (run.length > 2) d.sweep(run, false);
      else d.line(...run.slice(1));
      run = [map(along, aside)];
    }
  });
  return d;
}

function toothed(
  d: Trace,
  map: (along: number, aside: number) => Point,
  half: HalfOutline,
  { count, deep, kind }: NonNullable<LeafLook["teeth"]>,
  outward: boolean,
): Trace {
  // Points at even lengths along the edge.
  const lengths = [0];
  for (let i = 1; i < half.length; i++) {
    const [a, b] = [half[i - 1], half[i]];
    lengths.push((lengths[i - 1] ?? 0) + (a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0));
  }
  const total = lengths.at(-1) ?? 1;
  const walk = (k: number): [number, number] => {
    const l = k * total;
    const i = Math.max(
      1,
      lengths.findIndex((v) => v >= l - 1e-9),
    );
    const [a, b] = [half[i - 1], half[i]];
    if (!a || !b) return [0, 0];
    const span = (lengths[i] ?? 1) - (lengths[i - 1] ?? 0) || 1;
    const f = (l - (lengths[i - 1] ?? 0)) / span;
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
  };
  const sizeOf = (i: number) => deep * Math.sin(Math.PI * Math.min(0.92, (i + 0.7) / count)) ** 0.5;
  if (kind === "wave") {
    const crests = steps(count, 0.5 / count, 1 - 0.5 / count).map((k, i): Point => {
      const [along, aside] = walk(k);
      return map(along, aside + sizeOf(i) * (i % 2 ? -0.9 : 0.9));
    });
    return d.sweep([map(...walk(0)), ...crests, map(...walk(1))], false);
  }
  for (let i = 0; i < count; i++) {
    const size = sizeOf(i);
    const [s0, s1] = [i / count, (i + 1) / count];
    const [m, b] = [walk((s0 + s1) / 2), walk(s1)];
    const end = map(...b);
    if (kind === "saw") {
      // A tooth leans to the tip of the leaf: a long convex back and a short face.
      const peak = outward ? walk(s0 + (s1 - s0) * 0.86) : walk(s0 + (s1 - s0) * 0.14);
      const tip = map(peak[0] + size * 0.7, peak[1] + size);
      const swell2 = map(m[0], m[1] + size * 0.85);
      if (outward) d.quad(...swell2, ...tip).line(end);
      else d.line(tip).quad(...swell2, ...end);
    } else {
      d.quad(...map(m[0], m[1] + size * 1.5), ...end);
    }
  }
  return d;
}
