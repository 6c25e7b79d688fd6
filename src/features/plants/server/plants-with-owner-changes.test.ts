import { describe, expect, it } from "vitest";
import type { PlantChangeRow } from "#db/schema.ts";
import { formerSlugs } from "../data/former-addresses.ts";
import { entryOf } from "../plant-entry/entry-to-plant.ts";
import { plantRecords } from "../plant-record.ts";
import { builtInPlants, makePlants } from "./plants-with-owner-changes.ts";

function row(slug: string, changes: object, more: Partial<PlantChangeRow> = {}): PlantChangeRow {
  return {
    slug,
    catalogue: null,
    changes: JSON.stringify(changes),
    formerSlugs: "[]",
    createdAt: "2026-05-01T00:00:00Z",
    version: 1,
    ...more,
  };
}

describe("the plants without a change", () => {
  it("are the built-in ones themselves", () => {
    expect(makePlants([]).all).toBe(plantRecords);
  });

  it("are found by their slugs, and what is like one", () => {
    expect(builtInPlants.find("eastern-redbud")?.name).toBe("Eastern Redbud");
    expect(builtInPlants.find("judas-tree")).toBeUndefined();
    expect(builtInPlants.find("constructor")).toBeUndefined();
    expect(builtInPlants.like("eastern-redbuds")[0]?.slug).toBe("eastern-redbud");
    expect(builtInPlants.like("flowring-dogwood")[0]?.slug).toBe("flowering-dogwood");
    expect(builtInPlants.like("xyzzy")).toEqual([]);
  });

  it("have former slugs that are no plant's today, and lead to one that is", () => {
    const slugs = new Set(plantRecords.map(({ slug }) => slug));
    for (const [former, today] of Object.entries(formerSlugs)) {
      expect(slugs, former).not.toContain(former);
      expect(slugs, former).toContain(today);
    }
  });
});

describe("a built-in plant that the owner changed", () => {
  it("has her fields and every other one as it is built in", () => {
    const { all } = makePlants([row("eastern-redbud", { description: "Ours." })]);
    const before = builtInPlants.find("eastern-redbud");
    const own = { key: "eastern-redbud", factsAre: "changed" };
    expect(all[100]).toEqual({ ...before, description: "Ours.", own });
    expect(all.filter((plant, at) => plant !== plantRecords[at])).toHaveLength(1);
  });

  it("is drawn anew where what is drawn has changed, and only there", () => {
    const plate = (changes: object) =>
      makePlants([row("purple-coneflower-magnus", changes)]).all[0]?.own?.plate;
    expect(plate({ description: "Ours." })).toBeUndefined();
    const white = plate({ bloomColors: ["white"] });
    expect(white?.figure.flower?.colors).toEqual(["white"]);
    expect(white?.mark).toMatch(/^[\w-]{8}$/);
    expect(plate({ bloomColors: ["yellow"] })?.mark).not.toBe(white?.mark);
    const other = plate({ drawnLike: "shasta-daisy-becky" });
    expect(other?.figure).not.toEqual(white?.figure);
  });

  it("is found by each slug that it has or had", () => {
    const plants = makePlants([
      row("eastern-redbud", { slug: "redbud" }, { formerSlugs: '["judas-tree"]' }),
    ]);
    for (const slug of ["redbud", "eastern-redbud", "judas-tree"]) {
      expect(plants.find(slug)?.slug, slug).toBe("redbud");
    }
  });

  it("keeps what a later version of the site understands, and its built-in facts for the rest", () => {
    const changes = { habit: "no-such-habit", name: "Judas Tree", whatever: 1 };
    const plant = makePlants([row("eastern-redbud", changes)]).find("eastern-redbud");
    expect(plant?.name).toBe("Judas Tree");
    expect(plant?.facts).toEqual(builtInPlants.find("eastern-redbud")?.facts);
    expect(plant).not.toHaveProperty("whatever");
  });

  it("that is no longer built in, is not there", () => {
    expect(makePlants([row("no-such-plant", { name: "Gone" })]).all).toEqual(plantRecords);
  });
});

describe("a plant that the owner added", () => {
  const redbud = builtInPlants.find("eastern-redbud");
  if (!redbud) throw new Error("There is no redbud.");
  const entry = { ...entryOf(redbud), slug: "white-redbud", cultivar: "Royal White" };
  const added = row("white-redbud", entry, { catalogue: "trees" });

  it("stands after the built-in ones of its catalogue, with a plate of its own", () => {
    const { all } = makePlants([added]);
    expect(all).toHaveLength(201);
    expect(all[150]).toMatchObject({
      slug: "white-redbud",
      id: 51,
      latin: "Cercis canadensis 'Royal White'",
    });
    // Begun from a plant of its genus.
    expect(all[150]?.own?.plate?.figure.family).toBe(
      makePlants([row("eastern-redbud", { bloomColors: ["white"] })]).all[100]?.own?.plate?.figure
        .family,
    );
  });

  it("stays the owner's where a later version builds in a plant of that slug", () => {
    const { all } = makePlants([
      row("eastern-redbud", { ...entryOf(redbud), description: "Ours." }, { catalogue: "trees" }),
    ]);
    expect(all).toHaveLength(200);
    expect(all[100]?.description).toBe("Ours.");
  });

  it("is left out where it is no plant that the site understands", () => {
    const broken = row("white-redbud", { ...entry, zoneMin: "warm" }, { catalogue: "trees" });
    expect(makePlants([broken]).all).toHaveLength(200);
  });
});
