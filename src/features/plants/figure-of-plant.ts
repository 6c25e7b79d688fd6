import type { Figure, Figures } from "#art/index.ts";
import { usualFigure } from "#art/index.ts";
import { annualsFigures1 } from "./data/figures/annuals-1.ts";
import { annualsFigures2 } from "./data/figures/annuals-2.ts";
import { perennialsFigures1 } from "./data/figures/perennials-1.ts";
import { perennialsFigures2 } from "./data/figures/perennials-2.ts";
import { perennialsFigures3 } from "./data/figures/perennials-3.ts";
import { treesFigures1 } from "./data/figures/trees-1.ts";
import { treesFigures2 } from "./data/figures/trees-2.ts";
import type { PlantFacts } from "./plant-facts.ts";

/** Which plants' figures a file holds: their catalogue and the range of their ids. */
export const figureFiles = [
  { file: "perennials-1", kind: "perennial", first: 1, last: 34, figures: perennialsFigures1 },
  { file: "perennials-2", kind: "perennial", first: 35, last: 67, figures: perennialsFigures2 },
  { file: "perennials-3", kind: "perennial", first: 68, last: 100, figures: perennialsFigures3 },
  { file: "annuals-1", kind: "annual", first: 1, last: 25, figures: annualsFigures1 },
  { file: "annuals-2", kind: "annual", first: 26, last: 50, figures: annualsFigures2 },
  { file: "trees-1", kind: "tree", first: 1, last: 24, figures: treesFigures1 },
  { file: "trees-2", kind: "tree", first: 25, last: 50, figures: treesFigures2 },
] as const;

/** The figures that have been set down, by slug. */
export const figures: Figures = Object.assign({}, ...figureFiles.map((file) => file.figures));

/** A plant's own figure, or the usual one for what is known of it. */
export function figureOf({ slug, facts }: { slug: string; facts: PlantFacts }): Figure {
  return figures[slug] ?? usualFigure(facts);
}
