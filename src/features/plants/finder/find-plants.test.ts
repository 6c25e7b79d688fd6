import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { showsItsFlowers } from "../plant-card.ts";
import { plantRecords } from "../plant-record.ts";
import { applyFilters, fittingChoices, indexPlants } from "./apply-filters.ts";
import {
  type FilterSelection,
  filterGroups,
  listAddress,
  readSelection,
} from "./filter-choices.ts";
import { countFound, type Finder, filterPlants, findPlants, makeFinder } from "./find-plants.ts";
import { notesBeforeList } from "./notes-before-list.ts";
import { searchPlants } from "./search-by-substring.ts";
import type { SortOrder } from "./sort-orders.ts";

const today = "2026-11-28";
const finder = makeFinder(plantRecords, today);
const perennials = makeFinder(
  plantRecords.filter(({ catalogue }) => catalogue === "perennials"),
  today,
);
const trees = makeFinder(
  plantRecords.filter(({ catalogue }) => catalogue === "trees"),
  today,
);

/** All that a list shows for a question: what is listed, and what stands beside and under it. */
function listOf(
  finder: Finder,
  question: { text: string; selection: FilterSelection; sort: SortOrder },
) {
  const { selection, sort } = question;
  const filtered = filterPlants(finder, selection, sort);
  const answer = findPlants(finder, question);
  return {
    ...answer,
    filtered,
    listed: filtered.filter((at) => answer.named?.includes(at) ?? true),
  };
}

const ask = (text: string, selection: FilterSelection = {}, sort = "catalogue" as const) => ({
  text,
  selection,
  sort,
});

const selections = fc
  .subarray(
    filterGroups.flatMap(({ name, choices }) => choices.map(({ value }) => [name, value] as const)),
    { maxLength: 6 },
  )
  .map((chosen) =>
    readSelection(new URLSearchParams(chosen.map(([name, value]) => [name, value]))),
  );

/** What the words of the filters say, without an index. */
function fits(plant: (typeof plantRecords)[number], selection: FilterSelection): boolean {
  return filterGroups.every(({ name, match }) => {
    const chosen = selection[name];
    if (!chosen) return true;
    const values = fittingChoices[name](plant);
    return match === "all"
      ? chosen.every((value) => values.includes(value))
      : chosen.some((value) => values.includes(value));
  });
}

describe("filters", () => {
  it("leave the plants that fit them, whatever is chosen together", () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const { matches } = applyFilters(finder.index, selection);
        const expected = plantRecords.flatMap((plant, at) => (fits(plant, selection) ? at : []));
        expect(matches).toEqual(expected);
      }),
    );
  });

  it("count beside a choice what choosing it would leave", { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const { counts } = applyFilters(finder.index, selection);
        for (const [g, { name, match, choices }] of filterGroups.entries()) {
          for (const [c, { value }] of choices.entries()) {
            const chosen = match === "all" ? [...(selection[name] ?? []), value] : [value];
            const left = plantRecords.filter((plant) =>
              fits(plant, { ...selection, [name]: chosen }),
            );
            expect(counts[g]?.[c], `${name} ${value}`).toBe(left.length);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it("stand in an address and are read from it again", () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const address = listAddress("/plants", { text: "", selection, sort: "catalogue" });
        expect(readSelection(new URL(address, "http://nursery.test").searchParams)).toEqual(
          selection,
        );
      }),
    );
    expect(readSelection(new URLSearchParams("light=moonlight&nonsense=1&__proto__=1"))).toEqual(
      {},
    );
  });

  it("offer no choice that every plant fits or none", () => {
    const offered = new Map(
      filterGroups.map(({ name }, g) => [name, trees.index.isOffered[g]?.some(Boolean)]),
    );
    expect(offered.get("in")).toBe(false);
    expect(offered.get("available")).toBe(false);
    expect(offered.get("light")).toBe(true);
    const someSoldOut = indexPlants([
      { ...plantRecords[0], isAvailable: false },
      plantRecords[1],
    ] as never);
    const available = filterGroups.findIndex(({ name }) => name === "available");
    expect(someSoldOut.isOffered[available]).toEqual([true]);
    expect(applyFilters(someSoldOut, { available: ["yes"] }).matches).toEqual([1]);
  });
});

