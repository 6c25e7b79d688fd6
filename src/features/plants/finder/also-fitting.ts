import { correctWords } from "./correct-spelling.ts";
import type { NameIndex } from "./misspelled-names.ts";
import { knownAt, type NamesInSearches } from "./plant-names-in-search.ts";
import {
  plantsFittingInPart,
  plantsMeeting,
  type SearchablePlant,
} from "./plants-fitting-search.ts";
import { parseSearch } from "./read-facts-from-search.ts";

/** The plants that a search means beside those whose name or description has its letters. */
export interface FittingOtherwise<Plant> {
  plants: readonly Plant[];
  /** What the text was taken to ask for: "Shade", and a corrected word in quotes. */
  understood: readonly string[];
  /** Nothing fits all of the text; these fit the most of it. */
  isInPart: boolean;
}

/**
 * What a gardener means by a text. If the plain search found plants (`isFound`), only the text as typed is tried.
 * Otherwise the first of these that fits anything: the text as typed, the corrected text, a part of it.
 */
export function findFittingOtherwise<Plant extends SearchablePlant>(
  plants: readonly Plant[],
  names: NameIndex<Plant>,
  text: string,
  isFound: boolean,
  others: NamesInSearches,
): FittingOtherwise<Plant> {
  const asTyped = parseSearch(text, others.plants);
  const understood = asTyped.clauses.map(({ label }) => label);
  const fitting = plantsMeeting(plants, asTyped);
  if (isFound || fitting.length > 0) return { plants: fitting, understood, isInPart: false };
  const corrected = correctWords(plants, names, text, others);
  const asked = parseSearch(corrected.text, others.plants);
  const meant = plantsMeeting(plants, asked);
  const saidAgain = [
    ...asked.clauses.map(({ label }) => label),
    ...corrected.words.map((word) => `“${word}”`),
  ];
  if (meant.length > 0) return { plants: meant, understood: saidAgain, isInPart: false };
  // A word that means no fact and is in no name ("the neighbors") is left out.
  const named = asked.remaining.filter((word) => isWordOfName(word, others));
  const meeting = plantsMeeting(plants, { clauses: asked.clauses, remaining: named });
  if (meeting.length > 0) {
    const isAsked = (said: string) => !said.startsWith("“") || named.includes(said.slice(1, -1));
    return { plants: meeting, understood: saidAgain.filter(isAsked), isInPart: false };
  }
  const inPart = plantsFittingInPart(plants, asked);
  return { plants: inPart, understood: saidAgain, isInPart: inPart.length > 0 };
}

/** Whether a word names plants. "King" is only a part of a name. */
function isWordOfName(word: string, others: NamesInSearches): boolean {
  const { run = "" } = knownAt(others, [word], 0);
  return others.kinds.has(run) || others.whole.has(run);
}
