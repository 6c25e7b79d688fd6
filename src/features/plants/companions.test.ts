import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companionsMax, companionsOf } from "./companions.ts";
import { type BuiltInRecord, plantRecords } from "./plant-record.ts";

const middle = ({ facts }: BuiltInRecord) => (facts.heightInchesMin + facts.heightInchesMax) / 2;

const pairs = plantRecords.flatMap((plant) =>
  companionsOf(plant, plantRecords).map((companion) => ({
    label: `${plant.slug} with ${companion.slug}`,
    plant,
    companion,
  })),
);

function wrong(check: (pair: (typeof pairs)[number]) => boolean): string[] {
  return pairs.filter((pair) => !check(pair)).map(({ label }) => label);
}

const shares = <T>(a: readonly T[], b: readonly T[]) => a.some((one) => b.includes(one));

describe("companions", () => {
  it("take the same light and moisture, and are of another family", () => {
    expect(
      wrong(({ plant: { facts: a }, companion: { facts: b } }) => {
        return shares(a.light, b.light) && shares(a.soilMoisture, b.soilMoisture);
      }),
    ).toEqual([]);
    expect(wrong(({ plant, companion }) => plant.facts.family !== companion.facts.family)).toEqual(
      [],
    );
  });

  it("bloom side by side, but where one of the two does not bloom", () => {
    expect(
      wrong(({ plant: { facts: a }, companion: { facts: b } }) => {
        const bloomless = a.bloomMonths.length === 0 || b.bloomMonths.length === 0;
        return bloomless || shares(a.bloomMonths, b.bloomMonths);
      }),
    ).toEqual([]);
  });

  it("stand in another layer: in a bed a quarter taller to four times as tall", () => {
    expect(
      wrong(({ plant, companion }) => {
        if (plant.catalogue === "trees") return true;
        const times = middle(plant) / middle(companion);
        const ratio = Math.max(times, 1 / times);
        return companion.catalogue !== "trees" && ratio >= 1.25 && ratio <= 4;
      }),
    ).toEqual([]);
  });

  it("take some shade and stay below, under a tree", () => {
    expect(
      wrong(({ plant, companion }) => {
        if (plant.catalogue !== "trees") return true;
        const { light } = companion.facts;
        const takesShade = light.includes("part-shade") || light.includes("shade");
        return takesShade && middle(companion) * 2 <= middle(plant);
      }),
    ).toEqual([]);
  });

  it("are not poisonous beside what is not poisonous", () => {
    expect(
      wrong(({ plant, companion }) => {
        const poisonous = companion.facts.toxicity.level === "poisonous";
        return !poisonous || plant.facts.toxicity.level === "poisonous";
      }),
    ).toEqual([]);
  });

  it("are four families at most, and one tree at most", () => {
    for (const plant of plantRecords) {
      const companions = companionsOf(plant, plantRecords);
      expect(companions.length).toBeLessThanOrEqual(companionsMax);
      expect(new Set(companions.map(({ facts }) => facts.family)).size).toBe(companions.length);
      expect(companions.filter(({ catalogue }) => catalogue === "trees").length).toBeLessThan(2);
    }
  });

  it("are found for every plant of the catalogues", () => {
    const alone = plantRecords.filter((plant) => companionsOf(plant, plantRecords).length === 0);
    expect(alone.map(({ slug }) => slug)).toEqual([]);
  });

  it("keep the last place for the other side in height, where anything fits there", () => {
    const oneSided = plantRecords.filter((plant) => {
      if (plant.catalogue === "trees") return false;
      const companions = companionsOf(plant, plantRecords);
      const taller = companions.filter((other) => middle(other) > middle(plant)).length;
      return companions.length === companionsMax && (taller === 0 || taller === companionsMax);
    });
    // What is lowest or tallest of all has nothing on its other side.
    for (const plant of oneSided) {
      const height = middle(plant);
      expect(height < 12 || height > 40, `${plant.slug}, ${height} inches`).toBe(true);
    }
  });

  it("are the same in whatever order the plants come", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plantRecords),
        fc.shuffledSubarray([...plantRecords], { minLength: plantRecords.length }),
        (plant, shuffled) => {
          expect(companionsOf(plant, shuffled)).toEqual(companionsOf(plant, plantRecords));
        },
      ),
      { numRuns: 30 },
    );
  });
});