describe("a list", () => {
  it("is section 5's own search, in its order, whatever fits otherwise", () => {
    for (const text of ["rose", "BEE BALM", "shade", "zone 5", "echinacia", "(", ""]) {
      const { listed } = listOf(perennials, ask(text));
      expect(listed.map((at) => perennials.plants[at])).toEqual(
        searchPlants(perennials.plants, text),
      );
    }
  });

  it("says under it what fits otherwise, and never the same plant twice", () => {
    for (const text of ["shade", "deer", "native", "zone 5", "hummingbirds", "under 3 feet"]) {
      const { listed, alsoFitting, understood } = listOf(perennials, ask(text));
      expect(alsoFitting.length + listed.length, text).toBeGreaterThan(10);
      expect(understood, text).toHaveLength(1);
      expect(alsoFitting.filter((at) => listed.includes(at))).toEqual([]);
    }
  });

  it("takes one wrong letter only where nothing is as it was typed", () => {
    const { listed, alsoFitting } = listOf(perennials, ask("echinacia"));
    expect(listed).toEqual([]);
    expect(alsoFitting.map((at) => perennials.plants[at]?.name)).toContain("Purple Coneflower");
    expect(listOf(perennials, ask("echinacea")).listed.length).toBeGreaterThan(0);
  });

  it("corrects nothing that is found as it was typed, in the middle of a word, too", () => {
    // One letter from Hosta, and the end of Shasta.
    const { listed, alsoFitting } = listOf(perennials, ask("hasta"));
    expect(listed.map((at) => perennials.plants[at]?.name)).toEqual(["Shasta Daisy"]);
    expect(alsoFitting).toEqual([]);
  });

  it.each([
    ["two words for one", "fox glove", "Yellow Foxglove"],
    ["one word for two", "beebalm", "Bee Balm"],
    ["a flower of two words", "sun flowers", "Sunflower"],
    ["a plural", "pansies", "Pansy"],
    ["a plural with a wrong letter", "zinias", "Zinnia"],
    ["two wrong letters", "anenome", "Japanese Anemone"],
    ["two wrong letters of a long name", "fuschia", "Fuchsia"],
    ["a color and a plural", "white pansies", "Pansy"],
    ["a family by its garden name", "aster family", "Purple Coneflower"],
    ["a half zone alone", "6b", "Eastern Redbud"],
    ["dogs", "safe for my dogs", "Eastern Redbud"],
    ["a fact with a wrong letter", "hummingbrids", "Catmint"],
    ["a saint written out", "saint joseph", "Hollyhock"],
    ["a size without a side", "2 feet", "Catmint"],
    ["a tree for shade", "shade tree", "Sugar Maple"],
  ])("finds %s: %s", (_, text, name) => {
    const { alsoFitting, isInPart } = listOf(finder, ask(text));
    expect(alsoFitting.map((at) => finder.plants[at]?.name)).toContain(name);
    expect(isInPart).toBe(false);
  });

  it("takes a word for a fact one letter off only where it is long, and a name for a name", () => {
    expect(listOf(trees, ask("sage")).alsoFitting).toEqual([]);
    expect(listOf(finder, ask("butterflys")).understood).toEqual(["Visited by butterflies"]);
    expect(listOf(finder, ask("pink zinias")).understood).toEqual(["Pink", "“zinnia”"]);
  });

  it("says what fits a part where nothing fits all, and counts it for no other catalogue", () => {
    const text = "purple under 2 inches";
    const { alsoFitting, isInPart, counts } = listOf(perennials, ask(text));
    expect(isInPart).toBe(true);
    const none = findPlants(perennials, ask(text, { in: ["trees"] }));
    expect(notesBeforeList(perennials, text, none, true, [])).toEqual([]);
    expect(alsoFitting.length).toBeGreaterThan(10);
    expect(counts.flat().some((count) => (count ?? 0) > 0)).toBe(true);
    expect(countFound(perennials, text)).toBe(0);
    expect(listOf(perennials, ask("xyzzy")).alsoFitting).toEqual([]);
  });

  it("calls in bloom what shows its flowers, as the filter does", () => {
    const april = listOf(finder, ask("blooms in april")).alsoFitting;
    const filtered = filterPlants(finder, { bloom: ["4"] }, "catalogue");
    expect(april).toEqual(filtered);
  });

  it("keeps the filters in what fits otherwise", () => {
    const selection = readSelection(new URLSearchParams("use=small-yard"));
    const { alsoFitting, filtered } = listOf(trees, ask("shade", selection));
    expect(alsoFitting.length).toBeGreaterThan(0);
    expect(alsoFitting.filter((at) => !filtered.includes(at))).toEqual([]);
  });

  it("says which choice to drop where nothing is left", () => {
    const selection = readSelection(new URLSearchParams("use=small-yard&color=green"));
    const answer = listOf(perennials, ask("", selection));
    expect(answer.listed).toEqual([]);
    expect(answer.dropping.map(({ name }) => name)).toEqual(["use"]);
    for (const { name, value, count } of answer.dropping) {
      const left = { ...selection };
      delete (left as Record<string, unknown>)[name];
      expect(listOf(perennials, ask("", left)).listed, value).toHaveLength(count);
    }
  });

  it("sorts by name, height and bloom, and leaves equals in catalogue order", () => {
    const names = (sort: "name" | "height" | "bloom") =>
      listOf(trees, { text: "", selection: {}, sort }).listed.map((at) => trees.plants[at]);
    const byName = names("name").map((it) => it?.name ?? "");
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, "en")));
    const heights = names("height").map((it) => it?.facts.heightInchesMax ?? 0);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    const byBloom = names("bloom").flatMap((it) => it ?? []);
    const months = byBloom.map(({ facts }) =>
      showsItsFlowers(facts) ? (facts.bloomMonths[0] ?? 13) : 13,
    );
    expect(months).toEqual(months.toSorted((a, b) => a - b));
    // An elm flowers in March, and nobody plants it for that.
    expect(byBloom.slice(0, 3).filter(({ facts }) => !showsItsFlowers(facts))).toEqual([]);
  });

  it("offers nothing under it where nothing was typed, and nothing to drop where plants are listed", () => {
    for (const text of ["", "  "]) {
      const answer = findPlants(trees, ask(text));
      expect(answer).toMatchObject({ alsoFitting: [], understood: [], isInPart: false });
      expect(answer.dropping).toEqual([]);
    }
    const some = readSelection(new URLSearchParams("light=shade"));
    expect(findPlants(trees, ask("oak", { light: ["full-sun"] })).dropping).toEqual([]);
    // Found otherwise is not listed: the list is empty, and would not be without the choice.
    const shady = findPlants(trees, ask("magnolia", some));
    expect(findPlants(trees, ask("magnolia")).named?.length).toBeGreaterThan(0);
    for (const { count } of shady.dropping) expect(count).toBeGreaterThan(0);
    expect(findPlants(trees, ask("xyzzy")).dropping).toEqual([]);
    expect(findPlants(trees, ask("xyzzy", some)).dropping).toEqual([]);
  });

  it("says how many a choice would leave, and nothing of choices that are not offered", () => {
    const { counts } = findPlants(trees, ask(""));
    const catalogue = filterGroups.findIndex(({ name }) => name === "in");
    expect(counts[catalogue]).toEqual([null, null, null]);
    const light = filterGroups.findIndex(({ name }) => name === "light");
    expect(counts[light]).toEqual(
      ["full-sun", "part-shade", "shade"].map(
        (level) => trees.plants.filter(({ facts }) => facts.light.includes(level as never)).length,
      ),
    );
  });

  it("looks for no meaning in a text longer than anybody asks", () => {
    const long = `shade ${"shade ".repeat(40)}`;
    expect(long.slice(0, 200).length).toBe(200);
    expect(findPlants(trees, ask(long.slice(0, 200))).understood).not.toEqual([]);
    expect(findPlants(trees, ask(long.slice(0, 201)))).toMatchObject({
      understood: [],
      alsoFitting: [],
      isInPart: false,
    });
    const tulips = "tulips".padEnd(201);
    const notes = (text: string) =>
      notesBeforeList(trees, text, findPlants(trees, ask(text)), true, []).length;
    expect([notes(tulips.slice(0, 200)), notes(tulips)]).toEqual([2, 0]);
  });

  it("answers each text by itself, whatever was asked before", () => {
    for (const text of ["oak", "maple", "oak", "", "oak"]) {
      expect(findPlants(trees, ask(text))).toEqual(
        findPlants(makeFinder(trees.plants, today), ask(text)),
      );
    }
  });

  it("breaks ties by the catalogue's order, in every order", () => {
    const order = (sort: SortOrder) => filterPlants(finder, {}, sort);
    expect(order("catalogue")).toEqual(plantRecords.map((_, at) => at));
    const rank = {
      height: (at: number) => plantRecords[at]?.facts.heightInchesMax ?? 0,
      bloom: (at: number) => {
        const facts = plantRecords[at]?.facts;
        return facts && showsItsFlowers(facts) ? (facts.bloomMonths[0] ?? 13) : 13;
      },
    };
    for (const sort of ["height", "bloom"] as const) {
      const places = order(sort);
      expect(places).toHaveLength(plantRecords.length);
      for (const [index, at] of places.entries()) {
        const after = places[index + 1] ?? at;
        const difference = rank[sort](after) - rank[sort](at);
        if (difference === 0) expect(after).toBeGreaterThanOrEqual(at);
        else expect(difference).toBeGreaterThan(0);
      }
      // The second time it is as the first.
      expect(order(sort)).toEqual(places);
    }
  });

  it("counts for another catalogue what a visitor would see there", () => {
    const { listed, alsoFitting } = listOf(trees, ask("oak"));
    expect(countFound(trees, "oak")).toBe(listed.length + alsoFitting.length);
  });
});
