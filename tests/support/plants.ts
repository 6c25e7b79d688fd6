import { annuals, perennials, trees } from "#features/plants/built-in-catalogues.ts";
import type { BuiltInPlant, PlantFacts } from "#features/plants/schema-of-plant-facts.ts";

/** An entry of any catalogue, its fields by one name. */
export interface Entry {
  /** For a failure's message: "tree 12 Weeping Higan Cherry". */
  label: string;
  kind: "perennial" | "tree" | "annual";
  name: string;
  latin: string;
  description: string;
  guide: string;
  facts: PlantFacts;
}

function entryOf(kind: Entry["kind"]) {
  return (plant: BuiltInPlant): Entry => ({
    label: `${kind} ${plant.id} ${plant.name}`,
    kind,
    name: plant.name,
    latin: plant.latin,
    description: plant.description,
    guide: plant.guide,
    facts: plant.facts,
  });
}

export const entries: Entry[] = [
  ...perennials.map(entryOf("perennial")),
  ...trees.map(entryOf("tree")),
  ...annuals.map(entryOf("annual")),
];

/** The entries for which something is wrong, each with what it is: an empty list is a pass. */
export function wrong(check: (entry: Entry) => string | false | undefined): string[] {
  return entries.flatMap((entry) => {
    const problem = check(entry);
    return problem ? [`${entry.label}: ${problem}`] : [];
  });
}
