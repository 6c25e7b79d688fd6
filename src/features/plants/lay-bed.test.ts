import { expect, it } from "vitest";
import { layBedOf } from "./lay-bed.ts";

const plants = (count: number, spacingInches: number, number: number) =>
  Array.from({ length: count }, () => ({ spacingInches, tint: "rose" as const, number }));

it("gives every plant its room, those that need most of it at the back", () => {
  const { circles, widthInches, depthInches } = layBedOf([
    ...plants(11, 8, 1),
    ...plants(2, 36, 2),
    ...plants(5, 18, 3),
  ]);
  expect(circles.map(({ number }) => number)).toEqual([
    2,
    2,
    ...Array(5).fill(3),
    ...Array(11).fill(1),
  ]);
  for (const [at, { x, y, radius }] of circles.entries()) {
    expect(x - radius).toBeGreaterThanOrEqual(0);
    expect(x + radius).toBeLessThanOrEqual(widthInches);
    expect(y - radius).toBeGreaterThanOrEqual(0);
    expect(y + radius).toBeLessThanOrEqual(depthInches);
    for (const other of circles.slice(at + 1)) {
      const apart = Math.hypot(x - other.x, y - other.y);
      expect(apart).toBeGreaterThanOrEqual(radius + other.radius - 1e-9);
    }
  }
});

it("is in whole feet, and as wide as a tree that stands alone", () => {
  expect(layBedOf(plants(1, 250, 1))).toMatchObject({ widthInches: 360, depthInches: 250 });
  expect(layBedOf(plants(1, 12, 1)).widthInches).toBe(24);
  expect(layBedOf([])).toEqual({ widthInches: 0, depthInches: 0, circles: [] });
});
