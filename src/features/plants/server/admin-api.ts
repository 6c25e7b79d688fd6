import { Hono } from "hono";
import { versionFrom, versionTag } from "#shared/server/if-match.ts";
import { readBody } from "#shared/server/json-body.ts";
import type { Services } from "#shared/server/services.ts";
import { NewPlantEntry, PlantEntryChanges } from "../plant-entry/plant-entry.ts";
import { StockChanges } from "../stock/stock-fields.ts";
import { addPlant, changeEntry, readEntry, takeBack } from "./change-plant.ts";
import { changeStock, listPlantsForOwner } from "./plant-stock.ts";

/** The owner's calls, mounted at `/api/admin/plants` behind the guard. */
export function plantsAdminApi({ db, clock }: Services): Hono {
  return new Hono()
    .get("/", async (c) => c.json(await listPlantsForOwner(db, clock)))
    .post("/", async (c) => {
      const plant = await addPlant(db, await readBody(c, NewPlantEntry), clock());
      c.header("ETag", versionTag(plant));
      return c.json(plant, 201);
    })
    .patch("/:slug", async (c) => {
      const changes = await readBody(c, StockChanges);
      const asked = { version: versionFrom(c), now: clock() };
      const plant = await changeStock(db, c.req.param("slug"), changes, asked);
      c.header("ETag", versionTag(plant));
      return c.json(plant);
    })
    .get("/:slug/facts", async (c) => {
      const plant = await readEntry(db, c.req.param("slug"));
      c.header("ETag", versionTag(plant));
      return c.json(plant);
    })
    .patch("/:slug/facts", async (c) => {
      const changes = await readBody(c, PlantEntryChanges);
      const asked = { version: versionFrom(c), now: clock() };
      const plant = await changeEntry(db, c.req.param("slug"), changes, asked);
      c.header("ETag", versionTag(plant));
      return c.json(plant);
    })
    .delete("/:slug/facts", async (c) => {
      const plant = await takeBack(db, c.req.param("slug"), versionFrom(c));
      if (!plant) return c.body(null, 204);
      c.header("ETag", versionTag(plant));
      return c.json(plant);
    });
}
