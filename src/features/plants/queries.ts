import { getQuery } from "#platform/page-data.ts";
import type { Product } from "./contract.ts";

/** Every kind of product. */
export const productsQuery = getQuery<Product[]>("/api/products");
