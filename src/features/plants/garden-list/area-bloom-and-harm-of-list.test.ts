import { expect, it } from "vitest";
import { readGarden, writeGarden } from "#shared/both/garden-list.ts";
import type { ListedPlant } from "../answers.ts";
import {
  areaInWords,
  bloomCalendar,
  colorsByMonth,
  gardenTotals,
  harmfulIn,
} from "./area-bloom-and-harm-of-list.ts";

function plant(changes: Partial<ListedPlant>): ListedPlant {
  return {
    slug: "x",
    path: "/perennials/x",
    name: "X",
    latin: "X",
    imageUrl: "",
    tint: "green",
    ornament: "leaf",
    notes: "",
    spacingInchesMin: 12,
    spacingInchesMax: 24,
    bloomMonths: [],
    toxicity: { level: "none-known" },
    count: 1,
    ...changes,
  };
}

it("adds up the ground that each plant takes at its spacing", () => {
  const totals = gardenTotals([plant({ count: 3 }), plant({ spacingInchesMin: 24 })]);
  expect(totals).toEqual({ count: 4, squareFeetMin: 7, squareFeetMax: 16 });
  expect(gardenTotals([])).toEqual({ count: 0, squareFeetMin: 0, squareFeetMax: 0 });
});

it("says an area in whole feet, and a small one in halves", () => {
  expect(areaInWords(7, 16.4)).toBe("7 to 16 square feet");
  expect(areaInWords(1, 1)).toBe("about 1 square foot");
  expect(areaInWords(0.1, 0.3)).toBe("about 0.5 square feet");
  expect(areaInWords(1200, 4800)).toBe("1,200 to 4,800 square feet");
});

it("says what blooms in each of twelve months", () => {
  const months = bloomCalendar([
    plant({ bloomMonths: [12, 1], slug: "a" }),
    plant({ bloomMonths: [1] }),
  ]);
  expect(months.map(({ length }) => length)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(months[11]?.[0]?.slug).toBe("a");
});

it("names what can do harm, the worst first", () => {
  const levels = ["irritant", "none-known", "poisonous", "harmful-if-eaten"] as const;
  const found = harmfulIn(levels.map((level) => plant({ toxicity: { level } })));
  expect(found.map(({ toxicity }) => toxicity?.level)).toEqual([
    "poisonous",
    "harmful-if-eaten",
    "irritant",
  ]);
});

it("reads a list from an address as it was written, and anything else as well as it can", () => {
  const list = [
    { slug: "lenten-rose", count: 2 },
    { slug: "pawpaw", count: 1 },
  ];
  expect(writeGarden(list)).toBe("lenten-rose*2,pawpaw");
  expect(readGarden(writeGarden(list))).toEqual(list);
  expect(readGarden(" Pawpaw , pawpaw*2,,*3,<b>,a*0,b*-1,c*9999,d*x")).toEqual([
    { slug: "pawpaw", count: 3 },
    { slug: "a", count: 1 },
    { slug: "b", count: 1 },
    { slug: "c", count: 1 },
    { slug: "d", count: 1 },
  ]);
  expect(readGarden("a*999,a*999")).toEqual([{ slug: "a", count: 999 }]);
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const many = [...letters].flatMap((a) => [...letters].map((b) => a + b)).join(",");
  expect(readGarden(many)).toHaveLength(100);
});

it("names the colors of each month once", () => {
  const [white, rose] = [{ tint: "white" as const }, { tint: "rose" as const }];
  const colors = colorsByMonth([
    { ...white, bloomMonths: [4, 5] },
    { ...rose, bloomMonths: [5] },
    { ...white, bloomMonths: [5] },
  ]);
  expect(colors.slice(2, 6)).toEqual([[], ["white"], ["white", "rose"], []]);
});
