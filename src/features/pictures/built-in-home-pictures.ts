import type { GalleryImage, PlaceForOwner } from "./answers.ts";

/** A place on the home page, and the picture that is built in there; `alt` is empty where it needs none. */
export type BuiltInPlace = Pick<PlaceForOwner, "id" | "label" | "url" | "alt" | "shape">;

/** What the gallery's pictures show, each its caption, too. They are drawn by `art/scenes`. */
const galleryTexts = [
  "Dawn over the perennial beds, with delphiniums and coneflowers along a grass path.",
  "The potting bench below an arched window, with clay pots, a watering can and a small rose.",
  "Seedlings in rows of wooden trays under the panes of the glasshouse.",
  "A white arbor covered in pink roses, over a stone path lined with lavender.",
  "Our Lady in a stone niche, between white lilies and blue irises.",
  "The greenhouse glowing at dusk under deep snow, among snowy spruces.",
  "The garden bell under its little roof, beside a stand of tall sunflowers.",
  "An Advent wreath with its four candles on the workshop table, a winter night outside.",
  "A blue harvest wagon heaped with pumpkins and gourds, before the red barn.",
  "A redbud in full bloom above daffodils and a split-rail fence.",
  "A bluebird on a flowering dogwood branch, above a valley with a church and a barn.",
  "A straw bee skep in a walled alcove, with catmint, yellow daisies and honeybees.",
  "Rain falling on broad hostas beside the rain barrel and a winding path.",
  "A lane between maples in red and gold, with fallen leaves on the path.",
  "A stone bench at Compline, with a lit lantern, a crescent moon and stars.",
  "The old stone well under its shingled roof, with hollyhocks on either side.",
  "A knot garden of clipped herbs around an armillary sundial, with the cloister behind.",
  "A woodland stream winding between ferns and mossy trunks, seen through twin arches.",
  "The children’s garden, with a tent of bean poles in red flower between sunflowers.",
  "Pilgrims climbing a path hung with lanterns to a hilltop cross at dusk.",
  "Visitors in straw hats walking between rows of lavender on a summer evening.",
];

export const galleryImages: readonly GalleryImage[] = galleryTexts.map((alt, i) => ({
  id: i + 1,
  url: `/pictures/gallery/${String(i + 1).padStart(2, "0")}.svg`,
  alt,
}));

const productLabels = {
  perennials: "Perennials",
  "trees-shrubs": "Trees and shrubs",
  annuals: "Annuals",
  vegetables: "Vegetables",
  supplies: "Garden supplies",
  seasonal: "Seasonal items",
  decor: "Garden décor",
} as const;

export const builtInPlaces: readonly BuiltInPlace[] = [
  { id: "hero", label: "Top of the home page", url: "/pictures/hero.svg", alt: "", shape: "hero" },
  ...Object.entries(productLabels).map(([name, label]) => ({
    id: `products-${name}`,
    label: `Our Collection: ${label}`,
    url: `/pictures/products/${name}.svg`,
    ...{ alt: "", shape: "wide" as const },
  })),
  { id: "visit", label: "Visit", url: "/pictures/visit.svg", alt: "", shape: "wide" },
  ...galleryImages.map(({ id, url, alt }) => ({
    id: `gallery-${String(id).padStart(2, "0")}`,
    label: `Gallery ${id}`,
    ...{ url, alt, shape: "wide" as const },
  })),
];

/** Whether a picture in this place needs alternative text. */
export const needsAlt = ({ id }: Pick<BuiltInPlace, "id">): boolean => !id.startsWith("products-");
