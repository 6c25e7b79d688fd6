import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "#tests/support/any-character.ts";
import { perennials } from "../built-in-catalogues.ts";
import {
  deerWords,
  foliageWords,
  lightWords,
  moistureWords,
  plantUseNames,
  visitorWords,
} from "../facts-in-words.ts";
import { monthNames } from "../plant-card.ts";
import { type FilterablePlant, fittingChoices } from "./apply-filters.ts";
import {
  addressTerm,
  addressTermMax,
  chipsOf,
  filterGroups,
  isPlain,
  listAddress,
  readQuestion,
  readSelection,
  withoutChoice,
} from "./filter-choices.ts";
import { readSortOrder, sortOrders } from "./sort-orders.ts";

const choicesIn = (name: string) =>
  filterGroups.find((group) => group.name === name)?.choices ?? [];
const labelsIn = (name: string) =>
  Object.fromEntries(choicesIn(name).map(({ value, label }) => [value, label]));

describe("the filters", () => {
  it("stand in this order, under these names in an address and on the page", () => {
    expect(filterGroups.map(({ name, label, match }) => [name, label, match].join(", "))).toEqual([
      "in, Catalogue, any",
      "use, Good for, all",
      "light, Light, any",
      "moisture, Moisture, any",
      "deer, Deer, any",
      "safe, Safety, all",
      "height, Height, any",
      "spread, Spread, any",
      "bloom, In bloom, any",
      "color, Flower color, any",
      "foliage, Foliage, any",
      "native, Native, any",
      "for, Feeds, all",
      "tradition, Tradition, any",
      "mary, Mary garden, any",
      "available, Availability, any",
    ]);
  });

  it("offer every word of the facts, and these of their own", () => {
    expect(labelsIn("use")).toEqual(plantUseNames);
    expect(labelsIn("light")).toEqual(lightWords);
    expect(labelsIn("moisture")).toEqual(moistureWords);
    expect(labelsIn("deer")).toEqual(deerWords);
    expect(labelsIn("foliage")).toEqual(foliageWords);
    expect(labelsIn("for")).toEqual(visitorWords);
    expect(choicesIn("bloom").map(({ label }) => label)).toEqual(monthNames);
    expect(labelsIn("in")).toEqual({
      perennials: "Perennials",
      trees: "Trees",
      annuals: "Annuals",
    });
    expect(labelsIn("height")).toEqual({
      1: "Up to 1 foot",
      2: "1 to 2 feet",
      3: "2 to 3 feet",
      6: "3 to 6 feet",
      15: "6 to 15 feet",
      30: "15 to 30 feet",
      60: "30 to 60 feet",
      "over-60": "Over 60 feet",
    });
    expect(labelsIn("spread")).toEqual(labelsIn("height"));
    expect(labelsIn("safe")).toEqual({
      yes: "Safe around children and pets",
      dogs: "Safe around dogs",
      cats: "Safe around cats",
      horses: "Safe around horses",
      children: "Safe around children",
    });
    expect(Object.values(labelsIn("color"))).toEqual(
      "White Yellow Orange Red Pink Purple Blue Green Bronze".split(" "),
    );
    for (const [name, label] of [
      ["native", "Native to Pennsylvania"],
      ["tradition", "Has a Christian tradition"],
      ["mary", "For a Mary garden"],
      ["available", "Available now"],
    ] as const) {
      expect(choicesIn(name)).toEqual([{ value: "yes", label }]);
    }
  });
});

const plant = {
  catalogue: "trees",
  uses: ["hedge", "containers"],
  facts: {
    light: ["full-sun", "part-shade"],
    soilMoisture: ["wet"],
    deerResistance: "rarely-damaged",
    toxicity: { level: "none-known" },
    heightInchesMax: 24,
    spreadInchesMax: 721,
    flowerForm: "daisy",
    bloomMonths: [5, 6],
    bloomColors: ["rose", "cream", "magenta"],
    foliageColor: "silver",
    nativeToPennsylvania: true,
    flowerVisitors: ["bees", "moths"],
    tradition: { story: "A story." },
  },
} as unknown as FilterablePlant;

