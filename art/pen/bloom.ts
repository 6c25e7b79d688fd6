import type { Tint, Tone } from "./colors.ts";
import { radians } from "./curve.ts";
import { type Point, pen, type Rand, within } from "./ink.ts";
import { asDrawn, type Finish, type Surface, tinted } from "./petal-and-leaf-surface.ts";
import type { Sheet } from "./plate-sheet.ts";

/**
 * How a flower is seen. `tilt`: 0 looks into its face, 90 sees it from the side, more sees its back.
 * `turn`: where its face leans in the picture, 0 up, 90 right, 180 down (nodding).
 */
export interface View {
  at: Point;
  tilt: number;
  turn: number;
}

/** A point of a flower: `x`, `y` in the plane of its face, `z` out of it. */
export type Solid = readonly [x: number, y: number, z: number];

/** Where a solid point falls in the picture, and how near it is to the eye. */
export function project({ at, tilt, turn }: View, [x, y, z]: Solid): Point {
  const [c, s] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  const flat = y * c - z * s;
  const [tc, ts] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  return [at[0] + x * tc - flat * ts, at[1] + x * ts + flat * tc];
}

const nearness = ({ tilt }: View, [, y, z]: Solid) =>
  y * Math.sin(radians(tilt)) + z * Math.cos(radians(tilt));

/** One petal, in units of the picture; the functions take the way from its base (0) to its tip (1). */
export interface Petal {
  /** Degrees round the face. */
  azimuth: number;
  /** Half its width. */
  half: (t: number) => number;
  /** How far out from the axis. */
  out: (t: number) => number;
  /** How high above the face; negative hangs behind it. */
  rise: (t: number) => number;
  /** How much its edges stand up (positive) or roll back, as a part of its half width. */
  cup?: number;
  /** Degrees it is swung aside at its tip, as a living petal is. */
  swing?: number;
  /** How much farther than its tip it reaches, across: a rounded end, a notch, a fringe. */
  crown?: (across: number) => number;
}

const solidOf = (p: Petal, t: number, u: number): Solid => {
  const a = radians(p.azimuth + (p.swing ?? 0) * t);
  const [w, r] = [p.half(t), p.out(t) + (p.crown ? p.crown(u) * t ** 4 : 0)];
  const z = p.rise(t) + (p.cup ?? 0) * w * u * u;
  return [r * Math.sin(a) + w * u * Math.cos(a), -r * Math.cos(a) + w * u * Math.sin(a), z];
};

/** A petal as it falls in the picture. */
export const petalSurface =
  (view: View, p: Petal): Surface =>
  (t, u) =>
    project(view, solidOf(p, t, u));

/** Whether the eye sees the inner side of a petal at `t`. */
function showsInside(view: View, p: Petal, t: number): boolean {
  const s = petalSurface(view, p);
  const [a, b, l, r] = [s(t - 0.03, 0), s(t + 0.03, 0), s(t, -0.5), s(t, 0.5)];
  return (b[0] - a[0]) * (r[1] - l[1]) - (b[1] - a[1]) * (r[0] - l[0]) >= 0;
}

/** Whether what is seen of a petal beyond a fold is much broader than long. */
function isBand(s: Surface, from: number): boolean {
  const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);
  const middle = (from + 1) / 2;
  return far(s(from, 0), s(1, 0)) < 0.38 * far(s(middle, -1), s(middle, 1));
}

/** A drawn part and how near it is, so that parts can be put one over another. */
export interface Layer {
  near: number;
  draw: string;
}

export interface PetalPaint {
  inside: Tint;
  outside: Tint;
  finish?: Finish;
  /** Drawn on the inner side, where it is seen: spots, veins, a band. */
  marks?: (s: Surface, from: number, to: number) => string;
  /** Whether the back shows them, too. */
  isThrough?: boolean;
}

/**
 * A petal as layers. Where it bends so that its back comes to the front, it is drawn in two pieces.
 */
export function petal(sheet: Sheet, view: View, p: Petal, paint: PetalPaint): Layer[] {
  const s = petalSurface(view, p);
  const pieces: [from: number, to: number, inside: boolean][] = [];
  const n = 16;
  let start = 0;
  let side = showsInside(view, p, 0.06);
  for (let i = 2; i < n - 1; i++) {
    const now = showsInside(view, p, i / n);
    if (now === side) continue;
    // What would be a narrow band across the flower is no fold.
    if (i / n > 0.12 && isBand(s, i / n)) break;
    if (i / n > 0.12) pieces.push([start, i / n, side]);
    start = i / n > 0.12 ? i / n : 0;
    side = now;
  }
  pieces.push([start, 1, side]);
  return pieces.map(([from, to, inside]) => {
    const finish = { ...paint.finish, from, to };
    return {
      near: nearness(view, solidOf(p, (from + to) / 2, 0)),
      draw:
        tinted(sheet, s, inside ? paint.inside : paint.outside, finish) +
        ((inside || paint.isThrough) && paint.marks
          ? paint.marks(asDrawn(s, finish), from, to)
          : ""),
    };
  });
}

