import { foldWords } from "../rules.ts";
import { appearanceWords } from "./appearance.ts";
import { lightAndSoilWords } from "./light-and-soil.ts";
import { usesAndWildlifeWords } from "./uses-and-wildlife.ts";
import type { PlantTraits, SearchClause, VocabularyEntry } from "./vocabulary-entry.ts";

/**
 * The gardeners' words that mean a fact, each phrase once. What has a number in it ("zone 5", "under
 * 3 feet") is read by `parseSearch`.
 */
export const searchVocabulary: readonly VocabularyEntry[] = [
  ...lightAndSoilWords,
  ...usesAndWildlifeWords,
  ...appearanceWords,
];

/** What a search asks for beyond its letters. */
export interface ParsedSearch {
  /** What was understood, each thing once, in the order typed. */
  clauses: readonly UnderstoodClause[];
  /** The words that mean no fact, as `foldWords` leaves them; words such as "for" and "plants" are gone. */
  remaining: readonly string[];
}

/** A clause, and the words it was understood from. */
interface UnderstoodClause extends SearchClause {
  typed: string;
}

/** A plant in which the facts and the words of a search are looked for. */
export interface SearchablePlant extends PlantTraits {
  name: string;
  latin: string;
  description: string;
  /** The planting text. */
  guide: string;
}

const clausesByPhrase = new Map<string, SearchClause>(
  searchVocabulary.flatMap(({ phrases, clause }) =>
    phrases.map((phrase) => [phrase, clause] as const),
  ),
);

const longestPhrase = Math.max(...[...clausesByPhrase.keys()].map((p) => p.split(" ").length));

/** Words that say nothing of a plant. */
const empty = new Set(
  "a an the and or for in of on to with that which is are be my our your some any i we want need like likes love loves loving tolerant tolerates resistant takes grow grows growing good best nice plant plants flower flowers flowering bloom blooms blooming garden gardens bed beds border borders yard lot space area place soil color colors colored colour friendly by against around x".split(
    " ",
  ),
);

/**
 * Reads a search as a gardener means it: facts that a plant must have, and the words left over.
 * "a tree for a small shady yard", "blue and white, deer proof", "zone 5 under 3 feet". Never throws.
 */
export function parseSearch(text: string): ParsedSearch {
  const words = wordsWithUnits(text);
  const clauses = new Map<string, UnderstoodClause>();
  const remaining: string[] = [];
  let at = 0;
  while (at < words.length) {
    const match = numberClauseAt(words, at) ?? smallYardAt(words, at) ?? phraseAt(words, at);
    if (match) {
      const typed = words.slice(at, at + match.length).join(" ");
      if (!clauses.has(match.clause.key)) clauses.set(match.clause.key, { ...match.clause, typed });
      at += match.length;
      continue;
    }
    const word = words[at] ?? "";
    if (!empty.has(word) && !remaining.includes(word)) remaining.push(word);
    at += 1;
  }
  return { clauses: [...clauses.values()], remaining };
}

/** Whether a plant has what is asked: of each group of alternatives one at least. */
export function fitsClauses(plant: PlantTraits, clauses: readonly SearchClause[]): boolean {
  return everyGroup(clauses, ({ test }) => test(plant));
}

function everyGroup<Clause extends SearchClause>(
  clauses: readonly Clause[],
  holds: (clause: Clause) => boolean,
): boolean {
  return clauses.every(
    (clause) =>
      holds(clause) || clauses.some((other) => other.group === clause.group && holds(other)),
  );
}

/**
 * The plants that fit a search by facts, synonyms, family and planting text, in their order; none for
 * a search that asks nothing. Those that the plain search lists are among them or not: the caller
 * leaves them out.
 */
export function plantsFitting<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  text: string,
): Plant[] {
  const { clauses, remaining } = parseSearch(text);
  if (clauses.length === 0 && remaining.length === 0) return [];
  return plants.filter((plant) => {
    const { names, all } = textsOf(plant);
    // "Rose mallow" is no rose-colored mallow: a plant that is called so is meant.
    const isMeant = (clause: UnderstoodClause) =>
      clause.test(plant) || names.includes(` ${clause.typed} `);
    return everyGroup(clauses, isMeant) && remaining.every((word) => all.includes(` ${word}`));
  });
}

interface FoldedTexts {
  /** Name, Latin name and synonyms, a blank around each word. */
  names: string;
  /** These and the family, the description and the planting text. */
  all: string;
}

/** The folded texts of a plant, worked out once and gone with it. */
const texts = new WeakMap<SearchablePlant, FoldedTexts>();

function textsOf(plant: SearchablePlant): FoldedTexts {
  let folded = texts.get(plant);
  if (!folded) {
    const { name, latin, description, guide, facts } = plant;
    const names = ` ${foldWords([name, latin, ...facts.synonyms].join(" "))} `;
    folded = { names, all: `${names}${foldWords([facts.family, description, guide].join(" "))}` };
    texts.set(plant, folded);
  }
  return folded;
}

