import { angleAt, beside, type Curve } from "./curve.ts";
import { type Point, type Rand, within } from "./ink.ts";

/** Where one flower of many stands, which way it grows and how large and old it is. */
export interface Place {
  point: Point;
  /** Where on the stem it is joined. */
  foot: Point;
  angle: number;
  /** 1 is the largest. */
  size: number;
  /** 0 a bud, .5 open, 1 going over. */
  age: number;
  side: 1 | -1;
}

export interface Spike {
  from: number;
  to: number;
  /** How many whorls or steps of the spiral. */
  count: number;
  /** Half its breadth where it is broadest, in units. */
  breadth: number;
}

/** Places for whorls up a spike: closer and smaller to the tip, where the buds are. */
export function whorlsUp(c: Curve, { from, to, count }: Spike, r: Rand): Place[] {
  return Array.from({ length: count }, (_, i) => {
    const k = i / Math.max(1, count - 1);
    const t = from + (to - from) * (1 - (1 - k) ** 1.35);
    return {
      point: c.at(t),
      foot: c.at(t),
      angle: angleAt(c, t) + within(r, -5, 5),
      size: (1 - 0.55 * k ** 1.6) * within(r, 0.93, 1.07),
      age: 1 - k,
      side: i % 2 ? 1 : -1,
    };
  });
}

/**
 * Places for single flowers in the spiral of 137.5° up a spike or raceme, those behind first, then
 * the sides, then those before the stem.
 */
export function spiralUp(c: Curve, s: Spike, r: Rand): Place[] {
  const { from, to, count, breadth } = s;
  const fullest = 0.15;
  const places = Array.from({ length: count }, (_, i) => {
    const k = i / Math.max(1, count - 1);
    const t = from + (to - from) * (1 - (1 - k) ** 1.2);
    const a = ((i * 137.508) / 180) * Math.PI;
    // The last stands at the tip of the stem.
    const lateral = k === 1 ? 0 : Math.sin(a);
    const taper =
      k < fullest ? 0.75 + (0.25 * k) / fullest : 1 - ((k - fullest) / (1 - fullest)) ** 1.5 * 0.62;
    return {
      depth: Math.cos(a),
      point: beside(c, t, lateral * breadth * 0.35 * taper),
      foot: c.at(k === 1 ? t : Math.max(0, t - 0.01)),
      angle: angleAt(c, t) + lateral * 78 * (1 - 0.35 * k) + within(r, -6, 6),
      size: taper * within(r, 0.93, 1.07) * (0.9 + 0.1 * Math.cos(a)),
      age: 1 - k,
      side: (lateral < 0 ? -1 : 1) as 1 | -1,
    };
  });
  return places.sort((a, b) => a.depth - b.depth);
}

/**
 * Places that fill the near side of a cluster seen from a little above, its foot at 0, 0: those at
 * the rim lean outward, the lowest come last.
 */
export function mounded(broad: number, rise: number, count: number, r: Rand): Place[] {
  return Array.from({ length: count }, (_, i): Place => {
    const k = Math.sqrt((i + 0.5) / count);
    const a = ((i * 137.508) / 180) * Math.PI;
    const [x, y] = [Math.sin(a) * k, -Math.cos(a) * k];
    return {
      point: [x * broad + within(r, -3, 3), rise * (0.56 * y - 0.44) + within(r, -3, 3)],
      foot: [x * broad * 0.4, rise * (0.22 * y - 0.3)],
      angle: (Math.atan2(x, 0.25 - y) * 180) / Math.PI,
      size: (1.06 - 0.22 * k) * within(r, 0.92, 1.08),
      age: 1 - k,
      side: x < 0 ? -1 : 1,
    };
  }).sort((a, b) => a.point[1] - b.point[1]);
}
