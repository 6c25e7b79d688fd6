import type { Figure } from "./figure.ts";
import { type DrawnFacts, usualFigure } from "./usual-figure.ts";

/** A plant and what its plate is drawn from. */
export interface DrawnPlant {
  facts: DrawnFacts;
  figure: Figure;
}

/**
 * The figure that a plant with these facts is drawn by: that of the plant that it is like, with what
 * the facts say otherwise; the usual one where it is like none.
 */
export function figureLikeAnother(facts: DrawnFacts, like?: DrawnPlant): Figure {
  const usual = usualFigure(facts);
  if (!like || isTree(facts) !== isTree(like.facts)) return usual;
  const { flower, inflorescence, ...rest } = like.figure;
  const isOtherFlower = facts.flowerForm !== like.facts.flowerForm;
  const isOtherBuild =
    isOtherFlower || (facts.habit === "climber") !== (like.facts.habit === "climber");
  if (isOtherBuild) return { ...usual, leaf: leafOf(facts, like, usual) };
  return {
    ...rest,
    ...(flower ? { flower: flowerOf(flower, facts, like.facts) } : {}),
    ...(inflorescence ? { inflorescence } : {}),
    leaf: leafOf(facts, like, usual),
  };
}

function isTree({ habit }: DrawnFacts): boolean {
  return habit.endsWith("-tree");
}

type Flower = NonNullable<Figure["flower"]>;

/** What was drawn in other colors, markings and all, goes with them. */
function flowerOf(flower: Flower, { bloomColors }: DrawnFacts, like: DrawnFacts): Flower {
  const [first, ...more] = bloomColors;
  if (!first || isSame(bloomColors, like.bloomColors)) return flower;
  const { outside: _, bud: __, edge, ...rest } = flower;
  return {
    ...rest,
    colors: [first, ...more].slice(0, 5),
    ...(edge ? { edge: { kind: edge.kind } } : {}),
  };
}

function leafOf(facts: DrawnFacts, { facts: like, figure }: DrawnPlant, usual: Figure) {
  const isOtherForm = facts.leafForm !== like.leafForm;
  const leaf: Figure["leaf"] = isOtherForm
    ? { ...usual.leaf, lengthInches: figure.leaf.lengthInches }
    : figure.leaf;
  if (facts.foliageColor === like.foliageColor) return { ...leaf, color: figure.leaf.color };
  const { pattern: _, back: __, ...plain } = leaf;
  return { ...plain, color: facts.foliageColor };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((it, at) => it === b[at]);
}
