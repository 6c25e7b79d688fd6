import {
  asksForAnother,
  asksForCompanions,
  asksToSaveIt,
  died,
  insteadOfIt,
  isAdjective,
  standsBeside,
  wasEaten,
  wasTaken,
} from "../search-vocabulary/lost-plants.ts";
import { type KnownRuns, runAt } from "./best-fit.ts";
import { afterRefusal, clauseAt } from "./read-facts-from-search.ts";

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
