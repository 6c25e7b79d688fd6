import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Figure } from "#art/index.ts";
import { drawPlate } from "#art/index-for-server.ts";
import { boundsOf, pointsIn } from "#art/pen/bounds.ts";
import type { Point } from "#art/pen/ink.ts";
import { annualsOfCoolSeasonAndShade } from "./data/figures/annuals-cool-season-and-shade.ts";
import { annualsOfSun } from "./data/figures/annuals-sun.ts";
import { perennialsOfMeadow } from "./data/figures/perennials-meadow-ferns-and-grasses.ts";
import { perennialsOfShadeAndWoodland } from "./data/figures/perennials-shade-and-woodland.ts";
import { perennialsOfSunBorder } from "./data/figures/perennials-sun-border.ts";
import { floweringTrees } from "./data/figures/trees-flowering.ts";
import { shadeAndEvergreenTrees } from "./data/figures/trees-shade-and-evergreen.ts";
import { figures } from "./figure-of-plant.ts";
import { plantRecords } from "./plant-record.ts";
import type { PlantFacts } from "./schema-of-plant-facts.ts";
import { subjectOf } from "./server/plates/make-and-keep-plates.ts";

const plateSubjects = plantRecords.map((plant) => ({
  ...subjectOf(plant),
  id: plant.id,
  facts: plant.facts,
}));

const own = plateSubjects.filter(({ slug }) => figures[slug]);
type Subject = (typeof plateSubjects)[number];
const draw = (subject: Subject) => drawPlate(subject, { number: subject.number });
const drawn = new Map<Subject, string>();
/** Drawn once for all tests: two hundred plates take seconds. */
function plate(subject: Subject): string {
  const svg = drawn.get(subject) ?? draw(subject);
  drawn.set(subject, svg);
  return svg;
}

