/**
 * The words of the public pages. `{brand}`, `{phone}` and `{email}` stand for the configured
 * name and contact details and are filled in where a page shows the text.
 */

/** A verse and where it is from. */
export interface Verse {
  text: string;
  reference: string;
}

/** Douay-Rheims (Challoner), keyed by the reference; cited as the specification writes it. */
export const verses = {
  isaiah408: {
    text: "The grass is withered, and the flower is fallen: but the word of our Lord endureth for ever.",
    reference: "Isaiah 40:8",
  },
  genesis29: {
    text: "And the Lord God brought forth of the ground all manner of trees, fair to behold, and pleasant to eat of: the tree of life also in the midst of paradise: and the tree of knowledge of good and evil.",
    reference: "Genesis 2:9",
  },
  songOfSolomon212: {
    text: "The flowers have appeared in our land, the time of pruning is come: the voice of the turtle is heard in our land.",
    reference: "Song of Solomon 2:12",
  },
} as const satisfies Record<string, Verse>;

/** The three catalogue pages: what stands above and below the cards. */
export const catalogues = {
  perennials: {
    heading: "Our Perennial Collection",
    lead: "Plants that go down into the ground each winter and come back each spring. For each one you will find the light, soil, spacing and hardiness it needs.",
    footnote:
      "More varieties are in store than we can show here. If you are looking for one you do not see, please ask.",
    closing: {
      heading: "The Catholic Significance of Perennials",
      paragraphs: [
        "A perennial dies back to the ground in winter and rises from its root in spring. St. Paul taught the resurrection of the dead from the same lesson in the seed: “That which thou sowest is not quickened, except it die first” (1 Corinthians 15:36).",
        "Many have carried the names of Our Lady. The Litany of Loreto calls her Mystical Rose, and painters of the Annunciation set a white lily beside her for her purity. Lady’s mantle was named for her cloak. The blades of the iris recalled the sword of sorrow that Simeon foretold. Columbine takes its name from the Latin for dove, and became a sign of the Holy Ghost.",
      ],
      linkLabel: "Ask About Our Plant Symbolism Guide",
    },
  },
  trees: {
    heading: "Our Tree Collection",
    lead: "Trees for shade, blossom, fruit and shelter, each with a guide to planting and care. Choose by the size it will be in thirty years.",
    footnote:
      "More varieties are in store than we can show here. If you are looking for one you do not see, please ask.",
    closing: {
      heading: "Planting for Those Who Come After",
      paragraphs: [
        "Whoever plants a tree works partly for people not yet born. It deserves a place wide enough, a hole no deeper than its roots, and water through its first summers. If you would like help choosing the tree or the place, tell us about your yard.",
      ],
      linkLabel: "Ask About Tree Planting Services",
    },
  },
  annuals: {
    heading: "Our Annual Flowers Collection",
    lead: "A whole life in one season, from seed to flower to seed again. Most of these go out in May, when the frost is past, and bloom until it returns.",
    footnote:
      "More varieties are in store than we can show here. If you are looking for one you do not see, please ask.",
    closing: {
      heading: "Flowers for Cutting",
      paragraphs: [
        "Annuals are the flowers to cut, and cutting them brings more. Grow a row for the kitchen table and a jar before a statue of Our Lady. The marigold is an old choice: country people called it Mary’s gold.",
      ],
    },
  },
} as const;

/** Footer: the words under the brand. */
export const footer = {
  blurb:
    "A small family nursery in Pennsylvania, growing perennials, trees and annuals under the care of Our Lady.",
} as const;

/** The 404 page: the heading, the hint, and what the visitor probably wanted. */
export const notFound = {
  heading: "404 Page Not Found",
  hint: "Did you forget to add the page to the router?",
  suggestions: {
    /** Any other address. */
    other: "Nothing grows at this address. One of these paths may take you where you meant to go.",
    /** /products */
    products: "Looking for plants? They are kept in three catalogues.",
    /** /admin */
    admin: "Looking for the dashboard? It is one gate over.",
    /** /newsletter */
    newsletter: "Looking for the newsletter? You can join it right here.",
  },
} as const;
