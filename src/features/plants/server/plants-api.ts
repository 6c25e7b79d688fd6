import { Hono } from "hono";
import type { SiteConfig } from "#platform/server/config.ts";
import { plantPath } from "../plant-card.ts";
import { findPlant, plantsLike } from "../plant-lookup.ts";
import { type NoSuchPlant, type PlantPage, plantLinkOf, plantPageOf } from "../plant-page.ts";
import { plantRecords } from "../plant-records.ts";
import { namesPlant, type ReadablePost } from "../post-mentions.ts";
import { gardenOf } from "./garden-plants.ts";
import { plantListApi } from "./list-api.ts";
import { qrCodeOf } from "./qr-code.ts";

/** The public calls about plants, mounted at `/api/plants`. `listPosts` answers the published posts. */
export function plantsApi(
  site: SiteConfig,
  { listPosts }: { listPosts: () => Promise<ReadablePost[]> },
): Hono {
  return new Hono()
    .route("/list", plantListApi())
    .get("/named-in/:post", async (c) => {
      const post = (await listPosts()).find(({ slug }) => slug === c.req.param("post"));
      const named = post ? plantRecords.filter((plant) => namesPlant(post, plant)) : [];
      return c.json(named.map(plantLinkOf));
    })
    .get("/garden", (c) => c.json(gardenOf(c.req.query("plants") ?? "")))
    .get("/:slug", async (c) => {
      // Under a former slug, too: the answer carries the present address.
      const plant = findPlant(c.req.param("slug"));
      if (!plant) {
        const answer: NoSuchPlant = {
          message: "There is no plant at this address.",
          near: plantsLike(c.req.param("slug")).map(plantLinkOf),
        };
        return c.json(answer, 404);
      }
      const posts = (await listPosts())
        .filter((post) => namesPlant(post, plant))
        .map(({ title, slug }) => ({ name: title, path: `/blog/${encodeURIComponent(slug)}` }));
      const qrCode = qrCodeOf(new URL(plantPath(plant), site.publicUrl).href);
      const page: PlantPage = { ...plantPageOf(plant, { all: plantRecords, posts }), qrCode };
      return c.json(page);
    });
}
