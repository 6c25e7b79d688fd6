import { beforeAll, describe, expect, it } from "vitest";
import { plantRecords } from "#features/plants/plant-record.ts";
import type { Mark, Page, Part } from "../answers.ts";
import { type ShownOnPaper, shownOnPaper } from "../inputs.ts";
import { labelsOn, type Sheet, sheetNames, sheets } from "../sheets.ts";
import { type FactsOnPaper, factsOfPlant } from "./facts-of-plant.ts";
import { measure, readFonts } from "./fonts.ts";
import { layOutLabels } from "./lay-out-cards-and-labels.ts";
import type { WidthOf } from "./typeset.ts";

let widthOf: WidthOf;
beforeAll(async () => {
  widthOf = await measure(await readFonts([{ prefix: "/", folder: "public" }]));
});

type Box = Omit<Part, "marks">;

function boxOf(mark: Mark): Box {
  const { x, y } = mark;
  if (mark.kind === "picture") return { x, y, width: mark.width, height: mark.height };
  if (mark.kind === "text") {
    const { text, font, size } = mark;
    return { x, y: y - size * 0.7, width: widthOf(text, font, size), height: size * 0.7 };
  }
  const xs = [...mark.d.matchAll(/M([\d.]+) /g)].map(([, at]) => Number(at));
  // The squares of a code begin after its quiet zone, and end as far from the other edge.
  const [first, last] = [Math.min(...xs), Math.max(...xs) + 1];
  const side = (last - first) * mark.scale;
  return { x: x + first * mark.scale, y: y + first * mark.scale, width: side, height: side };
}

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

const isOver = (one: Box, other: Box) =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01;

/** What reaches out of its label or over another thing on it. */
function wrongOn(pages: readonly Page[]): string[] {
  return pages.flatMap(({ parts }) =>
    parts.slice(1).flatMap(({ marks, ...label }) => {
      // A frame's line lies round everything.
      const things = marks.filter((mark) => mark.kind !== "path" || mark.line === null);
      const boxes = things.map((mark) => [mark, boxOf(mark)] as const);
      const saying = (mark: Mark) => (mark.kind === "text" ? mark.text : mark.kind);
      return [
        ...boxes
          .filter(([, box]) => !isWithin(box, label))
          .map(([mark]) => `${saying(mark)} is out`),
        ...boxes.flatMap(([mark, box], at) =>
          boxes
            .slice(at + 1)
            .filter(([, other]) => isOver(box, other))
            .map(([other]) => `${saying(mark)} over ${saying(other)}`),
        ),
      ];
    }),
  );
}

const layOut = (
  plants: readonly FactsOnPaper[],
  sheet: Sheet,
  { shows = shownOnPaper as readonly ShownOnPaper[], firstLabel = 1 } = {},
) =>
  layOutLabels(plants, sheet, {
    ...{ shows, firstLabel, widthOf },
    addressOf: (path) => `https://rosamystica.example${path}`,
  });

const builtIn = plantRecords.map(factsOfPlant);
/** Every second one in three sizes, as much as there is to be printed. */
const priced = builtIn.map((plant, at) => ({
  ...plant,
  prices:
    at % 2 === 0
      ? []
      : ["1-gallon pot $14", "3-gallon pot $32", "7-gallon tree, balled and burlapped $120"],
}));
const textsOn = ({ marks }: Pick<Part, "marks">) =>
  marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
const [plant] = builtIn;
if (!plant) throw new Error("There is no plant.");
const bare: FactsOnPaper = {
  ...{ name: "Aunt Ruth’s Iris", latin: "", light: "", size: "", warning: "", prices: [] },
  ...{ path: "/perennials/aunt-ruth-s-iris", picture: "" },
};

describe.each(sheetNames)("a label of %s", (name) => {
  const sheet: Sheet = sheets[name];

  let pages: Page[];
  beforeAll(() => {
    pages = layOut(priced, sheet).pages;
  });

  it("holds every plant, nothing over anything else", () => {
    expect(pages).toHaveLength(Math.ceil(priced.length / labelsOn(sheet)));
    expect(wrongOn(pages)).toEqual([]);
  });

  it("says each plant's name and warning in whole, whatever else is to stand on it", () => {
    const labels = pages.flatMap(({ parts }) => parts.slice(1));
    for (const [at, { name: called, warning }] of priced.entries()) {
      const said = textsOn(labels[at] ?? { marks: [] });
      const squeezed = said.join("").replaceAll(" ", "");
      expect(squeezed).toContain(called.replaceAll(" ", ""));
      expect(squeezed).toContain(warning.replaceAll(" ", ""));
    }
  });

  it.runIf(sheet.isCard)("has names of 24 points at least, as a bench card", () => {
    const names = pages.flatMap(({ parts }) =>
      parts.slice(1).map(({ marks }) => marks.find((mark) => mark.kind === "text")?.size ?? 0),
    );
    expect(Math.min(...names)).toBeGreaterThanOrEqual(24);
  });

  it("wraps and shrinks the longest name that the owner may type, and one of a single word", () => {
    const longest =
      "Grandmother Brennan’s Old-Fashioned Fragrant Double Pink Climbing Rose of Scranton";
    const names = [longest.slice(0, 80), "Donaudampfschifffahrtsgesellschaftskapitaensrose"];
    for (const called of names) {
      const long = layOut([{ ...plant, name: called }], sheet);
      expect(wrongOn(long.pages)).toEqual([]);
    }
  });

  it("of which a name alone is known is that name", () => {
    const { pages: made, shortened } = layOut([bare], sheet, { shows: ["latin", "price", "size"] });
    expect(made[0]?.parts.slice(1).flatMap(textsOn)).toEqual(["Aunt Ruth’s Iris"]);
    expect(shortened).toEqual([]);
  });
});

it("leaves out of a small label what may go before it cuts a price, and names the plant", () => {
  const much = { ...plant, warning: "Poisonous to people, dogs, cats and horses", prices: ["$9"] };
  const { pages, shortened } = layOut([much], sheets["avery-5160"]);
  const said = pages[0]?.parts.slice(1).flatMap(textsOn) ?? [];
  expect(said.join(" ")).toContain("Poisonous to people");
  expect(said).toContain("$9");
  expect(said).not.toContain(plant.size);
  expect(shortened).toEqual([plant.name]);
});

it("begins at the first label that is free, and goes on with whole sheets", () => {
  const { pages } = layOut(builtIn.slice(0, 12), sheets["avery-5163"], { firstLabel: 9 });
  expect(pages.map(({ parts }) => parts.length - 1)).toEqual([2, 10]);
  const [first, second] = pages.map(({ parts }) => parts[1]);
  expect([first?.x, first?.y]).toEqual([0.15625 * 72, (0.5 + 4 * 2) * 72]);
  expect([second?.x, second?.y]).toEqual([0.15625 * 72, 0.5 * 72]);
});
