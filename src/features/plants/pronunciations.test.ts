import { describe, expect, it } from "vitest";
import { entries, wrong } from "#tests/support/plants.ts";
import { pronunciations } from "./data/pronunciations.ts";

/** Vowels as one hears them apart, at least: a spoken syllable for every two groups of vowels. */
const vowelGroups = (text: string) => text.match(/[aeiouy]+/gi)?.length ?? 0;

describe("pronunciations", () => {
  it("cover every accepted name, and no name that no plant bears", () => {
    expect(wrong(({ facts }) => !pronunciations[facts.acceptedName] && facts.acceptedName)).toEqual(
      [],
    );
    const accepted = new Set(entries.map(({ facts }) => facts.acceptedName));
    expect(Object.keys(pronunciations).filter((name) => !accepted.has(name))).toEqual([]);
  });

  it("are syllables of letters alone, each word with one stressed syllable in capitals", () => {
    const syllable = "(?:[a-z]+|[A-Z]+)";
    const word = new RegExp(`^${syllable}(?:-${syllable})*$`);
    const odd = Object.entries(pronunciations).filter(([, spoken]) =>
      spoken
        .split(" ")
        .some((said) => !word.test(said) || (said.match(/[A-Z]+/g) ?? []).length !== 1),
    );
    expect(odd).toEqual([]);
  });

  it("say as many words as the name has, in syllables about as many as its vowels", () => {
    const odd = Object.entries(pronunciations).filter(([name, spoken]) => {
      const written = name.replace("× ", "").split(/[ -]/);
      const said = spoken.split(" ");
      if (written.length !== said.length) return true;
      return written.some((part, index) => {
        if (part === "var." || part === "f.") return false;
        const syllables = said[index]?.split("-").length ?? 0;
        return Math.abs(syllables - vowelGroups(part)) > 2;
      });
    });
    expect(odd).toEqual([]);
  });

  it("spell a genus and a species alike wherever they return", () => {
    const said = new Map<string, string>();
    const differing: string[] = [];
    for (const [name, spoken] of Object.entries(pronunciations)) {
      const words = spoken.split(" ");
      for (const [index, part] of name.replace("× ", "").split(/[ -]/).entries()) {
        const before = said.get(part);
        if (before && before !== words[index])
          differing.push(`${part}: ${before}, ${words[index]}`);
        said.set(part, words[index] ?? "");
      }
    }
    expect(differing).toEqual([]);
  });
});
