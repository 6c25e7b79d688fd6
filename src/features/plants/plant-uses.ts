import type { CatalogueName } from "./catalogue-names.ts";
import type { KnownFacts, PlantSource } from "./schema-of-plant-facts.ts";

/** What no measurement says: each is a source's recommendation, kept in `data/recommended-uses.ts`. */
export const useFacts = [
  "cut-flower",
  "dried-flower",
  "container",
  "hedge",
  "ground-cover",
  "fragrant-flower",
  "fragrant-leaf",
  "clay",
  "showy-bark",
  "white-bark",
] as const;
export type UseFact = (typeof useFacts)[number];

export interface KnownUses {
  goodFor: readonly UseFact[];
  source: PlantSource;
}

export interface UsablePlant {
  catalogue: CatalogueName;
  facts: KnownFacts;
  goodFor: readonly UseFact[];
}

const feet = (count: number) => count * 12;
/** For an unknown size: no use that requires a small plant follows from it. */
const unknown = Number.POSITIVE_INFINITY;

/** One rule for each use; `docs/plant-uses.md` explains them in the same order. */
const rules = {
  "small-yard": ({ catalogue, facts: { heightInchesMax = unknown, spreadInchesMax = unknown } }) =>
    catalogue === "trees" &&
    ((heightInchesMax <= feet(30) && spreadInchesMax <= feet(35)) || spreadInchesMax <= feet(10)),
  hedge: ({ goodFor }) => goodFor.includes("hedge"),
  "ground-cover": ({ goodFor, facts }) =>
    goodFor.includes("ground-cover") && (facts.heightInchesMax ?? unknown) <= 30,
  "cut-flowers": ({ goodFor }) => goodFor.includes("cut-flower"),
  containers: ({ goodFor }) => goodFor.includes("container"),
  "wet-spot": ({ facts }) => facts.soilMoisture.includes("wet"),
  "dry-bank": ({ facts }) => facts.soilMoisture.includes("dry") && facts.light.includes("full-sun"),
  "under-trees": ({ facts }) =>
    facts.light.includes("shade") &&
    (facts.soilMoisture.includes("dry") || facts.soilMoisture.includes("medium")),
} satisfies Record<string, (plant: UsablePlant) => boolean>;

export type PlantUse = keyof typeof rules;
export const plantUses = Object.keys(rules) as PlantUse[];

/** The uses that the facts of a plant support, in the order of `plantUses`. */
export function usesOf(plant: UsablePlant): PlantUse[] {
  return plantUses.filter((use) => rules[use](plant));
}
