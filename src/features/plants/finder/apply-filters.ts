import { isForMaryGarden } from "../mary-garden.ts";
import { showsItsFlowers } from "../plant-card.ts";
import { isSafeAround, isSafeAroundChildrenAndPets, whoMayBeHarmed } from "../plant-safety.ts";
import type { PlantFacts } from "../schema-of-plant-facts.ts";
import type { PlantTraits } from "../search-vocabulary/vocabulary-entry.ts";
import { type FilterSelection, filterGroups, sizes } from "./filter-choices.ts";

/** What the filters look at. */
export interface FilterablePlant extends PlantTraits {
  /** False where the owner says that there is none to be had; absent: she has said nothing. */
  isAvailable?: boolean;
}

type BloomColor = PlantFacts["bloomColors"][number];

/**
 * A gardener asks for pink where the data says rose or magenta, so a choice may cover several of
 * its colors.
 */
const colors: Readonly<Record<string, readonly BloomColor[]>> = {
  white: ["white", "cream"],
  yellow: ["yellow", "gold"],
  orange: ["orange", "apricot"],
  red: ["red", "crimson"],
  pink: ["pink", "rose", "magenta"],
  purple: ["lavender", "violet", "purple"],
  blue: ["blue", "sky-blue"],
  green: ["green"],
  bronze: ["bronze", "silver"],
};

/** None of a size that is not known: no comparison with it holds. */
const sizeOf = (inches = Number.NaN) =>
  sizes
    .filter(({ upTo }) => inches <= upTo * 12)
    .map(({ value }) => value)
    .slice(0, 1);

/** What is not known is no yes. */
const yes = (fits = false) => (fits ? ["yes"] : []);

/** The values of the choices that a plant fits, by the group's name. */
export const fittingChoices: Readonly<
  Record<(typeof filterGroups)[number]["name"], (plant: FilterablePlant) => readonly string[]>
> = {
  in: ({ catalogue }) => [catalogue],
  use: ({ uses }) => uses,
  light: ({ facts }) => facts.light,
  moisture: ({ facts }) => facts.soilMoisture,
  deer: ({ facts }) => [facts.deerResistance ?? ""],
  safe: ({ facts }) => [
    ...yes(isSafeAroundChildrenAndPets(facts)),
    ...whoMayBeHarmed.filter((whom) => isSafeAround(whom, facts)),
  ],
  height: ({ facts }) => sizeOf(facts.heightInchesMax),
  spread: ({ facts }) => sizeOf(facts.spreadInchesMax),
  bloom: ({ facts }) => (showsItsFlowers(facts) ? facts.bloomMonths.map(String) : []),
  color: ({ facts }) =>
    Object.keys(colors).filter(
      (name) =>
        showsItsFlowers(facts) && colors[name]?.some((color) => facts.bloomColors.includes(color)),
    ),
  foliage: ({ facts }) => [facts.foliageColor ?? ""],
  native: ({ facts }) => yes(facts.nativeToPennsylvania),
  for: ({ facts }) => facts.flowerVisitors,
  tradition: ({ facts }) => yes(!!facts.tradition),
  mary: ({ facts }) => yes(isForMaryGarden(facts)),
  available: ({ isAvailable = true }) => yes(isAvailable),
};

/** Plants made ready to be filtered. Each is named by its place in their list. */
export interface FilterIndex {
  /** By plant and group, in the order of `filterGroups`: the values of the choices that it fits. */
  values: readonly (readonly (readonly string[])[])[];
  /** Whether a choice fits any plant at all; one that fits none is not offered. */
  isOffered: readonly (readonly boolean[])[];
}

/** Finds out which plants fit which choice. */
export function indexPlants(plants: readonly FilterablePlant[]): FilterIndex {
  const values = plants.map((plant) => filterGroups.map(({ name }) => fittingChoices[name](plant)));
  const isOffered = filterGroups.map(({ choices }, group) => {
    const counts = choices.map(({ value }) => countOf(values, group, value));
    const fitting = counts.filter((count) => count > 0).length;
    // Where all are available, or all are trees, the choice would only pretend to narrow.
    return counts.map((count) => count > 0 && (fitting > 1 || count < plants.length));
  });
  return { values, isOffered };
}

/**
 * What the chosen filters leave of the plants at the places `within`, and the count beside every choice, by
 * group and choice: how many it would leave beside what the other groups ask.
 * Where a group takes any of its choices, a choice counts what it brings alone; where it takes all of
 * them, what it would leave together with those already chosen.
 */
export function applyFilters(
  { values }: FilterIndex,
  selection: FilterSelection,
  within: readonly number[] = [...values.keys()],
): { matches: readonly number[]; counts: readonly (readonly number[])[] } {
  const asked = filterGroups.flatMap(({ name, match }, group) => {
    const chosen = selection[name];
    return chosen ? { group, match, chosen } : [];
  });
  const passing = (except?: number) =>
    within.filter((at) =>
      asked.every(({ group, match, chosen }) => {
        const has = (value: string) => values[at]?.[group]?.includes(value);
        return group === except || (match === "all" ? chosen.every(has) : chosen.some(has));
      }),
    );
  const matches = passing();
  const counts = filterGroups.map(({ name, match, choices }, group) => {
    const others = match === "all" || !selection[name] ? matches : passing(group);
    const valuesOfOthers = others.map((at) => values[at] ?? []);
    return choices.map(({ value }) => countOf(valuesOfOthers, group, value));
  });
  return { matches, counts };
}

function countOf(values: FilterIndex["values"], group: number, value: string): number {
  return values.filter((byGroup) => byGroup[group]?.includes(value)).length;
}
