import type { Verse } from "#ui/verse-banner.tsx";
import type { ListName } from "../catalogue-names.ts";

/** The words of one catalogue page. Verses are from the Douay-Rheims (Challoner). */
export interface CatalogueWords {
  heading: string;
  lead: string;
  verse?: Verse;
  summary: string;
  /** "perennials": how the catalogue calls what it holds, many and one. */
  plural: string;
  singular: string;
  placeholder: string;
  /** What its own order is called, where a search changes it. */
  order?: string;
  /** Shown over the description, where the page says so. */
  descriptionHeading?: string;
  /** Absent: "Planting Guidelines". */
  guideHeading?: string;
  /** What a search finds nothing with. */
  empty: { title: string; text?: (term: string) => string };
}

export const footnote =
  "More varieties are in store than we can show here. If you are looking for one you do not see, please ask.";

const perennials: CatalogueWords = {
  heading: "Our Perennial Collection",
  lead: "Plants that go down into the ground each winter and come back each spring. For each one you will find the light, soil, spacing and hardiness it needs.",
  verse: {
    text: "The grass is withered, and the flower is fallen: but the word of our Lord endureth for ever.",
    reference: "Isaiah 40:8",
  },
  summary:
    "One hundred perennials for Pennsylvania gardens, each with its light, soil, spacing and hardiness zones, and a search to find yours.",
  plural: "perennials",
  singular: "perennial",
  placeholder: "Search perennials...",
  empty: {
    title: "No perennials found",
    text: (term) => `Nothing here has “${term}” in its name or description.`,
  },
};

const trees: CatalogueWords = {
  heading: "Our Tree Collection",
  lead: "Trees for shade, blossom, fruit and shelter, each with a guide to planting and care. Choose by the size it will be in thirty years.",
  verse: {
    text: "And the Lord God brought forth of the ground all manner of trees, fair to behold, and pleasant to eat of: the tree of life also in the midst of paradise: and the tree of knowledge of good and evil.",
    reference: "Genesis 2:9",
  },
  summary:
    "Fifty trees for Pennsylvania yards, for shade, blossom, fruit and shelter, each with its size and a guide to planting and care.",
  plural: "trees",
  singular: "tree",
  placeholder: "Search trees...",
  descriptionHeading: "Description",
  guideHeading: "Planting & Care Guide",
  empty: {
    title: "No trees found matching the search term. Please try another search term.",
  },
};

const annuals: CatalogueWords = {
  heading: "Our Annual Flowers Collection",
  lead: "A whole life in one season, from seed to flower to seed again. Most of these go out in May, when the frost is past, and bloom until it returns.",
  verse: {
    text: "The flowers have appeared in our land, the time of pruning is come: the voice of the turtle is heard in our land.",
    reference: "Song of Solomon 2:12",
  },
  summary:
    "Fifty annual flowers for Pennsylvania beds, pots and window boxes, each with planting guidelines and a search by name or description.",
  plural: "annuals",
  singular: "annual",
  placeholder: "Search annuals by name or description...",
  empty: {
    title: "No annuals found",
    text: () => "Try adjusting your search term.",
  },
};

const all: CatalogueWords = {
  heading: "All Our Plants",
  lead: "Perennials, trees and annuals together, for whoever knows the place and not yet the plant.",
  summary:
    "Two hundred perennials, trees and annuals for Pennsylvania gardens, to be found by light, soil, size, bloom, deer, wildlife and use.",
  plural: "plants",
  singular: "plant",
  placeholder: "Search all plants...",
  order: "Best fit first",
  empty: {
    title: "No plants found",
    text: (term) => `Nothing here has “${term}” in its name or description.`,
  },
};

export const catalogueTexts: Readonly<Record<ListName, CatalogueWords>> = {
  perennials,
  trees,
  annuals,
  all,
};
