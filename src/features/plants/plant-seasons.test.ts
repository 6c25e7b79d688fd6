import { describe, expect, it } from "vitest";
import { annuals, perennials, trees } from "./built-in-catalogues.ts";
import { annualSeasons } from "./data/leaf-fruit-and-fall-color/annuals.ts";
import { perennialSeasons } from "./data/leaf-fruit-and-fall-color/perennials.ts";
import { treeSeasons } from "./data/leaf-fruit-and-fall-color/trees.ts";
import { monthsFrom, monthsInLeaf, PlantSeasons } from "./plant-seasons.ts";

const lists = [
  [perennials, perennialSeasons],
  [trees, treeSeasons],
  [annuals, annualSeasons],
] as const;

const plants = lists.flatMap(([list, seasons]) =>
  list.flatMap((plant) => {
    const known = seasons[plant.id];
    return known ? [{ label: `${plant.slug}`, plant, facts: plant.facts, seasons: known }] : [];
  }),
);

function wrong(check: (plant: (typeof plants)[number]) => string | false | undefined): string[] {
  return plants.flatMap((plant) => {
    const problem = check(plant);
    return problem ? [`${plant.label}: ${problem}`] : [];
  });
}

/** How many months after the first month the second one comes, once around the year. */
const monthsAfter = (first: number, second: number) => (second - first + 12) % 12;

describe("the seasons", () => {
  it("are known of every plant, and of no other", () => {
    for (const [list, seasons] of lists) {
      expect(Object.keys(seasons).map(Number)).toEqual(list.map(({ id }) => id));
    }
  });

  it("have the agreed shape, no month twice, and each run of months unbroken but one rest", () => {
    expect(
      wrong(({ seasons }) => {
        const error = PlantSeasons.safeParse(seasons).error;
        if (error) return error.message;
        for (const months of [
          monthsInLeaf(seasons),
          seasons.fruit?.months ?? [],
          seasons.fallColor?.months ?? [],
        ]) {
          if (new Set(months).size !== months.length) return "a month twice";
          const breaks = months.filter((month, index) => {
            const before = months[index - 1];
            return before !== undefined && monthsAfter(before, month) !== 1;
          });
          if (breaks.length > 1) return "more than one rest";
        }
        return false;
      }),
    ).toEqual([]);
  });

  it("count months across the end of the year", () => {
    expect(monthsFrom(11, 2)).toEqual([11, 12, 1, 2]);
    expect(monthsFrom(5, 5)).toEqual([5]);
    expect(monthsFrom(1, 12)).toHaveLength(12);
  });
});

describe("leaves", () => {
  it("are there twelve months of the year on what is evergreen", () => {
    expect(
      wrong(
        ({ seasons }) =>
          typeof seasons.leaf === "string" && monthsInLeaf(seasons).length !== 12 && "months",
      ),
    ).toEqual([]);
    expect(
      wrong(
        ({ seasons }) =>
          Array.isArray(seasons.leaf) && seasons.leaf.length > 11 && "not said to be evergreen",
      ),
    ).toEqual([]);
  });

  it("stay on every conifer but the bald cypress, and on the holly", () => {
    expect(
      wrong(({ facts, seasons }) => {
        const keeps =
          (facts.flowerForm === "cone" && facts.acceptedName !== "Taxodium distichum") ||
          facts.acceptedName === "Ilex opaca";
        return facts.habit.endsWith("-tree") && keeps !== (seasons.leaf === "evergreen") && "leaf";
      }),
    ).toEqual([]);
  });

  it("are evergreen where the description says so", () => {
    const evergreen = plants.filter(({ plant }) =>
      /\b(?:is evergreen|evergreen mound|stay evergreen|tight and evergreen|dark evergreen|evergreen leaves|low evergreen mat)\b/.test(
        plant.description,
      ),
    );
    expect(evergreen.length).toBeGreaterThan(5);
    expect(
      evergreen.flatMap(({ label, seasons }) => (seasons.leaf === "evergreen" ? [] : [label])),
    ).toEqual([]);
  });

  it("are there while a plant blooms, but on trees that bloom on bare wood", () => {
    const bare = plants.filter(({ facts, seasons }) => {
      const leaf = monthsInLeaf(seasons);
      return facts.bloomMonths.some((month) => !leaf.includes(month));
    });
    expect(bare.map(({ label }) => label).sort()).toEqual([
      "american-sycamore",
      "common-witch-hazel",
      "eastern-redbud",
      "flowering-dogwood",
      "pawpaw",
      "princeton-american-elm",
      "red-maple-october-glory",
      "star-magnolia",
    ]);
  });

  it("fall from an annual, or the annual with them, in the year of its planting", () => {
    expect(
      annuals.flatMap(({ id, slug }) => {
        const leaf = annualSeasons[id]?.leaf ?? [];
        return Array.isArray(leaf) && leaf.length <= 10 ? [] : [slug];
      }),
    ).toEqual([]);
  });
});

describe("fruit", () => {
  it("does not come before the first flower, but a year after it on the witch hazel", () => {
    expect(
      wrong(({ facts, seasons }) => {
        const [bloom] = facts.bloomMonths;
        const fruit = seasons.fruit?.months[0];
        if (bloom === undefined || fruit === undefined) return false;
        return (
          monthsAfter(bloom, fruit) > 8 && facts.acceptedName !== "Hamamelis virginiana" && "fruit"
        );
      }),
    ).toEqual([]);
  });

  it("is none on what has neither flower nor cone, but the spore fronds of the ostrich fern", () => {
    const ferns = plants.filter(
      ({ facts, seasons }) => facts.flowerForm === "none" && seasons.fruit,
    );
    expect(ferns.map(({ facts }) => facts.acceptedName)).toEqual(["Matteuccia struthiopteris"]);
  });
});

describe("fall color", () => {
  it("comes from September to December, on leaves that are there and that are not evergreen", () => {
    expect(
      wrong(({ seasons }) => {
        if (!seasons.fallColor) return false;
        if (seasons.leaf === "evergreen") return "evergreen";
        const leaf = monthsInLeaf(seasons);
        const { months, colors } = seasons.fallColor;
        if (months.some((month) => month < 9 || !leaf.includes(month))) return `${months}`;
        return new Set(colors).size !== colors.length && "a color twice";
      }),
    ).toEqual([]);
  });

  it("is what most deciduous trees are planted for", () => {
    const colored = trees.filter(({ id }) => treeSeasons[id]?.fallColor);
    expect(colored.length).toBeGreaterThan(35);
  });
});
