import type { PlantUse } from "./plant-uses.ts";
import type { PlantFacts } from "./schema-of-plant-facts.ts";

/** How the plant data's words are said on a page, in the order in which they are listed there. */
export const lightWords: Record<PlantFacts["light"][number], string> = {
  "full-sun": "Full sun",
  "part-shade": "Part shade",
  shade: "Shade",
};

export const moistureWords: Record<PlantFacts["soilMoisture"][number], string> = {
  dry: "Dry soil",
  medium: "Medium soil",
  moist: "Moist soil",
  wet: "Wet soil",
};

/** Rutgers E271 says how often deer damage a plant; no plant is proof against a hungry one. */
export const deerWords: Record<PlantFacts["deerResistance"], string> = {
  "rarely-damaged": "Rarely damaged",
  "seldom-damaged": "Seldom damaged",
  "occasionally-damaged": "Occasionally damaged",
  "frequently-damaged": "Frequently damaged",
};

export const visitorWords: Record<PlantFacts["flowerVisitors"][number], string> = {
  bees: "Bees",
  butterflies: "Butterflies",
  hummingbirds: "Hummingbirds",
  moths: "Moths",
  birds: "Birds",
};

/** What a plant is good for, in the order in which a filter offers it. */
export const plantUseNames: Readonly<Record<PlantUse, string>> = {
  "small-yard": "Small yard",
  hedge: "Hedge or screen",
  "ground-cover": "Ground cover",
  "cut-flowers": "Cut flowers",
  containers: "Containers",
  "wet-spot": "Wet spot",
  "dry-bank": "Dry bank",
  "under-trees": "Under trees",
};

export const foliageWords: Record<PlantFacts["foliageColor"], string> = {
  green: "Green",
  "deep-green": "Deep green",
  "blue-green": "Blue-green",
  "gray-green": "Gray-green",
  silver: "Silver",
  "yellow-green": "Yellow-green",
  purple: "Purple",
  bronze: "Bronze",
  variegated: "Variegated",
  red: "Red",
};

/** "Full sun to part shade": a plant takes a run of light, so its ends say it all. */
export function lightInWords(light: PlantFacts["light"]): string {
  return rangeInWords(Object.keys(lightWords), light, (level) => lightWords[level]);
}

/** "Dry to medium", "Moist" */
export function moistureInWords(moisture: PlantFacts["soilMoisture"]): string {
  return rangeInWords(Object.keys(moistureWords), moisture, (level) =>
    moistureWords[level].replace(" soil", ""),
  );
}

function rangeInWords<Word extends string>(
  order: string[],
  words: readonly Word[],
  say: (word: Word) => string,
): string {
  const sorted = [...words].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return "";
  return first === last ? say(first) : `${say(first)} to ${say(last).toLowerCase()}`;
}

/** "bees, butterflies and birds" */
export function listInWords(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
