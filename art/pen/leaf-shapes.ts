import { steps } from "./curve.ts";

/** Half an outline, base to tip: [along, aside] in parts of the length; a third number marks a corner. */
export type HalfOutline = readonly (readonly [along: number, aside: number, corner?: 1])[];

/** A leaf's outline and how its veins run. */
export interface LeafShape {
  half: HalfOutline;
  /** Side veins: where they leave the midrib, and where they end as [along, aside]. */
  veins: readonly (readonly [from: number, along: number, aside: number])[];
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
    return [t, end, width(end) * 0.9] as const;
  });
}

const simple = (half: HalfOutline, pairs: number, steep?: number): LeafShape => ({
  half,
  veins: feather(half, pairs, steep),
});

/** Outlines by the words of botany. Widths are of a leaf one unit long. */
// biome-ignore format: a table of outlines
export const leafShapes = {
  linear: simple(
    [[0, 0.012], [0.2, 0.035], [0.6, 0.038], [0.9, 0.02], [1, 0], ], 0, ), lance: simple( [ [0, 0.01], [0.1, 0.06], [0.28, 0.125], [0.5, 0.125], [0.75, 0.075], [1, 0], ], 6, 0.2, ), oval: simple( [ [0, 0.02], [0.08, 0.1], [0.25, 0.22], [0.48, 0.26], [0.7, 0.2], [0.88, 0.09], [1, 0], ], 6, ), egg: simple( [ [0, 0.02], [0.05, 0.15], [0.2, 0.29], [0.4, 0.31], [0.65, 0.21], [0.85, 0.08], [1, 0], ], 6, ), "egg-lance": simple( [ [0, 0.015], [0.07, 0.1], [0.22, 0.19], [0.42, 0.19], [0.68, 0.12], [0.88, 0.045], [1, 0], ], 6, 0.2, ), "inverse-egg": simple( [ [0, 0.01], [0.2, 0.07], [0.45, 0.19], [0.68, 0.27], [0.85, 0.22], [0.95, 0.1], [1, 0], ], 6, ), spoon: simple( [ [0, 0.02], [0.25, 0.05], [0.5, 0.12], [0.72, 0.2], [0.88, 0.18], [0.97, 0.08], [1, 0], ], 5, ), round: simple( [ [0, 0.03], [0.03, 0.2], [0.18, 0.4], [0.42, 0.5], [0.68, 0.44], [0.88, 0.26], [1, 0], ], 4, 0.26, ), heart: { half: [ [0, 0], [-0.09, 0.12], [-0.1, 0.26], [0, 0.4], [0.18, 0.48], [0.4, 0.45], [0.64, 0.29], [0.84, 0.12], [1, 0], ], veins: [ [0, -0.04, 0.28], [0, 0.18, 0.44], [0, 0.46, 0.38], [0.2, 0.6, 0.28], [0.42, 0.78, 0.14], ], }, kidney: { half: [ [0, 0], [-0.16, 0.16], [-0.2, 0.36], [-0.08, 0.56], [0.18, 0.66], [0.48, 0.58], [0.74, 0.36], [0.86, 0.12], [0.84, 0], ], veins: [ [0, -0.1, 0.38], [0, 0.2, 0.6], [0, 0.54, 0.46], [0, 0.76, 0.2], ], }, sword: simple( [ [0, 0.03], [0.3, 0.045], [0.7, 0.04], [0.9, 0.02], [1, 0], ], 0, ), strap: simple( [ [0, 0.02], [0.3, 0.035], [0.7, 0.033], [0.92, 0.016], [1, 0], ], 0, ), grass: simple( [ [0, 0.012], [0.3, 0.014], [0.7, 0.011], [1, 0], ], 0, ), maple: { half: [ [0, 0], [-0.05, 0.14, 1], [-0.02, 0.3], [-0.02, 0.42, 1], [0.1, 0.34], [0.16, 0.27, 1], [0.26, 0.4], [0.38, 0.56, 1], [0.4, 0.46, 1], [0.54, 0.5, 1], [0.5, 0.34], [0.44, 0.17, 1], [0.62, 0.19], [0.72, 0.28, 1], [0.76, 0.16], [0.86, 0.08, 1], [1, 0], ], veins: [ [0, -0.01, 0.36], [0, 0.42, 0.47], [0.3, 0.68, 0.22], ], }, oak: { half: [ [0, 0.01], [0.08, 0.04], [0.14, 0.13], [0.2, 0.14], [0.25, 0.06], [0.32, 0.08], [0.4, 0.23], [0.47, 0.24], [0.5, 0.09], [0.57, 0.1], [0.65, 0.29], [0.73, 0.28], [0.75, 0.12], [0.82, 0.14], [0.9, 0.19], [0.97, 0.12], [1, 0], ], veins: [ [0.1, 0.18, 0.12], [0.28, 0.43, 0.21], [0.48, 0.68, 0.26], [0.7, 0.92, 0.16], ], }, palmate: { half: [ [0, 0], [-0.12, 0.12], [-0.14, 0.34, 1], [0, 0.38], [0.1, 0.3], [0.13, 0.16, 1], [0.26, 0.4], [0.44, 0.54, 1], [0.54, 0.42], [0.5, 0.24], [0.4, 0.1, 1], [0.62, 0.18], [0.84, 0.2], [0.95, 0.1], [1, 0], ], veins: [ [0, -0.06, 0.32], [0, 0.42, 0.46], [0, 0.8, 0.12]],
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
