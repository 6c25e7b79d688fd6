import { describe, expect, it } from "vitest";
import {
  isWordOfPlants,
  plantsFitting,
  plantsFittingInPart,
  type SearchablePlant,
} from "./plants-fitting-search.ts";
import { parseSearch, singularsOf, wordsWithUnits } from "./read-facts-from-search.ts";
import { everyGroup } from "./read-together.ts";

/** A plant of the facts that are asked here. */
function plant(name: string, latin: string, facts: object = {}, texts: object = {}) {
  return {
    ...{ name, latin, description: "", guide: "", catalogue: "perennials", uses: [], goodFor: [] },
    ...texts,
    facts: {
      ...{ synonyms: [], family: "", light: ["full-sun"], soilMoisture: ["medium"] },
      ...{ flowerVisitors: [], bloomColors: [], bloomMonths: [], flowerForm: "daisy" },
      ...{ zoneMin: 4, zoneMax: 8, heightInchesMin: 12, heightInchesMax: 24 },
      ...facts,
    },
  } as unknown as SearchablePlant;
}

const beeBalm = plant("Bee Balm", "Monarda didyma", { synonyms: ["Oswego Tea"] });
const foxglove = plant("Yellow Foxglove", "Digitalis grandiflora", { family: "Plantaginaceae" });
const pansy = plant("Pansy", "Viola × wittrockiana", { light: ["part-shade"] });
const joseph = plant(
  "Hollyhock",
  "Alcea rosea",
  { tradition: { name: "Saint Joseph's staff", story: "It budded in his hand." } },
  { description: "Tall spires by the oak gate", guide: "Stake it against wind." },
);
const all = [beeBalm, foxglove, pansy, joseph];
const names = (plants: readonly SearchablePlant[]) => plants.map(({ name }) => name);

describe("the words of a search", () => {
  it.each([
    ["", []],
    [" \t", []],
    ["3'", ["3", "feet"]],
    ["3’ tall", ["3", "feet", "tall"]],
    ["3 ′", ["3", "feet"]],
    ['18"', ["18", "inches"]],
    ["18 ”wide", ["18", "inches", "wide"]],
    ["18''", ["18", "inches"]],
    ["3ft 6in", ["3", "ft", "6", "in"]],
    ["3FEET", ["3", "feet"]],
    ["10foot", ["10", "foot"]],
    ["1inch 2inches", ["1", "inch", "2", "inches"]],
    ["3fts", ["3fts"]],
    ["Saint  Joseph", ["st", "joseph"]],
    ["toussaint joseph", ["toussaint", "joseph"]],
    ["saint", ["saint"]],
    ["Lady's mantle", ["ladys", "mantle"]],
  ])("%j are %j", (text, words) => {
    expect(wordsWithUnits(text)).toEqual(words);
  });

  it.each([
    ["pansies", ["pansy", "pansie", "pansi"]],
    ["columbines", ["columbine", "columbin"]],
    ["roses", ["rose", "ros"]],
    ["oaks", ["oak"]],
    ["moss", []],
    ["ferny", []],
    ["ies", []],
    ["ash", []],
    ["oaks tall", []],
  ])("of the plural %s may be %j in the singular", (word, singulars) => {
    expect(singularsOf(word)).toEqual(singulars);
  });

  it("each are remembered once, and those that say nothing of a plant not at all", () => {
    expect(parseSearch("the oak, an OAK and my tea").remaining).toEqual(["oak", "tea"]);
    expect(parseSearch("which plants should I very much like")).toMatchObject({
      remaining: [],
    });
  });

  it("are kept beside what was understood, each thing once", () => {
    const { clauses, remaining } = parseSearch("Deep shade for oaks, heavy shade");
    expect(clauses.map(({ key }) => key)).toEqual(["full-shade"]);
    expect(remaining).toEqual(["oaks"]);
  });

  it("take the longest phrase that means something", () => {
    const keys = (text: string) => parseSearch(text).clauses.map(({ key }) => key);
    expect(keys("part shade")).toEqual(["part-shade"]);
    expect(keys("shade part")).toEqual(["shade"]);
    expect(keys("low water low light")).toEqual(["dry", "full-shade"]);
  });

  it.each(["small", "tiny", "little"])("read %s with a word before the yard", (small) => {
    const keys = (text: string) => parseSearch(text).clauses.map(({ key }) => key);
    for (const yard of ["yard", "garden", "space", "lot"]) {
      expect(keys(`${small} shady ${yard}`), yard).toEqual(["use-small-yard", "shade"]);
    }
    expect(keys(`${small} shady tree`)).toContain("use-small-yard");
    expect(keys(`${small} shady corner`)).not.toContain("use-small-yard");
    expect(keys("big shady yard")).not.toContain("use-small-yard");
  });
});

