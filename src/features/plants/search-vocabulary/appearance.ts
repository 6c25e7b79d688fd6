import type { CatalogueName } from "../catalogue-names.ts";
import { rangeOf, showsItsFlowers } from "../plant-card.ts";
import { fallColors } from "../plant-seasons.ts";
import type { bloomColors, KnownFacts, PlantFacts } from "../schema-of-plant-facts.ts";
import { means, type VocabularyEntry } from "./vocabulary-entry.ts";

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
    { isMainly: ({ facts }) => blooms.includes(facts.bloomColors[0] as BloomColor) },
  );

const foliageEntry = (
  name: string,
  colors: string,
  leaves: readonly PlantFacts["foliageColor"][],
) =>
  means(
    `leaves-${name}`,
    `${name.charAt(0).toUpperCase()}${name.slice(1)} leaves`,
    colors
      .split(", ")
      .flatMap((color) => ["leaves", "foliage", "leaf", "leaved"].map((of) => `${color} ${of}`))
      .join(", "),
    ({ facts }) => leaves.some((color) => color === facts.foliageColor),
    "leaves",
  );

const foliage: VocabularyEntry[] = [
  foliageEntry("purple", "purple, burgundy, dark, maroon", ["purple", "bronze", "red"]),
  foliageEntry("red", "red", ["red", "purple", "bronze"]),
  foliageEntry("bronze", "bronze, copper", ["bronze"]),
  foliageEntry("silver", "silver, silvery, gray, grey, white", ["silver", "gray-green"]),
  foliageEntry("golden", "golden, gold, yellow, chartreuse, lime", ["yellow-green"]),
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
  colorEntry("pink", "pink", ["pink", "rose", "magenta"]),
  colorEntry("rose", "rose, rosy", ["rose"]),
  colorEntry("magenta", "magenta, hot pink", ["magenta"]),
  colorEntry("purple", "purple", ["purple", "violet", "lavender"]),
  colorEntry("violet", "violet", ["violet", "purple"]),
  colorEntry("lavender", "lavender, lilac, mauve", ["lavender"]),
  colorEntry("blue", "blue, sky blue, light blue", ["blue", "sky-blue"]),
  colorEntry("green", "green flowers, chartreuse", ["green"], ["yellow-green"]),
  colorEntry("bronze", "bronze", ["bronze"], ["bronze"]),
  colorEntry("silver", "silver, silvery, gray, grey", ["silver"], ["silver", "gray-green"]),
  colorEntry("variegated", "variegated, variegation", [], ["variegated"]),
];

const monthNames =
  "January, February, March, April, May, June, July, August, September, October, November, December".split(
    ", ",
  );

const bloomsIn = (key: string, name: string, words: string, months: readonly number[]) =>
  means(
    `blooms-${key}`,
    `Blooms in ${name}`,
    words
      .split(", ")
      .flatMap((word) => [word, `blooms in ${word}`, `bloom in ${word}`, `${word} bloom`])
      .join(", "),
    ({ facts }) =>
      showsItsFlowers(facts) && facts.bloomMonths.some((month) => months.includes(month)),
    "blooms",
  );

const isFruit = /fruit|pawpaw|apple|cherr|berr/;
const fruitColors = [
  ["red", /red|scarlet/],
  ["orange", /orange/],
  ["blue", /blue/],
  ["purple", /purple/],
  ["black", /black/],
] as const;

