import { appearanceWords } from "../search-vocabulary/appearance.ts";
import { churchWords } from "../search-vocabulary/church-words.ts";
import { commonWords } from "../search-vocabulary/common-words.ts";
import { familyWords } from "../search-vocabulary/family-names.ts";
import { lightAndSoilWords } from "../search-vocabulary/light-and-soil.ts";
import { seasonWords } from "../search-vocabulary/seasons.ts";
import { spanishWords } from "../search-vocabulary/spanish-words.ts";
import { wordsToldOnPage } from "../search-vocabulary/told-on-page.ts";
import { usesAndWildlifeWords } from "../search-vocabulary/uses-and-wildlife.ts";
import type { PlantTraits, SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { foldWords } from "./fold-search-text.ts";
import { freePhraseAt } from "./free-phrases.ts";
import { type Match, numberClauseAt } from "./numbers-in-search.ts";
import { harmClauseAt } from "./read-harm-from-search.ts";
import { readTogether } from "./read-together.ts";
import { reworded } from "./reword-search.ts";

/**
 * The gardeners' words that mean a fact, each phrase once. What has a number in it ("zone 5", "under
 * 3 feet") is read by `numberClauseAt`.
 */
export const searchVocabulary = [
  ...lightAndSoilWords,
  ...usesAndWildlifeWords,
  ...wordsToldOnPage,
  ...churchWords,
  ...appearanceWords,
  ...seasonWords,
  ...familyWords,
];

/** What a search asks for beyond its letters. */
export interface ParsedSearch {
  /** What was understood, each thing once, in the order typed. */
  clauses: readonly SearchClause[];
  /** The words that mean no fact, as `foldWords` leaves them; words such as "for" and "plants" are gone. */
  remaining: readonly string[];
}

const clausesByPhrase = new Map<string, SearchClause>(
  searchVocabulary.flatMap(({ phrases, clause }) =>
    phrases.map((phrase) => [phrase, clause] as const),
  ),
);

const longestPhrase = Math.max(...[...clausesByPhrase.keys()].map((p) => p.split(" ").length));

/** The fact that the words from a place on mean, the longest phrase of them. */
export function clauseAt(words: readonly string[], at: number): Match | undefined {
  return (
    numberClauseAt(words, at) ??
    harmClauseAt(words, at) ??
    phraseAt(words, at) ??
    nameBeginningAt(words, at) ??
    unwantedAt(words, at)
  );
}

/** Whether a word says nothing of a plant: "for", "plants". */
export function saysNothing(word: string): boolean {
  return commonWords.has(word);
}

/**
 * Reads a search as a gardener means it: facts that a plant must have, and the words left over.
 * "a tree for a small shady yard", "blue and white, deer proof", "zone 5 under 3 feet". Never throws.
 */
export function parseSearch(text: string, plants: readonly PlantTraits[] = []): ParsedSearch {
  const words = wordsWithUnits(text);
  const clauses = new Map<string, SearchClause>();
  const remaining: string[] = [];
  let at = 0;
  while (at < words.length) {
    const match = clauseAt(words, at);
    if (match) {
      const { clause } = match;
      if (!clauses.has(clause.key)) clauses.set(clause.key, clause);
      at += match.length;
      continue;
    }
    const word = words[at] ?? "";
    if (!commonWords.has(word) && !remaining.includes(word)) remaining.push(word);
    at += 1;
  }
  return { clauses: readTogether([...clauses.values()], words, plants), remaining };
}

/** What the ending of a plural may stand for: "pansies" for "pansy", "columbines" for "columbine". */
export function singularsOf(word: string): string[] {
  if (word.length < 4) return [];
  return [
    ...(word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : []),
    ...(/[^s]s$/.test(word) ? [word.slice(0, -1)] : []),
    ...(word.endsWith("es") ? [word.slice(0, -2)] : []),
  ];
}

/** A search as words, in English; 3' and 18" and 3ft become words with their units. */
export function wordsWithUnits(text: string): string[] {
  const spelled = text
    .replaceAll("&", " and ")
    .replace(/\$\s*(\d+(?:\.\d+)?)/g, "$1 dollars ")
    .replace(/(\d)\s*(?:''|["“”″])/g, "$1 inches ")
    .replace(/(\d)\s*['‘’′]/g, "$1 feet ")
    .replace(/(\d)(ft|feet|foot|in|inch|inches)\b/gi, "$1 $2");
  return reworded(foldWords(spelled))
    .split(" ")
    .flatMap((word) => (spanishWords.get(word) ?? word).split(" "))
    .filter((word) => word !== "");
}

function phraseAt(words: readonly string[], at: number): Match | undefined {
  const free = freePhraseAt(words, at);
  const clause = free && clausesByPhrase.get(free.means);
  const fixed = fixedPhraseAt(words, at);
  return clause && free.length >= (fixed?.length ?? 0) ? { clause, length: free.length } : fixed;
}

function fixedPhraseAt(words: readonly string[], at: number): Match | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const clause = clausesByPhrase.get(words.slice(at, at + length).join(" "));
    if (clause) return { clause, length };
  }
  return undefined;
}

const beginsWith =
  /^(?:names?|words?|it|they|that|which) (?:starts?|started|begins?|began) with (?:(?:an?|the|letters?) )*(\w+)/;

/** "I think they start with holly" asks for the hollyhock, and for no holly. */
function nameBeginningAt(words: readonly string[], at: number): Match | undefined {
  const [typed = "", begins = ""] = beginsWith.exec(words.slice(at).join(" ")) ?? [];
  if (begins === "" || commonWords.has(begins) || clausesByPhrase.has(begins)) return undefined;
  const key = `begins-${begins}`;
  return {
    clause: {
      key,
      group: key,
      label: `Name begins with “${begins}”`,
      test: ({ name, facts }) =>
        [name, facts.acceptedName, ...facts.synonyms].some((called) =>
          foldWords(called).startsWith(begins),
        ),
    },
    length: typed.split(" ").length,
  };
}

const refusals = new Set(
  "not no non isnt arent without except nothing never neither nor none dont doesnt wont cant cannot".split(
    " ",
  ),
);
/** What may stand between a refusal and what is refused. After another verb ("deer will not eat") nothing is. */
const betweenRefusalAndRefused = new Set(
  "a an any the with too very really so that is are be to in of for as plants flowers anything something hardy good high known suited grow grows growing do does well have has take takes need needs want wants like likes love loves bloom blooms blooming flowering attract attracts".split(
    " ",
  ),
);

/** "No deer" asks for what deer leave, but "not deer resistant" for what they eat. */
const pests = /^(?:deer|slugs?|snails?|mosquito(?:e?s)?|gnats|ticks)$/;
/** Whom a plant harms or spares is read with its "not" by `harmClauseAt`. */
const harm = /^(?:safe|poisonous)/;

/** Where what is not wanted stands: the "vines" of "no vines", the "pink" of "not too pink"; else the place itself. */
export function afterRefusal(words: readonly string[], at: number): number {
  if (!refusals.has(words[at] ?? "")) return at;
  let next = at + 1;
  while (betweenRefusalAndRefused.has(words[next] ?? "")) next += 1;
  return next;
}

function unwantedAt(words: readonly string[], at: number): Match | undefined {
  const next = afterRefusal(words, at);
  if (next === at) return undefined;
  const unwanted = numberClauseAt(words, next) ?? phraseAt(words, next);
  if (!unwanted || harm.test(unwanted.clause.key)) return undefined;
  if (unwanted.length === 1 && pests.test(words[next] ?? "")) return undefined;
  const { key, label, test } = unwanted.clause;
  const said = `Not: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const not = { key: `not-${key}`, group: `not-${key}`, label: said };
  return {
    clause: { ...not, test: (plant) => !test(plant) },
    length: next - at + unwanted.length,
  };
}
