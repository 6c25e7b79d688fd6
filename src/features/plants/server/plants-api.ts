import { Hono } from "hono";
import * as z from "zod/mini";
import { text } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { NoSuchPlant, PlantLink, PlantPage, PublicStock, SharedGarden } from "../answers.ts";
import { plantPath } from "../plant-card.ts";
import { plantLinkOf, plantPageOf } from "../plant-page.ts";
import type { PlantRecord } from "../plant-record.ts";
import { namesPlant, type ReadablePost } from "../plants-named-in-post.ts";
import { catalogueApi } from "./catalogue-search-api.ts";
import { gardenOf } from "./garden-list-plants.ts";
import { publicStock, type Stock, stockReader } from "./plant-stock.ts";
import { qrCodeOf } from "./qr-code.ts";

/** The public calls about plants, mounted at `/api/plants`. `listPosts` answers the published posts. */
export function plantsApi(
  services: Pick<Services, "config" | "db" | "clock" | "pages">,
  { listPosts }: { listPosts: () => Promise<ReadablePost[]> },
): Hono {
  const { site } = services.config;
  const readStock = stockReader(services);
  return new Hono()
    .route("/", catalogueApi(readStock))
    .get(
      "/in-stock",
      described({
        says: "What the owner has said of built-in plants or made of them, by the paths they are built in with.",
        answers: { 200: { says: "What she says of them.", body: PublicStock } },
      }),
      async (c) => c.json(publicStock(await readStock())),
    )
    .get(
      "/named-in/:post",
      described({
        says: "The plants that a post names.",
        answers: { 200: { says: "The plants.", body: z.array(PlantLink) } },
      }),
      async (c) => {
        const post = (await listPosts()).find(({ slug }) => slug === c.req.param("post"));
        const stock = await readStock();
        const named = post
          ? stock.plants.filter((plant) => namesPlant(post, plant, stock.all))
          : [];
        return c.json(named.map((plant) => plantLinkOf(plant, stock.noteOf(plant))));
      },
    )
    .get(
      "/garden",
      described({
        says: "The plants of a list that an address carries.",
        query: { plants: { says: "“lenten-rose*2,pawpaw”", schema: text } },
        answers: {
          200: { says: "The plants, and what is none of ours.", body: SharedGarden },
        },
      }),
      async (c) => c.json(gardenOf(c.req.query("plants") ?? "", await readStock())),
    )
    .get(
      "/:slug",
      described({
        says: "All that a plant’s page says, under a former slug, too.",
        answers: {
          200: { says: "The plant.", body: PlantPage },
          404: { says: "There is no plant at this address.", body: NoSuchPlant },
        },
      }),
      async (c) => {
        const stock = await readStock();
        const plant = stock.find(c.req.param("slug"));
        if (!plant || stock.isHidden(plant)) {
          const answer: NoSuchPlant = {
            message: "There is no plant at this address.",
            near: stock
              .like(c.req.param("slug"))
              .filter((like) => !stock.isHidden(like))
              .map((like) => plantLinkOf(like, stock.noteOf(like))),
          };
          return c.json(answer, 404);
        }
        const posts = (await listPosts())
          .filter((post) => namesPlant(post, plant, stock.all))
          .map(({ title, slug }) => ({ name: title, path: `/blog/${encodeURIComponent(slug)}` }));
        const qrCode = qrCodeOf(new URL(plantPath(plant), site.publicUrl).href);
        const page: PlantPage = {
          ...plantPageOf(plant, { all: stock.plants, posts, stockNoteOf: stock.noteOf }),
          ...stockOnPage(plant, stock),
          qrCode,
        };
        return c.json(page);
      },
    );
}

/** Nothing where the owner has said nothing that visitors are told. */
function stockOnPage(plant: PlantRecord, stock: Stock): Pick<PlantPage, "stock"> {
  const said = stock.of(plant);
  const shown = stock.noteOf(plant);
  if (!said || !(shown || said.note)) return {};
  const { state, price, note } = said;
  return { stock: { ...shown, state, price, note } };
}
