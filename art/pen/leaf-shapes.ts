import { steps } from "./curve.ts";

/** Half an outline, base to tip: [along, aside] in parts of the length; a third number marks a corner. */
export type HalfOutline = readonly (readonly [along: number, aside: number, corner?: 1])[];

/** A leaf's outline and how its veins run. */
export interface LeafShape {
  half: HalfOutline;
  /** Side veins: where they leave the midrib, or another vein this far aside, and where they end as [along, aside]; a fan's are forked. */
  veins: readonly (readonly [from: number, along: number, aside: number, fromAside?: number])[];
  /** Whether they run straight, as a hand's do, bend to the tip, as a dogwood's, fork twice on their way, as a ginkgo's, or keep their part of the breadth and meet at the tip, as a hosta's. */
  course?: "straight" | "arching" | "forked" | "meeting";
}

/** Pairs of side veins up a simple leaf, running to its edge. */
function feather(half: HalfOutline, pairs: number, steep = 0.16): LeafShape["veins"] {
  const width = (t: number) => {
    for (let i = 1; i < half.length; i++) {
      const [a, b] = [half[i - 1], half[i]];
      if (a && b && b[0] >= t && b[0] > a[0])
        return a[1] + ((b[1] - a[1]) * (t - a[0])) / (b[0] - a[0]);
    }
    return 0;
  };
  return steps(pairs, 0.1, 0.74).map((t) => {
    const end = Math.min(0.96, t + steep * (1 - t * 0.4));
    return [t, end, width(end) * 0.84] as const;
  });
}

const simple = (half: HalfOutline, pairs: number, steep?: number): LeafShape => ({
  half,
  veins: feather(half, pairs, steep),
});

