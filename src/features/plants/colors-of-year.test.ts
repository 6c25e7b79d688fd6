import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { colorOfFruit, colorsOfYear } from "./colors-of-year.ts";
import { plantPageOf } from "./plant-page.ts";
import { plantRecords } from "./plant-record.ts";

describe("the colors of a plant's year", () => {
  it.each([
    ["blue-black berries", "black"],
    ["orange-red berries", "orange"],
    ["red-purple berries", "purple"],
    ["dark red crabapples", "red"],
    ["blue berrylike cones", "blue"],
    ["yellow-green pawpaws", "yellow-green"],
    ["silvery plumes", "silver"],
    ["rusty seedheads", "russet"],
    ["acorns", "brown"],
    ["dark seed cones", "brown"],
  ])("of fruit are those of its words: %s", (look, color) => {
    expect(colorOfFruit(look)).toBe(color);
  });

  it("are its own: those of its leaves, its flowers, its fruit and its fall", () => {
    const find = (slug: string) => plantRecords.find((plant) => plant.slug === slug);
    const colorsOf = (slug: string) => {
      const plant = find(slug);
      if (!plant) throw new Error(`There is no ${slug}.`);
      const { year } = plantPageOf(plant, { all: plantRecords, posts: [] });
      return Object.fromEntries(year.map(({ kind, colors }) => [kind, colors]));
    };
    expect(colorsOf("flowering-dogwood")).toMatchObject({ bloom: ["white"], fruit: ["red"] });
    const { facts, seasons } = find("sugar-maple") ?? {};
    expect(seasons?.fallColor?.colors.length).toBeGreaterThan(1);
    expect(colorsOf("sugar-maple")).toMatchObject({
      leaf: [facts?.foliageColor],
      fall: seasons?.fallColor?.colors,
    });
  });

  it("have a tint each", () => {
    const css = readFileSync(join(import.meta.dirname, "pages/plant-tints.css"), "utf8");
    for (const color of colorsOfYear) {
      expect(css).toContain(`--tint-${color}: `);
      expect(css).toMatch(new RegExp(`inline\\("tint-\\{[^}]*\\b${color}\\b`));
    }
  });
});
