import type { DrawnPlant, Figure, Figures } from "#art/index.ts";
import { usualFigure } from "#art/index.ts";
import { annualsOfCoolSeasonAndShade } from "./data/figures/annuals-cool-season-and-shade.ts";
import { annualsOfSun } from "./data/figures/annuals-sun.ts";
import { perennialsOfMeadow } from "./data/figures/perennials-meadow-ferns-and-grasses.ts";
import { perennialsOfShadeAndWoodland } from "./data/figures/perennials-shade-and-woodland.ts";
import { perennialsOfSunBorder } from "./data/figures/perennials-sun-border.ts";
import { floweringTrees } from "./data/figures/trees-flowering.ts";
import { shadeAndEvergreenTrees } from "./data/figures/trees-shade-and-evergreen.ts";

export const figures: Figures = {
  ...perennialsOfSunBorder,
  ...perennialsOfShadeAndWoodland,
  ...perennialsOfMeadow,
  ...annualsOfSun,
  ...annualsOfCoolSeasonAndShade,
  ...floweringTrees,
  ...shadeAndEvergreenTrees,
};

/** A plant's own figure, or the usual one for what is known of it. */
export function figureOf({ slug, facts }: { slug: string; facts: DrawnPlant["facts"] }): Figure {
  return figures[slug] ?? usualFigure(facts);
}