/** Outlines by the words of botany. Widths are of a leaf one unit long. */
// biome-ignore format: a table of outlines
export const leafShapes = {
  clasping: {
    half: [[0, 0.02], [-0.06, 0.05], [-0.08, 0.1], [-0.04, 0.14], [0.06, 0.13], [0.3, 0.15], [0.55, 0.12], [0.8, 0.06], [1, 0]],
    veins: [[0.1, 0.28, 0.12], [0.26, 0.45, 0.11], [0.42, 0.62, 0.09], [0.58, 0.78, 0.05]],
  },
  /** A pot marigold's: broadest above its middle, its narrow foot half round the stem. */
  "half-clasping": simple(
    [[0, 0.03], [0.01, 0.06], [0.1, 0.06], [0.3, 0.075], [0.55, 0.13], [0.75, 0.155], [0.9, 0.11], [0.97, 0.05], [1, 0]],
    5,
  ),
  /** A heart with a pointed shoulder on each side. */
  shouldered: {
    half: [[0, 0], [-0.1, 0.1], [-0.15, 0.24], [-0.09, 0.4], [0.1, 0.54, 1], [0.2, 0.4], [0.4, 0.33], [0.68, 0.22], [0.86, 0.08], [1, 0]],
    veins: [[0, -0.1, 0.24], [0, 0.08, 0.44], [0.02, 0.38, 0.29], [0.24, 0.62, 0.19], [0.46, 0.8, 0.09]],
  },
  /** A columbine's leaflet: a wedge on its stalk, cleft above into three lobes, each with a shallow notch. */
  wedge: {
    half: [[0, 0.014], [0.22, 0.02], [0.34, 0.14], [0.5, 0.32], [0.64, 0.42], [0.75, 0.39], [0.72, 0.31], [0.81, 0.28], [0.82, 0.2], [0.68, 0.13, 1], [0.82, 0.19], [0.96, 0.2], [1, 0.1], [0.94, 0]],
    veins: [[0.22, 0.62, 0.34], [0.22, 0.72, 0.22], [0.3, 0.86, 0.1]],
    course: "straight",
  },
  linear: simple(
    [[0, 0.012], [0.2, 0.035], [0.6, 0.038], [0.9, 0.02], [1, 0], ], 0, ), lance: simple( [ [0, 0.01], [0.1, 0.06], [0.28, 0.125], [0.5, 0.125], [0.75, 0.075], [1, 0], ], 6, 0.2, ), oval: simple( [ [0, 0.02], [0.08, 0.1], [0.25, 0.22], [0.48, 0.26], [0.7, 0.2], [0.88, 0.09], [1, 0], ], 6, ), egg: simple( [ [0, 0.02], [0.05, 0.15], [0.2, 0.29], [0.4, 0.31], [0.65, 0.21], [0.85, 0.08], [1, 0], ], 6, ), "egg-lance": simple( [ [0, 0.015], [0.07, 0.1], [0.22, 0.19], [0.42, 0.19], [0.68, 0.12], [0.88, 0.045], [1, 0], ], 6, 0.2, ), "inverse-egg": simple( [ [0, 0.01], [0.2, 0.07], [0.45, 0.19], [0.68, 0.27], [0.85, 0.22], [0.95, 0.1], [1, 0], ], 6, ), spoon: simple( [ [0, 0.02], [0.25, 0.05], [0.5, 0.12], [0.72, 0.2], [0.88, 0.18], [0.97, 0.08], [1, 0], ], 5, ), round: simple( [ [0, 0.03], [0.03, 0.2], [0.18, 0.4], [0.42, 0.5], [0.68, 0.44], [0.88, 0.26], [1, 0], ], 4, 0.26, ), heart: { half: [ [0, 0], [-0.13, 0.1], [-0.15, 0.26], [-0.02, 0.41], [0.18, 0.48], [0.4, 0.45], [0.64, 0.29], [0.84, 0.12], [1, 0], ], veins: [ [0, -0.04, 0.28], [0, 0.18, 0.44], [0, 0.46, 0.38], [0.2, 0.6, 0.28], [0.42, 0.78, 0.14], ], }, kidney: { half: [ [0, 0], [-0.2, 0.1], [-0.3, 0.3], [-0.16, 0.55], [0.18, 0.66], [0.48, 0.58], [0.76, 0.4], [0.92, 0.2], [1, 0], ], veins: [ [0, -0.1, 0.38], [0, 0.2, 0.6], [0, 0.54, 0.46], [0, 0.76, 0.2], ], }, sword: simple( [ [0, 0.03], [0.3, 0.045], [0.7, 0.04], [0.9, 0.02], [1, 0], ], 0, ), strap: simple( [ [0, 0.02], [0.3, 0.035], [0.7, 0.033], [0.92, 0.016], [1, 0], ], 0, ), grass: simple( [ [0, 0.012], [0.3, 0.014], [0.7, 0.011], [1, 0], ], 0, ), maple: { half: [ [0, 0], [-0.05, 0.14, 1], [-0.02, 0.3], [-0.02, 0.42, 1], [0.1, 0.34], [0.16, 0.27, 1], [0.26, 0.4], [0.38, 0.56, 1], [0.4, 0.46, 1], [0.54, 0.5, 1], [0.5, 0.34], [0.44, 0.17, 1], [0.62, 0.19], [0.72, 0.28, 1], [0.76, 0.16], [0.86, 0.08, 1], [1, 0], ], veins: [ [0, -0.01, 0.36], [0, 0.42, 0.47], [0.3, 0.68, 0.22], ], }, oak: { half: [ [0, 0.01], [0.08, 0.04], [0.14, 0.13], [0.2, 0.14], [0.25, 0.06], [0.32, 0.08], [0.4, 0.23], [0.47, 0.24], [0.5, 0.09], [0.57, 0.1], [0.65, 0.29], [0.73, 0.28], [0.75, 0.12], [0.82, 0.14], [0.9, 0.19], [0.97, 0.12], [1, 0], ], veins: [ [0.1, 0.18, 0.12], [0.28, 0.43, 0.21], [0.48, 0.68, 0.26], [0.7, 0.92, 0.16], ], }, palmate: { half: [ [0, 0], [-0.12, 0.12], [-0.14, 0.34, 1], [0, 0.38], [0.1, 0.3], [0.13, 0.16, 1], [0.26, 0.4], [0.44, 0.54, 1], [0.54, 0.42], [0.5, 0.24], [0.4, 0.1, 1], [0.62, 0.18], [0.84, 0.2], [0.95, 0.1], [1, 0], ], veins: [ [0, -0.06, 0.32], [0, 0.42, 0.46], [0, 0.8, 0.12]],
  },
} as const satisfies Record<string, LeafShape>;

/** Half the width of an outline at a place along it. */
export function widthAt(half: HalfOutline, t: number): number {
  for (let i = half.length - 1; i > 0; i--) {
    const [a, b] = [half[i - 1], half[i]];
    if (a && b && a[0] <= t && b[0] >= t && b[0] > a[0])
      return a[1] + ((b[1] - a[1]) * (t - a[0])) / (b[0] - a[0]);
  }
  return 0;
}

/** The same where it has lobes: its narrowest there. */
export function narrowestAt(half: HalfOutline, t: number): number {
  const widths = half.flatMap(([along, aside], i) => {
    const [from, at] = half[i - 1] ?? [along, aside];
    const [low, high] = [Math.min(from, along), Math.max(from, along)];
    return t < low || t > high ? [] : [at + ((aside - at) * (t - from)) / (along - from || 1)];
  });
  return Math.max(0, Math.min(...widths));
}

