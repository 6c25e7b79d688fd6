import type { SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { numberClauseAt } from "./numbers-in-search.ts";

/** Beside a feast these only order its plants: somebody may cut for the altar what is no cut flower. */
const putToUse =
  /^(?:altar|parish|use-cut-flowers|first-communion|procession|grave|mary|rosary|tradition)$/;

/** A day or a place that is for somebody. */
const ofPeople = /^(?:grave|first-communion|cut-for-)/;

const ofMemory = /^(?:memory|memorial|remembrance)$/;

const ofColor = /^.+ and good for cutting/;

const noTrees = /^(?:catalogue-(?:perennials|annuals)|use-ground-cover|use-containers|edging)$/;

const praise = /^(?:undemanding|colorful)$/;

/** Whether flowers are asked for, no tree that has them, and not who is the first in the year. */
export function asksForFlowers(words: readonly string[]): boolean {
  const has = (noun: RegExp) => words.some((word) => noun.test(word));
  return (
    has(/^(?:flowers?|blossoms)$/) &&
    !has(/^(?:trees?|shrubs?|bush|bushes|first|earliest|last|latest|longest)$/)
  );
}

/**
 * What one fact asks for beside the others of a search. Undefined if the others say it already. A color in the
 * search replaces the color of a feast, and a date beside a feast is no second condition.
 */
export function besideOthers<Clause extends SearchClause>(
  clause: Clause,
  all: readonly SearchClause[],
  words: readonly string[],
): Clause | undefined {
  const { label } = clause;
  const others = all.filter((other) => other !== clause);
  const has = (key: string) => others.some((other) => other.key === key);
  // A screen "of 20 feet" has to reach 20 feet.
  if (clause.key.startsWith("heightInchesMax-about") && (has("screen") || has("use-hedge"))) {
    const atLeast = label.toLowerCase().replace("about", "at least").split(" ");
    return { ...clause, ...numberClauseAt(atLeast, 0)?.clause };
  }
  // One of six feet at most is lower than other screens.
  if (clause.key === "screen" && others.some(({ group }) => group === "heightInchesMax-at most")) {
    return {
      ...clause,
      label: "For a hedge or screen",
      test: ({ uses }) => uses.includes("hedge"),
    };
  }
  // A small yard alone asks for small trees, but not beside flowers, nor does the sidewalk along a bed.
  if (clause.key === "use-small-yard" && others.some(({ key }) => noTrees.test(key))) {
    return undefined;
  }
  if (clause.key === "use-small-yard" && asksForFlowers(words)) {
    return {
      ...clause,
      label: "Perennials and annuals",
      test: ({ catalogue }) => catalogue !== "trees",
    };
  }
  // An annual is grown in any zone.
  if (clause.group === "zone" && has("catalogue-annuals")) {
    return { ...clause, test: (plant) => plant.catalogue === "annuals" || clause.test(plant) };
  }
  // A child beside a grave or a baptism is no wish for safe plants.
  if (clause.key === "safe-children" && others.some(({ key }) => ofPeople.test(key))) {
    return undefined;
  }
  // Of a parish that asks for a tree, nothing is to be cut.
  if (clause.key === "parish" && others.length > 0) return undefined;
  // A bank in the shade is not dry, and is to be covered all the same; by a creek it is wet.
  if (clause.key === "use-dry-bank" && has("wet")) return undefined;
  if (clause.key === "use-dry-bank" && others.some(({ key }) => key.endsWith("shade"))) {
    return {
      ...clause,
      label: "Covers the ground",
      test: ({ uses }) => uses.includes("ground-cover"),
    };
  }
  // A tree in memory of somebody does not stand on a grave.
  const hasTrees = others.some(
    ({ group, key }) => group === "catalogue" && /trees|shrubs/.test(key),
  );
  if (clause.key === "grave" && hasTrees && words.some((word) => ofMemory.test(word))) {
    return undefined;
  }
  // Few plants for baskets take shade, so plants for pots follow.
  if (clause.key === "hanging-basket" && others.some(({ key }) => key.endsWith("shade"))) {
    const label = `${clause.label}, or good in containers`;
    return { ...clause, label, test: ({ uses }) => uses.includes("containers") };
  }
  // Few pages mention clay, so the wet decides. No tree stands in a pot on a grave. Praise is vague.
  if (
    (clause.key === "clay" && has("wet")) ||
    (clause.key === "grave" && hasTrees) ||
    (praise.test(clause.key) && others.length > 0)
  ) {
    return first(clause);
  }
  // Dry shade selects, and growing under trees orders.
  if (clause.key === "use-under-trees" && has("dry") && has("shade")) return first(clause);
  // Seeds and berries for birds are alternatives.
  if (clause.key === "berries" && has("seed-eaters")) return { ...clause, group: "birds" };
  // A season of fruit includes berries.
  if (clause.key === "berries" && others.some(({ group }) => group === "fruit-in")) {
    return undefined;
  }
  const isColored = others.some(({ key, group }) => group === "color" || key === "procession");
  const isInAnyColor = isColored && (clause.occasion?.inAnyColor || ofColor.test(label));
  const test = (isInAnyColor && clause.occasion?.inAnyColor) || clause.test;
  const colored = isInAnyColor
    ? { ...clause, label: label.replace(ofColor, "Good for cutting"), test }
    : clause;
  const months = others.flatMap(({ occasion }) => occasion?.months ?? []);
  if (months.length === 0) return colored;
  if (clause.group === "blooms") return undefined;
  return putToUse.test(clause.key) ? first(colored) : colored;
}

/** The clause no longer selects. It only puts first what meets it. */
function first<Clause extends SearchClause>(clause: Clause): Clause {
  const howWell: SearchClause["howWell"] = (plant, today) =>
    clause.test(plant) ? (1 + (clause.howWell?.(plant, today) ?? 1)) / 2 : 0;
  return { ...clause, label: `${clause.label}, first`, test: () => true, howWell };
}
