import type { PlantUse } from "./plant-uses.ts";
import type { PlantFacts } from "./schema-of-plant-facts.ts";

/** Words made from the key: "full-sun" is "Full sun". */
function asKeyed<Key extends string>(keys: readonly Key[], ending = ""): Record<Key, string> {
  const say = (key: Key) => capitalized(key.replace("-", " ")) + ending;
  return Object.fromEntries(keys.map((key) => [key, say(key)])) as Record<Key, string>;
}

/** How the plant data's words are said on a page, in the order in which they are listed there. */
export const lightWords: Record<PlantFacts["light"][number], string> = asKeyed([
  "full-sun",
  "part-shade",
  "shade",
]);

export const moistureWords: Record<PlantFacts["soilMoisture"][number], string> = asKeyed(
  ["dry", "medium", "moist", "wet"],
  " soil",
);

/** Rutgers E271 says how often deer damage a plant; no plant is proof against a hungry one. */
export const deerWords: Record<PlantFacts["deerResistance"], string> = asKeyed([
  "rarely-damaged",
  "seldom-damaged",
  "occasionally-damaged",
  "frequently-damaged",
]);

export const visitorWords: Record<PlantFacts["flowerVisitors"][number], string> = asKeyed([
  "bees",
  "butterflies",
  "hummingbirds",
  "moths",
  "birds",
]);

/** What a plant is good for, in the order in which a filter offers it. */
export const plantUseNames: Readonly<Record<PlantUse, string>> = {
  ...asKeyed(["small-yard", "hedge", "ground-cover", "cut-flowers", "containers"]),
  ...asKeyed(["wet-spot", "dry-bank", "under-trees"]),
  hedge: "Hedge or screen",
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
  return rangeInWords(lightWords, light);
}

/** "Dry to medium", "Moist" */
export function moistureInWords(moisture: PlantFacts["soilMoisture"]): string {
  return rangeInWords(moistureWords, moisture).replaceAll(" soil", "");
}

function rangeInWords<Key extends string>(
  words: Record<Key, string>,
  keys: readonly Key[],
): string {
  const said = (Object.keys(words) as Key[]).flatMap((key) =>
    keys.includes(key) ? words[key] : [],
  );
  const [first = "", last = first] = [said[0], said.at(-1)];
  return first === last ? first : `${first} to ${last.toLowerCase()}`;
}

/** "Bees" of "bees". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "bees, butterflies and birds" */
export function listInWords(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