const veined = (half: HalfOutline, veins: LeafShape["veins"]): LeafShape => ({
  half,
  veins,
  ...(veins.every(([from]) => from === 0) ? { course: "straight" as const } : {}),
});

/** Teeth that stand where veins end: how far out, how many smaller ones lie between two, and whether they are round. */
interface VeinTeeth {
  pairs: number;
  deep: number;
  between: number;
  isRound?: true;
}

/** A leaf whose side veins run straight and side by side, each to a tooth of its own. */
function pleated(half: HalfOutline, { pairs, deep, between, isRound }: VeinTeeth): LeafShape {
  const veins = steps(pairs, 0.07, 0.8).map((from): [number, number, number] => {
    const along = steps(60, from, 1).find((t) => t - from >= widthAt(half, t)) ?? 1;
    return [from, along, widthAt(half, along)];
  });
  const edge: [number, number, 1?][] = [];
  veins.forEach(([, along], i) => {
    const [, before = along - 0.05] = veins[i - 1] ?? [];
    const on = (k: number, out: number): [number, number] => {
      const t = before + (along - before) * k;
      return [t, widthAt(half, t) + out];
    };
    // A tooth leans to the tip; the edge is hollow below it.
    for (const [n, k] of steps(between + 1, 1 / (between + 1), 1).entries()) {
      const out = n === between ? deep : deep * 0.3;
      if (isRound) edge.push(on(k - 0.5, out), [...on(k, -deep * 0.6), 1]);
      else edge.push(on(k - 0.7 / (between + 1), out * -0.6), [...on(k + 0.12, out), 1]);
    }
  });
  const [, last = 0] = veins.at(-1) ?? [];
  const [, first = 0] = veins[0] ?? [];
  return {
    half: [
      ...half.filter(([along]) => along < first - 0.02),
      ...edge,
      ...half.filter(([along]) => along > last + 0.05),
    ],
    veins: veins.map(([from, along, aside]) => [from, along, aside * 0.97] as const),
    course: "straight",
  };
}

/** A leaf that tapers to its tip, whose veins leave the midrib in turn and bend along the edge, as a dogwood's. */
export function arched(broad: HalfOutline): LeafShape {
  const half: HalfOutline = [...broad.slice(0, -2), [0.9, 0.035], [1, 0]];
  const veins = steps(4, 0.05, 0.5).map((from, i): [number, number, number] => {
    const along = 0.62 + 0.1 * i;
    return [from, along, widthAt(half, along) * (0.82 - 0.1 * i)];
  });
  return { half, veins, course: "arching" };
}

/**
 * Leaves of trees that are known by their outline alone, drawn after herbarium sheets. Widths are of
 * a leaf one unit long, without its stalk; a third number marks a corner.
 */
