import { readGarden } from "#shared/both/garden-list.ts";
import type { GardenPlant, SharedGarden } from "../answers.ts";
import { showsItsFlowers } from "../plant-card.ts";
import { plantLinkOf } from "../plant-page.ts";
import type { PlantRecord } from "../plant-record.ts";
import type { Stock } from "./plant-stock.ts";

/** Every plant as a list shows it: browsers fetch all of them, so that no list is sent. */
export function everyGardenPlant(stock: Stock): GardenPlant[] {
  return stock.plants.map((plant) => {
    const formerSlugs = stock.formerSlugsOf(plant);
    return { ...gardenPlantOf(plant, stock), ...(formerSlugs.length > 0 ? { formerSlugs } : {}) };
  });
}

function findShown(slug: string, stock: Stock): PlantRecord | undefined {
  const plant = stock.find(slug);
  return plant && !stock.isHidden(plant) ? plant : undefined;
}

/** The plants of a list in an address, under their present slugs, and what in it is no plant of ours. */
export function gardenOf(text: string, stock: Stock): SharedGarden {
  const items = readGarden(text);
  const found = items.flatMap(({ slug, count }) => {
    const plant = findShown(slug, stock);
    return plant ? [{ ...gardenPlantOf(plant, stock), count }] : [];
  });
  // A former slug and the present one are the same plant.
  const bySlug = Map.groupBy(found, ({ slug }) => slug);
  return {
    plants: [...bySlug.values()].map((same) => ({
      ...(same[0] as (typeof found)[number]),
      count: same.reduce((sum, { count }) => sum + count, 0),
    })),
    unknown: items.map(({ slug }) => slug).filter((slug) => !findShown(slug, stock)),
  };
}

function gardenPlantOf(plant: PlantRecord, stock: Stock): GardenPlant {
  const { slug, facts } = plant;
  const { spacingInchesMin, spacingInchesMax, bloomMonths, toxicity } = facts;
  return {
    ...plantLinkOf(plant, stock.noteOf(plant)),
    slug,
    spacingInchesMin,
    spacingInchesMax,
    // A calendar of catkins and cones would not agree with the notes beside it.
    bloomMonths: showsItsFlowers(facts) ? bloomMonths : [],
    toxicity,
  };
}
