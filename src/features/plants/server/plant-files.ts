import { Hono } from "hono";
import { etag } from "hono/etag";
import type { Config } from "#platform/server/config.ts";
import { plantPath } from "../plant-card.ts";
import { plantRecords } from "../plant-records.ts";
import { everyGardenPlant } from "./garden-plants.ts";
import { plantFactsFile } from "./list-api.ts";
import { plantList } from "./plants-json.ts";
import { plateFiles } from "./plate-files.ts";

/**
 * Files about the plants, mounted at the root: `/plants.json` for other programs, facts for our own,
 * and the plates.
 */
export function plantFiles({ site, dataDir }: Pick<Config, "site" | "dataDir">): Hono {
  return new Hono()
    .route("/", plantFactsFile())
    .get("/plants/garden.json", etag(), (c) =>
      c.json(everyGardenPlant(), 200, { "Cache-Control": "public, max-age=3600" }),
    )
    .route("/plates", plateFiles(dataDir))
    .get("/plants.json", etag(), (c) =>
      c.json(plantList(site), 200, { "Cache-Control": "public, max-age=3600" }),
    );
}

/** The addresses of the plants, for the sitemap. */
export function plantAddresses(): { path: string }[] {
  return plantRecords.map((plant) => ({ path: plantPath(plant) }));
}