// biome-ignore format: a table of outlines
export const treeLeaves = {
  /** Five lobes with a few large teeth, and round bays between them. */
  sugarMaple: veined(
    [[0, 0], [-0.02, 0.12], [-0.07, 0.28, 1], [0.05, 0.25], [0.1, 0.22, 1], [0.15, 0.36], [0.2, 0.5, 1], [0.29, 0.47], [0.4, 0.63, 1], [0.44, 0.48], [0.55, 0.45, 1], [0.48, 0.32], [0.41, 0.17], [0.46, 0.13], [0.58, 0.16], [0.68, 0.27, 1], [0.74, 0.17], [0.86, 0.07], [1, 0]],
    [[0, -0.05, 0.24], [0, 0.38, 0.57], [0.3, 0.66, 0.24], [0.16, 0.2, 0.45, 0.24], [0.24, 0.5, 0.41, 0.36], [0.62, 0.8, 0.09]],
  ),
  /** Three lobes with sharp bays; the edge is saw-toothed. */
  redMaple: veined(
    [[0, 0], [0, 0.15], [0.07, 0.29], [0.22, 0.38], [0.52, 0.52, 1], [0.53, 0.36], [0.49, 0.2, 1], [0.66, 0.22], [0.82, 0.12], [1, 0]],
    [[0, 0.12, 0.26], [0, 0.48, 0.46], [0.34, 0.66, 0.19], [0.52, 0.82, 0.1]],
  ),
  /** Broad, with shallow lobes and coarse teeth. */
  sycamore: veined(
    [[0, 0], [-0.08, 0.18], [-0.04, 0.38, 1], [0.08, 0.36], [0.16, 0.44, 1], [0.19, 0.36, 1], [0.27, 0.5], [0.34, 0.52, 1], [0.4, 0.64, 1], [0.48, 0.48], [0.56, 0.46, 1], [0.56, 0.34, 1], [0.66, 0.34], [0.76, 0.3, 1], [0.8, 0.2], [0.9, 0.14, 1], [1, 0]],
    [[0, -0.02, 0.32], [0, 0.37, 0.56], [0.3, 0.7, 0.26], [0.5, 0.86, 0.13]],
  ),
  /** A star of five. */
  sweetgum: veined(
    [[0, 0], [-0.08, 0.18], [-0.17, 0.4, 1], [0, 0.28], [0.1, 0.17, 1], [0.23, 0.37], [0.36, 0.64, 1], [0.37, 0.38], [0.33, 0.17, 1], [0.52, 0.17], [0.78, 0.1], [1, 0]],
    [[0, -0.13, 0.33], [0, 0.32, 0.55]],
  ),
  /** Round lobes, deep round bays. */
  whiteOak: veined(
    [[0, 0.01], [0.1, 0.04], [0.15, 0.13], [0.21, 0.155], [0.26, 0.11], [0.27, 0.05], [0.33, 0.055], [0.37, 0.18], [0.43, 0.25], [0.49, 0.21], [0.5, 0.08], [0.55, 0.07], [0.6, 0.2], [0.66, 0.29], [0.73, 0.25], [0.73, 0.11], [0.78, 0.1], [0.83, 0.19], [0.9, 0.18], [0.94, 0.08], [1, 0]],
    [[0.14, 0.2, 0.12], [0.35, 0.43, 0.21], [0.57, 0.66, 0.25], [0.8, 0.88, 0.14]],
  ),
  /** Nine lobes that taper to two or three bristles; the bays between them are round, half the way to the midrib. */
  redOak: veined(
    [[0, 0.01], [0.08, 0.04], [0.14, 0.11], [0.2, 0.24, 1], [0.24, 0.16], [0.27, 0.115], [0.31, 0.13], [0.35, 0.24], [0.38, 0.35, 1], [0.4, 0.29], [0.47, 0.36, 1], [0.46, 0.24], [0.465, 0.17], [0.505, 0.165], [0.55, 0.25], [0.6, 0.41, 1], [0.62, 0.32], [0.69, 0.37, 1], [0.66, 0.25], [0.66, 0.165], [0.7, 0.15], [0.76, 0.2], [0.84, 0.31, 1], [0.83, 0.2], [0.825, 0.12], [0.86, 0.1], [0.94, 0.15, 1], [0.93, 0.06], [1, 0]],
    [[0.08, 0.19, 0.19], [0.3, 0.4, 0.29], [0.48, 0.62, 0.33], [0.68, 0.81, 0.24]],
  ),
  /** Few narrow lobes, bristled; wide bays nearly to the midrib. */
  pinOak: veined(
    [[0, 0.01], [0.14, 0.03], [0.19, 0.1], [0.17, 0.22, 1], [0.24, 0.16], [0.3, 0.15, 1], [0.29, 0.06], [0.35, 0.035], [0.41, 0.1], [0.42, 0.22], [0.46, 0.37, 1], [0.51, 0.26], [0.57, 0.24, 1], [0.54, 0.1], [0.57, 0.04], [0.64, 0.05], [0.7, 0.15], [0.78, 0.28, 1], [0.79, 0.14], [0.78, 0.05], [0.86, 0.06], [0.91, 0.13, 1], [0.93, 0.05], [1, 0]],
    [[0.13, 0.18, 0.18], [0.4, 0.46, 0.32], [0.66, 0.77, 0.24]],
  ),
  /** Broadest above the middle, its edge in shallow waves. */
  swampWhiteOak: veined(
    [[0, 0.01], [0.14, 0.05], [0.22, 0.11], [0.27, 0.1], [0.34, 0.17], [0.4, 0.155], [0.47, 0.23], [0.53, 0.205], [0.6, 0.29], [0.66, 0.25], [0.73, 0.3], [0.79, 0.24], [0.85, 0.23], [0.9, 0.15], [0.96, 0.1], [1, 0]],
    [[0.12, 0.22, 0.09], [0.24, 0.34, 0.14], [0.36, 0.47, 0.2], [0.48, 0.6, 0.25], [0.6, 0.73, 0.26], [0.74, 0.85, 0.19]],
  ),
  /** Four lobes, and a tip cut off with a notch. */
  tulipTree: veined(
    [[0, 0], [-0.05, 0.1], [-0.01, 0.28], [0.08, 0.4], [0.2, 0.49, 1], [0.33, 0.42], [0.42, 0.3], [0.5, 0.26], [0.6, 0.29], [0.78, 0.36], [0.96, 0.41, 1], [0.91, 0.2], [0.8, 0.03], [0.79, 0]],
    [[0.02, 0.16, 0.4], [0.16, 0.34, 0.34], [0.34, 0.88, 0.34], [0.5, 0.88, 0.2]],
  ),
  /** Spines with round bays between them, the tip a spine, too. */
  holly: veined(
    [[0, 0.01], [0.05, 0.09], [0.1, 0.27, 1], [0.17, 0.16], [0.24, 0.19], [0.32, 0.36, 1], [0.38, 0.19], [0.46, 0.2], [0.55, 0.36, 1], [0.6, 0.18], [0.68, 0.17], [0.77, 0.28, 1], [0.82, 0.12], [0.9, 0.04], [1, 0]],
    [[0.04, 0.1, 0.22], [0.2, 0.32, 0.3], [0.4, 0.55, 0.3], [0.6, 0.76, 0.22]],
  ),
  /** A wedge below, with two shallow lobes a side; its edge is saw-toothed. */
  hawthorn: veined(
    [[0, 0.01], [0.1, 0.05], [0.22, 0.15], [0.34, 0.24], [0.43, 0.29], [0.48, 0.25], [0.57, 0.27], [0.65, 0.25], [0.7, 0.19], [0.82, 0.13], [0.93, 0.05], [1, 0]],
    [[0.14, 0.42, 0.3], [0.34, 0.64, 0.23], [0.52, 0.78, 0.12]],
  ),
  /** Straight veins, each to one small tooth far from the next, the edge hollow between them. */
  beech: pleated(
    [[0, 0.01], [0.05, 0.08], [0.18, 0.2], [0.36, 0.265], [0.52, 0.255], [0.7, 0.18], [0.85, 0.085], [0.94, 0.025], [1, 0]],
    { pairs: 10, deep: 0.02, between: 0 },
  ),
  /** Doubly toothed, broad above its middle, with a sudden tip. */
  elm: pleated(
    [[0, 0.02], [0.03, 0.11], [0.14, 0.21], [0.32, 0.27], [0.52, 0.275], [0.7, 0.21], [0.83, 0.11], [0.91, 0.035], [1, 0]],
    { pairs: 12, deep: 0.026, between: 2 },
  ),
  /** Doubly toothed, narrow, drawn out to a long tip. */
  hornbeam: pleated(
    [[0, 0.02], [0.03, 0.09], [0.14, 0.18], [0.32, 0.225], [0.5, 0.205], [0.7, 0.13], [0.84, 0.055], [0.93, 0.02], [1, 0]],
    { pairs: 11, deep: 0.02, between: 1 },
  ),
  /** A witch hazel's: broad, lopsided, with a round tooth for each of few veins. */
  witchHazel: pleated(
    [[0, 0.02], [0.04, 0.12], [0.18, 0.22], [0.4, 0.31], [0.6, 0.34], [0.78, 0.27], [0.9, 0.14], [1, 0]],
    { pairs: 6, deep: 0.024, between: 0, isRound: true },
  ),
  /** A pawpaw's, a black gum's, a magnolia's: broadest above the middle, with a short sudden point. */
  pawpaw: simple(
    [[0, 0.01], [0.2, 0.07], [0.45, 0.19], [0.68, 0.27], [0.86, 0.23], [0.91, 0.05], [1, 0]],
    6,
  ),
  /** A rhomb: a wedge below, a long point above. */
  birch: pleated(
    [[0, 0.01], [0.06, 0.07], [0.18, 0.21], [0.3, 0.29], [0.46, 0.27], [0.7, 0.14], [0.88, 0.05], [1, 0]],
    { pairs: 7, deep: 0.026, between: 2 },
  ),
  /** A fan, split in the middle; its veins fork from the stalk. */
  ginkgo: {
    ...veined(
    [[0, 0], [0.2, 0.17], [0.42, 0.38], [0.56, 0.54], [0.66, 0.61, 1], [0.77, 0.57], [0.85, 0.48], [0.92, 0.36], [0.95, 0.25], [0.98, 0.14], [0.96, 0.05], [0.72, 0.012, 1], [0.7, 0]],
    [[0, 0.63, 0.49], [0, 0.78, 0.42], [0, 0.87, 0.27], [0, 0.91, 0.1]],
    ),
    course: "forked",
  },
} as const satisfies Record<string, LeafShape>;