const seasons: VocabularyEntry[] = [
  ...monthNames.map((name, index) =>
    bloomsIn(String(index + 1), name, name.toLowerCase(), [index + 1]),
  ),
  bloomsIn("spring", "spring", "spring, springtime", [3, 4, 5]),
  bloomsIn(
    "early-spring",
    "early spring",
    "early spring, earliest, late winter, first in spring, first to bloom, blooms first, blooms first in spring",
    [2, 3, 4],
  ),
  bloomsIn("late-spring", "late spring", "late spring", [5, 6]),
  bloomsIn("summer", "summer", "summer, summertime", [6, 7, 8]),
  bloomsIn("early-summer", "early summer", "early summer", [6]),
  bloomsIn("midsummer", "midsummer", "midsummer, mid summer", [7]),
  bloomsIn("late-summer", "late summer", "late summer", [8, 9]),
  bloomsIn("fall", "fall", "fall, autumn, late season", [9, 10, 11]),
  bloomsIn("early-fall", "early fall", "early fall, early autumn", [9]),
  bloomsIn(
    "late-fall",
    "late fall",
    "late fall, late autumn, frost, until frost, till frost, first frost",
    [10, 11],
  ),
  bloomsIn("winter", "winter", "winter", [12, 1, 2]),
  means(
    "all-summer",
    "Blooms all summer",
    "all summer, long blooming, blooms all summer, everblooming, ever blooming, nonstop bloom, blooms nonstop, continuous bloom, all season",
    ({ facts }) =>
      showsItsFlowers(facts) && [6, 7, 8].every((month) => facts.bloomMonths.includes(month)),
  ),
  means(
    "fall-color",
    "Leaves color in fall",
    "fall color, fall colour, autumn color, autumn colour, fall foliage, autumn foliage, fall leaves, autumn leaves",
    (plant) => plant.seasons.fallColor !== undefined,
  ),
  ...fallColors.map((color) =>
    means(
      `fall-color-${color}`,
      `Leaves turn ${color} in fall`,
      ["fall", "autumn"]
        .flatMap((fall) => [
          ...["color", "colour", "foliage", "leaves"].map((of) => `${color} ${fall} ${of}`),
          ...["leaves in", "leaves in the", "foliage in", "in"].map(
            (of) => `${color} ${of} ${fall}`,
          ),
        ])
        .concat(`turn ${color}`, `turns ${color}`)
        .join(", "),
      (plant) => plant.seasons.fallColor?.colors.includes(color) ?? false,
      "fall-color",
    ),
  ),
  means(
    "evergreen",
    "Evergreen",
    "evergreen, evergreens, always green, stay green, stays green, green in winter, green all winter, keep their leaves, keeps its leaves",
    (plant) => plant.seasons.leaf === "evergreen",
  ),
  means(
    "greens",
    "Evergreen branches to cut",
    "greens, greenery, boughs, evergreen boughs, wreath, wreaths, garland, garlands",
    ({ catalogue, seasons }) => catalogue === "trees" && seasons.leaf === "evergreen",
    "evergreen",
  ),
  means(
    "deciduous",
    "Sheds its leaves in fall",
    "deciduous, sheds its leaves, loses its leaves",
    ({ catalogue, seasons }) => catalogue === "trees" && Array.isArray(seasons.leaf),
  ),
  means("berries", "Has berries", "berry, berries", (plant) =>
    /berr/.test(plant.seasons.fruit?.look ?? ""),
  ),
  ...fruitColors.map(([color, look]) =>
    means(
      `fruit-${color}`,
      `Has ${color} fruits or berries`,
      ["berry", "berries", "fruit", "fruits"].map((of) => `${color} ${of}`).join(", "),
      ({ seasons: { fruit } }) => look.test(fruit?.look ?? "") && isFruit.test(fruit?.look ?? ""),
      "fruit",
    ),
  ),
  means(
    "winter-fruit",
    "Has fruits or berries in winter",
    "birds in winter, birds in the winter, winter birds, berries in winter, berries in the winter, fruit in winter",
    ({ seasons: { fruit } }) =>
      isFruit.test(fruit?.look ?? "") &&
      !!fruit?.months.some((month) => month === 12 || month <= 2),
  ),
  means(
    "fruit",
    "Has fruits or berries",
    "fruit, fruits, fruiting",
    ({ seasons }) => isFruit.test(seasons.fruit?.look ?? ""),
    "fruit",
    { isMainly: ({ seasons }) => /fruit|pawpaw|apple|cherr/.test(seasons.fruit?.look ?? "") },
  ),
  means(
    "winter-interest",
    "Something to see in winter",
    "winter interest, winter color, winter garden",
    (plant) =>
      plant.seasons.leaf === "evergreen" ||
      plant.goodFor.includes("showy-bark") ||
      [plant.facts.bloomMonths, plant.seasons.fruit?.months ?? []].some((months) =>
        months.some((month) => month === 12 || month <= 2),
      ),
  ),
];

const bark: VocabularyEntry[] = [
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

const kinds: VocabularyEntry[] = [
  catalogueEntry("trees", "Trees", "tree, trees"),
  means(
    "shade-trees",
    "Trees that give shade",
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
    "Trees that show their flowers",
    "flowering tree, flowering trees, blooming tree, blooming trees, ornamental tree, ornamental trees",
    ({ catalogue, facts }) => catalogue === "trees" && showsItsFlowers(facts),
    "catalogue",
  ),
  catalogueEntry(
    "perennials",
    "Perennials",
    "perennial, perennials, comes back, come back, comes back every year, come back every year, every year",
  ),
  catalogueEntry("annuals", "Annuals", "annual, annuals"),
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
  ),
  means(
    "vines",
    "Climbers",
    "vine, vines, climber, climbers, climbing, trellis",
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
    "tall, big, large, tallest, back of border, back of the border",
    ({ catalogue, facts }) => {
      return most(facts, "heightInches") >= feet(catalogue === "trees" ? 50 : 4);
    },
  ),
  means(
    "short",
    "Low of its kind",
    "short, low, low growing, dwarf, compact, small, smallest, little, edging, front of border, front of the border",
    ({ catalogue, facts }) =>
      most(facts, "heightInches") <= (catalogue === "trees" ? feet(25) : 18),
  ),
];

/** How a plant looks and when, and of what kind and size it is. */
export const appearanceWords: readonly VocabularyEntry[] = [
  ...colors,
  ...foliage,
  ...seasons,
  ...bark,
  ...kinds,
];
