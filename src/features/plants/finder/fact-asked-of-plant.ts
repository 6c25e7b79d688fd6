import { capitalized, lightInWords, moistureInWords } from "../facts-in-words.ts";
import { heightInWords, monthsInWords, rangeOf, showsItsFlowers } from "../plant-card.ts";
import type { PlantTraits } from "../search-vocabulary/vocabulary-entry.ts";

const size =
  (what: "heightInches" | "spreadInches" | "spacingInches", as: string) =>
  ({ facts }: PlantTraits): string => {
    const range = rangeOf(facts, what);
    return range ? `${capitalized(heightInWords(...range))} ${as}` : "";
  };

/** What may be asked of one plant, and the recorded fact that answers it. */
const questions: readonly (readonly [asks: RegExp, answer: (plant: PlantTraits) => string])[] = [
  [/\b(?:how (?:far|close)|spac(?:e|ed|ing)|apart)\b/i, size("spacingInches", "apart")],
  [/\bhow (?:wide|broad)\b|\bspread\b/i, size("spreadInches", "wide")],
  [/\bhow (?:tall|high|big|large)\b|\bheight\b/i, size("heightInches", "tall")],
  [
    /\b(?:when|what months?|how long)\b.*\b(?:bloom|flower)|\bbloom(?:ing)? (?:time|season|months?)\b/i,
    ({ facts }) =>
      showsItsFlowers(facts) && facts.bloomMonths.length > 0
        ? `Blooms ${monthsInWords(facts.bloomMonths)}`
        : "",
  ],
  [
    /\b(?:what|which) (?:hardiness )?zones?\b|\b(?:is|are) .* hardy\b/i,
    ({ catalogue, facts }) => {
      const zones = rangeOf(facts, "zone");
      if (catalogue === "annuals") return "Grown anew each year, in any zone";
      return zones ? `Hardy in zones ${zones.join(" to ")}` : "";
    },
  ],
  [/\bhow much (?:sun|light|shade)\b|\bsun or shade\b/i, ({ facts }) => lightInWords(facts.light)],
  [
    /\b(?:what|which)(?: (?:kind|type|sort) of)? soil\b|\bhow much water\b/i,
    ({ facts }) =>
      facts.soilMoisture.length > 0 ? `${moistureInWords(facts.soilMoisture)} soil` : "",
  ],
];

/** What the first question of a text is answered by the facts of a plant; nothing where it asks none of them. */
export function factAskedOf(text: string): ((plant: PlantTraits) => string) | undefined {
  return questions.find(([asks]) => asks.test(text))?.[1];
}
