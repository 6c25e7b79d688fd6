import {
  asksForAnother,
  asksForCompanions,
  asksOfItself,
  asksToSaveIt,
  died,
  insteadOfIt,
  isAdjective,
  standsBeside,
  wasEaten,
  wasTaken,
} from "../search-vocabulary/lost-plants.ts";
import {
  happened,
  tells,
  timeOfYear,
  wishes,
  wishesBegin,
} from "../search-vocabulary/stories-and-purposes.ts";
import type { SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { type KnownRuns, runAt } from "./best-fit.ts";
import { foldWords } from "./fold-search-text.ts";
import { afterRefusal, clauseAt, singularsOf, wordsWithUnits } from "./read-facts-from-search.ts";

const joint = /^(?:and|or|nor|any)$/;
const visitors = /^(?:bees|butterflies|hummingbirds|birds|moths)$/;

/** "No lilies, hostas or ferns", "not purple, blue or pink": what is listed after a refusal is refused, too. */
export function refuseEach(runs: KnownRuns, words: readonly string[]): string[] {
  const all: string[] = [];
  let refused: string | undefined;
  for (let at = 0; at < words.length; ) {
    const start = afterRefusal(words, at);
    const next = joint.test(words[start] ?? "") ? start + 1 : start;
    const isOr = next > start && words[start] !== "and";
    const called = runAt(runs, words, next);
    const fact = clauseAt(words, next);
    const group = fact?.clause.group.replace(visitors, "visitors");
    const sort = group ?? (called ? "name" : "");
    const length = Math.max(called?.length ?? 0, fact?.length ?? 0, 1);
    const isRefused =
      start > at || (refused !== undefined && (isOr || (sort !== "" && sort === refused)));
    all.push(...(isRefused && start === at ? ["no"] : words.slice(at, next)));
    all.push(...words.slice(next, next + length));
    refused = isRefused ? sort : undefined;
    at = next + length;
  }
  return all;
}

/**
 * Where a name stands that begins at a word, a "big old" before it, if its plant is not asked for, because it was
 * lost or what is asked for is to stand beside it.
 */
export function setAsideAt<Named extends { length: number }>(
  words: readonly string[],
  at: number,
  nameAt: (at: number) => Named | undefined,
): { named: Named; length: number; isBeside: boolean } | undefined {
  let next = at;
  while (isAdjective.test(words[next] ?? "")) next += 1;
  const named = nameAt(next);
  if (!named) return undefined;
  const before = words.slice(0, next).join(" ");
  const end = next + named.length;
  // "Which phlox gets no mildew" asks for another of the same name.
  if (words.indexOf(words[end - 1] ?? "", end) > 0) return undefined;
  const after = words.slice(end).join(" ");
  const all = words.join(" ");
  const isAnotherAsked = asksForAnother.test(all) && !asksToSaveIt.test(all);
  const isLost =
    wasEaten.test(before) ||
    (isAnotherAsked && (wasTaken.test(before) || died.test(after) || insteadOfIt.test(after)));
  const isBeside = asksForCompanions.test(after) || (isAnotherAsked && standsBeside.test(before));
  return isLost || isBeside ? { named, length: end - at, isBeside } : undefined;
}

/** The clauses of a text, folded: parted by its marks, and before who wishes. */
function clausesOf(text: string): string[] {
  return text
    .split(/[.,;:!?]+(?=\s|$)|\s[-–—]+\s/)
    .flatMap((part) => foldWords(part).split(wishesBegin))
    .filter((clause) => clause !== "");
}

/**
 * The words that stand only in what is told beside a wish: what was, what died, what stands there. Of the place they
 * say something; they ask for no plant, color or month. None if nothing else is told or the plant itself is asked about.
 */
export function wordsToldAside(text: string): ReadonlySet<string> {
  const clauses = clausesOf(text);
  const stories = clauses.filter((clause) => tells.test(clause) && !wishes.test(clause));
  const rest = clauses.filter((clause) => !stories.includes(clause));
  const wished = rest.join(" ");
  if (wished === "" || asksOfItself.test(wished)) return new Set();
  const kept = new Set(wordsWithUnits(wished));
  // "Nothing blooms in August, what can I plant" asks for August.
  const told = stories.flatMap((story) => {
    const isWhen = wished.search(timeOfYear) < 0 && !happened.test(story);
    return wordsWithUnits(story).filter((word) => !isWhen || word.search(timeOfYear) < 0);
  });
  const forms = told.flatMap((word) => [word, ...singularsOf(word)]);
  return new Set(forms.filter((word) => !kept.has(word)));
}

/** What only a wish asks for. What else a story tells is of the place: its light, its animals. */
const ofWishes = /^(?:blooms|color|catalogue|kind|tall|short|cut-for-.*)$/;

/** Whether words of a search, and the fact they mean, ask for nothing because they are told aside. */
export const isAside = (
  told: ReadonlySet<string>,
  words: readonly string[],
  fact: SearchClause | undefined,
): boolean =>
  words.every((word) => told.has(word)) &&
  (!fact || ofWishes.test(fact.group) || ofWishes.test(fact.key));
