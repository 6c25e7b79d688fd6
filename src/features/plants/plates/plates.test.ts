import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Figure, figureFamilies } from "#features/plants/plate-figure.ts";
import { figureFiles, figures } from "../plate-figures.ts";
import { familyOf } from "./families.ts";
import { drawPlate } from "./plate.ts";
import { plateSubjects } from "./plate-subjects.ts";

const own = plateSubjects.filter(({ slug }) => figures[slug]);
const plate = (subject: (typeof plateSubjects)[number]) =>
  drawPlate(subject, { number: subject.number });

/** The figure files in which every plant of their range has its own figure. */
const finished: readonly string[] = [
  "perennials-1",
  "perennials-2",
  "perennials-3",
  "annuals-1",
  "annuals-2",
  "trees-1",
  "trees-2",
];

describe("figures", () => {
  it("stand in the file of their plant, and a finished file lacks none", () => {
    for (const { file, kind, first, last, figures: held } of figureFiles) {
      const meant = plateSubjects
        .filter((s) => s.kind === kind && s.id >= first && s.id <= last)
        .map(({ slug }) => slug);
      expect(
        Object.keys(held).filter((slug) => !meant.includes(slug)),
        file,
      ).toEqual([]);
      if (finished.includes(file))
        expect(
          meant.filter((slug) => !held[slug as keyof typeof held]),
          file,
        ).toEqual([]);
    }
  });

  it("are of the agreed shape, and each belongs to a plant", () => {
    const slugs = new Set(plateSubjects.map(({ slug }) => slug));
    for (const [slug, figure] of Object.entries(figures)) {
      expect(slugs.has(slug), slug).toBe(true);
      expect(Figure.safeParse(figure).error, slug).toBeUndefined();
    }
  });

  it("differ from plant to plant", () => {
    const inputs = own.map(({ figure }) => JSON.stringify(figure));
    expect(own.filter((_, i) => inputs.indexOf(inputs[i] ?? "") !== i).map((s) => s.slug)).toEqual(
      [],
    );
  });

  it("are usual ones of the agreed shape where a plant has none of its own", () => {
    for (const { slug, figure } of plateSubjects)
      expect(Figure.safeParse(figure).error, slug).toBeUndefined();
  });
});

describe("plates", () => {
  it("can be drawn for every family", () => {
    for (const family of figureFamilies) expect(familyOf(family)).toBeTypeOf("function");
  });

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

  it("are the same on every drawing", { timeout: 60_000 }, () => {
    for (const subject of own) expect(plate(subject), subject.slug).toBe(plate(subject));
  });

  it("lose caption and number where they are drawn blind", { timeout: 60_000 }, () => {
    for (const subject of own) {
      const [told, blind] = [plate(subject), drawPlate(subject, { number: "", blind: true })];
      expect(blind.length, subject.slug).toBeLessThan(told.length - 1000);
      expect(blind, subject.slug).not.toContain(subject.slug);
    }
  });

  // Compressing as hard as the site does takes most of this test's time.
  it("keep to 8 KB compressed, and half of them to 5", { timeout: 180_000 }, () => {
    const sizes = own.map((s) => ({ slug: s.slug, bytes: brotliCompressSync(plate(s)).length }));
    expect(sizes.filter(({ bytes }) => bytes > 8 * 1024)).toEqual([]);
    expect(sizes.filter(({ bytes }) => bytes > 5 * 1024).length).toBeLessThanOrEqual(
      sizes.length / 2,
    );
  });
});
