import { capitalized, deerWords, lightInWords, moistureInWords } from "../facts-in-words.ts";
import { heightInWords, monthsInWords, rangeOf, showsItsFlowers } from "../plant-card.ts";
import { careWords } from "../search-vocabulary/care-words.ts";
import type { PlantTraits } from "../search-vocabulary/vocabulary-entry.ts";

const size =
  (what: "heightInches" | "spreadInches" | "spacingInches", as: string) =>
  ({ facts }: PlantTraits): string => {
    const range = rangeOf(facts, what);
    return range ? `${capitalized(heightInWords(...range))} ${as}` : "";
  };

/** The sentences of a plant's own page that tell of something, how it is tended first. */
const told =
  (pattern: RegExp) =>
  ({ description, guide }: PlantTraits): string => {
    const sentences = `${guide} ${description}`.split(/(?<=[.!?])\s+/);
    return sentences.filter((sentence) => pattern.test(sentence)).join(" ");
  };

/** What may be asked of one plant, and what answers it: a recorded fact, or what its page tells. */
const questions: readonly (readonly [asks: RegExp, answer: (plant: PlantTraits) => string])[] = [
  [
    /\b(?:how (?:far|close)|spac(?:e|ed|ing)|(?:inches|feet) apart)\b/i,
    size("spacingInches", "apart"),
  ],
  [/\bhow (?:wide|broad)\b|\bspread\b/i, size("spreadInches", "wide")],
  [/\bhow (?:tall|high|big|large)\b|\bheight\b/i, size("heightInches", "tall")],
  ...careWords.map(([asks, tells]) => [asks, told(tells)] as const),
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
    /^(?:do|does|will|are|is)\b.*\bdeer\b/i,
    ({ facts }) => (facts.deerResistance ? `${deerWords[facts.deerResistance]} by deer` : ""),
  ],
  [
    /^(?:can|could|do|does|will|would|is|are|should)\b.*\b(?:sun|sunny|shade|shady)\b/i,
    ({ facts }) => lightInWords(facts.light),
  ],
  [
    /\b(?:what|which)(?: (?:kind|type|sort) of)? soil\b|\bhow much water\b/i,
    ({ facts }) =>
      facts.soilMoisture.length > 0 ? `${moistureInWords(facts.soilMoisture)} soil` : "",
  ],
];

/** What the first question of a text is answered by what is known of a plant; nothing where it asks none of them. */
export function factAskedOf(text: string): ((plant: PlantTraits) => string) | undefined {
  return questions.find(([asks]) => asks.test(text))?.[1];
}
