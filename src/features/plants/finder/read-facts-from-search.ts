import { onceForEach } from "../once-for-each.ts";
import { fallColors } from "../plant-seasons.ts";
import { appearanceWords } from "../search-vocabulary/appearance.ts";
import { churchWords } from "../search-vocabulary/church-words.ts";
import { familyWords } from "../search-vocabulary/family-names.ts";
import { lightAndSoilWords } from "../search-vocabulary/light-and-soil.ts";
import { spanishWords } from "../search-vocabulary/spanish-words.ts";
import { usesAndWildlifeWords } from "../search-vocabulary/uses-and-wildlife.ts";
import type {
  PlantTraits,
  SearchClause,
  VocabularyEntry,
} from "../search-vocabulary/vocabulary-entry.ts";
import { type Match, numberClauseAt } from "./numbers-in-search.ts";
import { harmClauseAt } from "./read-harm-from-search.ts";
import { foldWords, type Searchable } from "./search-letters-in-texts.ts";

/**
 * The gardeners' words that mean a fact, each phrase once. What has a number in it ("zone 5", "under
 * 3 feet") is read by `parseSearch`.
 */
export const searchVocabulary: readonly VocabularyEntry[] = [
  ...lightAndSoilWords,
  ...usesAndWildlifeWords,
  ...churchWords,
  ...appearanceWords,
  ...familyWords,
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
export interface SearchablePlant extends PlantTraits, Searchable {
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
  "a an the and or but for in of de on to with that which is are be my our your some any i we want need like likes love loves loving tolerant tolerates resistant hardy takes grow grows growing good best nice plant plants flower flowers flowering bloom blooms blooming blossom blossoms garden gardens bed beds border borders yard lot space area place spot spots spaces areas places corner between front stay stays something anything very really will would can only also all year round dont wont not soil color colors colored colour friendly by against around x what which where when who how do does did you have has sell carry there these those they me please looking find recommend next when other give show tell know help really last lasting long side house home wall fence along near walkway driveway porch deck bush bushes feast feasts solemnity day days host hosts larval food companion companions look looks".split(
    " ",
  ),
);

/** The fact that the words from a place on mean, the longest phrase of them. */
export function clauseAt(words: readonly string[], at: number): Match | undefined {
  return (
    numberClauseAt(words, at) ??
    harmClauseAt(words, at) ??
    freePhraseAt(words, at) ??
    phraseAt(words, at) ??
    unwantedAt(words, at)
  );
}

/** Whether a word says nothing of a plant: "for", "plants". */
export function saysNothing(word: string): boolean {
  return empty.has(word);
}

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
    const match = clauseAt(words, at);
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

/** Whether what is asked holds: of each group of alternatives one at least. */
export function everyGroup<Clause extends SearchClause>(
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
    const isMeant = ({ test, typed, leadsTo }: UnderstoodClause) =>
      test(plant) ||
      [typed, ...singularsOf(typed)].some((form) => names.includes(` ${form} `)) ||
      // A saint or a feast that its story names.
      (leadsTo !== undefined && hasWord(all, typed));
    return everyGroup(clauses, isMeant) && remaining.every((word) => hasWord(all, word));
  });
}

/**
 * The plants whose name a text is when blanks are not looked at: "fox glove", "beebalm", "day lily". With
 * the ending of the plural or without. None for a text of fewer letters than such a name has.
 */
export function plantsCalled<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  text: string,
): Plant[] {
  const folded = foldWords(text);
  const typed = folded.replaceAll(" ", "");
  if (typed.length < joinedLengthMin) return [];
  const forms = [typed, ...singularsOf(typed)].map((form) => ` ${form} `);
  // A single word that is a word of a name is nothing to put together.
  const isApart = folded.includes(" ");
  return plants.filter((plant) => {
    const { names, joined } = textsOf(plant);
    return forms.some((form) => joined.includes(form) || (isApart && names.includes(form)));
  });
}

const joinedLengthMin = 6;

/** What the ending of a plural may stand for: "pansies" for "pansy", "columbines" for "columbine". */
export function singularsOf(word: string): string[] {
  if (word.length < 4) return [];
  return [
    ...(word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : []),
    ...(/[^s]s$/.test(word) ? [word.slice(0, -1)] : []),
    ...(word.endsWith("es") ? [word.slice(0, -2)] : []),
  ];
}

/** Every word of a list's plants, once: a sixth of their texts, and looked through for each word of a search. */
const wordsOfPlants = onceForEach((plants: readonly SearchablePlant[]) => {
  const words = new Set(plants.flatMap((plant) => textsOf(plant).all.split(" ")));
  return ` ${[...words].join(" ")} `;
});

/** Whether any plant has the word, or one that begins so, in a text of it. */
export function isWordOfPlants(plants: readonly SearchablePlant[], word: string): boolean {
  return hasWord(wordsOfPlants(plants), word);
}

/**
 * The plants that fit the most of a search of several things, by facts and by names: a mention in a text
 * alone says little. None where nothing of it fits, or where it asks for one thing alone.
 */
export function plantsFittingInPart<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  text: string,
): Plant[] {
  const { clauses, remaining } = parseSearch(text);
  if (clauses.length + remaining.length < 2) return [];
  const fits = plants.map((plant) => {
    const { names } = textsOf(plant);
    const facts = clauses.filter(({ test }) => test(plant));
    const named = remaining.filter((word) => word.length > 3 && hasWord(names, word));
    return facts.length + named.length;
  });
  const most = fits.reduce((max, fit) => Math.max(max, fit), 0);
  return most === 0 ? [] : plants.filter((_, at) => fits[at] === most);
}

