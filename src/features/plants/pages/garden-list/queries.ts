import { getQuery, type PageQuery } from "#shared/browser/page-queries.ts";
import type { GardenPlant, SharedGarden } from "../../answers.ts";

/** The list that an address carries. */
export function sharedGardenQuery(plants: string): PageQuery<SharedGarden> {
  return getQuery(`/api/plants/garden?plants=${encodeURIComponent(plants.toWellFormed())}`);
}

/** Every plant: the browser picks its own list out of them, so that none is sent. */
export const gardenPlantsQuery = getQuery<readonly GardenPlant[]>("/plants/garden.json");
