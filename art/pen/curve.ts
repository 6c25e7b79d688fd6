import { type Point, pen, type Trace } from "./ink.ts";

/** A line through the picture, walked from 0 to 1 and a little beyond. Angles in degrees, 0 is up. */
export interface Curve {
  at(t: number): Point;
  /** A unit vector along the line. */
  along(t: number): Point;
}

/** Degrees as radians. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Radians as degrees. */
export const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The point a way off in a direction. */
export const toward = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.sin(radians(angle)) * length,
  y - Math.cos(radians(angle)) * length,
];

/** The point a step on from the last of some, in a direction. */
export const walked = (points: readonly Point[], angle: number, length: number): Point =>
  toward(points[points.length - 1] ?? [0, 0], angle, length);

export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The direction from one point to another, 0 is up. */
const heading = (a: Point, b: Point) => degrees(Math.atan2(b[0] - a[0], a[1] - b[1]));

function unit([x, y]: Point): Point {
  const l = Math.hypot(x, y) || 1;
  return [x / l, y / l];
}

/** A cubic from `from` to `to`; the handles say how it leaves and arrives. */
export function cubic(from: Point, a: Point, b: Point, to: Point): Curve {
  return {
    at(t) {
      const s = 1 - t;
      const k = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
      return [
        from[0] * k[0] + a[0] * k[1] + b[0] * k[2] + to[0] * k[3],
        from[1] * k[0] + a[1] * k[1] + b[1] * k[2] + to[1] * k[3],
      ];
    },
    along(t) {
      const s = 1 - t;
      const d = (i: 0 | 1) =>
        s * s * (a[i] - from[i]) + 2 * s * t * (b[i] - a[i]) + t * t * (to[i] - b[i]);
      return unit([d(0), d(1)]);
    },
  };
}

/** A stem from a foot: it leaves at one angle, arrives at another, and is about `length` long. */
export function shoot(from: Point, leave: number, arrive: number, length: number): Curve {
  // Half of the way in each direction, so that a strong turn does not shorten it.
  const middle = toward(from, leave, length / 2);
  const to = toward(middle, arrive, length / 2);
  return cubic(from, toward(from, leave, length * 0.34), toward(to, arrive, -length * 0.34), to);
}

/** A line between two points that swells to one side by `bend` of its length. */
export function bow(from: Point, to: Point, bend = 0): Curve {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const off = (t: number): Point => {
    const p = between(from, to, t);
    return [p[0] - dy * bend * 1.33, p[1] + dx * bend * 1.33];
  };
  return cubic(from, off(1 / 3), off(2 / 3), to);
}

/** The angle of a curve at `t`, 0 is up. */
export const angleAt = (c: Curve, t: number) => heading([0, 0], c.along(t));

/** The point beside a curve: `aside` to the right of who walks along it. */
export function beside(c: Curve, t: number, aside: number): Point {
  const [x, y] = c.at(t);
  const [dx, dy] = c.along(t);
  return [x - dy * aside, y + dx * aside];
}

/** Points at even steps. */
export const steps = (n: number, from = 0, to = 1): number[] =>
  Array.from({ length: n }, (_, i) => from + ((to - from) * i) / Math.max(1, n - 1));

/**
 * The `n` points a `sweep` is drawn towards so that it follows a line: one for each of its n - 2 even
 * parts, and both ends. Drawn towards points of the line itself it would cut every corner, the more
 * the fewer they are.
 */
export function guides(at: (t: number) => Point, n: number): Point[] {
  const parts = Math.max(0, n - 2);
  const inner = steps(parts, 0.5 / parts, 1 - 0.5 / parts).map((t): Point => {
    const [a, b, c] = [at(t - 0.5 / parts), at(t), at(t + 0.5 / parts)];
    return [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2];
  });
  return [at(0), ...inner, at(1)];
}

/** The fewest guides, `n` or more, that keep within `near` units of a curve. */
export function guidesFor(c: Curve, n: number, near: number): number {
  const g = guides(c.at, n);
  const inner = g.slice(1, -1);
  const joint = (i: number) => between(inner[i - 1] ?? p0, inner[i] ?? p0, 0.5);
  const [p0] = g as [Point];
  const off = inner.some((p, i) => {
    const a = i === 0 ? p0 : joint(i);
    const b = i + 1 === inner.length ? (g.at(-1) ?? p) : joint(i + 1);
    const middle = between(between(a, p, 0.5), between(p, b, 0.5), 0.5);
    const parted = (q: Point, t: number) => {
      const [x, y] = c.at(t / inner.length);
      return Math.hypot(q[0] - x, q[1] - y) > near;
    };
    return parted(middle, i + 0.5) || parted(b, i + 1);
  });
  return off && n < 12 ? guidesFor(c, n + 1, near) : n;
}

/**
 * A stroke of the pen: the outline of a line whose width changes on the way. `weight` gives the full
 * width at t. One that grows out of another is open at its foot: no line parts the two.
 */
export function brush(
  c: Curve,
  weight: (t: number) => number,
  n = 5,
  d: Trace = pen(),
  isOpen = false,
): Trace {
  const side = (k: 1 | -1) => guides((t) => beside(c, t, (k * weight(t)) / 2), n);
  const left = side(-1).reverse();
  const [first] = left;
  d.sweep(side(1));
  if (first) d.line(first);
  d.sweep(left, false);
  return isOpen ? d : d.close();
}

/** A line through points, as a curve that can be walked. */
export function through(points: readonly Point[]): Curve {
  const last = points.length - 1;
  const pick = (i: number): Point => points[Math.max(0, Math.min(last, i))] ?? [0, 0];
  const at = (t: number): Point => {
    const k = Math.max(0, Math.min(last - 1e-6, t * last));
    const i = Math.floor(k);
    const f = k - i;
    const [a, b, c, e] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const value = (j: 0 | 1) =>
      b[j] +
      0.5 *
        f *
        (c[j] -
          a[j] +
          f * (2 * a[j] - 5 * b[j] + 4 * c[j] - e[j] + f * (3 * (b[j] - c[j]) + e[j] - a[j])));
    return [value(0), value(1)];
  };
  return {
    at,
    along(t) {
      const [a, b] = [at(Math.max(0, t - 0.01)), at(Math.min(1, t + 0.01))];
      return unit([b[0] - a[0], b[1] - a[1]]);
    },
  };
}
