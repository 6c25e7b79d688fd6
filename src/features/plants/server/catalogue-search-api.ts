import { createHash } from "node:crypto";
import { Hono } from "hono";
import { text } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import { PlantListAnswer } from "../answers.ts";
import { catalogueNames, type ListName } from "../catalogue-names.ts";
import {
  countFound,
  type Finder,
  filterPlants,
  findPlants,
  makeFinder,
  placesNamed,
} from "../finder/answer-list-question.ts";
import { writeFactsFile } from "../finder/facts-for-browsers.ts";
import { readSelection } from "../finder/filters.ts";
import { addressTermMax } from "../finder/plain-search.ts";
import { readSortOrder } from "../finder/sort-orders.ts";
import { plantPath } from "../plant-card.ts";
import type { PlantRecord } from "../plant-record.ts";
import { isInStock } from "../stock/stock-labels-and-days.ts";
import type { Stock } from "./plant-stock.ts";

/** The facts that browsers filter by; the file's name changes with its content. */
interface Facts {
  path: string;
  text: string;
}

/** By the list of plants: it is another one where the owner has changed a plant. */
const written = new WeakMap<readonly PlantRecord[], Facts>();

function factsOf({ all }: Stock): Facts {
  let facts = written.get(all);
  if (!facts) {
    const text = JSON.stringify(
      writeFactsFile(all.map((plant) => ({ ...plant, path: plantPath(plant) }))),
    );
    const version = createHash("sha256").update(text).digest("base64url").slice(0, 12);
    facts = { path: `/plants/facts-${version}.json`, text };
    written.set(all, facts);
  }
  return facts;
}

/** Each list's finder, and what was in stock when it was made. */
const finders = new Map<ListName, { key: string; finder: Finder }>();

/** Made at the first question, not at the start, and again where the owner hides or sells out a plant. */
function finderOf(list: ListName, stock: Stock): Finder {
  const known = finders.get(list);
  if (known?.key === stock.key) return known.finder;
  const finder = makeFinder(
    stock.plants
      .filter(({ catalogue }) => list === "all" || catalogue === list)
      .map((plant) => ({ ...plant, isAvailable: isInStock(stock.of(plant)?.state ?? null) })),
  );
  finders.set(list, { key: stock.key, finder });
  return finder;
}

/**
 * `GET /api/plants/list/{catalogue}`: what one of the three, or "all", answers to an address's search,
 * filters and order (`?q=`, `?light=`, `?sort=`).
 */
export function plantListApi(readStock: () => Promise<Stock>): Hono {
  return new Hono().get(
    "/:list{perennials|trees|annuals|all}",
    described({
      says: "Which plants of a catalogue fit a search and filters.",
      more: "The catalogue’s filters (`light`, `moisture`, `zone`, …) are parameters, too, as the page’s address has them. Places count the list’s plants from 0; `/plants.json` has the plants.",
      query: {
        q: { says: "What is searched for.", schema: text },
        sort: { says: "In which order, as the page’s address has it.", schema: text },
      },
      answers: {
        200: { says: "Their places, and how many each filter would leave.", body: PlantListAnswer },
        404: "There is no such list.",
      },
    }),
    async (c) => {
      const list = c.req.param("list") as ListName;
      const params = new URL(c.req.url).searchParams;
      const text = (params.get("q") ?? "").slice(0, addressTermMax);
      const selection = readSelection(params);
      const sort = readSortOrder(params);
      const stock = await readStock();
      const finder = finderOf(list, stock);
      const isPlain = Object.keys(selection).length === 0 && sort === "catalogue";
      const others =
        text.trim() === "" || list === "all" ? [] : catalogueNames.filter((name) => name !== list);
      const served: PlantListAnswer = {
        ...findPlants(finder, { text, selection }),
        filtered: isPlain ? null : filterPlants(finder, selection, sort),
        named: text.trim() === "" ? null : placesNamed(finder, text),
        elsewhere: others.map((catalogue) => ({
          catalogue,
          count: countFound(finderOf(catalogue, stock), text),
        })),
        factsPath: factsOf(stock).path,
      };
      return c.json(served);
    },
  );
}

/** The facts file under its present name, and the way to it from any other: mounted at the root. */
export function plantFactsFile(readStock: () => Promise<Stock>): Hono {
  return new Hono().get("/plants/:file{facts(?:-[\\w-]+)?\\.json}", async (c) => {
    const { path, text } = factsOf(await readStock());
    if (c.req.path !== path) {
      // A page from before the last change names a file that is gone.
      c.header("Cache-Control", "no-store");
      return c.redirect(path, 307);
    }
    return c.body(text, 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });
}
