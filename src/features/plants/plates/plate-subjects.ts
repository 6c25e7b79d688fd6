import type { Perennial, Tree } from "#features/plants/contract.ts";
import { annuals, perennials, trees } from "../catalogue.ts";
import { figureOf } from "../plate-figures.ts";
import type { Subject } from "./family.ts";

/** A plant with all that its plate needs. */
export interface PlateSubject extends Subject {
  id: number;
  name: string;
  /** As it stands under the caption: "Pl. 12". */
  number: string;
}

/** What is drawn for a plant: its own figure, or the usual one for what is known of it. */
function subjectOf(kind: Subject["kind"], plant: Perennial | Tree): PlateSubject {
  return {
    slug: plant.slug,
    id: plant.id,
    name: plant.name,
    kind,
    latin: "latinName" in plant ? plant.latinName : plant.scientificName,
    number: `Pl. ${plant.id}`,
    facts: plant.facts,
    figure: figureOf(plant),
  };
}

export const plateSubjects: readonly PlateSubject[] = [
  ...perennials.map((p) => subjectOf("perennial", p)),
  ...trees.map((p) => subjectOf("tree", p)),
  ...annuals.map((p) => subjectOf("annual", p)),
];
