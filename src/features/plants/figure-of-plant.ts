import type { Figure, Figures } from "#art/index.ts";
import { usualFigure } from "#art/index.ts";
import { annualsOfCoolSeasonAndShade } from "./data/figures/annuals-cool-season-and-shade.ts";
import { annualsOfSun } from "./data/figures/annuals-sun.ts";
import { perennialsOfMeadow } from "./data/figures/perennials-meadow-ferns-and-grasses.ts";
import { perennialsOfShadeAndWoodland } from "./data/figures/perennials-shade-and-woodland.ts";
import { perennialsOfSunBorder } from "./data/figures/perennials-sun-border.ts";
import { floweringTrees } from "./data/figures/trees-flowering.ts";
import { shadeAndEvergreenTrees } from "./data/figures/trees-shade-and-evergreen.ts";
import type { PlantFacts } from "./schema-of-plant-facts.ts";

/** Which plants' figures a file holds: their catalogue and the range of their ids. */
export const figureFiles = [
  {
    file: "perennials-sun-border",
    kind: "perennial",
    first: 1,
    last: 34,
    figures: perennialsOfSunBorder,
  },
  {
    file: "perennials-shade-and-woodland",
    kind: "perennial",
    first: 35,
    last: 67,
    figures: perennialsOfShadeAndWoodland,
  },
  {
    file: "perennials-meadow-ferns-and-grasses",
    kind: "perennial",
    first: 68,
    last: 100,
    figures: perennialsOfMeadow,
  },
  { file: "annuals-sun", kind: "annual", first: 1, last: 30, figures: annualsOfSun },
  {
    file: "annuals-cool-season-and-shade",
    kind: "annual",
    first: 31,
    last: 50,
    figures: annualsOfCoolSeasonAndShade,
  },
  { file: "trees-flowering", kind: "tree", first: 1, last: 24, figures: floweringTrees },
  {
    file: "trees-shade-and-evergreen",
    kind: "tree",
    first: 25,
    last: 50,
    figures: shadeAndEvergreenTrees,
  },
] as const;

/** The figures that have been set down, by slug. */
export const figures: Figures = Object.assign({}, ...figureFiles.map((file) => file.figures));

/** A plant's own figure, or the usual one for what is known of it. */
export function figureOf({ slug, facts }: { slug: string; facts: PlantFacts }): Figure {
  return figures[slug] ?? usualFigure(facts);
}
