import { createHash } from "node:crypto";
import { Hono } from "hono";
import { type CatalogueName, catalogueNames } from "../catalogue-names.ts";
import { writeFactsFile } from "../filter-facts-file.ts";
import { readSelection, readSortOrder } from "../filters.ts";
import {
  countFound,
  type Finder,
  filterPlants,
  findPlants,
  makeFinder,
  placesNamed,
} from "../find-plants.ts";
import { plantPath } from "../plant-card.ts";
import type { PlantListAnswer } from "../plant-list-answer.ts";
import { plantRecords } from "../plant-records.ts";
import { addressTermMax } from "../rules.ts";

const factsText = JSON.stringify(
  writeFactsFile(plantRecords.map((plant) => ({ ...plant, path: plantPath(plant) }))),
);
const version = createHash("sha256").update(factsText).digest("base64url").slice(0, 12);

/** Where the facts are that browsers filter by: its name changes with its content. */
const factsPath = `/plants/facts-${version}.json`;

const finders = new Map<CatalogueName | "all", Finder>();

/** Made at the first question, not at the start. */
function finderOf(list: CatalogueName | "all"): Finder {
  let finder = finders.get(list);
  if (!finder) {
    finder = makeFinder(
      plantRecords.filter(({ catalogue }) => list === "all" || catalogue === list),
    );
    finders.set(list, finder);
  }
  return finder;
}

/**
 * `GET /api/plants/list/{catalogue}`: what one of the three, or "all", answers to an address's search,
 * filters and order (`?q=`, `?light=`, `?sort=`).
 */
export function plantListApi(): Hono {
  return new Hono().get("/:list{perennials|trees|annuals|all}", (c) => {
    const list = c.req.param("list") as CatalogueName | "all";
    const params = new URL(c.req.url).searchParams;
    const text = (params.get("q") ?? "").slice(0, addressTermMax);
    const selection = readSelection(params);
    const sort = readSortOrder(params);
    const finder = finderOf(list);
    const isPlain = Object.keys(selection).length === 0 && sort === "catalogue";
    const others =
      text.trim() === "" || list === "all" ? [] : catalogueNames.filter((name) => name !== list);
    const served: PlantListAnswer = {
      ...findPlants(finder, { text, selection }),
      filtered: isPlain ? null : filterPlants(finder, selection, sort),
      named: text.trim() === "" ? null : placesNamed(finder, text),
      elsewhere: others.map((catalogue) => ({
        catalogue,
        count: countFound(finderOf(catalogue), text),
      })),
      factsPath,
    };
    return c.json(served);
  });
}

/** The facts file under its present name, and the way to it from any other: mounted at the root. */
export function plantFactsFile(): Hono {
  return new Hono().get("/plants/:file{facts(?:-[\\w-]+)?\\.json}", (c) => {
    if (c.req.path !== factsPath) {
      // A page from before the last change names a file that is gone.
      c.header("Cache-Control", "no-store");
      return c.redirect(factsPath, 307);
    }
    return c.body(factsText, 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });
}
