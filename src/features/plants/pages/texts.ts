import type { GroundClass, Verse } from "#ui/verse-banner.tsx";
import type { ListName } from "../catalogue-names.ts";

/** The words of one catalogue page. Verses are from the Douay-Rheims (Challoner). */
export interface CatalogueWords {
  heading: string;
  lead: string;
  verse?: Verse;
  /** For a search result. */
  summary: string;
  /** "perennials": how the catalogue calls what it holds, many and one. */
  plural: string;
  singular: string;
  placeholder: string;
  loading: string;
  loadFailed: string;
  /** What its own order is called, where a search changes it. */
  order?: string;
  /** Shown over the description, where the page says so. */
  descriptionHeading?: string;
  guideHeading: string;
  /** What a search finds nothing with. */
  empty: { title: string; text?: (term: string) => string };
  closing?: {
    heading: string;
    paragraphs: readonly string[];
    linkLabel?: string;
    ground: GroundClass;
  };
}

/** Under each list. */
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
  loading: "Loading perennials...",
  loadFailed: "We could not load the perennials. Please try again.",
  guideHeading: "Planting Guidelines",
  empty: {
    title: "No perennials found",
    text: (term) => `Nothing here has “${term}” in its name or description.`,
  },
  closing: {
    heading: "The Catholic Significance of Perennials",
    paragraphs: [
      "A perennial dies back to the ground in winter and rises from its root in spring. St. Paul taught the resurrection of the dead from the same lesson in the seed: “That which thou sowest is not quickened, except it die first” (1 Corinthians 15:36).",
      "Many have carried the names of Our Lady. The Litany of Loreto calls her Mystical Rose, and painters of the Annunciation set a white lily beside her for her purity. Lady’s mantle was named for her cloak. The blades of the iris recalled the sword of sorrow that Simeon foretold. Columbine takes its name from the Latin for dove, and became a sign of the Holy Ghost.",
    ],
    linkLabel: "Ask About Our Plant Symbolism Guide",
    ground: "ground-mantle",
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
  loading: "Loading trees...",
  loadFailed: "We could not load the trees. Please try again.",
  descriptionHeading: "Description",
  guideHeading: "Planting & Care Guide",
  empty: {
    title: "No trees found matching the search term. Please try another search term.",
  },
  closing: {
    heading: "Planting for Those Who Come After",
    paragraphs: [
      "Whoever plants a tree works partly for people not yet born. It deserves a place wide enough, a hole no deeper than its roots, and water through its first summers. If you would like help choosing the tree or the place, tell us about your yard.",
    ],
    linkLabel: "Ask About Tree Planting Services",
    ground: "ground-garden",
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
  loading: "Loading annuals...",
  loadFailed: "We could not load the annuals. Please try again.",
  guideHeading: "Planting Guidelines",
  empty: {
    title: "No annuals found",
    text: () => "Try adjusting your search term.",
  },
  closing: {
    heading: "Flowers for Cutting",
    paragraphs: [
      "Annuals are the flowers to cut, and cutting them brings more. Grow a row for the kitchen table and a jar before a statue of Our Lady. The marigold is an old choice: country people called it Mary’s gold.",
    ],
    ground: "ground-vellum",
  },
};

/** The words of the page over all three. */
const all: CatalogueWords = {
  heading: "All Our Plants",
  lead: "Perennials, trees and annuals together, for whoever knows the place and not yet the plant.",
  summary:
    "Two hundred perennials, trees and annuals for Pennsylvania gardens, to be found by light, soil, size, bloom, deer, wildlife and use.",
  plural: "plants",
  singular: "plant",
  placeholder: "Search all plants...",
  order: "Best fit first",
  loading: "Loading plants...",
  loadFailed: "We could not load the plants. Please try again.",
  guideHeading: "Planting Guidelines",
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
