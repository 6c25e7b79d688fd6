import type { MaryGarden, PlantLink } from "./answers.ts";

export interface StandingPlant {
  spacingInches: number;
  tint: PlantLink["tint"];
  /** From 1. */
  number: number;
}

/** A bed seen from above, in inches from its back left corner: each plant a circle as wide as the room that it needs. */
export type BedPlan = Pick<MaryGarden["beds"][number], "widthInches" | "depthInches" | "circles">;

/** Lays rows of plants, the first at the back, each over the whole width. */
export function layBed(rows: readonly (readonly StandingPlant[])[], widthInches: number): BedPlan {
  let depth = 0;
  const circles = rows.flatMap((row) => {
    const back = depth;
    depth += Math.max(0, ...row.map(({ spacingInches }) => spacingInches));
    const gap = Math.max(0, widthInches - widthOf(row)) / Math.max(row.length, 1);
    let left = gap / 2;
    return row.map(({ spacingInches, tint, number }, at) => {
      const radius = spacingInches / 2;
      const x = left + radius;
      left = x + radius + gap;
      // Every other one is set farther back, so that a row does not look like a fence.
      const y = at % 2 ? back + radius : depth - radius;
      return { x, y, radius, tint, number };
    });
  });
  return { widthInches, depthInches: depth, circles };
}

/** The most plants in a plan; with more it would be unreadable. */
export const plannedPlantsMax = 200;

/**
 * A bed about twice as wide as deep, in whole feet, for plants in any number: those that need most room at its
 * back. Of this width and a few feet more, that which the plants fill best.
 */
export function layBedOf(plants: readonly StandingPlant[]): BedPlan {
  const standing = plants.toSorted((a, b) => b.spacingInches - a.spacingInches);
  const squareInches = standing.reduce((sum, { spacingInches }) => sum + spacingInches ** 2, 0);
  const widest = standing[0]?.spacingInches ?? 0;
  const width = 12 * Math.ceil(Math.max(widest, Math.sqrt(squareInches * 2)) / 12);
  const beds = Array.from({ length: 6 }, (_, feet) => inRows(standing, width + 12 * feet));
  const [best = layBed([], 0)] = beds.toSorted((a, b) => areaOf(a) - areaOf(b));
  return best;
}

function inRows(plants: readonly StandingPlant[], width: number): BedPlan {
  const rows: StandingPlant[][] = [];
  for (const plant of plants) {
    const row = rows.at(-1);
    if (row && widthOf(row) + plant.spacingInches <= width) row.push(plant);
    else rows.push([plant]);
  }
  return layBed(rows, width);
}

function areaOf({ widthInches, depthInches }: BedPlan): number {
  return widthInches * depthInches;
}

function widthOf(row: readonly StandingPlant[]): number {
  return row.reduce((sum, { spacingInches }) => sum + spacingInches, 0);
}
