import { describe, expect, it } from "vitest";
import {
  all,
  ask,
  blooms,
  deadlyToCats,
  isAnswered,
  isColored,
  isLeftByDeer,
  isShady,
  lilies,
  maples,
  oaks,
  visitedBy,
  type Wanted,
} from "#tests/support/wanted-answers.ts";
import { catalogueNames } from "../../catalogue-names.ts";
import { isForMaryGarden } from "../../mary-garden.ts";
import { plantPath } from "../../plant-card.ts";
import type { BuiltInRecord } from "../../plant-record.ts";
import { isSafeAroundChildrenAndPets } from "../../plant-safety.ts";

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
  ["are lilies poisonous to cats", { first: deadlyToCats, says: /^Deadly to cats/ }],
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
  [
    "easter lily",
    { says: "We list no Easter lily.", leadsTo: "/perennials/madonna-lily", none: true },
  ],
  [
    "japanese maple",
    { says: "We list no Japanese maple.", leadsTo: "/trees/paperbark-maple", none: true },
  ],
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
