import { writeGarden } from "#shared/both/garden-list.ts";
import type { MaryGarden } from "./answers.ts";
import type { PlannedBed } from "./data/mary-beds.ts";
import { layBed } from "./lay-bed.ts";
import { plantLinkOf } from "./plant-page.ts";
import type { PlantRecord } from "./plant-record.ts";

/** The plan of a bed of the Mary garden. An unavailable plant leaves its place to its neighbors. */
export function layMaryBed(
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
  const plan = layBed(
    standing.map((row) =>
      row.map((plant) => ({
        spacingInches: plant.facts.spacingInchesMin ?? 0,
        tint: plantLinkOf(plant).tint,
        number: plants.indexOf(plant) + 1,
      })),
    ),
    widthInches,
  );
  const counts = plants.map((plant) => ({
    plant,
    count: standing.flat().filter((other) => other === plant).length,
  }));
  return {
    ...{ id, name, ...plan },
    plants: counts.map(({ plant, count }) => ({ ...plantLinkOf(plant), count })),
    list: writeGarden(counts.map(({ plant: { slug }, count }) => ({ slug, count }))),
  };
}
