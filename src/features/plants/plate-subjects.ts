import type { PlateSubject } from "#art/index.ts";
import { annuals, perennials, trees } from "./built-in-catalogues.ts";
import { figureOf } from "./figure-of-plant.ts";
import type { Perennial, Tree } from "./plant-facts.ts";

/** What is drawn for a plant: its own figure, or the usual one for what is known of it. */
function subjectOf(kind: PlateSubject["kind"], plant: Perennial | Tree) {
  return {
    slug: plant.slug,
    id: plant.id,
    name: plant.name,
    kind,
    latin: "latinName" in plant ? plant.latinName : plant.scientificName,
    number: `Pl. ${plant.id}`,
    facts: plant.facts,
    figure: figureOf(plant),
  } satisfies PlateSubject & { id: number };
}

/** All plants that are delivered with the site, as their plates are drawn. */
export const plateSubjects = [
  ...perennials.map((p) => subjectOf("perennial", p)),
  ...trees.map((p) => subjectOf("tree", p)),
  ...annuals.map((p) => subjectOf("annual", p)),
];
