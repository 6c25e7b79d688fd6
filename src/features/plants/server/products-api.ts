import { Hono } from "hono";
import type { Services } from "#shared/server/services.ts";
import { listProducts } from "./store.ts";

/** The public calls about products, mounted at `/api/products`. */
export function productsApi({ db }: Services): Hono {
  return new Hono().get("/", async (c) => c.json(await listProducts(db)));
}
