import * as z from "zod/mini";
import { pick } from "#shared/both/pick-fields.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { orNull, text } from "#shared/server/openapi/answer-shapes.ts";
import { catalogueNames } from "../catalogue-names.ts";
import { plantPath, rangeOf } from "../plant-card.ts";
import type { PlantRecord } from "../plant-record.ts";
import { month, monthsInLeaf } from "../plant-seasons.ts";
import { plantSources } from "../schema-of-plant-facts.ts";

const range = z.tuple([z.int(), z.int()]);
const texts = z.array(text);

const stockShape = z.strictObject({
  state: orNull(text),
  since: orNull(text),
  price: orNull(text),
  potSize: orNull(text),
  note: orNull(text),
  otherSizes: z.exactOptional(z.array(z.strictObject({ potSize: text, price: text }))),
});

/** Of what the owner has not said of a plant of hers, the field is absent. */
const plantShape = z.strictObject({
  url: text,
  catalogue: z.enum(catalogueNames),
  name: text,
  scientificName: z.optional(text),
  family: z.optional(text),
  synonyms: z.optional(texts),
  pronunciation: z.optional(text),
  description: text,
  planting: z.optional(text),
  hardinessZones: z.optional(orNull(range)),
  light: z.optional(texts),
  soilMoisture: z.optional(texts),
  heightInches: z.optional(range),
  spreadInches: z.optional(range),
  spacingInches: z.optional(range),
  bloom: z.optional(
    z.strictObject({ months: z.optional(z.array(month)), colors: z.optional(texts) }),
  ),
  leafMonths: z.optional(z.array(month)),
  foliageColor: z.optional(text),
  fruit: z.optional(orNull(z.strictObject({ months: z.array(month), look: text }))),
  fallColor: z.optional(orNull(z.strictObject({ months: z.array(month), colors: texts }))),
  nativeToPennsylvania: z.optional(z.boolean()),
  deerResistance: z.optional(text),
  pollinatorValue: z.optional(text),
  flowerVisitors: z.optional(texts),
  toxicity: z.optional(z.strictObject({ level: text, note: orNull(text) })),
  tradition: z.optional(orNull(z.strictObject({ name: orNull(text), story: text, source: text }))),
  uses: z.optional(texts),
  sources: z.optional(texts),
  stock: orNull(stockShape),
});

/** `/plants.json`: every plant with its facts. `docs/plants-json.md` explains its fields. */
export const PlantList = z.strictObject({
  version: z.literal(1),
  nursery: text,
  plants: z.array(plantShape),
});

/** Makes `/plants.json` of the plants as they are now. */
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
  const { tradition, toxicity, bloomMonths, bloomColors } = facts;
  const isBuiltIn = plant.own?.factsAre !== "added";
  // For a built-in plant an empty list is known: nothing visits it.
  const ifSaid = <Said extends { length: number }>(said: Said) =>
    isBuiltIn || said.length > 0 ? said : undefined;
  const none = isBuiltIn ? null : undefined;
  const isFlowerless = facts.flowerForm === "none" || facts.flowerForm === "cone";
  const bloom = isFlowerless
    ? { months: bloomMonths, colors: bloomColors }
    : { months: ifSaid(bloomMonths), colors: ifSaid(bloomColors) };
  return {
    url: new URL(plantPath(plant), publicUrl).href,
    catalogue,
    name,
    scientificName: ifSaid(latin),
    family: ifSaid(facts.family),
    synonyms: ifSaid(facts.synonyms),
    pronunciation: ifSaid(plant.pronunciation),
    description,
    planting: ifSaid(guide),
    // An annual dies with its year; the zones in its facts say where it survives.
    hardinessZones: catalogue === "annuals" ? none : rangeOf(facts, "zone"),
    light: ifSaid(facts.light),
    soilMoisture: ifSaid(facts.soilMoisture),
    heightInches: rangeOf(facts, "heightInches"),
    spreadInches: rangeOf(facts, "spreadInches"),
    spacingInches: rangeOf(facts, "spacingInches"),
    bloom: bloom.months || bloom.colors ? bloom : undefined,
    leafMonths: ifSaid(monthsInLeaf(seasons)),
    foliageColor: facts.foliageColor,
    fruit: seasons.fruit ?? none,
    fallColor: seasons.fallColor ?? none,
    ...pick(facts, ["nativeToPennsylvania", "deerResistance", "pollinatorValue"]),
    flowerVisitors: ifSaid(facts.flowerVisitors),
    toxicity: toxicity && { level: toxicity.level, note: toxicity.note ?? null },
    tradition: tradition
      ? { ...tradition, name: tradition.name ?? null, source: plantSources[tradition.source] }
      : none,
    uses: ifSaid([...uses]),
    sources: ifSaid(facts.sources.map((source) => plantSources[source])),
  };
}

function stockEntry({ stock: said }: PlantRecord): z.infer<typeof stockShape> | null {
  const { otherSizes = [] } = said ?? {};
  const isSaid = said && (said.state || said.price || said.potSize || said.note || otherSizes[0]);
  if (!isSaid) return null;
  return {
    state: said.state,
    since: said.stateSince,
    price: said.price || null,
    potSize: said.potSize || null,
    note: said.note || null,
    ...(otherSizes.length > 0 ? { otherSizes: [...otherSizes] } : {}),
  };
}
