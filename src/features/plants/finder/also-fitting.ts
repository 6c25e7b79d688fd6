import { correctWords } from "./correct-spelling.ts";
import type { NameIndex } from "./misspelled-names.ts";
import { knownAt, type NamesInSearches } from "./plant-names-in-search.ts";
import {
  plantsFitting,
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
  const understood = parseSearch(text).clauses.map(({ label }) => label);
  const whole = (found: readonly Plant[], said = understood) => ({
    plants: found,
    understood: said,
    isInPart: false,
  });
  const fitting = plantsFitting(plants, text);
  if (isFound || fitting.length > 0) return whole(fitting);
  const corrected = correctWords(plants, names, text, others);
  const meant = plantsFitting(plants, corrected.text);
  const saidAgain = [
    ...parseSearch(corrected.text).clauses.map(({ label }) => label),
    ...corrected.words.map((word) => `“${word}”`),
  ];
  if (meant.length > 0) return whole(meant, saidAgain);
  // A word that means no fact and is in no name ("the neighbors") is left out.
  const { clauses: asked, remaining: left } = parseSearch(corrected.text);
  const named = left.filter((word) => isWordOfName(word, others));
  const meeting = plantsMeeting(plants, { clauses: asked, remaining: named });
  if (meeting.length > 0) {
    const isAsked = (said: string) => !said.startsWith("“") || named.includes(said.slice(1, -1));
    return whole(meeting, saidAgain.filter(isAsked));
  }
  const inPart = plantsFittingInPart(plants, corrected.text);
  return { plants: inPart, understood: saidAgain, isInPart: inPart.length > 0 };
}

/** Whether a word names plants. "King" is only a part of a name. */
function isWordOfName(word: string, others: NamesInSearches): boolean {
  const { run = "" } = knownAt(others, [word], 0);
  return others.kinds.has(run) || others.whole.has(run);
}
