import type { Tint } from "./colors.ts";
import { angleAt, brush, type Curve, shoot, toward } from "./curve.ts";
import { type Point, pen, type Rand, within } from "./ink.ts";
import type { Sheet } from "./plate-sheet.ts";

/** How a tree grows: the parts of its skeleton that tell its kind in winter, and its crown in leaf. Angles in degrees. */
export interface Growth {
  /** Stems from the ground, and how far the outermost lean where they leave it. */
  trunks: number;
  lean: number;
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
  /** How far the trunk is followed over its first limb, as a part of the height; a vase's parts at once. */
  bole: number;
  /** Whether one leader runs to the top. */
  leader: boolean;
  /** How its leaves hang: on boughs that lie flat over each other, in one closed crown, or at the ends of limbs with light between them. */
  leaves: "level" | "closed" | "open";
  /** How high a mass of leaves is for its breadth. */
  tall: number;
  /** The crown in leaf: how broad at its foot, where it is fullest, and how blunt above that. */
  crown: readonly [base: number, fullest: number, blunt: number];
}

const usual: Growth = {
  trunks: 1,
  lean: 16,
  clear: 0.15,
  low: 58,
  top: 24,
  droop: -14,
  limbs: 4,
  forks: 2,
  bole: 0.34,
  leader: false,
  leaves: "closed",
  tall: 0.74,
  crown: [0.66, 0.36, 2],
};

/** Growth by the words for branching. */
export const growths = {
  spreading: { ...usual, clear: 0.18, low: 68, top: 30, leaves: "open", crown: [0.8, 0.36, 2.3] },
  rounded: usual,
  oval: { ...usual, low: 46, top: 18, leader: true, limbs: 5, crown: [0.55, 0.36, 1.75] },
  ascending: {
    ...usual,
    low: 38,
    top: 16,
    leader: true,
    limbs: 4,
    leaves: "open",
    tall: 0.95,
    crown: [0.62, 0.36, 1.5],
  },
  tiered: {
    ...usual,
    low: 86,
    top: 72,
    droop: -6,
    limbs: 5,
    leader: true,
    leaves: "level",
    tall: 0.4,
    crown: [0.72, 0.4, 2.4],
  },
  level: {
    ...usual,
    clear: 0.14,
    low: 80,
    top: 44,
    limbs: 5,
    leaves: "open",
    tall: 0.4,
    crown: [0.8, 0.42, 3],
  },
  drooping: {
    ...usual,
    low: 92,
    top: 50,
    droop: 30,
    limbs: 6,
    leader: true,
    tall: 1,
    crown: [0.78, 0.2, 1.25],
  },
  weeping: usual,
  vase: {
    ...usual,
    clear: 0.2,
    low: 34,
    top: 6,
    droop: 12,
    limbs: 3,
    bole: 0.12,
    tall: 0.7,
    crown: [0.84, 0.5, 2.2],
  },
  layered: {
    ...usual,
    clear: 0.16,
    low: 78,
    top: 34,
    droop: 6,
    bole: 0.12,
    leaves: "open",
    tall: 0.5,
    crown: [0.62, 0.5, 2],
  },
  pyramidal: {
    ...usual,
    low: 80,
    top: 40,
    droop: -10,
    limbs: 6,
    leader: true,
    crown: [0.84, 0.14, 1.2],
  },
  columnar: {
    ...usual,
    low: 32,
    top: 14,
    droop: -8,
    limbs: 6,
    leader: true,
    crown: [0.7, 0.45, 2.4],
  },
  irregular: {
    ...usual,
    trunks: 5,
    lean: 34,
    clear: 0.1,
    low: 44,
    top: 26,
    limbs: 3,
    leaves: "open",
    tall: 0.5,
    crown: [0.4, 0.68, 2.2],
  },
  clumped: {
    ...usual,
    trunks: 3,
    clear: 0.26,
    low: 44,
    top: 24,
    leaves: "open",
    tall: 0.85,
    crown: [0.72, 0.3, 1.6],
  },
  "multi-stem": { ...usual, trunks: 4, clear: 0.2, low: 34, top: 22, crown: [0.5, 0.55, 2.2] },
} as const satisfies Record<string, Growth>;

/** Where a crown begins, as a part of the height. */
export const crownFoot = (g: Growth) => g.clear + (isVase(g) ? 0.16 : 0.04);

/** How broad a crown is at a height over its foot, 0 to 1, of its half breadth. */
export const crownHalf =
  ({ crown: [base, fullest, blunt] }: Growth) =>
  (u: number) =>
    u < fullest
      ? base + (1 - base) * Math.sin(((Math.PI / 2) * u) / fullest)
      : (1 - ((u - fullest) / (1 - fullest)) ** blunt) ** 0.8;

/** How far it is from a point to the edge of the crown. */
export function wayOut(from: Point, angle: number, g: Growth, high: number, broad: number): number {
  const foot = crownFoot(g);
  const half = crownHalf(g);
  let far = 0;
  while (far < high) {
    far += high * 0.02;
    const [x, y] = toward(from, angle, far);
    const u = Math.max(0, (-y / high - foot) / (1 - foot));
    if (y > 0 || u > 1 || Math.abs(x) > (half(u) * broad) / 2) break;
  }
  return far;
}

/** One limb of the wood of a tree. */
export interface Limb {
  curve: Curve;
  foot: number;
  tip: number;
  depth: number;
}

