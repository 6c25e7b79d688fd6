import { Hono } from "hono";
import * as z from "zod/mini";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { Product } from "../answers.ts";

/** The public calls about products, mounted at `/api/products`. */
export function productsApi({ db }: Services): Hono {
  return new Hono().get(
    "/",
    described("The kinds of products on the home page.", { 200: z.array(Product) }),
    async (c) => {
      const products = db.selectFrom("product").select(["id", "name", "category", "description"]);
      return c.json<Product[]>(await products.orderBy("id").execute());
    },
  );
}
