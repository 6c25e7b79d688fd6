import { describe, expect, it } from "vitest";
import { entries, wrong } from "#tests/support/plants.ts";
import type { PlantFacts } from "./schema-of-plant-facts.ts";

describe("the planting text", () => {
  it("gives the zones of the facts and no others", () => {
    expect(
      wrong(({ guide, facts: { zoneMin, zoneMax } }) => {
        const told = [...guide.matchAll(/zones? \d+[a-z]?(?: (?:to|through|and) \d+)?/gi)];
        const [first] = told;
        return (told.length !== 1 || first?.[0] !== `Zones ${zoneMin} to ${zoneMax}`) && guide;
      }),
    ).toEqual([]);
  });

  it("gives the light of the facts and no other", () => {
    expect(
      wrong(({ guide, facts: { light } }) => {
        const told = guide.toLowerCase();
        const words = {
          "full-sun": told.includes("full sun"),
          "part-shade": told.includes("part shade"),
          shade: told.includes("full shade"),
        };
        const disagrees = Object.entries(words).find(
          ([level, isTold]) => isTold !== light.includes(level as PlantFacts["light"][number]),
        );
        const others = told.replaceAll(/full sun|part shade|full shade/g, "");
        const stray = /\b(full|part|partial|light|deep|dappled|heavy)[ -](sun|shade)\b/.exec(
          others,
        );
        return disagrees?.[0] ?? stray?.[0];
      }),
    ).toEqual([]);
  });

  it("gives the spacing of the facts, in feet for trees", () => {
    expect(
      wrong(({ kind, guide, facts: { spacingInchesMin: min, spacingInchesMax: max } }) => {
        const unit = kind === "tree" ? "feet" : "inches";
        const [from, to] = kind === "tree" ? [min / 12, max / 12] : [min, max];
        const phrase = from === to ? `${to} ${unit} apart` : `${from} to ${to} ${unit} apart`;
        return !guide.includes(phrase) && `“${phrase}” is not in: ${guide}`;
      }),
    ).toEqual([]);
  });
});

it("gives no two plants the same planting text", () => {
  expect(new Set(entries.map(({ guide }) => guide)).size).toBe(entries.length);
});

describe("the descriptions", () => {
  it("are two to four sentences of a fair length", () => {
    expect(
      wrong(({ description }) => {
        const sentences = description.match(/[.!?]['”"]?(?= [A-Z'“"]|$)/g)?.length ?? 0;
        if (sentences < 2 || sentences > 5) return `${sentences} sentences`;
        return (description.length < 150 || description.length > 480) && `${description.length}`;
      }),
    ).toEqual([]);
  });

  it("share no eight words in a row", () => {
    expect(sharedRuns(8)).toEqual([]);
  });

  it("open each in its own way", () => {
    const openings = entries.map(({ description }) => description.split(" ").slice(0, 4).join(" "));
    expect(openings.filter((words, index) => openings.indexOf(words) !== index)).toEqual([]);
  });

  it("have none of a catalogue's empty words", () => {
    const empty =
      /must-have|showstopper|show-stopper|perfect for any|adds a touch|stunning|This plant/i;
    expect(wrong(({ description }) => empty.exec(description)?.[0])).toEqual([]);
  });
});

/** Runs of so many words that stand in two descriptions, each with both entries. */
function sharedRuns(words: number): string[] {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const entry of entries) {
    const said = entry.description.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
    const runs = new Set(
      said.slice(0, said.length - words + 1).map((_, at) => said.slice(at, at + words).join(" ")),
    );
    for (const run of runs) {
      const other = seen.get(run);
      if (other) shared.push(`${other} and ${entry.label}: ${run}`);
      else seen.set(run, entry.label);
    }
  }
  return shared;
}
