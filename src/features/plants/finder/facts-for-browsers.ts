import type { PlantTraits } from "../search-vocabulary/vocabulary-entry.ts";

/** A plant's facts as the filters and the search of a browser need them, by the path of its page. */
export interface PlantTraitsAt extends PlantTraits {
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

/** Turns the facts of plants into the file; `readFactsFile` turns them back. */
export function writeFactsFile(plants: readonly PlantTraitsAt[]): FactsFile {
  return {
    version: 1,
    paths: plants.map(({ path }) => path),
    columns: inColumns(
      plants.map(({ catalogue, seasons, goodFor, uses }) => ({
        catalogue,
        seasons,
        goodFor,
        uses,
      })),
    ),
    facts: inColumns(plants.map(({ facts }) => factsKept(facts))),
  };
}

function factsKept({ toxicity, ...facts }: PlantTraits["facts"]): object {
  const { acceptedName: _, cultivar: __, sources: ___, ...said } = facts;
  const { spacingInchesMin: ____, spacingInchesMax: _____, ...kept } = said;
  // The note is on the plant's page; here the level decides.
  return { ...kept, toxicity: { level: toxicity.level } };
}

/** A list for each field that any of them has, with null where one has none. */
function inColumns(rows: readonly object[]): Record<string, unknown[]> {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      rows.map((row) => (row as Record<string, unknown>)[name] ?? null),
    ]),
  );
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
