import { getQuery } from "#shared/browser/page-queries.ts";
import type { Product } from "../plant-facts.ts";

/** Every kind of product. */
export const productsQuery = getQuery<Product[]>("/api/products");
