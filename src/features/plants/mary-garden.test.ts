import { describe, expect, it } from "vitest";
import { entries } from "#tests/support/plants.ts";
import { isForMaryGarden } from "./mary-garden.ts";

const named = (name: string) => {
  const entry = entries.find((some) => some.name === name);
  if (!entry) throw new Error(`There is no ${name}.`);
  return entry.facts;
};

describe("for a Mary garden", () => {
  it("is what the archive lists, and what tells of Our Lady elsewhere", () => {
    for (const name of ["Madonna Lily", "Weeping Higan Cherry", "Eastern Red Cedar", "Impatiens"]) {
      expect(isForMaryGarden(named(name)), name).toBe(true);
    }
  });

  it("is not every Christian tradition", () => {
    for (const name of ["Jacob's Ladder", "Eastern Redbud", "White Oak", "Hosta"]) {
      expect(isForMaryGarden(named(name)), name).toBe(false);
    }
  });
});
