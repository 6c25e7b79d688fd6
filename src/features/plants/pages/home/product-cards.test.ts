import { expect, it } from "vitest";
import { seedProducts } from "#features/plants/server/seed-products.ts";
import { productCard } from "./product-cards.ts";

it.each([
  ["Perennial Flowers", "/perennials", "perennials"],
  ["Hardy perennials", "/perennials", "perennials"],
  ["Annual Flowers", "/annuals", "annuals"],
  ["Trees & Shrubs", "/trees", "trees-shrubs"],
  ["Fruit Tree", "/trees", "trees-shrubs"],
  ["Garden Supplies", "/", "supplies"],
  ["Vegetable Garden", "/contact", "vegetables"],
  ["Seasonal Items", "/events", "seasonal"],
  ["Catholic Garden Décor", "/location", "decor"],
  ["Catholic Garden De\u0301cor", "/location", "decor"],
  ["Outdoor Decor", "/location", "decor"],
  ["Something new", "/contact", "perennials"],
  ["", "/contact", "perennials"],
])("%j leads to %s", (name, to, picture) => {
  expect(productCard({ name })).toMatchObject({ to, picture: `/pictures/products/${picture}.svg` });
});

it("has a picture of its own for each seeded product", () => {
  const pictures = seedProducts.map((product) => productCard(product).picture);
  expect(new Set(pictures).size).toBe(seedProducts.length);
});
