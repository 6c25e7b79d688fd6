import { formerSlugs } from "./data/former-slugs.ts";
import { type PlantRecord, plantRecords } from "./plant-records.ts";

const bySlug: ReadonlyMap<string, PlantRecord> = new Map(
  plantRecords.map((plant) => [plant.slug, plant]),
);

/** The plant with this slug, or that once had it; slugs are unique over all catalogues. */
export function findPlant(slug: string): PlantRecord | undefined {
  return bySlug.get(formerSlugs[slug] ?? slug);
}