/** Whether a text has the word or one that begins so; of one or two letters, the word itself. */
function hasWord(folded: string, word: string): boolean {
  return folded.includes(word.length > 2 ? ` ${word}` : ` ${word} `);
}

interface FoldedTexts {
  name: string;
  latin: string;
  /** Synonyms, and what tradition calls it. */
  others: readonly string[];
  /** Name, Latin name and synonyms, a blank around each word. */
  names: string;
  /** Two words of a name and more, without the blanks between them: "beebalm". */
  joined: string;
  /** The names, the family, the description, the planting text and what tradition tells. */
  all: string;
}

/** The folded texts of a plant, worked out once and gone with it. */
export const textsOf = onceForEach((plant: SearchablePlant): FoldedTexts => {
  const { name, latin, description, guide, facts } = plant;
  const { synonyms, family, tradition } = facts;
  const each = [name, latin, ...synonyms].map(foldWords);
  const names = ` ${each.join(" ")} `;
  const told = [tradition?.name ?? "", tradition?.story ?? ""];
  const rest = foldWords([family, description, guide, ...told].join(" "));
  return {
    name: foldWords(name),
    latin: foldWords(latin),
    others: [...synonyms, ...(tradition?.name ? [tradition.name] : [])].map((other) =>
      foldWords(other).replace(/^saint /, "st "),
    ),
    names,
    joined: ` ${each.flatMap(joinedRuns).join(" ")} `,
    all: `${names}${rest.replaceAll(" saint ", " st ")} `,
  };
});

function joinedRuns(name: string): string[] {
  const words = name.split(" ");
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((_, at) => words.slice(from, from + at + 2).join("")),
  );
}

/** A search as words, in English; 3' and 18" and 3ft become words with their units. */
export function wordsWithUnits(text: string): string[] {
  const spelled = text
    .replace(/\bsaint\s+(?=\w)/gi, "st ")
    .replace(/(\d)\s*(?:''|["“”″])/g, "$1 inches ")
    .replace(/(\d)\s*['‘’′]/g, "$1 feet ")
    .replace(/(\d)(ft|feet|foot|in|inch|inches)\b/gi, "$1 $2");
  return foldWords(spelled)
    .split(" ")
    .flatMap((word) => (spanishWords.get(word) ?? word).split(" "))
    .filter((word) => word !== "");
}

function phraseAt(words: readonly string[], at: number): Match | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const clause = clausesByPhrase.get(words.slice(at, at + length).join(" "));
    if (clause) return { clause, length };
  }
  return undefined;
}

const refusals = new Set("not no non without except".split(" "));

/** Groups of which something may be unwanted: "no deer" asks for no plant that deer eat. */
const refusable = new Set(
  "color catalogue kind leaves bees berries fruit fragrant full-sun shade evergreen tall".split(
    " ",
  ),
);

/** Where what is not wanted stands: the "vines" of "no vines", the "pink" of "anything but pink"; else the place itself. */
export function afterRefusal(words: readonly string[], at: number): number {
  const isAllBut = /^(?:(?:any|every)thing but|other than)$/.test(`${words[at - 1]} ${words[at]}`);
  if (!isAllBut && !refusals.has(words[at] ?? "")) return at;
  let next = at + 1;
  while (saysNothing(words[next] ?? "")) next += 1;
  return next;
}

function unwantedAt(words: readonly string[], at: number): Match | undefined {
  const next = afterRefusal(words, at);
  if (next === at) return undefined;
  const unwanted = phraseAt(words, next);
  if (!unwanted || !refusable.has(unwanted.clause.group)) return undefined;
  const { key, label, test } = unwanted.clause;
  const not = { key: `not-${key}`, group: `not-${key}`, label: `Not: ${label.toLowerCase()}` };
  return {
    clause: { ...not, test: (plant) => !test(plant) },
    length: next - at + unwanted.length,
  };
}

/** Words that mean what a phrase of the vocabulary does, whatever stands between them. */
const freePhrases: readonly (readonly [typed: RegExp, means: (typed: string) => string])[] = [
  // "Under my big old pine trees": which tree it is says nothing of what is looked for.
  [
    /^(?:under|underneath|beneath|below)(?: (?!trees?\b)\w+){0,4} (?:trees?|maples?|oaks?|pines?|spruces?|firs?|cedars?|walnuts?|evergreens?|conifers?|canopy)(?= |$)/,
    () => "under trees",
  ],
  // "Small shady yard": the word between is read by itself.
  [/^(?:small|tiny|little)(?= \S+ (?:yard|garden|space|lot|trees?)(?: |$))/, () => "small yard"],
  // "A tree that doesn't get too big".
  [
    /^(?:not|doesnt|dont|wont|isnt|arent|never|nothing)(?: (?:get|gets|grow|grows|be|is|are|to|too|very|so|that|really))* (?:tall|big|large|huge|high|wide)(?= |$)/,
    () => "short",
  ],
  // "Orange fall tree": its leaves are meant, and no flowers.
  [
    new RegExp(`^(?:${fallColors.join("|")}) (?:fall|autumn)(?= (?:trees?|maples?|oaks?)(?: |$))`),
    (typed) => `${typed} color`,
  ],
];

function freePhraseAt(words: readonly string[], at: number): Match | undefined {
  const left = words.slice(at).join(" ");
  for (const [pattern, means] of freePhrases) {
    const typed = pattern.exec(left)?.[0];
    const clause = typed && clausesByPhrase.get(means(typed));
    if (clause) return { clause, length: typed.split(" ").length };
  }
  return undefined;
}
