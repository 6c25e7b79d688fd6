import { HttpError } from "#shared/both/http-error.ts";
import type { PageQuery } from "#shared/browser/page-queries.ts";
import type { NoSuchPlant, PlantPage } from "../../plant-page.ts";

/** One plant by its slug, or what is like it where there is none. */
export function plantQuery(slug: string): PageQuery<PlantPage | NoSuchPlant> {
  const path = `/api/plants/${encodeURIComponent(slug.toWellFormed())}`;
  return {
    key: path,
    read: async (get) => {
      try {
        return await get<PlantPage>(path);
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) {
          return JSON.parse(error.body) as NoSuchPlant;
        }
        throw error;
      }
    },
  };
}
