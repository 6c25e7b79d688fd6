import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "#tests/support/any-character.ts";
import { foldForSearch, foldWords } from "./fold-search-text.ts";

const text = fc.string({ unit: anyCharacter, maxLength: 40 });

describe("foldForSearch", () => {
  it("folds two texts put together into their folds put together, so that no part is missed", () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        // Two halves of one character are no text of their own.
        fc.pre(a.isWellFormed() && b.isWellFormed());
        expect(foldForSearch(a + b)).toBe(foldForSearch(a) + foldForSearch(b));
      }),
      { numRuns: 2_000 },
    );
    expect(foldForSearch("ΟΔΟΣ")).toBe(foldForSearch("ΟΔΟ") + foldForSearch("Σ"));
  });

  it("is the same in every language: no dotless i", () => {
    expect(foldForSearch("IRIS")).toBe("iris");
  });

  it.each([
    ["‘Rose’", "'rose'"],
    ["“Rose”", '"rose"'],
    ["Oʼahu", "o'ahu"],
    ["N. × faassenii", "n. x faassenii"],
    ["ῥόδον ὅς", "ῥόδον ὅσ"],
  ])("takes %s for what a keyboard types", (shown, typed) => {
    expect(foldForSearch(shown)).toBe(typed);
  });
});

describe("foldWords", () => {
  it.each([
    ["Rosa×alba", "rosa alba"],
    ["ὅς", "οσ"],
    ["Oʼahu’s - “Édouard”", "oahus edouard"],
    [" 1.5 ft. tall ", "1.5 ft tall"],
  ])("makes plain words of %s", (shown, words) => {
    expect(foldWords(shown)).toBe(words);
  });
});
