import { describe, expect, it } from "vitest";
import { annuals, perennials, trees } from "./built-in-catalogues.ts";
import { knownUses } from "./data/recommended-uses.ts";
import { plantRecords } from "./plant-record.ts";
import { type PlantUse, plantUses, useFacts, usesOf } from "./plant-uses.ts";

const slugsFor = (use: PlantUse) =>
  plantRecords.filter(({ uses }) => uses.includes(use)).map(({ slug }) => slug);

describe("what a plant is known to be good for", () => {
  it("is of the list, of a plant that there is, and backed by a source of its entry", () => {
    const catalogues = { perennials, trees, annuals };
    for (const catalogue of ["perennials", "trees", "annuals"] as const) {
      for (const [id, known] of Object.entries(knownUses[catalogue])) {
        const plant = catalogues[catalogue].find((one) => one.id === Number(id));
        expect(known.goodFor.length, `${catalogue} ${id}`).toBeGreaterThan(0);
        expect(useFacts, `${catalogue} ${id}`).toEqual(expect.arrayContaining([...known.goodFor]));
        expect(new Set(known.goodFor).size).toBe(known.goodFor.length);
        expect(plant?.facts.sources, `${catalogue} ${id}`).toContain(known.source);
      }
    }
  });

  it("agrees with the text: what is said to suit a vase or a pot is known to", () => {
    const unknown = plantRecords.filter(({ description, guide, goodFor }) => {
      const text = `${description} ${guide}`;
      const cut = /\b(?:in a vase|fills vases|in the vase|cut-flower|when cut|cuts well)\b/.test(
        text,
      );
      const pot = /\b(?:patio pot|best in pots|window box|a basket)\b/i.test(text);
      return (cut && !goodFor.includes("cut-flower")) || (pot && !goodFor.includes("container"));
    });
    expect(unknown.map(({ slug }) => slug)).toEqual([]);
  });

  it("does not praise for scent what its text calls scentless", () => {
    for (const { goodFor, description, slug } of plantRecords) {
      if (/no scent/.test(description)) expect(goodFor, slug).not.toContain("fragrant-flower");
    }
  });
});

describe("uses", () => {
  const some = plantRecords[0];
  if (!some) throw new Error("There are no plants.");
  const shaped = (
    facts: Partial<typeof some.facts>,
    catalogue: typeof some.catalogue = "perennials",
    goodFor: typeof some.goodFor = [],
  ) => usesOf({ catalogue, goodFor, facts: { ...some.facts, ...facts } });

  it("are each offered by several plants, and not by most", () => {
    for (const use of plantUses) {
      expect(slugsFor(use).length, use).toBeGreaterThan(5);
      expect(slugsFor(use).length, use).toBeLessThan(100);
    }
  });

  it("call a tree small to 30 feet and 35 across, or as narrow as 10", () => {
    const tree = { heightInchesMin: 200, heightInchesMax: 360, spreadInchesMax: 420 };
    expect(shaped(tree, "trees")).toContain("small-yard");
    expect(shaped({ ...tree, heightInchesMax: 361 }, "trees")).not.toContain("small-yard");
    expect(shaped({ ...tree, spreadInchesMax: 421 }, "trees")).not.toContain("small-yard");
    expect(shaped({ heightInchesMax: 720, spreadInchesMax: 120 }, "trees")).toContain("small-yard");
    expect(shaped(tree, "perennials")).not.toContain("small-yard");
    expect(slugsFor("small-yard")).toContain("eastern-redbud");
    expect(slugsFor("small-yard")).not.toContain("white-oak");
  });

  it("follow the ground and the light: wet spot, dry bank, under trees", () => {
    expect(shaped({ soilMoisture: ["moist", "wet"] })).toContain("wet-spot");
    expect(shaped({ soilMoisture: ["moist"] })).not.toContain("wet-spot");
    expect(shaped({ soilMoisture: ["dry"], light: ["full-sun"] })).toContain("dry-bank");
    expect(shaped({ soilMoisture: ["dry"], light: ["shade"] })).not.toContain("dry-bank");
    expect(shaped({ soilMoisture: ["medium"], light: ["shade"] })).toContain("under-trees");
    expect(shaped({ soilMoisture: ["moist", "wet"], light: ["shade"] })).not.toContain(
      "under-trees",
    );
    expect(shaped({ soilMoisture: ["medium"], light: ["part-shade"] })).not.toContain(
      "under-trees",
    );
  });

  it("need a recommendation where size alone says nothing", () => {
    const low = { heightInchesMin: 6, heightInchesMax: 12 };
    expect(shaped(low)).not.toContain("ground-cover");
    expect(shaped(low, "perennials", ["ground-cover"])).toContain("ground-cover");
    expect(shaped({ heightInchesMax: 31 }, "perennials", ["ground-cover"])).not.toContain(
      "ground-cover",
    );
    expect(shaped({}, "perennials", ["cut-flower", "container", "hedge"])).toEqual(
      expect.arrayContaining(["cut-flowers", "containers", "hedge"]),
    );
  });
});
