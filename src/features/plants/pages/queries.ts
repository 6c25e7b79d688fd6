import { getQuery, type PageQuery } from "#platform/browser/page-queries.ts";
import type { Product } from "../contract.ts";
import type { PlantCard } from "../plant-card.ts";

/** Every kind of product. */
export const productsQuery = getQuery<Product[]>("/api/products");

/**
 * The catalogues are built in: no call of the API stands behind them. The server puts the cards into
 * the page; on a click the browser loads them as a file that never changes.
 */
export const perennialsQuery: PageQuery<readonly PlantCard[]> = {
  key: "plants/perennials",
  read: async () => (await import("../card-data/perennials.ts")).cards,
};

export const treesQuery: PageQuery<readonly PlantCard[]> = {
  key: "plants/trees",
  read: async () => (await import("../card-data/trees.ts")).cards,
};

export const annualsQuery: PageQuery<readonly PlantCard[]> = {
  key: "plants/annuals",
  read: async () => (await import("../card-data/annuals.ts")).cards,
};
