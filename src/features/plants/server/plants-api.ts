import { Hono } from "hono";
import { notFound } from "#platform/shared/errors.ts";
import { findPlant } from "../plant-lookup.ts";
import { plantPageOf } from "../plant-page.ts";

/** The public calls about plants, mounted at `/api/plants`. */
export function plantsApi(): Hono {
  return new Hono().get("/:slug", (c) => {
    // Under a former slug, too: the answer carries the present address.
    const plant = findPlant(c.req.param("slug"));
    if (!plant) throw notFound("There is no plant at this address.");
    return c.json(plantPageOf(plant));
  });
}
