import { asksForFlowers, isImplied, paved } from "../search-vocabulary/stories-and-purposes.ts";
import type { PlantTraits, SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { numberClauseAt } from "./numbers-in-search.ts";

/** Beside a feast these only order its plants: somebody may cut for the altar what is no cut flower. */
const putToUse =
  /^(?:altar|parish|use-cut-flowers|first-communion|procession|grave|mary|rosary|tradition)$/;

/** A day or a place that is for somebody. */
const ofPeople = /^(?:grave|first-communion|cut-for-)/;

const ofColor = /^.+ and good for cutting/;

const noTrees = /^(?:catalogue-(?:perennials|annuals)|use-ground-cover|use-containers|edging)$/;

const praise = /^(?:undemanding|colorful)$/;

/** The fewest plants that it may leave of those that meet what is said. */
const enough = 8;

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

/** What the facts of a search ask for together. What is only implied orders the list if it would leave too few plants. */
export function readTogether(
  clauses: readonly SearchClause[],
  words: readonly string[],
  plants: readonly PlantTraits[],
): SearchClause[] {
  const read = clauses.flatMap((clause) => besideOthers(clause, clauses, words) ?? []);
  const selecting = read.filter(({ key }) => !isImplied(key, words));
  let meeting = plants.filter((plant) => everyGroup(selecting, ({ test }) => test(plant)));
  return read.map((clause) => {
    const isOrder = clause.preferred !== undefined;
    if (selecting.length === 0 || isOrder || !isImplied(clause.key, words)) return clause;
    const isFew = meeting.filter(clause.test).length < Math.min(enough, meeting.length);
    const ordering = first(clause);
    const kept = isFew && meeting.some(ordering.test) ? ordering : clause;
    meeting = meeting.filter(kept.test);
    return kept;
  });
}

/**
 * What one fact asks for beside the others of a search. Undefined if the others say it already. A color in the
 * search replaces the color of a feast, and a date beside a feast is no second condition.
 */
function besideOthers(
  clause: SearchClause,
  all: readonly SearchClause[],
  words: readonly string[],
): SearchClause | undefined {
  const { label } = clause;
  const others = all.filter((other) => other !== clause);
  const has = (key: string) => others.some((other) => other.key === key);
  const hasTrees = others.some(
    ({ group, key }) => group === "catalogue" && /trees|shrubs/.test(key),
  );
  // A screen "of 20 feet" has to reach 20 feet.
  if (clause.key.startsWith("heightInchesMax-about") && (has("screen") || has("use-hedge"))) {
    const atLeast = label.toLowerCase().replace("about", "at least").split(" ");
    return { ...clause, ...numberClauseAt(atLeast, 0)?.clause, key: clause.key };
  }
  // One of six feet at most is lower than other screens.
  if (clause.key === "screen" && others.some(({ group }) => group === "heightInchesMax-at most")) {
    return {
      ...clause,
      label: "For a hedge or screen",
      test: ({ uses }) => uses.includes("hedge"),
    };
  }
  // A small yard alone asks for small trees, but not beside flowers, nor does the sidewalk along a bed or in the sun.
  const isBesideFlowers = others.some(({ key }) => noTrees.test(key));
  const isAlong = others.length > 0 && !hasTrees && words.some((word) => paved.test(word));
  if (clause.key === "use-small-yard" && (isBesideFlowers || isAlong)) return undefined;
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
  // A child beside a grave or a baptism is no wish for safe plants, unless it is said.
  const isForPeople = others.some(({ key }) => ofPeople.test(key));
  if (clause.key === "safe-children" && isForPeople && !words.includes("safe")) return undefined;
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
  // No tree stands on a grave.
  if (clause.key === "grave" && hasTrees) return undefined;
  // Few pages mention clay, so the wet decides. Praise is vague.
  if ((clause.key === "clay" && has("wet")) || (praise.test(clause.key) && others.length > 0)) {
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

/** The clause no longer selects, or only what it needs `atLeast`. It puts first what meets it. */
function first(clause: SearchClause): SearchClause {
  const atLeast = clause.atLeast ?? clause.occasion?.inAnyColor ?? (() => true);
  const howWell: SearchClause["howWell"] = (plant, today) =>
    clause.test(plant) ? (1 + (clause.howWell?.(plant, today) ?? 1)) / 2 : 0;
  const label = `${clause.label}, first`;
  return { ...clause, label, test: atLeast, howWell, preferred: clause.test };
}
