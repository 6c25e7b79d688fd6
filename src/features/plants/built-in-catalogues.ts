import { coolAndShadeAnnuals } from "./data/annuals/cool-season-and-shade.ts";
import { sunAnnuals } from "./data/annuals/sun.ts";
import { meadowPerennials } from "./data/perennials/meadow-ferns-and-grasses.ts";
import { woodlandPerennials } from "./data/perennials/shade-and-woodland.ts";
import { sunBorderPerennials } from "./data/perennials/sun-border.ts";
import { floweringTrees } from "./data/trees/flowering.ts";
import { shadeTrees } from "./data/trees/shade-and-evergreen.ts";
import type { BuiltInPlant } from "./schema-of-plant-facts.ts";

/** The three catalogues with all facts of each plant, in the order of their ids. */
export const perennials: readonly BuiltInPlant[] = byId([
  ...sunBorderPerennials,
  ...woodlandPerennials,
  ...meadowPerennials,
]);

export const trees: readonly BuiltInPlant[] = byId([...floweringTrees, ...shadeTrees]);

export const annuals: readonly BuiltInPlant[] = byId([...sunAnnuals, ...coolAndShadeAnnuals]);

function byId(plants: BuiltInPlant[]): BuiltInPlant[] {
  return plants.sort((a, b) => a.id - b.id);
}
