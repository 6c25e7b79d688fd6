import { factAskedOf } from "./fact-asked-of-plant.ts";
import {
  indexNames,
  type NameIndex,
  wordsOfSameSound,
  wordsOneLetterFrom,
  wordsTwoLettersFrom,
} from "./misspelled-names.ts";
import { knownAt, type NamesInSearches } from "./plant-names-in-search.ts";
import { isWordOfPlants, type SearchablePlant } from "./plants-fitting-search.ts";
import {
  clauseAt,
  parseSearch,
  searchVocabulary,
  singularsOf,
  wordsWithUnits,
} from "./read-facts-from-search.ts";
import { wordsToldAside } from "./set-aside.ts";

/** The longer words that mean a fact, so that "hummingbrid" is corrected. Short ones are left out: "sage" is not "safe". */
const vocabularyWords = indexNames(searchVocabulary, ({ phrases }) =>
  phrases.flatMap((phrase) => phrase.split(" ")).filter((word) => word.length > 4),
);

interface Corrected {
  text: string;
  /** The names among the words that were put right. */
  words: string[];
}

/** The last correction. One search needs it three times: to be read, for what also fits, and for its notes. */
const lastCorrected = new WeakMap<object, Corrected & { typed: string }>();

/** The text with each word that nothing here knows put right. `others` are the same for the same `names`. */
export function correctWords<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  names: NameIndex<Plant>,
  text: string,
  others: NamesInSearches,
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
  others: NamesInSearches,
): Corrected {
  const words = wordsWithUnits(text);
  const told = wordsToldAside(text);
  const put: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, run } = knownAt(others, words, at);
    const typed = words.slice(at, at + Math.max(length, 1));
    const [word = ""] = typed;
    const isUnknown =
      length === 0 &&
      parseSearch(word).remaining.length > 0 &&
      !isWordOfPlants(plants, word) &&
      !factAskedOf(word);
    // "Roses" are no color.
    const isColor = run !== undefined && clauseAt([run], 0)?.clause.group === "color";
    const called = isColor && !clauseAt(typed, 0) ? typed.join(" ") : run;
    const corrected = isUnknown ? correctWord(plants, names, word, others) : typed.join(" ");
    // The hostas that are "frying" are not drying: in a story a correction begins as the word does.
    const isOfStory = told.has(word) && corrected[0] !== word[0];
    put.push(called ?? (isOfStory ? word : corrected));
    at += typed.length;
  }
  const typed = new Set(words);
  const isPutRight = (said: string) => parseSearch(said).remaining.some((word) => !typed.has(word));
  return { text: put.join(" "), words: put.filter(isPutRight) };
}

/** A word of the vocabulary or of a plant, in the singular or a letter or two off; else itself. */
function correctWord<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  names: NameIndex<Plant>,
  word: string,
  others: NamesInSearches,
): string {
  const forms = [word, ...singularsOf(word)];
  const called = [names, others.notListedWords];
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

/** People who spell by ear mistake vowels: "clamatus" is a clematis, but "companion" is no communion. */
function hasItsConsonants(name: string, typed: string): boolean {
  return [...typed].every((letter) => "aeiouy".includes(letter) || name.includes(letter));
}