/** The motifs of a plate by their ids; one of a single form bears its id itself. */
const motifsOf = (svg: string) =>
  new Map(
    Array.from(
      svg
        .slice(0, svg.indexOf("</defs>"))
        .matchAll(/<(?:g|path|use) id="(\w+)".*?(?=<\w+ id="|$)/gs),
      ([body, id = ""]) => [id, body],
    ),
  );

/** How many elements a browser makes of a plate, with those of each motif as often as it is set down. */
function elementsOf(svg: string): number {
  const motifs = motifsOf(svg);
  const known = new Map<string, number>();
  const count = (markup: string): number => {
    let elements = 0;
    for (const [tag] of markup.matchAll(/<\w[^>]*>/g)) {
      const [, id] = /href="#(\w+)"/.exec(tag) ?? [];
      elements += id ? 1 + countOf(id) : 1;
    }
    return elements;
  };
  const countOf = (id: string) => {
    const elements = known.get(id) ?? count(motifs.get(id) ?? "");
    known.set(id, elements);
    return elements;
  };
  return count(svg.slice(svg.indexOf("</defs>")));
}

/** Whose figures a file holds: plants of a kind, from the first of these ids to the last; none is missing. */
const files = [
  { kind: "perennial", first: 1, last: 34, held: perennialsOfSunBorder },
  { kind: "perennial", first: 35, last: 67, held: perennialsOfShadeAndWoodland },
  { kind: "perennial", first: 68, last: 100, held: perennialsOfMeadow },
  { kind: "annual", first: 1, last: 30, held: annualsOfSun },
  { kind: "annual", first: 31, last: 50, held: annualsOfCoolSeasonAndShade },
  { kind: "tree", first: 1, last: 24, held: floweringTrees },
  { kind: "tree", first: 25, last: 50, held: shadeAndEvergreenTrees },
];

/** How a leaf may be compound, by the word of the facts; with any other word it is of one piece. */
const compoundsOf: Partial<Record<PlantFacts["leafForm"], readonly string[]>> = {
  pinnate: ["pinnate", "bipinnate"],
  "palmate-compound": ["palmate", "pedate"],
  "three-parted": ["three-parted"],
  "twice-three-parted": ["biternate", "triternate"],
  "fern-frond": ["pinnate"],
  // So finely cut that what it is cut from does not show.
  feathery: ["whole", "three-parted", "triternate", "bipinnate"],
};

/** What of a figure is fewer or more, smaller or larger than its drawing allows. */
function beyond({ flower, leaf, tree, needles, cone, frond }: Figure): string[] {
  const ranges: Record<string, readonly [value: number | undefined, min: number, max: number]> = {
    "flower.colors": [flower?.colors.length, 1, 5],
    "flower.petals": [flower?.petals, 0, 60],
    "flower.sizeInches": [flower?.sizeInches, 0.05, 40],
    "leaf.leaflets": [leaf.leaflets, 2, 61],
    "leaf.lobes": [leaf.lobes, 2, 15],
    "leaf.lengthInches": [leaf.lengthInches, 0.05, 72],
    "tree.fall": [tree?.fall?.length, 1, 3],
    "needles.bundle": [needles?.bundle, 1, 30],
    "needles.lengthInches": [needles?.lengthInches, 0.05, 40],
    "cone.lengthInches": [cone?.lengthInches, 0.05, 40],
    "frond.pinnae": [frond?.pinnae, 5, 60],
  };
  const named = Object.entries(ranges);
  return named.flatMap(([what, [value, min, max]]) =>
    value !== undefined && (value < min || value > max) ? [`${what} ${value}`] : [],
  );
}

describe("figures", () => {
  it("stand in the file of their plant, and no file lacks one", () => {
    for (const { kind, first, last, held } of files) {
      const meant = plateSubjects
        .filter((s) => s.kind === kind && s.id >= first && s.id <= last)
        .map(({ slug }) => slug);
      expect(Object.keys(held).sort(), `${kind} ${first}`).toEqual(meant.sort());
    }
  });

  it("each belong to a plant", () => {
    const slugs = new Set(plateSubjects.map(({ slug }) => slug));
    expect(Object.keys(figures).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it("count and measure what can be drawn", () => {
    expect(
      plateSubjects.flatMap(({ slug, figure }) => beyond(figure).map((it) => `${slug}: ${it}`)),
    ).toEqual([]);
  });

  it("differ from plant to plant", () => {
    const inputs = own.map(({ figure }) => JSON.stringify(figure));
    expect(own.filter((_, i) => inputs.indexOf(inputs[i] ?? "") !== i).map((s) => s.slug)).toEqual(
      [],
    );
  });

  it("have the leaves and flowers that the facts of their plant name", () => {
    const wrong = plateSubjects.flatMap(
      ({ slug, facts, figure: { leaf, flower, inflorescence } }) => {
        const leafed =
          facts.leafForm in compoundsOf
            ? compoundsOf[facts.leafForm]?.includes(leaf.compound ?? "whole")
            : leaf.compound === undefined;
        const lobed = facts.leafForm !== "pinnate-lobed" || (leaf.lobes ?? 0) > 4;
        const whorled = facts.leafForm !== "three-whorled" || leaf.arrangement === "whorled";
        const sided = facts.flowerForm !== "two-sided" || flower?.symmetry === "two-sided";
        const regular = facts.flowerForm !== "five-petal" || flower?.symmetry === "radial";
        const spiked = ["spike", "spire"].includes(inflorescence?.kind ?? "");
        const heads =
          (facts.flowerForm === "spike-of-heads") === (facts.family === "Asteraceae" && spiked);
        return leafed && lobed && whorled && sided && regular && heads ? [] : [slug];
      },
    );
    expect(wrong).toEqual([]);
  });
});

describe("plates", () => {
  it("are drawn for every plant, well formed and without a number that is none", {
    timeout: 60_000,
  }, () => {
    for (const subject of plateSubjects) {
      const svg = plate(subject);
      expect(svg, subject.slug).toMatch(/^<svg [^>]+>.+<\/svg>\n$/);
      expect(svg, subject.slug).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("hold both lights in one file", () => {
    const svg = plate(own[0] as (typeof own)[number]);
    expect(svg).toContain("@media(prefers-color-scheme:dark)");
    expect(svg).not.toMatch(/style="|<script|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  });

  it("fill the arch and stay inside it", { timeout: 60_000 }, () => {
    const wrong = plateSubjects.flatMap((subject) => {
      const svg = plate(subject);
      const motifs = motifsOf(svg);
      const points = (id: string): readonly Point[] => pointsIn(motifs.get(id) ?? "", points);
      // What stands in the arch is in groups; the frame is not.
      const inArch = svg.slice(svg.indexOf("</defs>")).match(/<g transform.*<\/g>/)?.[0] ?? "";
      const { left, right, top, bottom } = boundsOf(pointsIn(inArch, points));
      const inside = left >= 100 && right <= 1100 && top >= 100 && bottom <= 1318;
      return inside && top < 460 ? [] : [{ slug: subject.slug, left, right, top, bottom }];
    });
    expect(wrong).toEqual([]);
  });

  it("are the same on every drawing", { timeout: 60_000 }, () => {
    for (const subject of own) expect(draw(subject), subject.slug).toBe(plate(subject));
  });

  it("lose caption and number where they are drawn blind", () => {
    // All are lettered alike.
    const oneOfEachFamily = new Map(own.map((subject) => [subject.figure.family, subject]));
    for (const subject of oneOfEachFamily.values()) {
      const [told, blind] = [plate(subject), drawPlate(subject, { number: "", blind: true })];
      expect(blind.length, subject.slug).toBeLessThan(told.length - 1000);
      expect(blind, subject.slug).not.toContain(subject.slug);
    }
  });

  it("are of few enough elements, since a phone makes and paints them anew at every key of a search", {
    timeout: 60_000,
  }, () => {
    const elements = plateSubjects.map((subject) => elementsOf(plate(subject)));
    expect(Math.max(...elements)).toBeLessThanOrEqual(2_500);
    expect(elements.reduce((sum, it) => sum + it, 0) / elements.length).toBeLessThanOrEqual(870);
  });

  it("keep to 8 KB compressed, and half of them to 5", { timeout: 400_000 }, () => {
    const known = new Map<string, number>();
    const lengthOf = (svg: string, quality: number) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      const length = known.get(quality + svg) ?? brotliCompressSync(svg, { params }).length;
      known.set(quality + svg, length);
      return length;
    };
    const shortestFirst = own.toSorted((a, b) => lengthOf(plate(a), 5) - lengthOf(plate(b), 5));
    /**
     * As hard as the site compresses takes fifteen times as long; what fits with less effort fits, and no
     * more are compressed than have to fit.
     */
    const over = (bytes: number, mayBe: number) => {
      const left = new Set(shortestFirst);
      for (const quality of [5, 10, 11])
        for (const one of left) {
          if (left.size <= mayBe) break;
          if (lengthOf(plate(one), quality) <= bytes) left.delete(one);
        }
      return [...left];
    };
    expect(over(8 * 1024, 0).map(({ slug }) => slug)).toEqual([]);
    expect(over(5 * 1024, own.length / 2).length).toBeLessThanOrEqual(own.length / 2);
  });
});
