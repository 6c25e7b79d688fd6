import { describe, expect, it } from "vitest";
import { correctWords } from "./correct-spelling.ts";
import { indexNames } from "./misspelled-names.ts";
import { namesInSearches } from "./plant-names-in-search.ts";
import type { SearchablePlant } from "./plants-fitting-search.ts";

const plants = ["Clematis", "Zinnia", "Fuchsia", "Sage"].map(
  (name) =>
    ({
      ...{ name, latin: "", description: "", guide: "", catalogue: "perennials" },
      ...{ uses: [], goodFor: [] },
      facts: {
        ...{ synonyms: [], family: "", light: [], soilMoisture: [], flowerVisitors: [] },
        ...{ bloomColors: [], bloomMonths: [], flowerForm: "daisy" },
      },
    }) as unknown as SearchablePlant,
);
const names = indexNames(plants, ({ name }) => [name]);
const others = namesInSearches(plants);

describe("a search with its words put right", () => {
  it.each<[typed: string, text: string, words: string[]]>([
    ["zinnia", "zinnia", []],
    ["shade zinnias", "shade zinnia", ["zinnia"]],
    ["shade fuschia", "shade fuchsia", ["fuchsia"]],
    // What is heard: two letters off, its consonants in their place.
    ["clamatus", "clematis", ["clematis"]],
    // Another consonant makes another word of it.
    ["clemaris", "clematis", ["clematis"]],
    ["clebaris", "clebaris", []],
    ["companion", "companion", []],
    // Short words are too like each other.
    ["sade", "sage", ["sage"]],
    ["hummingbrid", "hummingbird", []],
    ["xyzzy", "xyzzy", []],
    ["", "", []],
  ])("%j is %j", (typed, text, words) => {
    const corrected = correctWords(plants, names, typed, others);
    expect(corrected.text).toBe(text);
    expect(corrected.words).toEqual(words);
    expect(correctWords(plants, names, typed, others)).toMatchObject(corrected);
  });
});
