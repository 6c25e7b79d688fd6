import { blend, contour, fine, type Tint } from "./colors.ts";
import { angleAt, brush, type Curve, shoot, steps } from "./curve.ts";
import { type Point, pen, type Rand, within } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";

/** How a tree grows: the parts of its skeleton that tell its kind in winter. Angles in degrees. */
export interface Growth {
  /** Stems from the ground. */
  trunks: number;
  /** Where the first limb leaves the trunk, as a part of the height. */
  clear: number;
  /** How far limbs stand off the stem they leave, at the foot and at the top. */
  low: number;
  top: number;
  /** How a limb turns on its way: negative rises, positive bends to the ground. */
  droop: number;
  /** Limbs a side and how often they fork again. */
  limbs: number;
  forks: number;
  /** Whether one leader runs to the top. */
  leader: boolean;
  /** The crown in leaf: how broad at its foot, where it is fullest, and how blunt above that. */
  crown: readonly [base: number, fullest: number, blunt: number];
}

const usual: Growth = {
  trunks: 1,
  clear: 0.22,
  low: 58,
  top: 24,
  droop: -14,
  limbs: 4,
  forks: 2,
  leader: false,
  crown: [0.45, 0.42, 2],
};

/** Growth by the words for branching. */
export const growths = {
  spreading: { ...usual, clear: 0.18, low: 64, top: 34, crown: [0.7, 0.36, 2.2] },
  rounded: usual,
  ascending: { ...usual, low: 40, top: 18, crown: [0.4, 0.4, 1.6] },
  tiered: {
    ...usual,
    low: 86,
    top: 72,
    droop: -6,
    limbs: 5,
    leader: true,
    crown: [0.72, 0.36, 2.1],
  },
  drooping: {
    ...usual,
    low: 92,
    top: 50,
    droop: 30,
    limbs: 6,
    leader: true,
    crown: [0.7, 0.3, 1.6],
  },
  weeping: { ...usual, low: 52, top: 22, droop: 110 },
  vase: { ...usual, clear: 0.3, low: 30, top: 12, droop: 14, crown: [0.38, 0.78, 2.4] },
  pyramidal: {
    ...usual,
    low: 80,
    top: 40,
    droop: -10,
    limbs: 6,
    leader: true,
    crown: [0.8, 0.14, 1.15],
  },
  columnar: { ...usual, low: 24, top: 12, droop: -8, limbs: 7, leader: true, crown: [0.8, 0.5, 3] },
  irregular: { ...usual, low: 70, top: 30, limbs: 3, crown: [0.5, 0.55, 1.7] },
  "multi-stem": { ...usual, trunks: 4, clear: 0.3, low: 34, top: 22, crown: [0.4, 0.55, 2.2] },
} as const satisfies Record<string, Growth>;

interface Limb {
  curve: Curve;
  foot: number;
  tip: number;
  depth: number;
}

export interface Skeleton {
  limbs: Limb[];
  /** Where twigs end: leaves, blossoms and fruit hang here. */
  tips: Point[];
}

