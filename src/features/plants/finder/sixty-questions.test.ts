import { describe, expect, it } from "vitest";
import { type CatalogueName, catalogueNames } from "../catalogue-names.ts";
import { isForMaryGarden } from "../mary-garden.ts";
import { plantPath, showsItsFlowers } from "../plant-card.ts";
import { type BuiltInRecord, plantRecords } from "../plant-record.ts";
import { isSafeAround, isSafeAroundChildrenAndPets } from "../plant-safety.ts";
import { findPlants, makeFinder } from "./find-plants.ts";
import { notesBeforeList } from "./notes-before-list.ts";

/** What a question is to be answered. */
interface Wanted {
  /** The first plants, in any order: these, and no others before them. */
  first?: readonly string[];
  /** What is so of each of the first ten. */
  each?: (plant: BuiltInRecord) => boolean;
  /** Of so many, and not of ten. */
  top?: number;
  /** What is said before the list. */
  says?: string | RegExp;
  /** Where a link before the list leads. */
  leadsTo?: string;
  /** No plant is listed. */
  none?: boolean;
}

const blooms =
  (...months: number[]) =>
  ({ facts }: BuiltInRecord) =>
    showsItsFlowers(facts) && months.some((month) => facts.bloomMonths.includes(month));
const isShady = ({ facts }: BuiltInRecord) =>
  facts.light.includes("shade") || facts.light.includes("part-shade");
const isLeftByDeer = ({ facts }: BuiltInRecord) =>
  ["rarely-damaged", "seldom-damaged"].includes(facts.deerResistance);
const isColored =
  (...colors: string[]) =>
  ({ facts }: BuiltInRecord) =>
    facts.bloomColors.some((color) => colors.includes(color));
const all =
  (...tests: ((plant: BuiltInRecord) => boolean)[]) =>
  (plant: BuiltInRecord) =>
    tests.every((test) => test(plant));

const isKnownForBark = ({ goodFor }: BuiltInRecord) => goodFor.includes("showy-bark");

const oaks = ["White Oak", "Northern Red Oak", "Pin Oak", "Swamp White Oak"];
const maples = ["Sugar Maple", "Red Maple", "Paperbark Maple"];
const lilies = ["Madonna Lily", "Asiatic Lily", "Assumption Lily", "Toad Lily", "Turk's Cap Lily"];

/**
 * Sixty questions as gardeners and parishioners type them. A new one belongs here with its answer; where it
 * fails, mend a rule and never the one question.
 */
