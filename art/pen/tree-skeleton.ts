import { blend, contour, fine, type Tint } from "./colors.ts";
import { angleAt, brush, type Curve, shoot } from "./curve.ts";
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
  /** How far the trunk is followed over its first limb, as a part of the height; a vase's parts at once. */
  bole: number;
  /** Whether one leader runs to the top. */
  leader: boolean;
  /** Whether its boughs lie flat over each other, with air between them. */
  flat?: boolean;
  /** The crown in leaf: how broad at its foot, where it is fullest, and how blunt above that. */
  crown: readonly [base: number, fullest: number, blunt: number];
}

const usual: Growth = {
  trunks: 1,
  clear: 0.15,
  low: 58,
  top: 24,
  droop: -14,
  limbs: 4,
  forks: 2,
  bole: 0.34,
  leader: false,
  crown: [0.45, 0.42, 2],
};

/** Growth by the words for branching. */
export const growths = {
  spreading: { ...usual, clear: 0.13, low: 64, top: 34, crown: [0.7, 0.36, 2.2] },
  rounded: usual,
  ascending: { ...usual, low: 40, top: 18, crown: [0.4, 0.4, 1.6] },
  tiered: {
    ...usual,
    low: 86,
    top: 72,
    droop: -6,
    limbs: 5,
    leader: true,
    flat: true,
    crown: [0.62, 0.5, 2.8],
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
  weeping: usual,
  vase: {
    ...usual,
    clear: 0.22,
    low: 30,
    top: 8,
    droop: 16,
    bole: 0.1,
    crown: [0.3, 0.72, 2],
  },
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
  "multi-stem": { ...usual, trunks: 4, clear: 0.2, low: 34, top: 22, crown: [0.4, 0.55, 2.2] },
} as const satisfies Record<string, Growth>;

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
    limbs.push({ curve, foot: width, tip: width * (depth >= g.forks ? 0.25 : 0.5), depth });
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
    const width = (high * 0.062) / Math.sqrt(g.trunks);
    const trunk = shoot([k * width * 1.3, 0], k * 16, k * (g.trunks > 1 ? 26 : 6), bole);
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
      const [, y] = trunk.at(t);
      // A limb is as long as the crown is broad at that height.
      const room = g.leader
        ? (broad / 2) * (1.04 - u * 0.86)
        : isVase(g)
          ? high + y
          : Math.min(broad * 0.44, (high + y) * 1.15 + broad * 0.14);
      grow(
        trunk.at(t),
        a,
        room * (g.leader ? 0.86 : 0.6),
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

/** A vase's limbs part below its leaves, where they are seen. */
export const isVase = ({ bole }: Growth) => bole < 0.2;

/** Whether a limb is a trunk: one that leaves the ground. */
export const isTrunk = ({ curve }: Limb) => curve.at(0)[1] > -1;

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
