import { describe, expect, it } from "vitest";
import { maryBeds } from "./data/mary-beds.ts";
import { layMaryBed } from "./lay-mary-bed.ts";
import { isForMaryGarden } from "./mary-garden.ts";
import { type PlantRecord, plantRecords } from "./plant-record.ts";

const find = (slug: string) => plantRecords.find((plant) => plant.slug === slug);

describe.each(maryBeds)("$name", (planned) => {
  const slugs = planned.rows.flat().map(([slug]) => slug);

  it("is of plants for a Mary garden that take its light", () => {
    for (const slug of slugs) {
      const plant = find(slug) as PlantRecord;
      expect(isForMaryGarden(plant.facts), slug).toBe(true);
      expect(plant.facts.light, slug).toContain(planned.light);
    }
  });

  it("gives every plant its room, inside the bed and beside the others", () => {
    const { circles, depthInches, widthInches } = layMaryBed(planned, find);
    for (const [at, { x, y, radius }] of circles.entries()) {
      expect(x - radius).toBeGreaterThanOrEqual(0);
      expect(x + radius).toBeLessThanOrEqual(widthInches);
      expect(y - radius).toBeGreaterThanOrEqual(0);
      expect(y + radius).toBeLessThanOrEqual(depthInches);
      for (const other of circles.slice(at + 1)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(
          radius + other.radius - 1e-9,
        );
      }
    }
  });

  it("counts what it draws, and is a list of the same", () => {
    const { circles, plants, list } = layMaryBed(planned, find);
    expect(plants.reduce((sum, { count }) => sum + count, 0)).toBe(circles.length);
    for (const [at, { count }] of plants.entries()) {
      expect(circles.filter(({ number }) => number === at + 1)).toHaveLength(count);
    }
    expect(list.split(",")).toHaveLength(plants.length);
  });

  it("does without a plant that is not to be had", () => {
    const without = layMaryBed(planned, (slug) => (slug === slugs[0] ? undefined : find(slug)));
    expect(without.list).not.toContain(slugs[0]);
    expect(without.plants.length).toBe(new Set(slugs).size - 1);
  });
});
