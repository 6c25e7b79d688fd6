import * as z from "zod/mini";

/**
 * The words a plant is described with. The lists are closed on purpose: a plate is drawn, a
 * filter offered and a test written for each word, so a new word is a decision, not a typo.
 */
export const lightLevels = ["full-sun", "part-shade", "shade"] as const;
export const soilMoistures = ["dry", "medium", "moist", "wet"] as const;

export const bloomColors = [
  "white",
  "cream",
  "yellow",
  "gold",
  "orange",
  "apricot",
  "red",
  "crimson",
  "pink",
  "rose",
  "magenta",
  "lavender",
  "violet",
  "purple",
  "blue",
  "sky-blue",
  "green",
  "bronze",
  "silver",
] as const;

/** The outline of the whole plant, as a draughtsman would block it in. */
const habits = [
  // herbaceous
  "upright-clump",
  "mound",
  "mat",
  "arching",
  "spire",
  "rosette",
  "fountain-grass",
  "upright-grass",
  "fern-vase",
  "climber",
  "trailing",
  // woody
  "rounded-tree",
  "oval-tree",
  "pyramidal-tree",
  "columnar-tree",
  "weeping-tree",
  "vase-tree",
  "spreading-tree",
  "layered-tree",
  "multi-stem-tree",
] as const;

const leafForms = [
  "lance",
  "linear",
  "oval",
  "heart",
  "kidney",
  "scalloped-round",
  "spoon",
  "succulent",
  "sword",
  "grass-blade",
  "strap",
  "feathery",
  "fern-frond",
  "pinnate",
  /** Cut to lobes on both sides of the midrib, but of one piece. */
  "pinnate-lobed",
  "palmate-compound",
  "three-parted",
  /** Each of three parts parted again, once or twice. */
  "twice-three-parted",
  /** Three whole leaves round the stem. */
  "three-whorled",
  "palmate-lobed",
  "oak-lobed",
  "maple-lobed",
  "arrow",
  "broad-ribbed",
  "toothed-oval",
  "silver-felted",
  "fan",
  "star-lobed",
  "tulip-lobed",
  "needle",
  "scale",
  "spiny-oval",
] as const;

const flowerForms = [
  "daisy",
  "coneflower",
  "double-rosette",
  "pompon",
  "spike",
  /** A spike of the composites' heads, each of many florets. */
  "spike-of-heads",
  "loose-raceme",
  "whorled-crown",
  "plume",
  "panicle",
  "flat-cluster",
  "rounded-cluster",
  "globe",
  "thistle",
  "pincushion",
  "bell",
  "trumpet",
  "lily",
  "iris",
  "cup",
  "star",
  "five-petal",
  /** Five petals with an upper and a lower half, as of violets and pansies. */
  "two-sided",
  "spurred",
  "heart-pendant",
  "lipped",
  "slipper",
  "pea",
  "hooded",
  "bract-cross",
  "spidery",
  "crest",
  "catkin",
  "cone",
  "tulip-cup",
  "grass-seedhead",
  "inconspicuous",
  "none",
] as const;

/** Of the leaves, in the facts and on the plate. */
export const foliageColors = [
  "green",
  "deep-green",
  "blue-green",
  "gray-green",
  "silver",
  "yellow-green",
  "purple",
  "bronze",
  "variegated",
  "red",
] as const;

/** Rutgers E271, "Landscape Plants Rated by Deer Resistance". */
const deerRatings = [
  "rarely-damaged",
  "seldom-damaged",
  "occasionally-damaged",
  "frequently-damaged",
] as const;

const pollinatorValues = ["high", "moderate", "low", "none"] as const;
const flowerVisitors = ["bees", "butterflies", "hummingbirds", "moths", "birds"] as const;
export const toxicityLevels = ["none-known", "irritant", "harmful-if-eaten", "poisonous"] as const;

/** Every source an entry may lean on. The key is in the data, the title in the docs. */
export const plantSources = {
  usda: "USDA PLANTS Database",
  powo: "Plants of the World Online, Royal Botanic Gardens, Kew",
  mobot: "Missouri Botanical Garden, Plant Finder",
  ncsu: "North Carolina Extension Gardener Plant Toolbox",
  psu: "Penn State Extension",
  dcnr: "Pennsylvania Department of Conservation and Natural Resources",
  wildflower: "Lady Bird Johnson Wildflower Center, Native Plant Database",
  uconn: "University of Connecticut Plant Database",
  umd: "University of Maryland Extension",
  cornell: "Cornell Cooperative Extension and Cornell Woody Plants Database",
  rutgers: "Rutgers E271, Landscape Plants Rated by Deer Resistance",
  aspca: "ASPCA, Toxic and Non-Toxic Plants",
  cbg: "Chicago Botanic Garden, Plant Evaluation Notes",
  mtcuba: "Mt. Cuba Center, Trial Garden Reports",
  usfs: "U.S. Forest Service, Silvics of North America and FEIS",
  uwm: "University of Wisconsin–Madison, Division of Extension",
  marygardens: "Mary's Gardens archive, University of Dayton Marian Library",
  scripture: "Holy Scripture, Douay-Rheims",
  folkard: "R. Folkard, Plant Lore, Legends, and Lyrics (1884)",
  friend: "H. Friend, Flowers and Flower Lore (1884)",
} as const;
export type PlantSource = keyof typeof plantSources;

