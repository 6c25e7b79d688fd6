import { capitalized, deerWords, lightInWords, moistureInWords } from "../facts-in-words.ts";
import { heightInWords, monthsInWords, rangeOf, showsItsFlowers } from "../plant-card.ts";
import { anyTime, onPlanting } from "../search-vocabulary/seasons.ts";
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
  [/\bdead ?head/i, told(/\b(?:deadhead|spent|faded|(?:finished|old) (?:heads|scapes))/i)],
  [/\bdivid(?:e|ing)|\bsplit/i, told(/\bdivide/i)],
  [/\bpinch/i, told(/\bpinch/i)],
  [/\bhow deep/i, told(/\binch(?:es)? (?:deep|of soil)/i)],
  [/\b(?:move|moving|transplant)/i, told(/\b(?:move[sd]?|moving|transplants?)\b/i)],
  [
    /\b(?:not|wont|won['’]t|doesnt|doesn['’]t|never|stopped|quit)\b.* (?:bloom|flower)/i,
    told(/\binch(?:es)? deep|\bcrowded|\bbloom less|\b(?:leaves instead of flowers|stops? bloom)/i),
  ],
  [
    /\bcut(?:ting)?\b(?: \S+){0,4} (?:back|down)\b|\b(?:prun|trim|shear|clip|legg(?:y|ier)|straggly|overgrown)/i,
    told(/\b(?:cut|prune|pruning|shear|trim|clip|snip|leggy)\b/i),
  ],
  [
    /\b(?:flop|sprawl|stak(?:e|ing)|lean(?:s|ing)?\b|lodg|f[ae]ll(?:s|ing|en)? (?:over|apart|open|down)|stand(?:s|ing)? up|upright)/i,
    told(/\b(?:flop|sprawl|stak(?:e|es|ing)\b|stem leans|leans if|lean where|prop |hoop|ring )/i),
  ],
  [/\b(?:wilt|droop|scorch)/i, told(/\b(?:wilt|drought|dry spell|dry ground|soak|sulk|scorch)/i)],
  [/\bmildew/i, told(/\bmildew/i)],
  [
    /\b(?:turn|go|get)(?:ing|ed|s|es)? (?:yellow|brown)\b/i,
    told(/\b(?:turn\w*|go|goes)\b[^.;]* (?:yellow|brown)\b|\byellows\b|leaves yellow/i),
  ],
  [
    new RegExp(
      `\\b(?:when|what month)\\b.*\\b(?:plant|sow|set out)|\\b(?:plant|sow)\\b.*\\b(?:${anyTime})\\b|\\b(?:${anyTime})\\b.* to plant`,
      "i",
    ),
    told(onPlanting(anyTime)),
  ],
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