const questions: readonly (readonly [question: string, wanted: Wanted])[] = [
  // Names, Latin names, plurals, other spellings.
  ["fern", { first: ["Christmas Fern", "Ostrich Fern", "Maidenhair Fern"] }],
  ["maple", { first: maples }],
  ["Acer", { first: maples }],
  ["oak trees", { first: oaks }],
  ["dogwoods", { first: ["Flowering Dogwood", "Kousa Dogwood", "Pagoda Dogwood"] }],
  ["lavander", { first: ["English Lavender"] }],
  ["echinacia", { first: ["Purple Coneflower"] }],
  ["coneflowers", { first: ["Purple Coneflower"] }],
  ["black eyed susans", { first: ["Black-Eyed Susan"] }],
  ["fox glove", { first: ["Yellow Foxglove"] }],
  ["hellebores", { first: ["Lenten Rose", "Christmas Rose"] }],
  ["peonys", { first: ["Peony"] }],
  ["mums", { first: ["Garden Mum"] }],
  ["milkweed", { first: ["Swamp Milkweed", "Butterfly Weed"] }],
  ["tulip poplar", { first: ["Tulip Tree"] }],
  ["geranium", { first: ["Cranesbill", "Wild Geranium", "Zonal Geranium", "Ivy Geranium"] }],
  ["sedum", { first: ["Stonecrop"] }],
  ["lily", { first: lilies }],
  ["weeping cherry", { first: ["Weeping Higan Cherry"] }],
  ["sage", { first: ["Meadow Sage", "Russian Sage", "Garden Sage"] }],
  ["violets", { first: ["Common Blue Violet"] }],
  ["hosta deer resistant", { first: ["Hosta"] }],
  // Facts, alone and together.
  ["native", { each: ({ facts }) => facts.nativeToPennsylvania }],
  ["deer resistant shade", { each: all(isLeftByDeer, isShady) }],
  ["native shade plants", { each: all(({ facts }) => facts.nativeToPennsylvania, isShady) }],
  ["white flowers that bloom in may", { each: all(isColored("white", "cream"), blooms(5)) }],
  ["purple flowers for shade", { each: all(isColored("purple", "violet", "lavender"), isShady) }],
  ["red hummingbird plants", { each: all(isColored("red", "crimson"), visitedBy("hummingbirds")) }],
  ["under 2 feet full sun", { each: ({ facts }) => facts.heightInchesMax <= 24 }],
  [
    "wet soil trees",
    { each: ({ catalogue, uses }) => catalogue === "trees" && uses.includes("wet-spot") },
  ],
  ["small flowering tree", { each: ({ uses }) => uses.includes("small-yard") }],
  ["evergreen hedge", { each: ({ seasons }) => seasons.leaf === "evergreen" }],
  ["ground cover under trees", { each: ({ uses }) => uses.includes("ground-cover") }],
  [
    "cut flowers annuals",
    { each: ({ catalogue, uses }) => catalogue === "annuals" && uses.includes("cut-flowers") },
  ],
  ["drout tolerant", { each: ({ facts }) => facts.soilMoisture.includes("dry") }],
  ["hummingbrids", { each: visitedBy("hummingbirds") }],
  ["red maple fall color", { first: ["Red Maple"] }],
  ["blue iris", { first: ["Blue Flag Iris"] }],
  ["christmas tree", { each: ({ facts }) => facts.flowerForm === "cone" }],
  // Harm.
  ["foxglove dogs", { first: ["Yellow Foxglove"], says: /hold heart poisons/ }],
  ["are lilies poisonous to cats", { first: lilies, says: /^Deadly to cats/ }],
  ["is lavender safe for dogs", { first: ["English Lavender"], says: /^Mildly harmful to dogs/ }],
  ["sunflowers for kids", { first: ["Sunflower"], says: /^No poison is known/ }],
  ["safe for dogs", { each: ({ facts }) => isSafeAroundChildrenAndPets(facts) }],
  [
    "toxic to horses",
    { each: ({ facts }) => /horses|livestock|grazing/.test(facts.toxicity.note ?? "") },
  ],
  // Not grown.
  ["hydrangea", { says: "We list no hydrangea.", leadsTo: "/contact?ask=hydrangea#visit" }],
  ["hidrangeas", { says: "We list no hydrangea." }],
  ["tulips", { says: "We list no tulip." }],
  ["rose bushes", { says: "We list no rose bush." }],
  ["blue hydrangea for shade", { says: "We list no hydrangea.", each: isShady }],
  ["easter lily", { says: "We list no Easter lily.", first: lilies }],
  ["japanese maple", { says: "We list no Japanese maple.", first: maples }],
  ["rhododendrun", { says: "We list no rhododendron." }],
  // The Church's words.
  ["Corpus Christi", { each: all(blooms(5, 6), isColored("white", "cream")) }],
  ["rosary", { each: ({ facts }) => isForMaryGarden(facts) }],
  ["our lady's mantle", { first: ["Lady's Mantle", "Morning Glory"] }],
  ["st joseph", { first: ["Hollyhock"] }],
  ["assumption", { first: ["Assumption Lily"] }],
  ["altar flowers", { each: ({ uses }) => uses.includes("cut-flowers") }],
  ["mary gardn", { each: ({ facts }) => isForMaryGarden(facts) }],
];

function visitedBy(visitor: BuiltInRecord["facts"]["flowerVisitors"][number]) {
  return ({ facts }: BuiltInRecord) => facts.flowerVisitors.includes(visitor);
}

const finders = new Map(
  [undefined, ...catalogueNames].map((name) => {
    const plants = plantRecords.filter(({ catalogue }) => !name || catalogue === name);
    return [name, makeFinder(plants, plantRecords)] as const;
  }),
);

/** Asks a catalogue, or all plants. */
function ask(text: string, catalogue?: CatalogueName) {
  const finder = finders.get(catalogue);
  if (!finder) throw new Error(`There is no finder for ${catalogue}.`);
  const plants = finder.plants as readonly BuiltInRecord[];
  const found = findPlants(finder, { text, selection: {}, sort: "catalogue" });
  const best = (found.best ?? []).flatMap((at) => plants[at] ?? []);
  return { best, found, plants, notes: notesBeforeList(finder, text, found, !!catalogue) };
}

