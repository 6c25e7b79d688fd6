import { describe, expect, it } from "vitest";
import type { PlantTraits } from "../search-vocabulary/vocabulary-entry.ts";
import { numberClauseAt } from "./numbers-in-search.ts";

const read = (text: string, at = 0) => {
  const match = numberClauseAt(text.split(" "), at);
  return match && [match.clause.key, match.clause.label, match.length];
};
const fits = (text: string, facts: object) =>
  numberClauseAt(text.split(" "), 0)?.clause.test({ facts } as PlantTraits);

describe("a zone", () => {
  it.each([
    ["zone 5", "zone-5", "Hardy in zone 5", 2],
    ["zones 6b shade", "zone-6", "Hardy in zone 6", 2],
    ["zone 13", "zone-13", "Hardy in zone 13", 2],
    ["zone5", "zone-5", "Hardy in zone 5", 1],
    ["zones12a", "zone-12", "Hardy in zone 12", 1],
    ["6b", "zone-6", "Hardy in zone 6", 1],
    ["usda 6", "zone-6", "Hardy in zone 6", 2],
    ["usda zone 6", "zone-6", "Hardy in zone 6", 3],
    ["hardiness zones 4 to 8", "zone-4-8", "Hardy in zones 4 to 8", 5],
    ["zones 4 8", "zone-4-8", "Hardy in zones 4 to 8", 3],
    ["zone 5a to 7b", "zone-5-7", "Hardy in zones 5 to 7", 4],
    ["zone 5 to 5", "zone-5", "Hardy in zone 5", 2],
    ["zone 7 to 5", "zone-7", "Hardy in zone 7", 2],
    ["zone 5 feet", "zone-5", "Hardy in zone 5", 2],
    ["6b to 8", "zone-6", "Hardy in zone 6", 1],
  ])("is read in %s", (text, key, label, length) => {
    expect(read(text)).toEqual([key, label, length]);
  });

  it.each([
    "6",
    "zone",
    "zone 14",
    "zone 0",
    "zone 6c",
    "zone x6",
    "ozone5",
    "16b",
    "zone5th",
    "hardiness",
  ])("is not read in %s", (text) => {
    expect(read(text)).toBe(undefined);
  });

  it("is one of a group of alternatives, and where words before it are passed", () => {
    expect(numberClauseAt(["shade", "zone", "5"], 1)?.clause.group).toBe("zone");
    expect(read("shade zone 5", 1)).toEqual(["zone-5", "Hardy in zone 5", 2]);
    expect(read("shade zone 5")).toBe(undefined);
  });

  it("fits a plant that bears all of it", () => {
    const facts = { zoneMin: 4, zoneMax: 8 };
    for (const text of ["zone 4", "zone 8", "zones 4 to 8"]) expect(fits(text, facts)).toBe(true);
    for (const text of ["zone 3", "zone 9", "zones 3 to 8", "zones 4 to 9"]) {
      expect(fits(text, facts), text).toBe(false);
    }
  });
});

describe("a size", () => {
  it.each([
    ["under 3 feet", "heightInchesMax-at most-36", "At most 3 feet tall", 3],
    ["under 3 feet tall or so", "heightInchesMax-at most-36", "At most 3 feet tall", 4],
    ["under 3 feet high", "heightInchesMax-at most-36", "At most 3 feet tall", 4],
    ["3 ft height", "heightInchesMax-about-36", "About 3 feet tall", 3],
    ["a foot wide", "spreadInchesMax-about-12", "About 1 foot wide", 3],
    ["an inch across", "spreadInchesMax-about-1", "About 1 inch wide", 3],
    ["2 in spread", "spreadInchesMax-about-2", "About 2 inches wide", 3],
    ["not wider than 3 feet", "spreadInchesMax-at most-36", "At most 3 feet wide", 5],
    ["narrower than 3 feet", "spreadInchesMax-at most-36", "At most 3 feet wide", 4],
    ["wider than 3 feet", "spreadInchesMax-at least-36", "At least 3 feet wide", 4],
    ["no less than 40 inches", "heightInchesMax-at least-40", "At least 40 inches tall", 5],
    ["2 and a half feet", "heightInchesMax-about-30", "About 2.5 feet tall", 5],
    ["a dozen feet", "heightInchesMax-about-144", "About 12 feet tall", 3],
    ["two dozen inches", "heightInchesMax-about-24", "About 24 inches tall", 3],
    ["one hundred feet", "heightInchesMax-about-1200", "About 100 feet tall", 3],
    ["up to 5 feet 6 inches", "heightInchesMax-at most-66", "At most 5 feet 6 inches tall", 6],
    ["5 feet one inch tall", "heightInchesMax-about-61", "About 5 feet 1 inch tall", 5],
    ["5 feet 11 in", "heightInchesMax-about-71", "About 5 feet 11 inches tall", 4],
    ["5 feet 12 in", "heightInchesMax-about-60", "About 5 feet tall", 2],
    ["4 to 6 feet", "heightInchesMax-between-48-72", "Between 4 feet and 6 feet tall", 4],
    ["4 6 feet", "heightInchesMax-between-48-72", "Between 4 feet and 6 feet tall", 3],
    [
      "between 4 and 6 feet wide",
      "spreadInchesMax-between-48-72",
      "Between 4 feet and 6 feet wide",
      6,
    ],
    [
      "from 18 inches to 6 feet",
      "heightInchesMax-between-18-72",
      "Between 18 inches and 6 feet tall",
      6,
    ],
  ])("is read in %s", (text, key, label, length) => {
    expect(read(text)).toEqual([key, label, length]);
  });

  it.each([
    "3",
    "under 3",
    "feet",
    "under feet",
    "1000 feet",
    "3 feets",
    "6 to 4 feet",
    "6 to 6 feet",
    "between 4 feet",
  ])("is not read in %s", (text) => {
    expect(read(text)).toBe(undefined);
  });

  it("of one kind is one of a group of alternatives", () => {
    const group = (text: string) => numberClauseAt(text.split(" "), 0)?.clause.group;
    expect(group("under 3 feet")).toBe(group("at most 5 feet tall"));
    expect(
      new Set(["under 3 feet", "over 3 feet", "3 feet", "3 feet wide", "2 to 3 feet"].map(group))
        .size,
    ).toBe(5);
  });

  it("fits a plant by its own sizes", () => {
    const facts = {
      heightInchesMin: 24,
      heightInchesMax: 36,
      spreadInchesMin: 12,
      spreadInchesMax: 18,
    };
    for (const text of [
      "under 3 feet",
      "over 3 feet",
      "3 feet",
      "2 feet",
      "over 1 foot",
      "2 to 3 feet",
      "30 inches to 40 inches",
      "18 inches wide",
      "a foot wide",
      "under 18 inches wide",
      "over 18 inches wide",
    ]) {
      expect(fits(text, facts), text).toBe(true);
    }
    for (const text of [
      "under 35 inches",
      "over 37 inches",
      "23 inches",
      "37 inches",
      "1 to 2 feet",
      "37 to 40 inches",
      // It touches that at the edge alone.
      "3 to 4 feet",
      "2 feet wide",
      "11 inches wide",
      "under 17 inches wide",
      "over 19 inches wide",
    ]) {
      expect(fits(text, facts), text).toBe(false);
    }
  });
});
