import { formatEventDate } from "#shared/both/day-in-words.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { pick } from "#shared/both/pick.ts";
import type { PublicSiteDetails } from "#shared/both/site-details.ts";
import type { Page } from "../answers.ts";
import type { PlantsToPrint } from "../inputs.ts";
import { sheets } from "../sheets.ts";
import { factsOfPlant } from "./facts-of-plant.ts";
import { layOutLabels } from "./lay-out-labels.ts";
import { layOutPriceList } from "./lay-out-price-list.ts";
import type { KeyedPlant } from "./printings.ts";
import { printable, type WidthOf } from "./typeset.ts";

export interface PrintedPlants {
  pages: Page[];
  labels: number;
  /** The names of those of which not all fits. */
  shortened: string[];
}

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

/** Who prints, and when. */
export interface PrintedBy {
  site: PublicSiteDetails;
  /** A day at the nursery. */
  today: string;
  widthOf: WidthOf;
}

/** Lays out what the owner chose. */
export function layOutPlants(
  chosen: readonly KeyedPlant[],
  { sheet, shows, copies, firstLabel }: PlantsToPrint,
  { site, today, widthOf }: PrintedBy,
): PrintedPlants {
  const facts = chosen.map(({ plant }) => ({
    ...factsOfPlant(plant),
    ...pick(plant, ["catalogue"]),
  }));
  if (sheet === "price-list") {
    const { brand, phone, email } = site;
    const [date, contact] = [formatEventDate(today), `${phone} · ${email}`];
    const pages = layOutPriceList(facts, {
      shows,
      brand: printable(brand),
      date,
      contact,
      widthOf,
    });
    return { pages, labels: facts.length, shortened: [] };
  }
  const labels = facts.flatMap((plant) => Array<typeof plant>(copies).fill(plant));
  const addressOf = (path: string) => site.publicUrl + path;
  const wish = { shows, firstLabel, addressOf, widthOf };
  return { ...layOutLabels(labels, sheets[sheet], wish), labels: labels.length };
}
