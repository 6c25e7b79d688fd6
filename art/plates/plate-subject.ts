import type { DrawnFacts } from "#art/figures/usual-figure.ts";
import type { Sheet } from "#art/pen/plate-sheet.ts";
import type { Figure } from "../figures/figure.ts";

/** The plant a plate is drawn of. */
export interface Subject {
  slug: string;
  kind: "perennial" | "annual" | "tree";
  latin: string;
  facts: DrawnFacts;
  figure: Figure;
}

/** How large parts are drawn: all by one scale, so that flower and leaf keep their proportion. */
export function scaled({ figure, facts }: Subject) {
  const unit = Math.max(52, Math.min(105, 1000 / facts.heightInchesMax));
  const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(high, v));
  return {
    flower: clamp(((figure.flower?.sizeInches ?? 1) / 2) * unit, 62, 190),
    leaf: clamp(figure.leaf.lengthInches * unit, figure.leaf.shape === "needle" ? 66 : 90, 300),
    /** How tall the stem is drawn, as a part of the paper's height. */
    tall: clamp(0.72 + facts.heightInchesMax / 130, 0.8, 1),
  };
}

/** One whose plate is lettered, and whose name stands beside it on a share picture. */
export interface PlateSubject extends Subject {
  name: string;
  /** As it stands under the caption: "Pl. 12". */
  number: string;
}

/**
 * The parts of a plate, each drawn round its own origin; the composer sets them in their places.
 * Units: a plate is 1200 wide and 1500 high. y grows downward, so what grows has negative y.
 */
export interface Drawing {
  /** The flowering stem (a tree's spray): foot at 0, 0; 470 to either side, 1130 high at most. */
  specimen: string;
  /** The tree as it stands: foot at 0, 0; 240 to either side, 520 high at most. It leads the plate. A herb's is its small habit, or made of its specimen. */
  habit?: string;
  /** The one thing drawn large: centered on 0, 0; 120 in every direction. An herb whose figure has a section shows that, one without any its leaf. */
  detail: string;
  /** Of a tree, its second, smaller self in fall, winter or bloom: foot at 0, 0; 120 by 250. */
  season?: string;
}

export type Family = (sheet: Sheet, subject: Subject) => Drawing;
