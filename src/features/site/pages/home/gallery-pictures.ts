/** One picture of the gallery "Our Garden Nursery". */
export interface GalleryImage {
  readonly id: number;
  readonly url: string;
  /** What the picture shows, in one sentence: its text alternative and its visible caption. */
  readonly alt: string;
}

/**
 * The gallery's 21 pictures, in the order shown. They are drawn by scripts/vignettes (its README says how); a
 * picture is replaced by replacing its file, and its `alt` must then say what the new one shows.
 */
export const galleryImages: readonly GalleryImage[] = [
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
].map((alt, i) => ({
  id: i + 1,
  url: `/pictures/gallery/${String(i + 1).padStart(2, "0")}.svg`,
  alt,
}));