/** The wood of a tree from a foot at 0, 0. */
export function skeleton(r: Rand, high: number, broad: number, g: Growth): Limb[] {
  const limbs: Limb[] = [];
  const grow = (from: Point, angle: number, length: number, width: number, depth: number) => {
    const side = Math.sign(angle) || 1;
    const curve = shoot(
      from,
      angle,
      angle + side * g.droop * (depth ? 1 : 0.1) + within(r, -8, 8),
      length,
    );
    // It runs out as thin as what grows from it.
    const next = width * 0.46;
    limbs.push({ curve, foot: width, tip: depth >= g.forks || next < 7 ? 2 : next, depth });
    if (depth >= g.forks || length < high * 0.07) return;
    for (const [t, k] of [
      [0.45, -1],
      [0.68, 1],
      [1, -0.5],
      [1, 0.6],
    ] as const) {
      const a = angleAt(curve, t) + k * within(r, 30, 44);
      grow(curve.at(t), a, length * within(r, 0.5, 0.66), width * 0.46, depth + 1);
    }
  };
  for (let n = 0; n < g.trunks; n++) {
    const k = g.trunks > 1 ? (n / (g.trunks - 1)) * 2 - 1 : within(r, -0.12, 0.12);
    const bole = high * (g.leader ? 0.97 : g.clear + g.bole) * (1 - Math.abs(k) * 0.12);
    const width = Math.min(high * 0.058, broad * 0.12) / Math.sqrt(g.trunks);
    const trunk = shoot(
      [k * width * 1.3, 0],
      k * g.lean,
      k * (g.trunks > 1 ? g.lean + 10 : 6),
      bole,
    );
    limbs.push({ curve: trunk, foot: width, tip: width * (g.leader ? 0.04 : 0.36), depth: 0 });
    // Without a leader the trunk runs on as a limb like the others.
    if (!g.leader) {
      const end = trunk.at(1);
      const long = (high + end[1]) * (g.trunks > 1 ? 0.3 : 0.6);
      grow(end, angleAt(trunk, 1) + within(r, -7, 7), long, width * 0.38, 1);
    }
    const start = g.leader ? g.clear : (g.clear * high) / bole;
    for (let i = 0; i < g.limbs * (g.trunks > 1 ? 1 : 2); i++) {
      const u = i / Math.max(1, g.limbs * 2 - 1);
      const t = start + (1 - start) * u * (g.leader ? 0.94 : 1);
      const side = i % 2 ? 1 : -1;
      const a = angleAt(trunk, t) + side * (g.low + (g.top - g.low) * u) * within(r, 0.88, 1.1);
      // With its own forks a limb reaches the edge of the crown.
      const room = wayOut(trunk.at(t), a + side * g.droop * 0.5, g, high, broad);
      grow(
        trunk.at(t),
        a,
        room * (g.leader ? 0.78 : 0.64),
        width * (0.52 - 0.26 * u),
        g.leader ? g.forks - 1 : 1,
      );
    }
  }
  // What chance has grown is fitted to the height and breadth that the tree has.
  const reach = (of: (p: Point) => number) =>
    Math.max(1, ...limbs.map(({ curve }) => Math.max(of(curve.at(1)), of(curve.at(0.5)))));
  const wide = (broad * 0.47) / reach(([x]) => Math.abs(x));
  const tall = (high * 0.94) / reach(([, y]) => -y);
  const fitted = ([x, y]: Point): Point => [x * wide, y * tall];
  return limbs.map((limb) => {
    const { curve } = limb;
    const along = (t: number): Point => {
      const [x, y] = fitted(curve.along(t));
      const l = Math.hypot(x, y) || 1;
      return [x / l, y / l];
    };
    return { ...limb, curve: { at: (t: number) => fitted(curve.at(t)), along } };
  });
}

/** The wood, drawn: twigs as lines, limbs and trunk round and in two tints. */
export function wood(sheet: Sheet, limbs: readonly Limb[], bark: Tint): string {
  const [twigs, boughs, shade] = [pen(), pen(), pen()];
  for (const { curve, foot, tip, depth } of limbs) {
    if (foot < 7 && depth > 1) {
      const [a, m, b] = [curve.at(0), curve.at(0.5), curve.at(1)];
      twigs.move(...a).quad(2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2, ...b);
      continue;
    }
    // A trunk's foot spreads into the ground: there its edge bends most.
    const isStem = depth === 0;
    const long = Math.hypot(curve.at(1)[0] - curve.at(0)[0], curve.at(1)[1] - curve.at(0)[1]);
    const on = (t: number) => (isStem ? t * t : t);
    const wide = (t: number) =>
      foot +
      (tip - foot) * on(t) +
      (isStem ? foot * 0.6 * Math.max(0, 1 - (on(t) * long) / (foot * 1.8)) ** 2 : 0);
    const c: Curve = { at: (t) => curve.at(on(t)), along: (t) => curve.along(on(t)) };
    // Where a trunk ends it goes on as limbs: it is open there.
    if (isStem && tip > 4)
      brush(
        { at: (t) => c.at(1 - t), along: (t) => c.along(1 - t) },
        (t) => wide(1 - t),
        8,
        boughs,
        true,
      );
    else brush(c, wide, isStem ? 8 : 5, boughs);
    if (foot < 10) continue;
    brush(
      { at: (t) => [c.at(t)[0] + wide(t) * 0.22, c.at(t)[1]], along: c.along },
      (t) => wide(t) * 0.5,
      isStem ? 8 : 5,
      shade,
    );
  }
  return (
    sheet.line(twigs, bark.rim, 2) +
    sheet.bound(boughs, bark.wash, bark.rim, 2) +
    sheet.fill(shade, bark.shade)
  );
}

/** A vase's limbs part below its leaves, where they are seen. */
export const isVase = ({ bole }: Growth) => bole < 0.2;

/** Whether a limb is a trunk: one that leaves the ground. */
export const isTrunk = ({ curve }: Limb) => curve.at(0)[1] > -1;
