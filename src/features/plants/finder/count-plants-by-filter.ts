import { type FilterablePlant, type FilterSelection, filterGroups } from "./filters.ts";

/** Plants made ready to be filtered. Each is named by its place in their list. */
export interface FilterIndex {
  /** By plant and group, in the order of `filterGroups`: the values of the choices that it fits. */
  values: readonly (readonly (readonly string[])[])[];
  /** Whether a choice fits any plant at all; one that fits none is not offered. */
  isOffered: readonly (readonly boolean[])[];
}

/** Finds out which plants fit which choice. */
export function indexPlants(plants: readonly FilterablePlant[]): FilterIndex {
  const values = plants.map((plant) => filterGroups.map(({ valuesOf }) => valuesOf(plant)));
  const isOffered = filterGroups.map(({ choices }, group) => {
    const counts = choices.map(({ value }) => countOf(values, group, value));
    const fitting = counts.filter((count) => count > 0).length;
    // Where all are available, or all are trees, the choice would only pretend to narrow.
    return counts.map((count) => count > 0 && (fitting > 1 || count < plants.length));
  });
  return { values, isOffered };
}

export interface FilterResult {
  /** The places of the plants that fit every group. */
  matches: readonly number[];
  /** How many plants each choice would leave beside what the other groups ask, by group and choice. */
  counts: readonly (readonly number[])[];
}

/**
 * What the chosen filters leave of the plants at the places `within`, and the count beside every choice.
 * Where a group takes any of its choices, a choice counts what it brings alone; where it takes all of
 * them, what it would leave together with those already chosen.
 */
export function applyFilters(
  { values }: FilterIndex,
  selection: FilterSelection,
  within: readonly number[] = [...values.keys()],
): FilterResult {
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
