import type { SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { numberClauseAt } from "./numbers-in-search.ts";

/** What is put to use on a feast: with a feast it chooses nobody, and puts first who is good for it. */
const putToUse =
  /^(?:altar|parish|use-(?:cut-flowers|containers)|procession|grave|mary|rosary|tradition)$/;

/** A day or a place that is for somebody. */
const ofPeople = /^(?:grave|first-communion|cut-for-)/;

const ofMemory = /^(?:memory|memorial|remembrance)$/;

const ofColor = /^.+ and good for cutting/;

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
 * What one fact asks for beside the others of a search; undefined where the others say it already. A color
 * that is named replaces that of a feast, and a date beside a feast is no second condition.
 */
export function besideOthers<Clause extends SearchClause>(
  clause: Clause,
  all: readonly SearchClause[],
  words: readonly string[],
): Clause | undefined {
  const { label } = clause;
  const others = all.filter((other) => other !== clause);
  const has = (key: string) => others.some((other) => other.key === key);
  // A screen of 20 feet is to reach them.
  if (clause.key.startsWith("heightInchesMax-about") && (has("screen") || has("use-hedge"))) {
    const atLeast = label.toLowerCase().replace("about", "at least").split(" ");
    return { ...clause, ...numberClauseAt(atLeast, 0)?.clause };
  }
  // A small yard and a sidewalk ask for small trees, and beside flowers for no tree.
  if (
    clause.key === "use-small-yard" &&
    (has("catalogue-perennials") || has("catalogue-annuals"))
  ) {
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
  // Whose grave it is, and who is baptized.
  if (clause.key === "safe-children" && others.some(({ key }) => ofPeople.test(key))) {
    return undefined;
  }
  // A tree in memory of somebody stands on no grave.
  const hasTrees = others.some(
    ({ group, key }) => group === "catalogue" && /trees|shrubs/.test(key),
  );
  if (clause.key === "grave" && hasTrees && words.some((word) => ofMemory.test(word))) {
    return undefined;
  }
  // Little that hangs bears shade.
  if (clause.key === "hanging-basket" && others.some(({ key }) => key.endsWith("shade"))) {
    const label = `${clause.label}, or good in containers`;
    return { ...clause, label, test: ({ uses }) => uses.includes("containers") };
  }
  // Wet clay asks for who stands wet. No tree stands in a pot on a grave. Vague praise is no condition.
  if (
    (clause.key === "clay" && has("wet")) ||
    (clause.key === "grave" && hasTrees) ||
    (praise.test(clause.key) && others.length > 0)
  ) {
    return first(clause);
  }
  // Dry shade under trees asks for who takes both, and of these for who grows there.
  if (clause.key === "use-under-trees" && has("dry") && has("shade")) return first(clause);
  // Who feeds cardinals and has no berries is as welcome.
  if (clause.key === "berries" && has("seed-eaters")) return { ...clause, group: "birds" };
  // A season is asked of fruits and berries alike.
  if (clause.key === "berries" && others.some(({ group }) => group === "fruit-in")) {
    return undefined;
  }
  const isColored = others.some(({ key, group }) => group === "color" || key === "procession");
  if (isColored && (clause.occasion?.inAnyColor || ofColor.test(label))) {
    const test = clause.occasion?.inAnyColor ?? clause.test;
    return { ...clause, label: label.replace(ofColor, "Good for cutting"), test };
  }
  const months = others.flatMap(({ occasion }) => occasion?.months ?? []);
  if (months.length === 0) return clause;
  if (clause.group === "blooms") return undefined;
  return putToUse.test(clause.key) ? first(clause) : clause;
}

/** It chooses nobody, and puts first who is so. */
function first<Clause extends SearchClause>(clause: Clause): Clause {
  const howWell: SearchClause["howWell"] = (plant, today) =>
    clause.test(plant) ? (1 + (clause.howWell?.(plant, today) ?? 1)) / 2 : 0;
  return { ...clause, label: `${clause.label}, first`, test: () => true, howWell };
}
