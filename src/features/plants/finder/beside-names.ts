import type { SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { howCalled, isCalledAs, isCalledSo, isNameAlone, type Term } from "./best-fit.ts";
import type { SearchablePlant } from "./plants-fitting-search.ts";
import { everyGroup } from "./read-together.ts";

/** The plant names in a search. A color named after a plant, or a feast that a plant is named after, is none. */
export function namesAmong(terms: readonly Term[]): Term[] {
  return terms.filter(
    (term) => isNameAlone(term) && (!term.clause || term.clause.group === "kind"),
  );
}

/** Whether a plant has this name (at least as fully as `least`), or is of the kind that is asked for like a name. */
export function isNamedBy(plant: SearchablePlant, { run, clause }: Term, least = 1): boolean {
  return (
    (run !== undefined && howCalled(plant, run) >= least) ||
    (clause?.group === "kind" && clause.test(plant))
  );
}

/**
 * Returns which plants may be listed beside the named ones. If a named plant has the requested color, only plants of
 * that color may; and if names are all that is asked for, no plant that mentions a name only in its text.
 */
export function mayStandBeside<Plant extends SearchablePlant>(
  called: readonly Plant[],
  names: readonly Term[],
  facts: readonly SearchClause[],
  isOfNames: boolean,
): (plant: Plant) => boolean {
  const colors = facts.filter(({ group }) => group === "color");
  const isInColor = (plant: Plant) => everyGroup(colors, ({ test }) => test(plant));
  const isNamed = (plant: Plant) =>
    names.some((name) => isNamedBy(plant, name) || isCalledAs(plant, name.run ?? ""));
  const named = called.filter(isNamed);
  const isColored = named.some(isInColor);
  return (plant) =>
    (!isColored || isInColor(plant)) &&
    (!isOfNames || named.length === 0 || isNamed(plant) || called.includes(plant));
}

/** Plants of several names in turn, one of each, because whoever asks for two wants to see both. */
export function oneOfEach<Plant extends SearchablePlant>(
  best: readonly Plant[],
  names: readonly Term[],
): readonly Plant[] {
  const ofNames = names.map((name) => best.filter((plant) => isNamedBy(plant, name, isCalledSo)));
  const inTurn = best.flatMap((_, turn) => ofNames.flatMap((plants) => plants[turn] ?? []));
  return [...new Set([...inTurn, ...best])];
}

/**
 * What a plant needs that is to stand beside the named one, in words that mean a fact: the same light and soil, or
 * to grow under a tree. Nothing where no plant has the name.
 */
export function needsBeside(plants: readonly SearchablePlant[], name: string): string[] {
  const neighbor = plants.find((plant) => howCalled(plant, name) >= isCalledSo);
  if (!neighbor) return [];
  if (neighbor.catalogue === "trees") return ["under", "trees"];
  const { light, soilMoisture } = neighbor.facts;
  const shade = light.includes("shade") ? ["shade"] : ["part", "shade"];
  return [
    ...(light.includes("full-sun") ? ["full", "sun"] : shade),
    ...soilMoisture.filter((moisture) => moisture !== "medium").slice(0, 1),
  ];
}
