import { Hono } from "hono";
import * as z from "zod/mini";
import type { Db } from "#db/connect.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { Product } from "../answers.ts";

/** The public calls about products, mounted at `/api/products`. */
export function productsApi({ db }: Services): Hono {
  return new Hono().get(
    "/",
    described({
      says: "The kinds of products on the home page.",
      answers: { 200: { says: "The products.", body: z.array(Product) } },
    }),
    async (c) => c.json(await listProducts(db)),
  );
}

/** Every kind of product, in the order in which the home page shows them. */
function listProducts(db: Db): Promise<Product[]> {
  return db
    .selectFrom("product")
    .select(["id", "name", "category", "description"])
    .orderBy("id")
    .execute();
}
