import { describe, expect, it } from "vitest";
import { formerSlugs } from "./data/former-slugs.ts";
import { findPlant, plantsLike } from "./plant-lookup.ts";
import { plantRecords } from "./plant-records.ts";

describe("a former slug", () => {
  it("finds the plant that is called otherwise today", () => {
    const plant = findPlant("judas-tree", { "judas-tree": "eastern-redbud" });
    expect(plant?.name).toBe("Eastern Redbud");
    expect(findPlant("judas-tree")).toBeUndefined();
    expect(findPlant("constructor")).toBeUndefined();
  });

  it("is no plant's slug today, and leads to one that is", () => {
    const slugs = new Set(plantRecords.map(({ slug }) => slug));
    for (const [former, today] of Object.entries(formerSlugs)) {
      expect(slugs, former).not.toContain(former);
      expect(slugs, former).toContain(today);
    }
  });
});

describe("an address that leads nowhere", () => {
  it("is like the names that share its words", () => {
    expect(plantsLike("eastern-redbuds")[0]?.slug).toBe("eastern-redbud");
    expect(plantsLike("flowring-dogwood")[0]?.slug).toBe("flowering-dogwood");
    expect(plantsLike("xyzzy")).toEqual([]);
  });
});
