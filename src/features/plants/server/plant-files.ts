import { Hono } from "hono";
import { etag } from "hono/etag";
import type { Services } from "#platform/server/services.ts";
import { plantPath } from "../plant-card.ts";
import { everyGardenPlant } from "./garden-plants.ts";
import { plantFactsFile } from "./list-api.ts";
import { readStock } from "./plant-stock.ts";
import { plantList } from "./plants-json.ts";
import { plateFiles } from "./plate-files.ts";

/**
 * Files about the plants, mounted at the root: `/plants.json` for other programs, facts for our own,
 * and the plates.
 */
export function plantFiles({ config, db, clock }: PlantFileServices): Hono {
  return new Hono()
    .route("/", plantFactsFile())
    .get("/plants/garden.json", etag(), async (c) =>
      c.json(everyGardenPlant(await readStock(db, clock)), 200, asked),
    )
    .route("/plates", plateFiles(config.dataDir))
    .get("/plants.json", etag(), async (c) =>
      c.json(plantList(config.site, await readStock(db, clock)), 200, asked),
    );
}

type PlantFileServices = Pick<Services, "config" | "db" | "clock">;

/** What is sold out is so at the next request; an unchanged file is answered with 304. */
const asked = { "Cache-Control": "public, max-age=0, must-revalidate" };

/** The addresses of the plants, for the sitemap. */
export async function plantAddresses({
  db,
  clock,
}: PlantFileServices): Promise<{ path: string }[]> {
  const { plants } = await readStock(db, clock);
  return plants.map((plant) => ({ path: plantPath(plant) }));
}
