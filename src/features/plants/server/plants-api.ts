import { Hono } from "hono";
import * as z from "zod/mini";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { qrCodeOf } from "#shared/both/qr-code.ts";
import { text } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { NoSuchPlant, PlantLink, PlantPage, PublicStock, SharedGarden } from "../answers.ts";
import { plantPath } from "../plant-card.ts";
import { plantLinkOf, plantPageOf } from "../plant-page.ts";
import { namesPlant, plantsNamedIn, type ReadablePost } from "../plants-named-in-post.ts";
import { catalogueApi, type PagesOfKind } from "./catalogue-search-api.ts";
import { gardenOf } from "./garden-list-plants.ts";
import { inBloomApi } from "./in-bloom-api.ts";
import { maryGardenApi } from "./mary-garden-api.ts";
import { plantReader, publicStock } from "./plant-stock.ts";

/** The public calls about plants, mounted at `/api/plants`. `listPosts` answers the published posts, `pages` what else a search may find. */
export function plantsApi(
  services: Services,
  { listPosts, pages }: { listPosts: () => Promise<ReadablePost[]>; pages: readonly PagesOfKind[] },
): Hono {
  const { site } = services.config;
  const readPlants = plantReader(services);
  const ofToday = { site, today: () => dayAtNursery(services.clock()) };
  return new Hono()
    .route("/", catalogueApi(readPlants, pages, ofToday))
    .route("/", maryGardenApi(readPlants))
    .route("/", inBloomApi(readPlants, ofToday))
    .get(
      "/in-stock",
      described(
        "What the owner has said of built-in plants or made of them, by the paths they are built in with.",
        { 200: PublicStock },
      ),
      async (c) => c.json(publicStock((await readPlants()).all)),
    )
    .get(
      "/named-in/:post",
      described("The plants that a post names.", { 200: z.array(PlantLink) }),
      async (c) => {
        const post = (await listPosts()).find(({ slug }) => slug === c.req.param("post"));
        const named = post ? plantsNamedIn(post, (await readPlants()).all) : [];
        return c.json(named.filter(({ stock }) => !stock?.isHidden).map(plantLinkOf));
      },
    )
    .get(
      "/garden",
      described("The plants of a list that an address carries.", {
        query: { plants: { says: "“lenten-rose*2,pawpaw”", schema: text } },
        200: SharedGarden,
      }),
      async (c) => c.json(gardenOf(c.req.query("plants") ?? "", await readPlants())),
    )
    .get(
      "/:slug",
      described("All that a plant’s page says, under a former slug, too.", {
        200: PlantPage,
        404: { says: "There is no plant at this address.", body: NoSuchPlant },
      }),
      async (c) => {
        const slug = c.req.param("slug");
        const plants = await readPlants();
        const plant = plants.findShown(slug);
        if (!plant) {
          const answer: NoSuchPlant = {
            message: "There is no plant at this address.",
            near: plants.like(slug).map(plantLinkOf),
          };
          return c.json(answer, 404);
        }
        const posts = (await listPosts())
          .filter((post) => namesPlant(post, plant, plants.all))
          .map(({ title, slug }) => ({ name: title, path: `/blog/${encodeURIComponent(slug)}` }));
        const qrCode = qrCodeOf(new URL(plantPath(plant), site.publicUrl).href);
        return c.json<PlantPage>({ ...plantPageOf(plant, { all: plants.shown, posts }), qrCode });
      },
    );
}