function isAnswered(
  question: string,
  { first = [], each, top = 10, says, leadsTo, none = false }: Wanted,
): boolean {
  const { best, notes } = ask(question);
  const names = [...new Set(best.map(({ name }) => name))].slice(0, first.length);
  return (
    first.every((name) => names.includes(name)) &&
    (!none || best.length === 0) &&
    (!each || (best.length > 0 && best.slice(0, top).every(each))) &&
    (!says ||
      notes.some((note) => (says instanceof RegExp ? says.test(note.says) : note.says === says))) &&
    (!leadsTo || notes.some(({ links }) => links.some(({ path }) => path === leadsTo)))
  );
}

describe("the rules beside the sixty", () => {
  it.each<[question: string, wanted: Wanted]>([
    ["azalea dogs", { says: "We list no azalea." }],
    ["Rosa", { says: "We list no Rosa." }],
    ["white flowers", { each: ({ facts }) => /white|cream/.test(facts.bloomColors[0] ?? "") }],
    ["silver leaves", { each: ({ facts }) => /silver|gray/.test(facts.foliageColor) }],
    [
      "feast of the assumption",
      { first: ["Assumption Lily"], leadsTo: "/in-bloom?feast=assumption" },
    ],
    ["easter altar", { each: blooms(3, 4), leadsTo: "/in-bloom?feast=easter" }],
    ["opening hours", { leadsTo: "/contact" }],
    ["what blooms in October?", { each: blooms(10) }],
    ["do you sell japanese maples", { says: "We list no Japanese maple.", first: maples }],
    [
      "native plant workshop",
      { each: ({ facts }) => facts.nativeToPennsylvania, leadsTo: "/events" },
    ],
    ["what can I plant under pine trees", { each: ({ uses }) => uses.includes("under-trees") }],
    ["shade ground cover", { each: ({ facts }) => facts.light.includes("shade"), top: 7 }],
    [
      "something for hummingbirds that isn't poisonous to dogs",
      { each: all(visitedBy("hummingbirds"), ({ facts }) => isSafeAround("dogs", facts)) },
    ],
    [
      "white flowers for a first communion",
      { each: all(isColored("white", "cream"), blooms(4, 5)), leadsTo: "/in-bloom" },
    ],
    ["hot dry sunny hillside", { each: ({ uses }) => uses.includes("dry-bank") }],
    ["early spring flowers", { each: blooms(2, 3, 4) }],
    ["flowers that last until frost", { each: blooms(10, 11) }],
    [
      "plants bees and butterflies love",
      { each: all(visitedBy("bees"), visitedBy("butterflies")) },
    ],
    ["monarch butterflies", { first: ["Butterfly Weed", "Swamp Milkweed"] }],
    ["vines", { first: ["Black-Eyed Susan Vine", "Sweet Potato Vine"] }],
    ["st fiacre", { leadsTo: "/in-bloom" }],
    ["flowers for a grave", { leadsTo: "/cemetery" }],
    ["can my dog come to the nursery", { leadsTo: "/location" }],
    ["flores blancas para la sombra", { each: all(isColored("white", "cream"), isShady) }],
    ["winter berries", { each: ({ seasons }) => /berr|pome/.test(seasons.fruit?.look ?? "") }],
    ["dogs poisonous", { each: ({ facts }) => facts.toxicity.level !== "none-known" }],
    // The plant that carries the name of a feast, in flower then or not.
    ["Assumption of Mary flowers", { first: ["Assumption Lily"] }],
    [
      "flowers for All Saints' Day",
      { first: ["Garden Mum"], leadsTo: "/in-bloom?feast=all-saints" },
    ],
    ["Michaelmas", { first: ["New England Aster"] }],
    ["Easter flowers", { first: ["Pasque Flower"] }],
    // Latin names, and names of several words, of plants that we do not list.
    ["Acer palmatum", { says: "We list no Acer palmatum.", first: maples }],
    ["Rosa rugosa", { says: "We list no Rosa.", none: true }],
    ["lily of the valley poisonous", { says: "We list no lily of the valley.", none: true }],
    ["climbing rose for a trellis", { each: ({ facts }) => facts.habit === "climber" }],
    [
      "non-poisonous shrubs",
      { says: "We list no shrub.", each: ({ facts }) => isSafeAroundChildrenAndPets(facts) },
    ],
    // Heard, and written so.
    ["creeping flox", { first: ["Creeping Phlox"] }],
    ["companion plants for roses", { says: "We list no true rose.", first: ["Lenten Rose"] }],
    ["stations of the cross", { each: ({ facts }) => !!facts.tradition }],
    // A name before facts, a kind before what has no kind, facts together.
    ["lavender in clay", { first: ["English Lavender"] }],
    ["lavender flowers for shade", { each: all(isColored("lavender"), isShady) }],
    ["monarch host plants", { first: ["Butterfly Weed", "Swamp Milkweed"] }],
    ["tree with purple leaves", { each: ({ catalogue }) => catalogue === "trees" }],
    [
      "evergreen screen",
      { each: ({ facts, seasons }) => facts.heightInchesMax >= 72 && seasons.leaf === "evergreen" },
    ],
    [
      "trees with berries for birds",
      {
        each: ({ catalogue, seasons }) =>
          catalogue === "trees" && /berr/.test(seasons.fruit?.look ?? ""),
      },
    ],
    // What is colored: bark and fruit are not the flowers, and in fall the leaves of a tree are meant.
    ["tree with white bark", { first: ["American Sycamore", "River Birch"] }],
    ["winter interest bark", { each: isKnownForBark, top: 9 }],
    ["peeling bark", { each: isKnownForBark, top: 9 }],
    [
      "red berries for birds",
      { each: ({ seasons }) => /red|scarlet/.test(seasons.fruit?.look ?? "") },
    ],
    ["orange fall tree", { each: ({ seasons }) => !!seasons.fallColor?.colors.includes("orange") }],
    ["orange fall flowers", { each: all(isColored("orange", "apricot"), blooms(9, 10, 11)) }],
    // What is said with a "not", or for whom.
    [
      "tree that doesn't get too big",
      { each: ({ facts }) => facts.heightInchesMax <= 300, top: 8 },
    ],
    [
      "flowers that don't need much water",
      { each: ({ facts }) => facts.soilMoisture.includes("dry") },
    ],
    [
      "plants to avoid with dogs",
      { each: ({ facts }) => /dogs|pets/.test(facts.toxicity.note ?? "") },
    ],
    ["shade plants, but not hostas", { each: all(isShady, ({ name }) => name !== "Hosta") }],
    ["annuals other than marigolds", { each: ({ name }) => !name.includes("Marigold") }],
    ["toxic to chickens", { each: ({ facts }) => facts.toxicity.level !== "none-known" }],
    ["safe for guinea pigs", { each: ({ facts }) => isSafeAroundChildrenAndPets(facts) }],
    ["deadly nightshade", { says: "We list no deadly nightshade.", none: true }],
    // Nothing fits all of it: the kind and the season come first.
    ["dwarf conifers", { each: ({ facts }) => facts.flowerForm === "cone", top: 6 }],
    ["flowers for the altar in December", { each: blooms(12), top: 2 }],
    ["privacy trees that stay green", { each: ({ seasons }) => seasons.leaf === "evergreen" }],
    ["first Friday flowers", { each: ({ uses }) => uses.includes("cut-flowers") }],
    ["cheap plants", { leadsTo: "/contact" }],
  ])("answer %s", (question, wanted) => {
    expect(isAnswered(question, wanted)).toBe(true);
  });

  it("say nothing of another plant where the one is ours", () => {
    for (const question of ["tulip tree", "lenten rose", "rose mallow", "hibiscus", "bluebells"]) {
      const said = ask(question).notes.map(({ says }) => says);
      expect(
        said.filter((says) => says.startsWith("We list no")),
        question,
      ).toEqual([]);
    }
  });
});

describe("sixty questions", () => {
  it("are sixty", () => {
    expect(new Set(questions.map(([question]) => question)).size).toBe(60);
  });

  it("have the first answers that are wanted over all plants", () => {
    const wrong = questions.filter(([question, wanted]) => !isAnswered(question, wanted));
    expect(wrong.map(([question]) => question)).toEqual([]);
  });

  it("have them in the catalogue that has the plants, under its own list or before it", () => {
    for (const catalogue of catalogueNames) {
      for (const [question, { each, first = [] }] of questions) {
        const { best, found, notes, plants } = ask(question, catalogue);
        const named = best.filter(({ name }) => first.includes(name));
        expect(best.slice(0, named.length), question).toEqual(named);
        if (each && best.some(each)) expect(each(best[0] as BuiltInRecord), question).toBe(true);
        // What fits best is the first of the page, or named before it.
        const top = best[0];
        const listed = found.named?.[0] ?? found.alsoFitting[0];
        if (!top || plants[listed ?? -1] === top) continue;
        const links = notes.flatMap((note) => note.links.map(({ path }) => path));
        expect(links, `${question} in ${catalogue}`).toContain(plantPath(top));
      }
    }
  });
});
