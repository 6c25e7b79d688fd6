import { keyOf, type PlantRecord } from "#features/plants/plant-record.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import type { Page } from "../answers.ts";
import type { PlantsToPrint } from "../inputs.ts";
import { sheets } from "../sheets.ts";
import { factsOfPlant } from "./facts-of-plant.ts";
import { layOutLabels } from "./lay-out-cards-and-labels.ts";
import { layOutPriceList, type PrintedBy } from "./lay-out-price-list.ts";

/** Lays out these plants in their order; `shortened` names those of which not all fits. Throws `not_found`. */
export function layOutPlants(
  all: readonly PlantRecord[],
  { plants, sheet, shows, copies, firstLabel }: PlantsToPrint,
  by: PrintedBy,
): { chosen: PlantRecord[]; pages: Page[]; labels: number; shortened: string[] } {
  const byKey = new Map(all.map((plant) => [keyOf(plant), plant]));
  const chosen = plants.map((key) => {
    const plant = byKey.get(key);
    if (!plant) throw notFound("A plant that you chose is no longer there, or is hidden.");
    return plant;
  });
  const facts = chosen.map((plant) => ({
    ...factsOfPlant(plant),
    catalogue: plant.catalogue,
  }));
  if (sheet === "price-list") {
    const pages = layOutPriceList(facts, shows, by);
    return { chosen, pages, labels: facts.length, shortened: [] };
  }
  const labels = facts.flatMap((plant) => Array<typeof plant>(copies).fill(plant));
  const addressOf = (path: string) => by.site.publicUrl + path;
  const wish = { shows, firstLabel, addressOf, widthOf: by.widthOf };
  return { chosen, ...layOutLabels(labels, sheets[sheet], wish), labels: labels.length };
}
