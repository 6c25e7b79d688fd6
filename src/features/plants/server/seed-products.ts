import type { Db } from "#db/schema.ts";

/** The seven categories shown as cards on the home page. */
export const seedProducts = [
  {
    name: "Perennial Flowers",
    category: "Plants & Flowers",
    description:
      "Plant them once and look for them every spring. Chosen to come through a Pennsylvania winter.",
  },
  {
    name: "Annual Flowers",
    category: "Plants & Flowers",
    description:
      "One generous season of bloom, in beds, pots and window boxes, from May until frost.",
  },
  {
    name: "Trees & Shrubs",
    category: "Trees & Shrubs",
    description:
      "Shade, blossom and berries for yards of every size, with advice on where to plant each one.",
  },
  {
    name: "Vegetable Garden",
    category: "Vegetable Garden",
    description:
      "Young plants for the kitchen garden, early greens first and tomatoes when it is warm.",
  },
  {
    name: "Garden Supplies",
    category: "Garden Supplies",
    description: "What you need to plant well and keep things growing, and nothing you do not.",
  },
  {
    name: "Seasonal Items",
    category: "Seasonal Items",
    description:
      "For the turning of the year: spring color, harvest, and greens for Advent and Christmas.",
  },
  {
    name: "Catholic Garden Décor",
    category: "Catholic Garden Décor",
    description:
      "For a prayer corner or a Mary garden, so that the place you tend is a place you pray.",
  },
];

/** Fills the product list of a new site. */
export async function seedProductList(db: Db): Promise<void> {
  await db.insertInto("product").values(seedProducts).execute();
}
