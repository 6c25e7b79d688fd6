import type { Db } from "#db/connect.ts";
import type { Product } from "../plant-facts.ts";

/** Every kind of product, in the order in which the home page shows them. */
export function listProducts(db: Db): Promise<Product[]> {
  return db
    .selectFrom("product")
    .select(["id", "name", "category", "description"])
    .orderBy("id")
    .execute();
}