/** The wood of a tree from a foot at 0, 0. */
export function skeleton(r: Rand, high: number, broad: number, g: Growth): Skeleton {
  const limbs: Limb[] = [];
  const tips: Point[] = [];
  const grow = (from: Point, angle: number, length: number, width: number, depth: number) => {
    const side = Math.sign(angle) || 1;
    const curve = shoot(
      from,
      angle,
      angle + side * g.droop * (depth ? 1 : 0.1) + within(r, -8, 8),
      length,
    );
    limbs.push({ curve, foot: width, tip: width * (depth >= g.forks ? 0.25 : 0.5), depth });
    const end = curve.at(1);
    if (depth >= g.forks || length < high * 0.07) {
      tips.push(end, curve.at(0.65));
      return;
    }
    for (const [t, k] of [
      [0.45, -1],
      [0.68, 1],
      [1, -0.5],
      [1, 0.6],
    ] as const) {
      const a = angleAt(curve, t) + k * within(r, 30, 44) * (g.droop > 60 ? 0.5 : 1);
      grow(curve.at(t), a, length * within(r, 0.5, 0.66), width * 0.46, depth + 1);
    }
  };
  for (let n = 0; n < g.trunks; n++) {
    const k = g.trunks > 1 ? (n / (g.trunks - 1)) * 2 - 1 : within(r, -0.12, 0.12);
    const bole = high * (g.leader ? 0.97 : g.clear + 0.34) * (1 - Math.abs(k) * 0.12);
    const width = (high * 0.062) / Math.sqrt(g.trunks);
    const trunk = shoot([k * width * 1.3, 0], k * 16, k * (g.trunks > 1 ? 26 : 6), bole);
    limbs.push({ curve: trunk, foot: width, tip: width * (g.leader ? 0.12 : 0.5), depth: 0 });
    const start = g.leader ? g.clear : (g.clear * high) / bole;
    for (let i = 0; i < g.limbs * (g.trunks > 1 ? 1 : 2); i++) {
      const u = i / Math.max(1, g.limbs * 2 - 1);
      const t = start + (1 - start) * u * (g.leader ? 0.94 : 1);
      const side = i % 2 ? 1 : -1;
      const a = angleAt(trunk, t) + side * (g.low + (g.top - g.low) * u) * within(r, 0.88, 1.1);
      const [, y] = trunk.at(t);
      // A limb is as long as the crown is broad at that height.
      const room = g.leader
        ? (broad / 2) * (1.04 - u * 0.86)
        : Math.min(broad * 0.44, (high + y) * 1.15 + broad * 0.14);
      grow(
        trunk.at(t),
        a,
        room * (g.leader ? 0.86 : 0.6),
        width * (0.52 - 0.26 * u),
        g.leader ? g.forks - 1 : 1,
      );
    }
    tips.push(trunk.at(1));
  }
  // What chance has grown is fitted to the height and breadth that the tree has.
  const reach = (of: (p: Point) => number) =>
    Math.max(1, ...limbs.map(({ curve }) => Math.max(of(curve.at(1)), of(curve.at(0.5)))));
  const wide = (broad * 0.47) / reach(([x]) => Math.abs(x));
  const tall = (high * 0.94) / reach(([, y]) => -y);
  const fitted = ([x, y]: Point): Point => [x * wide, y * tall];
  return {
    limbs: limbs.map((limb) => {
      const { curve } = limb;
      const along = (t: number): Point => {
        const [x, y] = fitted(curve.along(t));
        const l = Math.hypot(x, y) || 1;
        return [x / l, y / l];
      };
      return { ...limb, curve: { at: (t: number) => fitted(curve.at(t)), along } };
    }),
    tips: tips.map(fitted),
  };
}

/** The wood, drawn: twigs as lines, limbs and trunk round and in two tints. */
export function wood(sheet: Sheet, { limbs }: Skeleton, bark: Tint): string {
  const [twigs, boughs, shade] = [pen(), pen(), pen()];
  for (const { curve, foot, tip, depth } of limbs) {
    if (foot < 7) {
      const [a, m, b] = [curve.at(0), curve.at(0.5), curve.at(1)];
      twigs.move(...a).quad(2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2, ...b);
      continue;
    }
    const flare = (t: number) =>
      foot + (tip - foot) * t + (depth === 0 ? foot * 0.7 * Math.max(0, 1 - t * 9) ** 2 : 0);
    brush(curve, flare, 5, boughs);
    if (foot < 10) continue;
    brush(
      { at: (t) => [curve.at(t)[0] + flare(t) * 0.22, curve.at(t)[1]], along: curve.along },
      (t) => flare(t) * 0.5,
      5,
      shade,
    );
  }
  return (
    sheet.line(twigs, bark.rim, 2) +
    sheet.bound(boughs, bark.wash, bark.rim, 2) +
    sheet.fill(shade, bark.shade)
  );
}

export interface Foliage {
  tint: Tint;
  high: number;
  broad: number;
  growth: Growth;
  /** Leaves lie flat, in tiers with air between them. */
  flat?: boolean;
  key?: string;
}

/**
 * Leaves in the tree's own outline, in two layers: what lies behind the limbs, in shade, and before them the
 * masses that catch the light. Between the masses there is air, in which the limbs are seen.
 */