/** 3' and 18" and 3ft, as words with their units. */
function wordsWithUnits(text: string): string[] {
  const spelled = text
    .replace(/(\d)\s*(?:''|["“”″])/g, "$1 inches ")
    .replace(/(\d)\s*['‘’′]/g, "$1 feet ")
    .replace(/(\d)(ft|feet|foot|in|inch|inches)\b/gi, "$1 $2");
  return foldWords(spelled)
    .split(" ")
    .filter((word) => word !== "");
}

interface Match {
  clause: SearchClause;
  /** Words that it took. */
  length: number;
}

function phraseAt(words: readonly string[], at: number): Match | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const clause = clausesByPhrase.get(words.slice(at, at + length).join(" "));
    if (clause) return { clause, length };
  }
  return undefined;
}

/** "small shady yard": the word between is read by itself. */
function smallYardAt(words: readonly string[], at: number): Match | undefined {
  const isSmall = ["small", "tiny", "little"].includes(words[at] ?? "");
  const isYard = ["yard", "garden", "space", "lot", "tree", "trees"].includes(words[at + 2] ?? "");
  const clause = clausesByPhrase.get("small yard");
  return isSmall && isYard && clause ? { clause, length: 1 } : undefined;
}

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(
  " ",
);

/** A number from 0 to 999 in digits, or to twelve in letters. */
function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d{1,3}(?:\.\d{1,2})?$/.test(word)) return Number(word);
  const spelled = numberWords.indexOf(word);
  return spelled < 0 ? undefined : spelled;
}

const inchesIn: Readonly<Record<string, number>> = {
  ft: 12,
  foot: 12,
  feet: 12,
  in: 1,
  inch: 1,
  inches: 1,
};

const atMost = ["under", "below", "less than", "up to", "at most", "no more than", "shorter than"];
const atLeast = ["over", "above", "more than", "at least", "taller than", "higher than"];

function numberClauseAt(words: readonly string[], at: number): Match | undefined {
  return zoneAt(words, at) ?? sizeAt(words, at);
}

/** "zone 5", "zones 6b", "hardiness zone 5". */
function zoneAt(words: readonly string[], start: number): Match | undefined {
  const at = ["hardiness", "usda"].includes(words[start] ?? "") ? start + 1 : start;
  const joined = /^zones?(\d{1,2}[ab]?)$/.exec(words[at] ?? "")?.[1];
  const isZone = words[at] === "zone" || words[at] === "zones";
  const written = joined ?? (isZone ? words[at + 1] : undefined);
  const number = /^(\d{1,2})[ab]?$/.exec(written ?? "")?.[1];
  if (number === undefined) return undefined;
  const zone = Number(number);
  return {
    length: at - start + (joined ? 1 : 2),
    clause: {
      key: `zone-${zone}`,
      group: "zone",
      label: `Hardy in zone ${zone}`,
      test: ({ facts }) => facts.zoneMin <= zone && zone <= facts.zoneMax,
    },
  };
}

/** "under 3 feet", "at least six feet tall", "up to 18 inches wide", "3 feet tall". */
function sizeAt(words: readonly string[], start: number): Match | undefined {
  const limit = [...atMost, ...atLeast].find((phrase) => startsWith(words, start, phrase));
  const at = start + (limit?.split(" ").length ?? 0);
  const number = numberOf(words[at]);
  const unit = inchesIn[words[at + 1] ?? ""];
  if (number === undefined || unit === undefined) return undefined;
  const side = words[at + 2] ?? "";
  const isWide = ["wide", "across", "spread"].includes(side);
  const isTall = ["tall", "high", "height"].includes(side);
  if (!limit && !isWide && !isTall) return undefined;
  const inches = number * unit;
  const direction = limit ? (atMost.includes(limit) ? "at most" : "at least") : "about";
  const [min, max] = isWide
    ? (["spreadInchesMin", "spreadInchesMax"] as const)
    : (["heightInchesMin", "heightInchesMax"] as const);
  return {
    length: at - start + (isWide || isTall ? 3 : 2),
    clause: {
      key: `${max}-${direction}-${inches}`,
      group: `${max}-${direction}`,
      label: `${sentenceCase(direction)} ${number} ${unit === 12 ? "feet" : "inches"} ${isWide ? "wide" : "tall"}`,
      test: ({ facts }) => {
        if (direction === "at most") return facts[max] <= inches;
        if (direction === "at least") return facts[max] >= inches;
        return facts[min] <= inches && inches <= facts[max];
      },
    },
  };
}

function startsWith(words: readonly string[], at: number, phrase: string): boolean {
  return phrase.split(" ").every((word, index) => words[at + index] === word);
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
