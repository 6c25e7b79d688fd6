/** The words about plants and products that are not data. */

/** Home: above the product cards, #products. */
export const collection = {
  heading: "Our Collection",
  intro:
    "Plants for every season of a Pennsylvania garden, and what you need to plant them well. Begin wherever your own garden has a gap.",
  all: "See All Plants",
} as const;
