import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type TestSite } from "#tests/support/site.ts";
import { seedProducts } from "./seed-products.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it("answers the seeded products with the fields of the specification", async () => {
  const response = await site.call("GET", "/api/products");
  expect(response.status).toBe(200);
  const products = (await response.json()) as { id: number }[];
  expect(products).toEqual(seedProducts.map((product, i) => ({ id: i + 1, ...product })));
});

it("takes no other method", async () => {
  expect((await site.call("POST", "/api/products", {})).status).toBe(405);
});
