import { coolAndShadeAnnuals } from "./data/annuals/cool-season-and-shade.ts";
import { sunAnnuals } from "./data/annuals/sun.ts";
import { meadowPerennials } from "./data/perennials/meadow-ferns-and-grasses.ts";
import { woodlandPerennials } from "./data/perennials/shade-and-woodland.ts";
import { sunBorderPerennials } from "./data/perennials/sun-border.ts";
import { floweringTrees } from "./data/trees/flowering.ts";
import { shadeTrees } from "./data/trees/shade-and-evergreen.ts";
import type { Annual, Perennial, Tree } from "./plant-facts.ts";

/** The three catalogues with all that is known of each plant, in the order of their ids. */
export const perennials: readonly Perennial[] = byId([
  ...sunBorderPerennials,
  ...woodlandPerennials,
  ...meadowPerennials,
]);

export const trees: readonly Tree[] = byId([...floweringTrees, ...shadeTrees]);

export const annuals: readonly Annual[] = byId([...sunAnnuals, ...coolAndShadeAnnuals]);

function byId<Plant extends { id: number }>(plants: Plant[]): Plant[] {
  return plants.sort((a, b) => a.id - b.id);
}
