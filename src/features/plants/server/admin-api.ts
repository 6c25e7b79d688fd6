import { Hono } from "hono";
import { versionFrom, versionTag } from "#platform/server/if-match.ts";
import { readBody } from "#platform/server/json-body.ts";
import type { Services } from "#platform/server/services.ts";
import { StockChanges } from "../stock-contract.ts";
import { changeStock, listPlantsForOwner } from "./plant-stock.ts";

/** The owner's calls, mounted at `/api/admin/plants` behind the guard. */
export function plantsAdminApi({ db, clock }: Services): Hono {
  return new Hono()
    .get("/", async (c) => c.json(await listPlantsForOwner(db, clock)))
    .patch("/:slug", async (c) => {
      const changes = await readBody(c, StockChanges);
      const asked = { version: versionFrom(c), now: clock() };
      const plant = await changeStock(db, c.req.param("slug"), changes, asked);
      c.header("ETag", versionTag(plant));
      return c.json(plant);
    });
}
