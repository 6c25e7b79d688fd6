import type { PlantFacts } from "../plant-facts.ts";
import type { FilterablePlant } from "./filters.ts";

/** A plant's facts as the filters and the search of a browser need them, by the path of its page. */
export interface PlantTraitsAt extends FilterablePlant {
  path: string;
}

/**
 * The facts of all plants as one file: a list for each field, because equal things beside each other
 * compress to half of what a list of plants does. What neither filter nor search looks at stays out.
 */
export interface FactsFile {
  version: 1;
  paths: string[];
  columns: Record<string, unknown[]>;
  facts: Record<string, unknown[]>;
}

const columns = ["catalogue", "seasons", "goodFor", "uses", "isAvailable"] as const;

const factsKept = [
  "family",
  "synonyms",
  "zoneMin",
  "zoneMax",
  "light",
  "soilMoisture",
  "heightInchesMin",
  "heightInchesMax",
  "spreadInchesMin",
  "spreadInchesMax",
  "bloomMonths",
  "bloomColors",
  "foliageColor",
  "habit",
  "leafForm",
  "flowerForm",
  "nativeToPennsylvania",
  "deerResistance",
  "pollinatorValue",
  "flowerVisitors",
  "toxicity",
  "tradition",
] as const satisfies readonly (keyof PlantFacts)[];

/** Turns the facts of plants into the file; `readFactsFile` turns them back. */
export function writeFactsFile(plants: readonly PlantTraitsAt[]): FactsFile {
  return {
    version: 1,
    paths: plants.map(({ path }) => path),
    columns: Object.fromEntries(
      columns.map((name) => [name, plants.map((plant) => plant[name] ?? null)]),
    ),
    facts: Object.fromEntries(
      factsKept.map((name) => [name, plants.map(({ facts }) => factKept(facts, name))]),
    ),
  };
}

function factKept(facts: PlantFacts, name: (typeof factsKept)[number]): unknown {
  // The note is on the plant's page; here the level decides.
  if (name === "toxicity") return { level: facts.toxicity.level };
  return facts[name] ?? null;
}

/** The facts of the plants in a file. */
export function readFactsFile({ paths, columns, facts }: FactsFile): PlantTraitsAt[] {
  const row = (lists: Record<string, unknown[]>, at: number) =>
    Object.fromEntries(
      Object.entries(lists)
        .map(([name, values]) => [name, values[at]] as const)
        .filter(([, value]) => value !== null),
    );
  return paths.map(
    (path, at) =>
      ({ path, ...row(columns, at), facts: row(facts, at) }) as unknown as PlantTraitsAt,
  );
}
