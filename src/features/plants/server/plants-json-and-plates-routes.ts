import { Hono } from "hono";
import { etag } from "hono/etag";
import { described, unchanged } from "#shared/server/openapi/described-route.ts";
import { svgPolicy } from "#shared/server/security/security-headers.ts";
import type { Services } from "#shared/server/services.ts";
import { plantPath } from "../plant-card.ts";
import { PlantList, plantList } from "./compose-plants-json.ts";
import { everyGardenPlant } from "./garden-list-plants.ts";
import { plantReader, readPlantsInStock } from "./plant-stock.ts";
import { drawPreview } from "./plates/make-and-keep-plates.ts";
import { plateFiles } from "./plates/plate-routes.ts";

/** Mounted at the root: `/plants.json` for other programs, what garden lists show, and the plates. */
export function plantFiles(services: Services): Hono {
  const { config } = services;
  const readPlants = plantReader(services);
  const maySeeHidden = (cookies: string | undefined) => services.maySeeDrafts(cookies, "plants");
  return new Hono()
    .get("/plants/garden.json", etag(), async (c) =>
      c.json(everyGardenPlant(await readPlants()), 200, asked),
    )
    .get("/plates/preview.svg", async (c) => {
      // Only for those who may change plants: public plates are drawn once and cached.
      if (!(await maySeeHidden(c.req.header("cookie")))) return c.notFound();
      const fields = c.req.query("plant") ?? "";
      if (!isObject(fields)) return c.text("These are no facts of a plant.", 400);
      const plate = await drawPreview(fields, c.req.query("of") ?? "");
      if (plate === undefined) return c.notFound();
      return c.body(plate, 200, {
        "Content-Type": "image/svg+xml",
        "Cache-Control": "no-store",
        "Content-Security-Policy": `${svgPolicy}; sandbox`,
      });
    })
    .route("/plates", plateFiles(config.dataDir, { readPlants, maySeeHidden }))
    .get(
      "/plants.json",
      described("Every plant of the catalogues with its facts.", {
        200: {
          says: "The plants, in the order of their catalogues.",
          body: PlantList,
          hasETag: true,
        },
        304: unchanged,
      }),
      etag(),
      async (c) => c.json(plantList(config.site, (await readPlants()).shown), 200, asked),
    );
}

/** Changes show at the next request; an unchanged file is answered with 304. */
const asked = { "Cache-Control": "public, max-age=0, must-revalidate" };

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The addresses of the plants, for the sitemap. */
export async function plantAddresses({ db, clock }: Services): Promise<{ path: string }[]> {
  const { shown } = await readPlantsInStock(db, clock);
  return shown.map((plant) => ({ path: plantPath(plant) }));
}
