import type { CatalogueName } from "../catalogue-names.ts";
import { capitalized } from "../facts-in-words.ts";
import { rangeOf, showsItsFlowers } from "../plant-card.ts";
import type { bloomColors, KnownFacts, PlantFacts } from "../schema-of-plant-facts.ts";
import { onPlanting } from "./seasons.ts";
import { means, type PlantTraits, pageSays, type VocabularyEntry } from "./vocabulary-entry.ts";

type BloomColor = (typeof bloomColors)[number];

const colorEntry = (
  name: string,
  phrases: string,
  blooms: readonly BloomColor[],
  leaves: readonly PlantFacts["foliageColor"][] = [],
) =>
  means(
    `color-${name}`,
    `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    phrases,
    ({ facts }) =>
      leaves.some((color) => color === facts.foliageColor) ||
      (showsItsFlowers(facts) && facts.bloomColors.some((color) => blooms.includes(color))),
    "color",
    {
      // The color itself before its neighbors, and a flower before what is edged with it.
      howWell: ({ facts }) => {
        const of = (color: BloomColor | undefined, most: number) =>
          color && color === blooms[0]
            ? most
            : blooms.includes(color as BloomColor)
              ? most * 0.75
              : 0;
        const [main, ...others] = facts.bloomColors;
        return Math.max(of(main, 1), ...others.map((color) => of(color, 0.4)));
      },
    },
  );

/** From 0 to 1, by its months and its colors. */
export const howShowy = (facts: KnownFacts) =>
  showsItsFlowers(facts) ? (facts.bloomMonths.length + facts.bloomColors.length) / 18 : 0;

const foliageEntry = (
  name: string,
  colors: string,
  leaves: readonly PlantFacts["foliageColor"][],
) =>
  means(
    `leaves-${name}`,
    `${capitalized(leaves.join(" or "))} leaves`,
    colors
      .split(", ")
      .flatMap((color) => ["leaves", "foliage", "leaf", "leaved"].map((of) => `${color} ${of}`))
      .join(", "),
    ({ facts }) => leaves.some((color) => color === facts.foliageColor),
    "leaves",
    { howWell: ({ facts }) => Number(facts.foliageColor === leaves[0]) },
  );

const foliage: VocabularyEntry[] = [
  foliageEntry("purple", "purple, burgundy, dark, maroon", ["purple", "bronze", "red"]),
  foliageEntry("red", "red", ["red", "purple", "bronze"]),
  foliageEntry("bronze", "bronze, copper", ["bronze"]),
  foliageEntry("silver", "silver, silvery, gray, grey, white", ["silver", "gray-green"]),
  foliageEntry("golden", "golden, gold, yellow, chartreuse, lime, lime green", ["yellow-green"]),
  foliageEntry("blue", "blue, bluish", ["blue-green"]),
  foliageEntry("variegated", "variegated", ["variegated"]),
];

const colors: VocabularyEntry[] = [
  colorEntry("white", "white, ivory", ["white", "cream"]),
  colorEntry("cream", "cream, creamy", ["cream"]),
  colorEntry("yellow", "yellow, lemon", ["yellow", "gold"]),
  colorEntry("gold", "gold, golden", ["gold"]),
  colorEntry("orange", "orange, tangerine", ["orange", "apricot"]),
  colorEntry("apricot", "apricot, peach, salmon, coral", ["apricot"]),
  colorEntry("red", "red, scarlet", ["red", "crimson"]),
  colorEntry(
    "burgundy",
    "burgundy, maroon, wine, wine red, dark red",
    ["crimson"],
    ["purple", "red"],
  ),
  colorEntry("crimson", "crimson", ["crimson"]),
  colorEntry("pink", "pink, blush", ["pink", "rose", "magenta"]),
  colorEntry("rose", "rose, rosy", ["rose"]),
  colorEntry("magenta", "magenta, hot pink", ["magenta"]),
  colorEntry("purple", "purple", ["purple", "violet", "lavender"]),
  colorEntry("violet", "violet", ["violet", "purple"]),
  colorEntry("lavender", "lavender, lilac, mauve", ["lavender"]),
  colorEntry("blue", "blue, sky blue, light blue", ["blue", "sky-blue"]),
  colorEntry("green", "green, lime green, chartreuse", ["green"], ["yellow-green"]),
  colorEntry("bronze", "bronze", ["bronze"], ["bronze"]),
  colorEntry("silver", "silver, silvery, gray, grey", ["silver"], ["silver", "gray-green"]),
  means(
    "many-colored",
    "Flowers in three colors or more",
    "multicolor, multicolored, multi color, multi colored, many colors, mixed colors, rainbow",
    ({ facts }) => showsItsFlowers(facts) && facts.bloomColors.length > 2,
  ),
  means(
    "colorful",
    "In many colors and long in bloom",
    "colorful, colourful, some color, lots of color, lots of colour, full of color, bright colors, something bright, brightly colored, vibrant",
    ({ facts }) => howShowy(facts) >= 0.5,
    "colorful",
    { howWell: ({ facts }) => howShowy(facts) },
  ),
  colorEntry("variegated", "variegated, variegation", [], ["variegated"]),
];

const leafForms = (key: string, label: string, phrases: string, forms: RegExp) =>
  means(
    `${key}-leaves`,
    label,
    phrases
      .split(", ")
      .flatMap((how) => ["leaves", "foliage", "leaf", "leaved"].map((of) => `${how} ${of}`))
      .join(", "),
    ({ facts }) => forms.test(facts.leafForm ?? ""),
    "leaves",
  );

const flowerForms = (key: string, label: string, phrases: string, forms: RegExp) =>
  means(
    `${key}-flowers`,
    label,
    phrases,
    ({ facts }) => forms.test(facts.flowerForm ?? ""),
    "flower-form",
  );

const forms: VocabularyEntry[] = [
  leafForms(
    "spiky",
    "Leaves like swords or blades",
    "spiky, sword, sword shaped, strappy, grassy",
    /^(?:sword|strap|grass-blade)$/,
  ),
  leafForms("feathery", "Feathery leaves", "feathery, ferny, lacy", /^(?:feathery|fern-frond)$/),
  leafForms("fan", "Leaves like fans", "fan, fan shaped", /^fan$/),
  leafForms("heart", "Heart-shaped leaves", "heart, heart shaped", /^heart$/),
  flowerForms(
    "spiky",
    "Flowers in spikes",
    "spiky, spikes, flower spikes, spiky flowers",
    /^spike/,
  ),
  flowerForms("bell", "Flowers like bells", "bell shaped, bell like", /^bell$/),
  flowerForms(
    "daisy",
    "Flowers like daisies",
    "daisy like, daisy shaped, daisy type",
    /^(?:daisy|coneflower)$/,
  ),
  flowerForms(
    "round",
    "Round flower heads",
    "globe shaped, ball shaped, round flowers, pompon, pompons, pompom, pompoms, balls of flowers",
    /^(?:globe|pompon)$/,
  ),
];

const bark: VocabularyEntry[] = [
  means(
    "flowerless",
    "Without showy flowers",
    "flowerless, non flowering",
    ({ facts }) => !showsItsFlowers(facts),
  ),
  means(
    "bark",
    "Known for its bark",
    "bark, barks, peeling bark, exfoliating bark, flaking bark, interesting bark, showy bark, beautiful bark, pretty bark, winter bark, bark interest, winter interest bark",
    ({ goodFor }) => goodFor.includes("showy-bark"),
  ),
  means(
    "white-bark",
    "White or pale bark",
    "white bark, white barked, pale bark, light bark, white trunk, white trunks, white branches",
    ({ goodFor }) => goodFor.includes("white-bark"),
  ),
];

const catalogueEntry = (catalogue: CatalogueName, label: string, phrases: string) =>
  means(
    `catalogue-${catalogue}`,
    label,
    phrases,
    (plant) => plant.catalogue === catalogue,
    "catalogue",
  );

const feet = (count: number) => count * 12;

/** How tall or wide at most; of what is not known no number, with which no comparison holds. */
const most = (facts: KnownFacts, what: "heightInches" | "spreadInches") =>
  rangeOf(facts, what)?.[1] ?? Number.NaN;

const isTall = ({ catalogue, facts }: PlantTraits) =>
  most(facts, "heightInches") >= (catalogue === "trees" ? feet(50) : 30);
const isLow = ({ catalogue, facts }: PlantTraits) =>
  most(facts, "heightInches") <= (catalogue === "trees" ? feet(25) : 18);

const howLow = ({ facts }: PlantTraits) => 1 / (1 + most(facts, "heightInches") / feet(1)) || 0;

const kinds: VocabularyEntry[] = [
  catalogueEntry("trees", "Trees", "tree, trees"),
  means(
    "shade-trees",
    "Shade trees",
    "shade tree, shade trees, tree for shade, trees for shade, tree de shade, trees de shade",
    ({ catalogue, facts }) =>
      catalogue === "trees" &&
      most(facts, "heightInches") >= feet(40) &&
      most(facts, "spreadInches") >= feet(30),
    "catalogue",
  ),
  means(
    "purple-leaved-trees",
    "Trees with purple leaves, in fall at least",
    ["purple", "burgundy", "maroon"]
      .flatMap((color) =>
        ["leaf", "leaved", "leafed", "foliage"].map((of) => `${color} ${of} tree`),
      )
      .flatMap((phrase) => [phrase, `${phrase}s`])
      .join(", "),
    ({ catalogue, facts, seasons }) =>
      catalogue === "trees" &&
      (facts.foliageColor === "purple" || !!seasons.fallColor?.colors.includes("purple")),
    "catalogue",
  ),
  means(
    "flowering-trees",
    "Flowering trees",
    "flowering tree, flowering trees, blooming tree, blooming trees, ornamental tree, ornamental trees",
    ({ catalogue, facts }) => catalogue === "trees" && showsItsFlowers(facts),
    "catalogue",
  ),
  means(
    "shrubs",
    "Small or shrubby trees",
    "shrub, shrubs, large shrub, large shrubs, shrubby, shrubby tree, shrubby trees, shrub or small tree, shrubs or small trees, small tree or shrub, small trees or shrubs, small trees and shrubs, shrubs and small trees",
    ({ catalogue, facts }) =>
      catalogue === "trees" &&
      (facts.heightInchesMin ?? Number.NaN) <= feet(15) &&
      most(facts, "heightInches") <= feet(35),
    "catalogue",
    { howWell: ({ facts }) => 1 - most(facts, "heightInches") / feet(40) || 0 },
  ),
  catalogueEntry(
    "perennials",
    "Perennials",
    "perennial, perennials, comes back, come back, comes back every year, come back every year, bloom every year, blooms every year, flower every year, flowers every year, return every year, returns every year",
  ),
  catalogueEntry("annuals", "Annuals", "annual, annuals"),
  means(
    "hardy-annuals",
    "Annuals planted in April or before, or in September",
    [
      "cold hardy",
      "hardy",
      "frost hardy",
      "frost tolerant",
      "frost proof",
      "cold tolerant",
      "cool season",
      "cool weather",
    ]
      .flatMap((hardy) => [`${hardy} annuals`, `annuals ${hardy}`])
      .join(", "),
    (plant) =>
      plant.catalogue === "annuals" &&
      pageSays(
        onPlanting("March|(?:mid-|early )April|early as April|earliest spring|early September"),
      )(plant),
    "catalogue",
  ),
  means(
    "winter-hardy",
    "Lives through the winter",
    "survive winter, survives winter, survive the winter, survives the winter, winter hardy, cold hardy, overwinter, overwinters",
    ({ catalogue }) => catalogue !== "annuals",
  ),
  means("ferns", "Ferns", "fern, ferns", ({ facts }) => facts.habit === "fern-vase", "kind"),
  means(
    "grasses",
    "Grasses and sedges",
    "grass, grasses, ornamental grass, ornamental grasses, sedge, sedges",
    ({ facts }) => facts.habit?.endsWith("-grass") ?? false,
    "kind",
    { howWell: ({ facts }) => Number(most(facts, "heightInches") > feet(1)) },
  ),
  means(
    "vines",
    "Climbers",
    "vine, vines, climber, climbers, climbing, climb, climbs, climbing vine, climbing vines, trellis, arbor",
    ({ facts }) => facts.habit === "climber",
    "kind",
  ),
  means(
    "conifers",
    "Conifers",
    "conifer, conifers",
    ({ facts }) => facts.flowerForm === "cone",
    "kind",
  ),
  means(
    "christmas-trees",
    "Evergreen conifers",
    "christmas tree, christmas trees, trees de christmas",
    ({ catalogue, facts, seasons }) =>
      catalogue === "trees" && facts.flowerForm === "cone" && seasons.leaf === "evergreen",
    "kind",
  ),
  means(
    "succulents",
    "Succulents",
    "succulent, succulents",
    ({ facts }) => facts.leafForm === "succulent",
    "kind",
  ),
  means("weeping", "Weeping", "weeping", ({ facts }) => facts.habit === "weeping-tree"),
  means(
    "columnar",
    "Columnar",
    "columnar, narrow, skinny, slender, slim",
    ({ facts }) => facts.habit === "columnar-tree",
  ),
  means(
    "tall",
    "Tall of its kind",
    "tall, big, large, back of border, back of the border",
    isTall,
    "tall",
    {
      isMinor: true,
      howWell: ({ facts }) => Math.min(1, most(facts, "heightInches") / feet(4)) || 0,
    },
  ),
  means(
    "tallest",
    "The tallest first",
    "tallest, biggest, largest, highest",
    ({ catalogue, facts }) => most(facts, "heightInches") >= feet(catalogue === "trees" ? 30 : 3),
    "tallest",
    { howWell: ({ facts }) => most(facts, "heightInches") / feet(200) || 0 },
  ),
  means(
    "short",
    "Low of its kind",
    "short, low, low growing, dwarf, compact, small, little",
    isLow,
    "short",
    { isMinor: true, howWell: howLow },
  ),
  means(
    "edging",
    "Low, as for an edge",
    "edging, front of border, front of the border",
    (plant) => plant.catalogue !== "trees" && isLow(plant),
    "edging",
    { howWell: howLow },
  ),
  means(
    "shortest",
    "The lowest first",
    "shortest, smallest, lowest, tiniest",
    ({ catalogue, facts }) => most(facts, "heightInches") <= feet(catalogue === "trees" ? 40 : 3),
    "shortest",
    { howWell: ({ facts }) => 1 - most(facts, "heightInches") / feet(40) || 0 },
  ),
];

/** How a plant looks and when, and of what kind and size it is. */
export const appearanceWords: readonly VocabularyEntry[] = [
  ...colors,
  ...foliage,
  ...forms,
  ...bark,
  ...kinds,
];