describe("the plants of a search", () => {
  it("fit all of it, in facts, names, synonyms, family and texts", () => {
    for (const [text, expected] of [
      ["oswego", ["Bee Balm"]],
      ["plantaginaceae", ["Yellow Foxglove"]],
      ["spires", ["Hollyhock"]],
      ["oak gate", ["Hollyhock"]],
      // From what it is to be kept, and a part of a word.
      ["wind", []],
      ["pires", []],
      ["spire", ["Hollyhock"]],
      ["budded", ["Hollyhock"]],
      ["st joseph", ["Hollyhock"]],
      ["saint josephs", ["Hollyhock"]],
      ["part shade", ["Pansy"]],
      ["part shade oswego", []],
      ["viola part shade", ["Pansy"]],
      ["sun", ["Bee Balm", "Yellow Foxglove", "Hollyhock"]],
      ["digi", ["Yellow Foxglove"]],
      ["glove", []],
      // Of one or two letters, the word itself.
      ["ha", []],
      ["", []],
      ["plants for my garden", []],
    ] as const) {
      expect(names(plantsFitting(all, text)), text).toEqual(expected);
    }
  });

  it("take the alternatives of one group, and all groups together", () => {
    const clauses = parseSearch("moist, dry, full sun").clauses;
    const drySun = plant("A", "A", { soilMoisture: ["dry"] });
    const dryShade = plant("B", "B", { soilMoisture: ["dry"], light: ["shade"] });
    const mediumSun = plant("C", "C");
    expect(
      [drySun, dryShade, mediumSun].map((it) => everyGroup(clauses, ({ test }) => test(it))),
    ).toEqual([true, false, false]);
    expect(everyGroup([], () => false)).toBe(true);
  });

  it("that fit the most of it are those with most facts and names", () => {
    for (const [text, expected] of [
      ["part shade xyzzy", ["Pansy"]],
      // What it cannot live without comes before its name.
      ["part shade monarda", ["Pansy"]],
      ["hostas for dry part shade monarda", ["Pansy"]],
      ["xyzzy oswego alcea monarda", ["Bee Balm"]],
      // A mention in a text, and a short word, say little.
      ["part shade spires", ["Pansy"]],
      ["bee xyzzy", []],
      ["balm xyzzy", ["Bee Balm"]],
      // One thing has no part.
      ["monarda", []],
      ["xyzzy plugh", []],
    ] as const) {
      expect(names(plantsFittingInPart(all, parseSearch(text))), text).toEqual(expected);
    }
  });

  it("keep first what a plant cannot live without, then what harms nobody", () => {
    const safe = { toxicity: { level: "none-known" } };
    const some = [
      plant("Sun", "S", { soilMoisture: ["dry"], bloomColors: ["red"], ...safe }),
      plant("Dry shade", "D", { light: ["part-shade"], soilMoisture: ["dry"] }),
      plant("Safe dry shade", "S", { light: ["part-shade"], soilMoisture: ["dry"], ...safe }),
      plant("Safe shade", "S", { light: ["part-shade"], bloomColors: ["red"], ...safe }),
      plant("Weeping", "W", { habit: "weeping-tree", soilMoisture: ["dry"] }),
    ];
    for (const [text, expected] of [
      ["part shade dry safe zone 2", ["Safe dry shade"]],
      ["part shade dry red", ["Dry shade", "Safe dry shade"]],
      ["part shade red dry safe zone 2", ["Safe dry shade"]],
      ["full shade red zone 2", ["Safe shade"]],
      ["weeping part shade red", ["Weeping"]],
      ["columnar red zone 2", ["Sun", "Safe shade"]],
    ] as const) {
      expect(names(plantsFittingInPart(some, parseSearch(text))), text).toEqual(expected);
    }
  });

  it("have no word in a sentence that warns of it, in the singular or plural", () => {
    const verbs =
      "kill kills rot rots dislike dislikes hate hates resent resents sulk sulks suffer suffers wilt wilts die dies scorch scorches scorched burns yellows weakens";
    for (const verb of verbs.split(" ")) {
      const warned = plant("A", "A", {}, { description: `Brine and wind ${verb} it.` });
      expect(names(plantsFitting([warned], "brine")), verb).toEqual([]);
    }
    const texts = {
      description: "Salt kills it, but brine is welcome. Wind scorches it. Pebbles too.",
    };
    expect(names(plantsFitting([plant("A", "A", {}, texts)], "brine pebbles"))).toEqual(["A"]);
  });

  it("know a word that begins one of theirs, in any text", () => {
    expect(["monar", "spires", "oswego", "stak"].map((word) => isWordOfPlants(all, word))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["onarda", "xyzzy", "sp"].map((word) => isWordOfPlants(all, word))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
