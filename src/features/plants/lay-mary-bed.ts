import { writeGarden } from "#shared/both/garden-list.ts";
import type { MaryGarden } from "./answers.ts";
import type { PlannedBed } from "./data/mary-beds.ts";
import { plantLinkOf } from "./plant-page.ts";
import type { PlantRecord } from "./plant-record.ts";

/**
 * The plan of a bed from above, in inches from its back left corner: each plant a circle as wide as the
 * room that it needs. A plant that is not to be had leaves its place to its neighbors.
 */
export function layBed(
  { id, name, widthInches, rows }: PlannedBed,
  find: (slug: string) => PlantRecord | undefined,
): MaryGarden["beds"][number] {
  const standing = rows.map((row) =>
    row.flatMap(([slug, count]) => {
      const plant = find(slug);
      return plant ? Array.from({ length: count }, () => plant) : [];
    }),
  );
  const plants = [...new Set(standing.flat())];
  let depth = 0;
  const circles = standing.flatMap((row) => {
    const back = depth;
    const deepest = Math.max(0, ...row.map(widthOf));
    depth += deepest;
    const taken = row.reduce((sum, plant) => sum + widthOf(plant), 0);
    const gap = Math.max(0, widthInches - taken) / Math.max(row.length, 1);
    let left = gap / 2;
    return row.map((plant, at) => {
      const radius = widthOf(plant) / 2;
      const x = left + radius;
      left = x + radius + gap;
      // Every other one stands farther back, so that a row is no fence.
      const y = at % 2 ? back + radius : depth - radius;
      const { tint } = plantLinkOf(plant);
      return { x, y, radius, tint, number: plants.indexOf(plant) + 1 };
    });
  });
  const counts = plants.map((plant) => ({
    plant,
    count: standing.flat().filter((other) => other === plant).length,
  }));
  return {
    ...{ id, name, widthInches, depthInches: depth, circles },
    plants: counts.map(({ plant, count }) => ({ ...plantLinkOf(plant), count })),
    list: writeGarden(counts.map(({ plant: { slug }, count }) => ({ slug, count }))),
  };
}

function widthOf({ facts }: PlantRecord): number {
  return facts.spacingInchesMin ?? 0;
}
