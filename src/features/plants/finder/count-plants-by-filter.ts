import { type FilterablePlant, type FilterSelection, filterGroups } from "./filters.ts";

/**
 * Which plants fit which choice, a bit for each plant: 10,000 plants are 313 words of 32 bits, so
 * that counting beside every choice is a walk over a few thousand numbers.
 */
export interface FilterIndex {
  size: number;
  /** By group and choice, in the order of `filterGroups`. */
  bits: readonly (readonly Uint32Array[])[];
  /** Whether a choice fits any plant at all; one that fits none is not offered. */
  isOffered: readonly (readonly boolean[])[];
}

/** Finds out which plants fit which choice. */
export function indexPlants(plants: readonly FilterablePlant[]): FilterIndex {
  const words = Math.ceil(plants.length / 32);
  const bits = filterGroups.map(({ choices, valuesOf }) => {
    const byValue = new Map(choices.map(({ value }) => [value, new Uint32Array(words)]));
    for (const [at, plant] of plants.entries()) {
      for (const value of valuesOf(plant)) setBit(byValue.get(value), at);
    }
    return [...byValue.values()];
  });
  const isOffered = bits.map((group) => {
    const counts = group.map(countBits);
    const fitting = counts.filter((count) => count > 0).length;
    // Where all are available, or all are trees, the choice would only pretend to narrow.
    return counts.map((count) => count > 0 && (fitting > 1 || count < plants.length));
  });
  return { size: plants.length, bits, isOffered };
}

export interface FilterResult {
  /** A bit for each plant that fits every group. */
  matches: Uint32Array;
  /** How many plants each choice would leave beside what the other groups ask, by group and choice. */
  counts: readonly (readonly number[])[];
}

/**
 * What the chosen filters leave of the plants in `within`, and the count beside every choice. Where a
 * group takes any of its choices, a choice counts what it brings alone; where it takes all of them,
 * what it would leave together with those already chosen.
 */
export function applyFilters(
  index: FilterIndex,
  selection: FilterSelection,
  within: Uint32Array = allBits(index.size),
): FilterResult {
  const groups = filterGroups.map((group, at) => groupBits(index, at, selection[group.name]));
  const matches = groups.reduce<Uint32Array>((left, bits) => and(left, bits), within);
  const counts = filterGroups.map(({ match }, at) => {
    const others =
      match === "all" || !groups[at]
        ? matches
        : groups.reduce<Uint32Array>(
            (left, bits, other) => (other === at ? left : and(left, bits)),
            within,
          );
    return (index.bits[at] ?? []).map((bits) => countShared(others, bits));
  });
  return { matches, counts };
}

/** The plants that a group's chosen values leave; undefined where nothing is chosen. */
function groupBits(
  index: FilterIndex,
  at: number,
  chosen: readonly string[] | undefined,
): Uint32Array | undefined {
  const group = filterGroups[at];
  if (!group || !chosen?.length) return undefined;
  const bits = chosen.flatMap((value) => {
    const choice = group.choices.findIndex((it) => it.value === value);
    return index.bits[at]?.[choice] ?? [];
  });
  const [first, ...rest] = bits;
  if (!first) return undefined;
  return rest.reduce(
    (left, more) => (group.match === "all" ? and(left, more) : or(left, more)),
    first,
  );
}

function and(a: Uint32Array, b: Uint32Array | undefined): Uint32Array {
  return b ? a.map((word, at) => word & (b[at] ?? 0)) : a;
}

/** The plants that are in either set. */
export function or(a: Uint32Array, b: Uint32Array): Uint32Array {
  return a.map((word, at) => word | (b[at] ?? 0));
}

function countShared(a: Uint32Array, b: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < a.length; at++) count += bitsIn((a[at] ?? 0) & (b[at] ?? 0));
  return count;
}

/** How many plants a set has. */
export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (const word of bits) count += bitsIn(word);
  return count;
}

/** Bits set in a word (Henry S. Warren, Hacker's Delight, section 5-1). */
function bitsIn(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Whether the plant at this place is in a set. */
export function hasBit(bits: Uint32Array, at: number): boolean {
  return (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;
}

function setBit(bits: Uint32Array | undefined, at: number): void {
  if (bits) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

/** A bit for each of these places. */
export function bitsOf(places: Iterable<number>, size: number): Uint32Array {
  const bits = new Uint32Array(Math.ceil(size / 32));
  for (const at of places) setBit(bits, at);
  return bits;
}

/** The set of all plants, `size` of them. */
export function allBits(size: number): Uint32Array {
  const bits = new Uint32Array(Math.ceil(size / 32)).fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1;
  return bits;
}