/** What a plant with other facts fits in one group. */
const fits = (name: keyof typeof fittingChoices, facts: object = {}, others: object = {}) => [
  ...fittingChoices[name]({ ...plant, ...others, facts: { ...plant.facts, ...facts } }),
];

describe("a plant", () => {
  it("fits what its facts say", () => {
    expect(Object.fromEntries(filterGroups.map(({ name }) => [name, fits(name)]))).toEqual({
      in: ["trees"],
      use: ["hedge", "containers"],
      light: ["full-sun", "part-shade"],
      moisture: ["wet"],
      deer: ["rarely-damaged"],
      safe: ["yes", "dogs", "cats", "horses", "children"],
      height: ["2"],
      spread: ["over-60"],
      bloom: ["5", "6"],
      color: ["white", "pink"],
      foliage: ["silver"],
      native: ["yes"],
      for: ["bees", "moths"],
      tradition: ["yes"],
      mary: [],
      available: ["yes"],
    });
  });

  it("fits no yes that its facts deny", () => {
    expect(fits("safe", { toxicity: { level: "toxic" } })).toEqual([]);
    expect(fits("native", { nativeToPennsylvania: false })).toEqual([]);
    expect(fits("tradition", { tradition: null })).toEqual([]);
    expect(fits("available", {}, { isAvailable: false })).toEqual([]);
    expect(fits("available", {}, { isAvailable: true })).toEqual(["yes"]);
  });

  it("blooms in no month and no color where it shows no flowers", () => {
    expect(fits("bloom", { flowerForm: "catkin" })).toEqual([]);
    expect(fits("color", { flowerForm: "catkin" })).toEqual([]);
  });

  it.each([
    [1, "1"],
    [12, "1"],
    [12.5, "2"],
    [24, "2"],
    [36, "3"],
    [37, "6"],
    [72, "6"],
    [73, "15"],
    [180, "15"],
    [360, "30"],
    [361, "60"],
    [720, "60"],
    [721, "over-60"],
  ])("of at most %d inches is of one size", (inches, value) => {
    expect(fits("height", { heightInchesMax: inches })).toEqual([value]);
    expect(fits("spread", { spreadInchesMax: inches })).toEqual([value]);
  });

  it.each([
    ["white", ["white", "cream"]],
    ["yellow", ["yellow", "gold"]],
    ["orange", ["orange", "apricot"]],
    ["red", ["red", "crimson"]],
    ["pink", ["pink", "rose", "magenta"]],
    ["purple", ["lavender", "violet", "purple"]],
    ["blue", ["blue", "sky-blue"]],
    ["green", ["green"]],
    ["bronze", ["bronze", "silver"]],
  ])("is %s by any of %j", (value, colors) => {
    for (const color of colors) expect(fits("color", { bloomColors: [color] })).toEqual([value]);
  });
});

