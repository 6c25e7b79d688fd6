import {
  indexNames,
  type NameIndex,
  nearNames,
  wordsOfSameSound,
  wordsOneLetterFrom,
  wordsTwoLettersFrom,
} from "./misspelled-names.ts";
import { knownAt, type NamesInSearches } from "./plant-names-in-search.ts";
import {
  isWordOfPlants,
  plantsCalled,
  plantsFitting,
  plantsFittingInPart,
  plantsMeeting,
  type SearchablePlant,
  textsOf,
} from "./plants-fitting-search.ts";
import {
  clauseAt,
  parseSearch,
  searchVocabulary,
  singularsOf,
  wordsWithUnits,
} from "./read-facts-from-search.ts";

/** The plants that a search means beside those whose name or description has its letters. */
export interface FittingOtherwise<Plant> {
  plants: readonly Plant[];
  /** What the text was taken to ask for: "Shade", and a corrected word in quotes. */
  understood: readonly string[];
  /** Nothing fits all of the text; these fit the most of it. */
  isInPart: boolean;
}

/**
 * What a gardener means by a text. Where the plain search found plants (`isFound`), only what fits the
 * text as it was typed; else, in this order, the first of these that fits anything: names written
 * in two words or in one, the text as typed, the text with every word put right, a part of it.
 */
export function findFittingOtherwise<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  names: NameIndex<Plant>,
  text: string,
  isFound: boolean,
  others?: NamesInSearches,
): FittingOtherwise<Plant> {
  const { clauses, remaining } = parseSearch(text);
  const understood = clauses.map(({ label }) => label);
  const isRead = remaining.length === 0;
  const whole = (found: readonly Plant[], said = understood) => ({
    plants: found,
    understood: said,
    isInPart: false,
  });
  if (isFound) return whole(plantsFitting(plants, text));
  const called = plantsCalled(plants, text);
  if (called.length > 0) {
    // "Easter flower" is a plant, and what is asked for at Easter.
    return whole([...new Set([...called, ...(isRead ? plantsFitting(plants, text) : [])])]);
  }
  const fitting = plantsFitting(plants, text);
  if (fitting.length > 0) return whole(fitting);
  const corrected = correctWords(plants, names, text, others);
  const meant = plantsFitting(plants, corrected.text);
  const near = new Set([...(isRead ? [] : nearNames(names, text)), ...meant]);
  const saidAgain = [
    ...parseSearch(corrected.text).clauses.map(({ label }) => label),
    ...corrected.words.map((word) => `“${word}”`),
  ];
  if (near.size > 0) return whole([...near], meant.length > 0 ? saidAgain : []);
  // A word that means no fact and is in no name ("the neighbors") is no reason to say that nothing fits.
  const { clauses: asked, remaining: left } = parseSearch(corrected.text);
  const named = left.filter((word) => isWordOfName(plants, word, others));
  const known = named.length < left.length;
  const meeting = known ? plantsMeeting(plants, { clauses: asked, remaining: named }) : [];
  if (meeting.length > 0) {
    const isAsked = (said: string) => !said.startsWith("“") || named.includes(said.slice(1, -1));
    return whole(meeting, saidAgain.filter(isAsked));
  }
  const inPart = plantsFittingInPart(plants, corrected.text);
  return { plants: inPart, understood: saidAgain, isInPart: inPart.length > 0 };
}

function isWordOfName(
  plants: readonly SearchablePlant[],
  word: string,
  others: NamesInSearches | undefined,
): boolean {
  // "Mother" is a part of a name, and calls nothing.
  const run = others && knownAt(others, [word], 0).run;
  return others
    ? run !== undefined && (others.kinds.has(run) || others.whole.has(run))
    : plants.some((plant) => textsOf(plant).names.includes(` ${word}`));
}

/** Every longer word that means a fact, so that "hummingbrid" is put right, too, and "sage" is not "safe". */
const vocabularyWords = indexNames(searchVocabulary, ({ phrases }) =>
  phrases.flatMap((phrase) => phrase.split(" ")).filter((word) => word.length > 4),
);

interface Corrected {
  text: string;
  /** The names among the words that were put right. */
  words: string[];
}

/** What was put right last: one search asks for it to be read, for what fits otherwise, and for its notes. */
const lastCorrected = new WeakMap<object, Corrected & { typed: string }>();

/** The text with each word that nothing here knows put right. `others` are the same for the same `names`. */
export function correctWords<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  names: NameIndex<Plant>,
  text: string,
  others?: NamesInSearches,
): Corrected {
  const last = lastCorrected.get(names);
  if (last?.typed === text) return last;
  const corrected = correctEachWord(plants, names, text, others);
  lastCorrected.set(names, { ...corrected, typed: text });
  return corrected;
}

function correctEachWord<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  names: NameIndex<Plant>,
  text: string,
  others?: NamesInSearches,
): Corrected {
  const words = wordsWithUnits(text);
  const put: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { length = 0, run } = others ? knownAt(others, words, at) : {};
    const typed = words.slice(at, at + Math.max(length, 1));
    const [word = ""] = typed;
    const isUnknown =
      length === 0 && parseSearch(word).remaining.length > 0 && !isWordOfPlants(plants, word);
    // "Roses" are no color.
    const isColor = run !== undefined && clauseAt([run], 0)?.clause.group === "color";
    const called = isColor && !clauseAt(typed, 0) ? typed.join(" ") : run;
    put.push(called ?? (isUnknown ? correctWord(plants, names, word, others) : typed.join(" ")));
    at += typed.length;
  }
  const corrected = put.join(" ");
  const typed = new Set(words);
  const { remaining } = parseSearch(corrected);
  return { text: corrected, words: remaining.filter((word) => !typed.has(word)) };
}

/** A word of the vocabulary or of a plant, in the singular or a letter or two off; else itself. */
function correctWord<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  names: NameIndex<Plant>,
  word: string,
  others: NamesInSearches | undefined,
): string {
  const forms = [word, ...singularsOf(word)];
  const called = [names, ...(others ? [others.notListedWords] : [])];
  const known = [...called, vocabularyWords];
  const off = (wordsFrom: typeof wordsOneLetterFrom) =>
    known.flatMap((index) => forms.flatMap((form) => wordsFrom<unknown>(index, form)));
  return (
    forms.find((form) => vocabularyWords.itemsByWord.has(form) || isWordOfPlants(plants, form)) ??
    off(wordsOneLetterFrom)[0] ??
    off(wordsTwoLettersFrom).find((other) => forms.some((form) => hasItsConsonants(other, form))) ??
    called.flatMap((index) => forms.flatMap((form) => wordsOfSameSound<unknown>(index, form)))[0] ??
    word
  );
}

/** Who writes as he hears mistakes vowels: "clamatus" is a clematis, "companion" no communion. */
function hasItsConsonants(name: string, typed: string): boolean {
  return [...typed].every((letter) => "aeiouy".includes(letter) || name.includes(letter));
}
