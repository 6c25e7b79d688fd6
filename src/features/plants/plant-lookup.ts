import { formerSlugs } from "./data/former-slugs.ts";
import { indexNames, namesLike } from "./near-names.ts";
import { type PlantRecord, plantRecords } from "./plant-records.ts";

const bySlug: ReadonlyMap<string, PlantRecord> = new Map(
  plantRecords.map((plant) => [plant.slug, plant]),
);

/** The plant with this slug, or that once had it; slugs are unique over all catalogues. */
export function findPlant(
  slug: string,
  former: Readonly<Record<string, string>> = formerSlugs,
): PlantRecord | undefined {
  return bySlug.get(Object.hasOwn(former, slug) ? (former[slug] ?? slug) : slug);
}

let names: ReturnType<typeof indexNames<PlantRecord>> | undefined;

/** The plants whose names are like an address that leads nowhere, likest first. */
export function plantsLike(slug: string): PlantRecord[] {
  names ??= indexNames(plantRecords, ({ name, latin, facts, slug: own }) => [
    name,
    latin,
    own,
    ...facts.synonyms,
  ]);
  return namesLike(names, slug);
}
