import { Hono } from "hono";
import type { Db } from "#db/connect.ts";
import type { Services } from "#shared/server/services.ts";
import type { Product } from "../plant-facts.ts";

/** The public calls about products, mounted at `/api/products`. */
export function productsApi({ db }: Services): Hono {
  return new Hono().get("/", async (c) => c.json(await listProducts(db)));
}

/** Every kind of product, in the order in which the home page shows them. */
function listProducts(db: Db): Promise<Product[]> {
  return db
    .selectFrom("product")
    .select(["id", "name", "category", "description"])
    .orderBy("id")
    .execute();
}