/** Layers, the farthest first, as one drawing. */
export const stacked = (layers: readonly Layer[]) =>
  [...layers]
    .sort((a, b) => a.near - b.near)
    .map((l) => l.draw)
    .join("");

/** A ring of petals like one another, each alive: angles, lengths and swing vary a little. */
export function whorl(
  r: Rand,
  count: number,
  make: (i: number, k: number) => Omit<Petal, "azimuth">,
  turn = 0,
  unrest = 0.5,
): Petal[] {
  return Array.from({ length: count }, (_, i) => {
    const k = 1 - 0.1 * unrest * r();
    const gap = 360 / count;
    return {
      azimuth: turn + gap * (i + within(r, -0.16, 0.16) * unrest),
      swing: within(r, -0.18, 0.18) * gap * unrest,
      ...make(i, k),
    };
  });
}

/** A dome or cone over the face: how high and how wide, its florets set in the spiral of 137.5°. */
export interface Disc {
  radius: number;
  height: number;
  /** Height of its foot over the face. */
  foot?: number;
  florets: number;
  size: number;
  /** Florets as bristles that stand off this far; 0 gives round ones. */
  bristle?: number;
}

export function disc(
  sheet: Sheet,
  view: View,
  d: Disc,
  t: Tint,
  tips: Tint,
  rim: Tone = t.rim,
): Layer {
  const { radius, height, foot = 0, florets, size, bristle = 0 } = d;
  const dome = (k: number, extra = 0): Solid => [
    0,
    0,
    foot + (height + extra) * Math.sqrt(1 - k * k),
  ];
  const place = (k: number, azimuth: number, off = 0): Solid => {
    const a = radians(azimuth);
    const lift = 1 + off / Math.max(radius, height);
    return [
      radius * k * lift * Math.sin(a),
      -radius * k * lift * Math.cos(a),
      foot + (dome(k)[2] - foot) * lift,
    ];
  };
  // The outline is the hull of what is seen: rings of the dome, projected.
  const outline: Point[] = [];
  const rings = [0.2, 0.6, 0.9, 1].flatMap((k) =>
    Array.from({ length: 15 }, (_, i) => project(view, place(k, i * 24))),
  );
  for (let i = 0; i < 14; i++) {
    const [dx, dy] = [Math.sin((i / 7) * Math.PI), -Math.cos((i / 7) * Math.PI)];
    let best: Point = view.at;
    let far = -Infinity;
    for (const p of rings) {
      const reach = p[0] * dx + p[1] * dy;
      if (reach > far) [far, best] = [reach, p];
    }
    outline.push(best);
  }
  const body = pen();
  const [first, second] = [outline[0], outline[1]];
  if (first && second) {
    const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    body.move(...mid(outline[outline.length - 1] ?? first, first));
    outline.forEach((p, i) => {
      body.quad(...p, ...mid(p, outline[(i + 1) % outline.length] ?? first));
    });
    body.close();
  }
  const [lit, dark] = [pen(), pen()];
  for (let i = 0; i < florets; i++) {
    const inward = (i + 0.5) / florets;
    // A cone bears as many on its sides as on its top.
    const k = Math.sqrt(bristle ? 1 - (1 - inward) ** 2 : inward);
    const [low, high] = [place(k, i * 137.508), place(k, i * 137.508, Math.max(bristle, 2))];
    if (nearness(view, high) < nearness(view, low)) continue;
    const [a, b] = [project(view, low), project(view, high)];
    const shadow = a[0] - view.at[0] + (a[1] - view.at[1]) * 0.6 > radius * 0.45;
    const d2 = shadow ? dark : lit;
    if (bristle) d2.move(...a).line(b);
    else d2.mark(...b);
  }
  return {
    near: nearness(view, [0, 0, foot + height * 0.6]),
    draw:
      sheet.bound(body, t.wash, rim, 2.5) +
      sheet.line(dark, t.shade, size) +
      sheet.line(lit, tips.wash, size),
  };
}
