import { catalogueNames } from "./catalogue-names.ts";
import { isBloomUntold } from "./plant-card.ts";
import type { PlantRecord } from "./plant-record.ts";
import type { KnownFacts } from "./schema-of-plant-facts.ts";

type CompanionPlant = Pick<PlantRecord, "catalogue" | "id" | "facts">;

export const companionsMax = 4;

/**
 * Returns what to plant with it, best first, at most four: plants of another family that take the same light and
 * moisture, bloom in a month in which it blooms (or are grown for their leaves), and stand in another layer.
 * A tree is given what grows under it. Nothing poisonous is put beside a plant that is not poisonous itself,
 * and no plant with one of these facts unknown. The result does not depend on the order of the plants.
 * `docs/plant-uses.md` says the rule in words.
 */
export function companionsOf<Plant extends CompanionPlant>(
  plant: Plant,
  others: readonly Plant[],
): Plant[] {
  const ranked = others
    .filter((other) => canStandBeside(plant, other))
    .map((other) => ({ other, score: scoreOf(plant, other) }))
    .sort((a, b) => b.score - a.score || inOrder(a.other, b.other))
    .map(({ other }) => other);
  return pick(plant, ranked);
}

function inOrder(a: CompanionPlant, b: CompanionPlant): number {
  const byCatalogue = catalogueNames.indexOf(a.catalogue) - catalogueNames.indexOf(b.catalogue);
  return byCatalogue || a.id - b.id;
}

function canStandBeside(plant: CompanionPlant, other: CompanionPlant): boolean {
  const [a, b] = [plant.facts, other.facts];
  if (plant.catalogue === other.catalogue && plant.id === other.id) return false;
  if (!a.family || !b.family || a.family === b.family) return false;
  if (!b.toxicity) return false;
  if (b.toxicity.level === "poisonous" && a.toxicity?.level !== "poisonous") return false;
  if (likeness(a.light, b.light) === 0) return false;
  if (likeness(a.soilMoisture, b.soilMoisture) === 0) return false;
  if (!sharesBloom(a, b)) return false;
  return standsInAnotherLayer(plant, other);
}

/** A fern or a conifer goes with any bloom; a plant with an unknown bloom time goes with none. */
function sharesBloom(a: KnownFacts, b: KnownFacts): boolean {
  if (isBloomUntold(a) || isBloomUntold(b)) return false;
  if (a.bloomMonths.length === 0 || b.bloomMonths.length === 0) return true;
  return likeness(a.bloomMonths, b.bloomMonths) > 0;
}

/** NaN if it is not known, so that every comparison is false. */
const middleHeight = ({ heightInchesMin = Number.NaN, heightInchesMax = Number.NaN }: KnownFacts) =>
  (heightInchesMin + heightInchesMax) / 2;

function layering(a: KnownFacts, b: KnownFacts): number {
  const [x, y] = [middleHeight(a), middleHeight(b)];
  return Math.max(x, y) / Math.min(x, y);
}

/** In a bed 1.25 to 4 times as tall; under a tree what takes shade and is half as tall; beside a plant no tree. */
function standsInAnotherLayer(plant: CompanionPlant, other: CompanionPlant): boolean {
  const [a, b] = [plant.facts, other.facts];
  if (plant.catalogue === "trees") {
    const takesShade = b.light.includes("part-shade") || b.light.includes("shade");
    return takesShade && middleHeight(b) * 2 <= middleHeight(a);
  }
  if (other.catalogue === "trees") return false;
  const times = layering(a, b);
  return times >= 1.25 && times <= 4;
}

/** The part of two lists that both have: 0 none of it, 1 all of it. */
function likeness(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const shared = a.filter((one) => b.includes(one)).length;
  const all = a.length + b.length - shared;
  return all === 0 ? 0 : shared / all;
}

/** Bloom side by side counts most, then the ground, then what is good to look at and for wildlife. */
function scoreOf(plant: CompanionPlant, other: CompanionPlant): number {
  const [a, b] = [plant.facts, other.facts];
  const bloomless = a.bloomMonths.length === 0 || b.bloomMonths.length === 0;
  const bloom = bloomless ? 0.25 : likeness(a.bloomMonths, b.bloomMonths);
  const contrast = a.bloomColors.some((color) => b.bloomColors.includes(color)) ? 0 : 0.5;
  const native = a.nativeToPennsylvania && b.nativeToPennsylvania ? 1 : 0;
  const lasting = (plant.catalogue === "annuals") === (other.catalogue === "annuals") ? 0.5 : 0;
  return (
    3 * bloom +
    2 * likeness(a.light, b.light) +
    2 * likeness(a.soilMoisture, b.soilMoisture) +
    contrast +
    native +
    lasting
  );
}

/** Of different families, one tree at most; the last is of the other height if all others are on one side. */
function pick<Plant extends CompanionPlant>(plant: Plant, ranked: readonly Plant[]): Plant[] {
  const chosen: Plant[] = [];
  const fits = (other: Plant) =>
    !chosen.some(({ facts }) => facts.family === other.facts.family) &&
    !(other.catalogue === "trees" && chosen.some(({ catalogue }) => catalogue === "trees"));
  const isTaller = (other: Plant) => middleHeight(other.facts) > middleHeight(plant.facts);
  while (chosen.length < companionsMax) {
    const next = ranked.filter((other) => !chosen.includes(other) && fits(other));
    const [first] = next;
    if (!first) break;
    const side = chosen[0] && isTaller(chosen[0]);
    const onlyOneSide = chosen.every((other) => isTaller(other) === side);
    const isLast = chosen.length === companionsMax - 1;
    const across = isLast && onlyOneSide && next.find((other) => isTaller(other) !== side);
    chosen.push(across || first);
  }
  return chosen;
}