describe("a list's address", () => {
  const nothing = { text: "", selection: {}, sort: "catalogue" } as const;
  it.each([
    [nothing, "/trees"],
    [{ ...nothing, text: "  " }, "/trees"],
    [{ ...nothing, text: " red oak " }, "/trees?q=red+oak"],
    [{ ...nothing, sort: "height" as const }, "/trees?sort=height"],
    [{ ...nothing, asPictures: true }, "/trees?view=pictures"],
    [
      {
        text: "oak",
        selection: { light: ["full-sun", "shade"], in: ["trees"] },
        sort: "name" as const,
      },
      "/trees?q=oak&in=trees&light=full-sun&light=shade&sort=name",
    ],
  ])("for %j is %s, and asks for that", (question, address) => {
    expect(listAddress("/trees", question)).toBe(address);
    const asked = { asPictures: false, ...question, text: question.text.trim() };
    expect(readQuestion(new URLSearchParams(address.split("?")[1]))).toEqual(asked);
  });

  it.each([
    [nothing, true],
    [{ ...nothing, text: "oak" }, true],
    [{ ...nothing, sort: "height" as const }, false],
    [{ ...nothing, selection: { light: ["shade"] } }, false],
  ])("for %j asks for neither filters nor an order: %s", (question, plain) => {
    expect(isPlain(question)).toBe(plain);
  });

  it("is read for the order that it asks for, if there is such a one", () => {
    const read = (search: string) => readSortOrder(new URLSearchParams(search));
    for (const order of Object.keys(sortOrders)) expect(read(`sort=${order}`)).toBe(order);
    for (const search of ["", "sort=", "sort=price", "sort=toString", "order=name"]) {
      expect(read(search), search).toBe("catalogue");
    }
    expect(Object.values(sortOrders)).toEqual([
      "Catalogue order",
      "Name",
      "Height, lowest first",
      "Bloom, earliest first",
    ]);
  });

  it("is read for the choices that there are, in the order of the filters", () => {
    expect(readSelection(new URLSearchParams("light=shade&light=full-sun&in=trees&in=x"))).toEqual({
      in: ["trees"],
      light: ["full-sun", "shade"],
    });
  });
});

describe("addressTerm", () => {
  it("keeps what fits an address, and of the rest a part that finds as little", () => {
    expect(addressTerm(" rose ")).toBe("rose");
    expect(addressTerm("🌹")).toBe("🌹");
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 12_000, size: "max" }), (typed) => {
        const kept = addressTerm(typed);
        expect(kept.isWellFormed()).toBe(true);
        expect(encodeURIComponent(kept).length).toBeLessThanOrEqual(addressTermMax);
        if (encodeURIComponent(typed.toWellFormed()).length <= addressTermMax) {
          expect(kept).toBe(typed.trim().toWellFormed());
        }
      }),
      { numRuns: 100 },
    );
    const longest = Math.max(...perennials.map(({ description }) => description.length));
    expect(addressTerm("🌹".repeat(5_000)).length).toBeGreaterThan(longest);
    expect(addressTerm("a".repeat(10_000)).length).toBe(addressTermMax);
  });
});

describe("what was chosen", () => {
  const selection = { light: ["full-sun", "shade"], safe: ["yes"] };

  it("loses one choice, and its group with the last", () => {
    expect(withoutChoice(selection, "light", "shade")).toEqual({
      light: ["full-sun"],
      safe: ["yes"],
    });
    expect(withoutChoice(selection, "safe", "yes")).toEqual({ light: ["full-sun", "shade"] });
    expect(withoutChoice(selection, "light", "moon")).toEqual(selection);
    expect(withoutChoice(selection, "deer", "rarely-damaged")).toEqual(selection);
  });

  it("is named on chips by what it is about", () => {
    const chosen = {
      in: ["trees"],
      use: ["hedge"],
      light: ["shade"],
      moisture: ["dry"],
      deer: ["rarely-damaged"],
      safe: ["yes"],
      height: ["1"],
      spread: ["over-60"],
      bloom: ["5"],
      color: ["pink"],
      foliage: ["silver"],
      native: ["yes"],
      for: ["bees", "moths"],
    };
    expect(chipsOf(chosen).map(({ label }) => label)).toEqual([
      "Trees",
      "Hedge or screen",
      "Shade",
      "Dry soil",
      "Rarely damaged by deer",
      "Safe around children and pets",
      "Up to 1 foot tall",
      "Over 60 feet wide",
      "Blooms in May",
      "Pink flowers",
      "Silver leaves",
      "Native to Pennsylvania",
      "Feeds bees",
      "Feeds moths",
    ]);
    expect(chipsOf(selection)).toEqual([
      { name: "light", value: "full-sun", label: "Full sun" },
      { name: "light", value: "shade", label: "Shade" },
      { name: "safe", value: "yes", label: "Safe around children and pets" },
    ]);
  });
});
