import { readGarden } from "#platform/shared/garden-list.ts";
import type { GardenPlant, SharedGarden } from "../garden-totals.ts";
import { findPlant } from "../plant-lookup.ts";
import { plantLinkOf } from "../plant-page.ts";
import { type PlantRecord, plantRecords } from "../plant-records.ts";

let every: GardenPlant[] | undefined;

/** Every plant as a list shows it: browsers fetch all of them, so that no list is sent. */
export function everyGardenPlant(): GardenPlant[] {
  every ??= plantRecords.map(gardenPlantOf);
  return every;
}

/** The plants of a list in an address, under their present slugs, and what in it is no plant of ours. */
export function gardenOf(text: string): SharedGarden {
  const items = readGarden(text);
  const found = items.flatMap(({ slug, count }) => {
    const plant = findPlant(slug);
    return plant ? [{ ...gardenPlantOf(plant), count }] : [];
  });
  // A former slug and the present one are the same plant.
  const bySlug = Map.groupBy(found, ({ slug }) => slug);
  return {
    plants: [...bySlug.values()].map((same) => ({
      ...(same[0] as (typeof found)[number]),
      count: same.reduce((sum, { count }) => sum + count, 0),
    })),
    unknown: items.map(({ slug }) => slug).filter((slug) => !findPlant(slug)),
  };
}

function gardenPlantOf(plant: PlantRecord): GardenPlant {
  const { slug, facts } = plant;
  const { spacingInchesMin, spacingInchesMax, bloomMonths, flowerForm, toxicity } = facts;
  return {
    ...plantLinkOf(plant),
    slug,
    spacingInchesMin,
    spacingInchesMax,
    bloomMonths: flowerForm === "none" ? [] : bloomMonths,
    toxicity,
  };
}