const sentence = z.string().check(z.minLength(1), z.trim());
const inches = z
  .int("Please give it in whole inches")
  .check(z.gte(1, "At least 1 inch"), z.lte(2400, "2400 inches at most"));
const zone = z
  .int("Please give a zone from 1 to 13")
  .check(z.gte(1, "Please give a zone from 1 to 13"), z.lte(13, "Please give a zone from 1 to 13"));
const slug = z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/));
/** One of the words, or some of them, as the owner's form says what is wrong. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, "Please choose one of the list");
export const someOf = <const Words extends readonly string[]>(words: Words) =>
  z.array(z.enum(words, "Please choose from the list")).check(noneTwice);
export const noneTwice = z.refine<readonly unknown[]>(
  (items) => new Set(items).size === items.length,
  { error: "Each can be chosen once" },
);
const atLeastOne = z.minLength(1, "Please choose at least one");
/** 1 is January. */
export const months = z.array(z.int().check(z.gte(1), z.lte(12))).check(noneTwice);

export const sourceKeys = Object.keys(plantSources) as PlantSource[];
const sourceKey = z.enum(sourceKeys);

export const PlantFacts = z.strictObject({
  /** Accepted scientific name without cultivar, with × spelled as "×": "Nepeta × faassenii". */
  acceptedName: sentence,
  family: sentence,
  /** Without quotes. */
  cultivar: z.optional(sentence),
  /** Names it is still sold under: scientific synonyms first, then common ones. */
  synonyms: z.array(sentence),
  zoneMin: zone,
  zoneMax: zone,
  light: someOf(lightLevels).check(atLeastOne),
  soilMoisture: someOf(soilMoistures).check(atLeastOne),
  heightInchesMin: inches,
  heightInchesMax: inches,
  spreadInchesMin: inches,
  spreadInchesMax: inches,
  spacingInchesMin: inches,
  spacingInchesMax: inches,
  /** Empty if nothing blooms (ferns). */
  bloomMonths: months,
  bloomColors: someOf(bloomColors),
  foliageColor: oneOf(foliageColors),
  habit: oneOf(habits),
  leafForm: oneOf(leafForms),
  flowerForm: oneOf(flowerForms),
  /** Of the species, or of the parents where a cultivar is a selection of a native. */
  nativeToPennsylvania: z.boolean("Please say whether it is native to Pennsylvania"),
  deerResistance: oneOf(deerRatings),
  pollinatorValue: oneOf(pollinatorValues),
  flowerVisitors: someOf(flowerVisitors),
  toxicity: z.strictObject({
    level: z.enum(toxicityLevels),
    note: z.optional(sentence),
  }),
  /** A Christian or Marian name or story, told as tradition and only where it is documented. */
  tradition: z.optional(
    z.strictObject({ name: z.optional(sentence), story: sentence, source: sourceKey }),
  ),
  sources: z.array(sourceKey).check(z.minLength(1)),
});
export type PlantFacts = z.infer<typeof PlantFacts>;

type NeverAbsent =
  | "acceptedName"
  | "family"
  | "synonyms"
  | "light"
  | "soilMoisture"
  | "bloomMonths"
  | "bloomColors"
  | "flowerVisitors"
  | "sources";

/**
 * The facts of any plant. In a plant that the owner added, unknown facts are absent, and an empty name or
 * list means unknown. Both numbers of a range are there, or neither.
 */
export type KnownFacts = Pick<PlantFacts, NeverAbsent> & {
  [Name in Exclude<keyof PlantFacts, NeverAbsent>]?: PlantFacts[Name] | undefined;
};

/** Used by the drawing to scale and the calculation of a bed. */
export const sizeFacts = [
  ...(["heightInchesMin", "heightInchesMax", "spreadInchesMin", "spreadInchesMax"] as const),
  ...(["spacingInchesMin", "spacingInchesMax", "habit"] as const),
];

export const BuiltInPlant = z.strictObject({
  id: z.int().check(z.gte(1)),
  /** The plant's address, unique over all catalogues; it never changes: "eastern-redbud". */
  slug,
  name: sentence,
  /** Accepted name and cultivar: "Echinacea purpurea 'Magnus'". */
  latin: sentence,
  description: sentence,
  guide: sentence,
  /** A path on this site or an https address; empty if there is no photograph. */
  imageUrl: z.string(),
  facts: PlantFacts,
});
export type BuiltInPlant = z.infer<typeof BuiltInPlant>;
