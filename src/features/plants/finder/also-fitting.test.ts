import { describe, expect, it } from "vitest";
import { findFittingOtherwise } from "./also-fitting.ts";
import { indexNames } from "./misspelled-names.ts";
import { namesInSearches } from "./plant-names-in-search.ts";
import type { SearchablePlant } from "./plants-fitting-search.ts";

function plant(name: string, latin: string, facts: object = {}) {
  return {
    ...{ name, latin, description: "", guide: "", catalogue: "perennials", uses: [], goodFor: [] },
    facts: {
      ...{ synonyms: [], family: "", light: ["full-sun"], soilMoisture: ["medium"] },
      ...{ flowerVisitors: [], bloomColors: [], bloomMonths: [], flowerForm: "daisy" },
      ...facts,
    },
  } as unknown as SearchablePlant;
}

const plants = [
  plant("Bee Balm", "Monarda didyma", { flowerVisitors: ["hummingbirds"] }),
  plant("Pink Zinnia", "Zinnia elegans", { bloomColors: ["pink"] }),
  plant("Fuchsia", "Fuchsia magellanica", { light: ["shade"] }),
  { ...plant("Aster", "Aster amellus"), guide: "Plant it with a spoon." },
];
const names = indexNames(plants, ({ name, latin }) => [name, latin]);
const others = namesInSearches(plants);

const find = (text: string, isFound = false) => {
  const found = findFittingOtherwise(plants, names, text, isFound, others);
  return { ...found, plants: found.plants.map(({ name }) => name) };
};

describe("what a gardener means", () => {
  it.each<[text: string, plants: string[], understood: string[]]>([
    ["shade", ["Fuchsia"], ["Takes part or full shade"]],
    ["hummingbrids", ["Bee Balm"], ["Visited by hummingbirds"]],
    ["fuchsai", ["Fuchsia"], ["“fuchsia”"]],
    ["fuschia", ["Fuchsia"], ["“fuchsia”"]],
    ["fuschias", ["Fuchsia"], ["“fuchsia”"]],
    ["zinnias", ["Pink Zinnia"], ["“zinnia”"]],
    ["pink zinias", ["Pink Zinnia"], ["Pink", "“zinnia”"]],
    ["xyzzy", [], []],
    ["", [], []],
  ])("by %j is %j, understood as %j", (text, expected, understood) => {
    const found = find(text);
    expect(found.plants).toEqual(expected);
    if (expected.length > 0) expect(found.understood).toEqual(understood);
    expect(found.isInPart).toBe(false);
  });

  it("fits in part where nothing fits all of it", () => {
    expect(find("shade zinnia")).toMatchObject({
      plants: ["Fuchsia"],
      isInPart: true,
    });
    // A word that means nothing here is no part of what is asked.
    expect(find("shade xyzzy")).toMatchObject({ plants: ["Fuchsia"], isInPart: false });
    expect(find("shade spoons")).toMatchObject({
      plants: ["Fuchsia"],
      understood: ["Takes part or full shade"],
    });
  });

  it("is what was typed and nothing corrected, where the letters themselves were found", () => {
    expect(find("shade", true)).toEqual({
      plants: ["Fuchsia"],
      understood: ["Takes part or full shade"],
      isInPart: false,
    });
    for (const text of ["fuschia", "beebalm", "shade zinnia"]) {
      expect(find(text, true).plants).toEqual([]);
      expect(find(text, true).isInPart).toBe(false);
    }
  });
});
