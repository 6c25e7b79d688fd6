import { notFound } from "#shared/both/failure-kinds.ts";
import { pick } from "#shared/both/pick-fields.ts";
import type { Page } from "../answers.ts";
import type { PlantsToPrint } from "../inputs.ts";
import { sheets } from "../sheets.ts";
import { factsOfPlant } from "./facts-of-plant.ts";
import { layOutLabels } from "./lay-out-labels.ts";
import { layOutPriceList, type PrintedBy } from "./lay-out-price-list.ts";
import type { KeyedPlant } from "./printings.ts";

/** Those that are asked for, in that order. Throws `not_found` where one is no longer there. */
export function chosenPlants(
  all: readonly KeyedPlant[],
  { plants }: Pick<PlantsToPrint, "plants">,
): KeyedPlant[] {
  const byKey = new Map(all.map((plant) => [plant.key, plant]));
  return plants.map((key) => {
    const plant = byKey.get(key);
    if (!plant) throw notFound("A plant that you chose is no longer there, or is hidden.");
    return plant;
  });
}

/** Lays out what the owner chose; `shortened` names the plants of which not all fits. */
export function layOutPlants(
  chosen: readonly KeyedPlant[],
  { sheet, shows, copies, firstLabel }: PlantsToPrint,
  by: PrintedBy,
): { pages: Page[]; labels: number; shortened: string[] } {
  const facts = chosen.map(({ plant }) => ({
    ...factsOfPlant(plant),
    ...pick(plant, ["catalogue"]),
  }));
  if (sheet === "price-list") {
    const pages = layOutPriceList(facts, shows, by);
    return { pages, labels: facts.length, shortened: [] };
  }
  const labels = facts.flatMap((plant) => Array<typeof plant>(copies).fill(plant));
  const addressOf = (path: string) => by.site.publicUrl + path;
  const wish = { shows, firstLabel, addressOf, widthOf: by.widthOf };
  return { ...layOutLabels(labels, sheets[sheet], wish), labels: labels.length };
}
