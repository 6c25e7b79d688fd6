import type { SiteConfig } from "#shared/server/config.ts";
import { plantPath } from "../plant-card.ts";
import { plantSources } from "../plant-facts.ts";
import type { PlantRecord } from "../plant-record.ts";
import { monthsInLeaf } from "../plant-seasons.ts";
import type { Stock } from "./plant-stock.ts";

/** `/plants.json`: every plant with its facts. `docs/plants-json.md` is its description. */
export function plantList({ brand, publicUrl }: SiteConfig, stock: Stock): object {
  return {
    version: 1,
    nursery: brand,
    plants: stock.plants.map((plant) => ({
      ...entryOf(plant, publicUrl),
      stock: stockEntry(plant, stock),
    })),
  };
}

function entryOf(plant: PlantRecord, publicUrl: string): object {
  const { catalogue, name, latin, description, guide, facts, seasons, uses } = plant;
  const { tradition, toxicity } = facts;
  return {
    url: new URL(plantPath(plant), publicUrl).href,
    catalogue,
    name,
    scientificName: latin,
    family: facts.family,
    synonyms: facts.synonyms,
    pronunciation: plant.pronunciation,
    description,
    planting: guide,
    // An annual dies with its year; the zones in its facts say where it survives.
    hardinessZones: catalogue === "annuals" ? null : [facts.zoneMin, facts.zoneMax],
    light: facts.light,
    soilMoisture: facts.soilMoisture,
    heightInches: [facts.heightInchesMin, facts.heightInchesMax],
    spreadInches: [facts.spreadInchesMin, facts.spreadInchesMax],
    spacingInches: [facts.spacingInchesMin, facts.spacingInchesMax],
    bloom: { months: facts.bloomMonths, colors: facts.bloomColors },
    leafMonths: monthsInLeaf(seasons),
    foliageColor: facts.foliageColor,
    fruit: seasons.fruit ?? null,
    fallColor: seasons.fallColor ?? null,
    nativeToPennsylvania: facts.nativeToPennsylvania,
    deerResistance: facts.deerResistance,
    pollinatorValue: facts.pollinatorValue,
    flowerVisitors: facts.flowerVisitors,
    toxicity: { level: toxicity.level, note: toxicity.note ?? null },
    tradition: tradition
      ? {
          name: tradition.name ?? null,
          story: tradition.story,
          source: plantSources[tradition.source],
        }
      : null,
    uses,
    sources: facts.sources.map((source) => plantSources[source]),
  };
}

/** Null where the owner has said nothing of the plant. */
function stockEntry(plant: PlantRecord, stock: Stock): object | null {
  const said = stock.of(plant);
  if (!said || !(said.state || said.price || said.potSize || said.note)) return null;
  return {
    state: said.state,
    since: said.stateSince,
    price: said.price || null,
    potSize: said.potSize || null,
    note: said.note || null,
  };
}
