import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plantRecords } from "../plant-record.ts";
import { foldWords } from "./fold-search-text.ts";
import {
  indexNames,
  namesLike,
  namesLikeMax,
  wordsOneLetterFrom,
  wordsTwoLettersFrom,
} from "./misspelled-names.ts";

const index = indexNames(plantRecords, ({ name, latin, facts }) => [
  name,
  latin,
  ...facts.synonyms,
]);
const like = (slug: string) => namesLike(index, slug).map((plant) => plant.slug);

/** Any characters at all, halves of pairs among them. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 20 })
  .map((points) => String.fromCodePoint(...points));

/** The textbook's table, to hold the quick answer to. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, at(i - 2, j - 2) + 1);
      const row = table[i];
      if (row) row[j] = least;
    }
  }
  return at(a.length, b.length);
}

describe("a word one letter off", () => {
  it("is what the textbook's distance of one says, for any two words", () => {
    const unit = fc.constantFrom("a", "b", "c");
    const typed = fc.string({ unit, minLength: 4, maxLength: 7 });
    const name = fc.string({ unit, minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(typed, name, (a, b) => {
        const found = wordsOneLetterFrom(
          indexNames([b], (one) => [one]),
          a,
        );
        expect(found).toEqual(distance(a, b) === 1 ? [b] : []);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe("a word two letters off", () => {
  it("is what the textbook's distance of two says, for any word and a longer name with one beginning", () => {
    const unit = fc.constantFrom("a", "b", "c");
    const word = fc.string({ unit, minLength: 5, maxLength: 9 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const found = wordsTwoLettersFrom(
          indexNames([b], (one) => [one]),
          a,
        );
        const isMeant = b.length >= 7 && a[0] === b[0] && distance(a, b) === 2;
        expect(found).toEqual(isMeant ? [b] : []);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe("words near a word", () => {
  it("have one letter wrong, missing, added or swapped", () => {
    for (const typed of ["echinacia", "echnacea", "echinaceea", "ehcinacea"]) {
      expect(wordsOneLetterFrom(index, typed), typed).toEqual(["echinacea"]);
    }
  });

  it("are none for short words", () => {
    expect(wordsOneLetterFrom(index, "oat")).toEqual([]);
    expect(wordsOneLetterFrom(index, "elk")).toEqual([]);
  });

  it("do not see accents, apostrophes and hyphens", () => {
    expect(like("Échinacia")[0]).toBe("purple-coneflower-magnus");
    expect(like("ladys mantl")).toContain("ladys-mantle");
    expect(like("lady`s mantl")).toContain("ladys-mantle");
    expect(like("cempasuchi")[0]).toBe("african-marigold-crackerjack");
  });

  it("are found from any word of any plant with any one letter changed", () => {
    const words = [
      ...new Set(plantRecords.flatMap(({ name }) => foldWords(name).match(/[a-z]{6,}/g) ?? [])),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(), (word, at) => {
        const place = at % word.length;
        const typed = `${word.slice(0, place)}7${word.slice(place + 1)}`;
        expect(wordsOneLetterFrom(index, typed), typed).toContain(word);
        expect(like(typed).length, typed).toBeLessThanOrEqual(namesLikeMax);
      }),
      { numRuns: 500 },
    );
  });

  it("never throw, and are none for nothing", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        wordsOneLetterFrom(index, text);
        namesLike(index, text);
      }),
    );
    expect(like(" - ")).toEqual([]);
  });
});

describe("names like an address", () => {
  it("share most of its words, right or one letter off", () => {
    expect(like("eastern-redbud-tree")[0]).toBe("eastern-redbud");
    expect(like("eastern-redbuds")[0]).toBe("eastern-redbud");
    expect(like("eastren-redbud")[0]).toBe("eastern-redbud");
    expect(like("no-such-thing-at-all")).toEqual([]);
  });

  it("put the nearest first", () => {
    expect(like("sugar-mapel")[0]).toBe("sugar-maple");
  });
});

describe("ten thousand names", () => {
  it("are asked by the words a text may have meant, not one by one", () => {
    const many = Array.from({ length: 10_000 }, (_, i) => {
      const plant = plantRecords[i % plantRecords.length];
      return `${plant?.name} ${plant?.latin}`;
    });
    const big = indexNames(many, (name) => [name]);
    let asked = 0;
    const counting = {
      ...big,
      itemsByWord: {
        ...big.itemsByWord,
        get: (word: string) => big.itemsByWord.get(word),
        has: (word: string) => {
          asked += 1;
          return big.itemsByWord.has(word);
        },
      } as typeof big.itemsByWord,
    };
    expect(namesLike(counting, "echinacia")).toHaveLength(namesLikeMax);
    expect(asked).toBeLessThan(1_000);
  });
});
