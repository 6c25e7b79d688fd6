import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "#tests/support/any-character.ts";
import { perennials as cards } from "../built-in-catalogues.ts";
import { type Searchable, searchPlants } from "./search-by-substring.ts";

const text = fc.string({ unit: anyCharacter, maxLength: 40 });
const anyPlant: fc.Arbitrary<Searchable> = fc.record({
  name: text,
  latin: text,
  description: text,
});

/** The specification's words: a case-insensitive substring of the name, Latin name or description. */
function naively(plants: readonly Searchable[], term: string): Searchable[] {
  return plants.filter(({ name, latin, description }) =>
    [name, latin, description].some((field) => field.toLowerCase().includes(term.toLowerCase())),
  );
}

const folded = /[‘’ʼ“”×ςΣ]/;

describe("searchPlants", () => {
  it("finds what the naive search finds, and nothing else, in any text", () => {
    fc.assert(
      fc.property(fc.array(anyPlant, { maxLength: 12 }), text, (plants, typed) => {
        const term = typed.trim();
        fc.pre(!folded.test(term + plants.map((plant) => Object.values(plant).join("")).join("")));
        expect(searchPlants(plants, typed)).toEqual(naively(plants, term));
      }),
      { numRuns: 1_000 },
    );
  });

  it("never runs on from one field into the next", () => {
    const plant = { name: "Rose", latin: "Rosa", description: "Blooms" };
    for (const between of ["", " ", "\n", "\0", "\uffff"]) {
      expect(searchPlants([plant], `se${between}ro`)).toEqual([]);
    }
    const odd = { ...plant, name: "Rose\uffffrosa" };
    expect(searchPlants([plant, odd], "se\uffffro")).toEqual([odd]);
  });

  it("agrees with the naive search on every part of every real field, in any case", () => {
    const field = fc.constantFrom(...cards.flatMap((c) => [c.name, c.latin, c.description]));
    fc.assert(
      fc.property(
        field,
        fc.nat(),
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        (all, at, n, up) => {
          const from = at % all.length;
          const part = all.slice(from, from + n);
          const term = up ? part.toUpperCase() : part.toLowerCase();
          const found = searchPlants(cards, term);
          expect(found.length).toBeGreaterThan(0);
          if (!folded.test(term) && term === term.trim() && !/x/i.test(term)) {
            expect(found).toEqual(naively(cards, term));
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("finds nothing that the naive search misses but what a keyboard cannot type", () => {
    for (const term of ["x", "lady's", "nepeta x faassenii"]) {
      const naive = new Set(naively(cards, term));
      for (const { name, latin, description } of searchPlants(cards, term)) {
        const plant = cards.find((card) => card.latin === latin && card.name === name);
        if (plant && !naive.has(plant)) expect(name + latin + description).toMatch(/[×’]/);
      }
    }
    expect(searchPlants(cards, "Nepeta x faassenii").length).toBeGreaterThan(0);
    expect(searchPlants(cards, "lady’s mantle")).toEqual(searchPlants(cards, "Lady's Mantle"));
    expect(searchPlants(cards, "lady’s mantle").length).toBeGreaterThan(0);
  });

  it("takes every character for itself", () => {
    for (const term of [
      ".*",
      "(",
      "[a-z]",
      "\\",
      "^",
      "$",
      "a|b",
      "🌹",
      "\ud83c",
      "<b>",
      "%",
      "\0",
    ]) {
      expect(searchPlants(cards, term), term).toEqual(naively(cards, term));
    }
    expect(searchPlants(cards, "🌹".repeat(5_000))).toEqual([]);
  });

  it("leaves all plants for an empty or blank search", () => {
    expect(searchPlants(cards, "")).toBe(cards);
    expect(searchPlants(cards, " \t ")).toBe(cards);
  });

  it("finds fewer, never others, as a term grows: the search may go on with what it has", () => {
    fc.assert(
      fc.property(fc.array(anyPlant, { maxLength: 8 }), text, text, (plants, a, b) => {
        const shorter = searchPlants(plants, a);
        fc.pre((a + b).trim().startsWith(a.trim()) && a.isWellFormed() && b.isWellFormed());
        expect(searchPlants(shorter, a + b)).toEqual(searchPlants(plants, a + b));
      }),
    );
  });
});
