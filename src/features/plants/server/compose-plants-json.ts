import * as z from "zod/mini";
import { pick } from "#shared/both/pick.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { orNull, text } from "#shared/server/openapi/answer-shapes.ts";
import { plantPath } from "../plant-card.ts";
import type { PlantRecord } from "../plant-record.ts";
import { monthsInLeaf } from "../plant-seasons.ts";
import { plantSources } from "../schema-of-plant-facts.ts";

const month = z.int().check(z.gte(1), z.lte(12));
const range = z.tuple([z.int(), z.int()]);
const texts = z.array(text);

/** What the owner says of a plant. */
const stockShape = z.strictObject({
  state: orNull(text),
  since: orNull(text),
  price: orNull(text),
  potSize: orNull(text),
  note: orNull(text),
});

const plantShape = z.strictObject({
  url: text,
  catalogue: z.enum(["perennials", "trees", "annuals"]),
  name: text,
  scientificName: text,
  family: text,
  synonyms: texts,
  pronunciation: text,
  description: text,
  planting: text,
  hardinessZones: orNull(range),
  light: texts,
  soilMoisture: texts,
  heightInches: range,
  spreadInches: range,
  spacingInches: range,
  bloom: z.strictObject({ months: z.array(month), colors: texts }),
  leafMonths: z.array(month),
  foliageColor: text,
  fruit: orNull(z.strictObject({ months: z.array(month), look: text })),
  fallColor: orNull(z.strictObject({ months: z.array(month), colors: texts })),
  nativeToPennsylvania: z.boolean(),
  deerResistance: text,
  pollinatorValue: text,
  flowerVisitors: texts,
  toxicity: z.strictObject({ level: text, note: orNull(text) }),
  tradition: orNull(z.strictObject({ name: orNull(text), story: text, source: text })),
  uses: texts,
  sources: texts,
  stock: orNull(stockShape),
});

/** `/plants.json`: every plant with its facts. `docs/plants-json.md` explains its fields. */
export const PlantList = z.strictObject({
  version: z.literal(1),
  nursery: text,
  plants: z.array(plantShape),
});

/** That file as the plants are now. */
export function plantList(
  { brand, publicUrl }: SiteConfig,
  plants: readonly PlantRecord[],
): z.infer<typeof PlantList> {
  return {
    version: 1,
    nursery: brand,
    plants: plants.map((plant) => ({
      ...entryOf(plant, publicUrl),
      stock: stockEntry(plant),
    })),
  };
}

function entryOf(plant: PlantRecord, publicUrl: string): Omit<z.infer<typeof plantShape>, "stock"> {
  const { catalogue, name, latin, description, guide, facts, seasons, uses } = plant;
  const { tradition, toxicity } = facts;
  return {
    url: new URL(plantPath(plant), publicUrl).href,
    catalogue,
    name,
    scientificName: latin,
    ...pick(facts, ["family", "synonyms"]),
    pronunciation: plant.pronunciation,
    description,
    planting: guide,
    // An annual dies with its year; the zones in its facts say where it survives.
    hardinessZones: catalogue === "annuals" ? null : [facts.zoneMin, facts.zoneMax],
    ...pick(facts, ["light", "soilMoisture"]),
    heightInches: [facts.heightInchesMin, facts.heightInchesMax],
    spreadInches: [facts.spreadInchesMin, facts.spreadInchesMax],
    spacingInches: [facts.spacingInchesMin, facts.spacingInchesMax],
    bloom: { months: facts.bloomMonths, colors: facts.bloomColors },
    leafMonths: monthsInLeaf(seasons),
    foliageColor: facts.foliageColor,
    fruit: seasons.fruit ?? null,
    fallColor: seasons.fallColor ?? null,
    ...pick(facts, ["nativeToPennsylvania", "deerResistance", "pollinatorValue", "flowerVisitors"]),
    toxicity: { level: toxicity.level, note: toxicity.note ?? null },
    tradition: tradition
      ? { ...tradition, name: tradition.name ?? null, source: plantSources[tradition.source] }
      : null,
    uses: [...uses],
    sources: facts.sources.map((source) => plantSources[source]),
  };
}

/** Null where the owner has said nothing of the plant. */
function stockEntry({ stock: said }: PlantRecord): z.infer<typeof stockShape> | null {
  if (!said || !(said.state || said.price || said.potSize || said.note)) return null;
  return {
    state: said.state,
    since: said.stateSince,
    price: said.price || null,
    potSize: said.potSize || null,
    note: said.note || null,
  };
}
