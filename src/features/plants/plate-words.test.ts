import { describe, expect, it } from "vitest";
import { plateWords } from "#art/index.ts";
import { plantRecords } from "./plant-record.ts";
import { subjectOf } from "./server/plates/make-and-keep-plates.ts";

const plateSubjects = plantRecords.map(subjectOf);

const all = plateSubjects.map(({ slug, kind, facts, figure }) => ({
  slug,
  words: plateWords({ isTree: kind === "tree", facts, figure }),
}));
const wordsOf = (slug: string) => all.find((plant) => plant.slug === slug)?.words;

describe("what a plate shows in words", () => {
  it.each(all)("$slug: $words", ({ words }) => {
    expect(words).toMatch(/^[A-Z][a-z ,-]+[a-z]$/);
    expect(words).not.toMatch(/undefined|null|NaN| {2}|\b(\w+) \1\b/);
    expect(words.length).toBeGreaterThanOrEqual(30);
    expect(words.length).toBeLessThanOrEqual(140);
  });

  it("is written with no hyphen but those of English", () => {
    const hyphens = new Set(all.flatMap(({ words }) => words.match(/\w+-\w+/g) ?? []));
    const english =
      /^(?:blue|gray|yellow)-green$|-(?:shaped|petaled|parted|lipped|rayed|pointed|like|double)$/;
    expect([...hyphens].filter((word) => !english.test(word))).toEqual([]);
  });

  it("names color, form and leaves", () => {
    expect(wordsOf("catmint-walkers-low")).toBe(
      "Dense spikes of lavender flowers above gray-green leaves",
    );
    expect(wordsOf("wild-columbine")).toBe(
      "Nodding red and yellow flowers with long spurs above divided blue-green leaves",
    );
    expect(wordsOf("christmas-fern")).toBe("A clump of deep green fern fronds, once divided");
    expect(wordsOf("weeping-willow-chrysocoma")).toContain("beside the whole weeping tree");
  });
});