export function foliage(sheet: Sheet, f: Foliage): { behind: string; before: string } {
  const r = sheet.rand;
  const { tint: t, high, broad, flat = false, key = "leaves" } = f;
  const { clear, crown } = f.growth;
  const [base, fullest, blunt] = crown;
  const half = (u: number) =>
    u < fullest
      ? base + (1 - base) * Math.sin(((Math.PI / 2) * u) / fullest)
      : (1 - ((u - fullest) / (1 - fullest)) ** blunt) ** 0.8;
  const foot = high * (clear + 0.04);
  const size = Math.max(22, Math.min(high - foot, broad) * 0.11);
  /** Few sizes: what is set down alike is written alike. */
  const sized = (k: number) => k * (r() > 0.5 ? 1.14 : 0.95);
  const [wide, tall] = flat ? [1.5, 0.62] : [1.25, 0.8];
  const mottled = blend(t.wash, t.shade, 0.5);
  /** A mass of leaves: ragged round its edge, with single leaves off it. */
  const mass = (name: string, fill: Tint["wash"], rim: Tint["wash"]) =>
    sheet.motif(`${key} ${name}`, (q) => {
      const [leaves, ticks] = [pen(), pen()];
      for (let n = 0; n < 10; n++) {
        const a = n * 36 + within(q, -9, 9);
        const [x, y] = [Math.sin((a * Math.PI) / 180), -Math.cos((a * Math.PI) / 180)];
        leaves.leaf(x * 34 * wide, y * 34 * tall, a + within(q, -40, 40), within(q, 26, 40), 14, 4);
      }
      for (let n = 0; n < 3; n++) {
        const [x, y] = [within(q, -38, 24) * wide, within(q, -30, 22) * tall];
        ticks.move(x, y).quad(x + 8, y - 9, x + 18, y - 1);
      }
      const body = pen().scallop(0, 0, 50 * wide, 50 * tall, 9, q);
      return (
        sheet.bound(leaves, fill, rim, 3) +
        sheet.fill(body, fill) +
        (name === "far" ? "" : sheet.line(ticks, t.line, 3))
      );
    });
  const far = mass("far", t.shade, t.rim);
  const lights = [blend(t.wash, t.pale, 0.3), mottled].map((fill, i) =>
    mass(String(i), fill, blend(mottled, t.rim, 0.4)),
  );
  let [behind, before] = ["", ""];
  const rows = flat ? 6 : Math.max(4, Math.round((high - foot) / (size * 1.6)));
  for (const v of steps(rows)) {
    const u = 0.03 + 0.92 * v;
    const reach = Math.max(0, (half(u) * broad) / 2 - size * 0.8 * wide) * within(r, 0.92, 1.05);
    const many = Math.max(1, Math.round((2 * reach) / (size * 1.6 * wide)) + 1);
    for (const k of many === 1 ? [0] : steps(many, -1, 1)) {
      const point: Point = [
        k * reach + within(r, -0.3, 0.3) * size,
        -foot - (high - foot) * u + within(r, -0.3, 0.3) * size + (flat ? Math.abs(k) * size : 0),
      ];
      const how = { flip: r() > 0.5 };
      behind += sheet.put(far, point, sized(size / 51), how);
      // Low and inside the crown most is open; its top and its edge are closed.
      if (r() > (flat ? 0.95 : 0.45 + 0.4 * Math.max(v, Math.abs(k)))) continue;
      const shadow = k * 0.5 - u + 0.55 + within(r, -0.2, 0.2);
      const light = lights[shadow > 0.1 ? 1 : 0] ?? far;
      const lit: Point = [point[0] - size * 0.16, point[1] - size * 0.24];
      before += sheet.put(light, lit, sized(size / 66), how);
    }
  }
  return { behind, before };
}

/** A gardener of 66 inches beside a tree, to tell its size. */
export function person(sheet: Sheet, [x, y]: Point, high: number): string {
  const u = (v: number) => (v * high) / 100;
  const robe = pen(10)
    .move(x - u(13), y)
    .quad(x - u(12), y - u(40), x - u(11), y - u(60))
    .quad(x - u(14), y - u(80), x - u(4), y - u(84))
    .line([x + u(4), y - u(84)])
    .quad(x + u(14), y - u(80), x + u(11), y - u(60))
    .quad(x + u(12), y - u(40), x + u(13), y)
    .close();
  const hat = pen(10)
    .move(x - u(15), y - u(92))
    .quad(x, y - u(98), x + u(15), y - u(92))
    .quad(x, y - u(87), x - u(15), y - u(92))
    .close();
  return (
    sheet.fill(robe, blend(fine, contour, 0.3)) +
    sheet.fill(pen(10).ellipse(x, y - u(91), u(6), u(8)), fine) +
    sheet.fill(hat, contour)
  );
}
