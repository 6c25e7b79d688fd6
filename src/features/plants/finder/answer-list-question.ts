import type { ListAnswer } from "../answers.ts";
import { findFittingOtherwise } from "./also-fitting.ts";
import {
  allBits,
  applyFilters,
  bitsOf,
  countBits,
  type FilterIndex,
  hasBit,
  indexPlants,
  or,
} from "./count-plants-by-filter.ts";
import { chipsOf, type FilterablePlant, type FilterSelection, withoutChoice } from "./filters.ts";
import { indexNames, type NameIndex } from "./misspelled-names.ts";
import { searchPlants } from "./plain-search.ts";
import type { SearchablePlant } from "./read-search.ts";
import { type SortOrder, sortPlaces } from "./sort-orders.ts";

/** A plant with all that the search and the filters look at. */
export interface FindablePlant extends SearchablePlant, FilterablePlant {}

/** Plants made ready for many questions. */
export interface Finder {
  plants: readonly FindablePlant[];
  index: FilterIndex;
  names: NameIndex<FindablePlant>;
  places: ReadonlyMap<FindablePlant, number>;
}

/** Makes plants ready to be searched and filtered. */
export function makeFinder(plants: readonly FindablePlant[]): Finder {
  return {
    plants,
    index: indexPlants(plants),
    names: indexNames(plants, ({ name, latin, facts }) => [name, latin, ...facts.synonyms]),
    places: new Map(plants.map((plant, at) => [plant, at])),
  };
}

/** What a list is asked for. */
export interface ListQuestion {
  text: string;
  selection: FilterSelection;
  sort: SortOrder;
}

/** Answers a list's question. The same plants and question give the same answer on both sides. */
export function findPlants(
  finder: Finder,
  { text, selection }: Pick<ListQuestion, "text" | "selection">,
): ListAnswer {
  const { index } = finder;
  const { named, found, understood, isInPart } = whatTextFinds(finder, text);
  const { matches, counts } = applyFilters(index, selection, found);
  return {
    counts: counts.map((group, g) =>
      group.map((count, c) => (index.isOffered[g]?.[c] ? count : null)),
    ),
    alsoFitting:
      text.trim() === "" ? [] : placesIn(matches, index.size, (at) => !hasBit(named, at)),
    understood,
    isInPart,
    dropping: matches.some((word, at) => (word & (named[at] ?? 0)) !== 0)
      ? []
      : whatDroppingBrings(index, selection, found),
  };
}

/** The places of the plants that pass the filters, in the order asked for. */
export function filterPlants(
  finder: Finder,
  selection: FilterSelection,
  sort: SortOrder,
): readonly number[] {
  const { matches } = applyFilters(finder.index, selection);
  return orderOf(finder, sort).filter((at) => hasBit(matches, at));
}

/** The places of the plants that have a text in name, Latin name or description. */
export function placesNamed(finder: Finder, text: string): readonly number[] {
  return placesIn(whatTextFinds(finder, text).named, finder.index.size);
}

/**
 * How many plants a search of another catalogue would show, in its list and under it; those that fit a
 * part of the text alone are no reason to go there.
 */
export function countFound(finder: Finder, text: string): number {
  const { named, found, isInPart } = whatTextFinds(finder, text);
  return countBits(isInPart ? named : found);
}

interface TextFinds {
  text: string;
  /** A bit for each plant that has the text in name, Latin name or description. */
  named: Uint32Array;
  /** These, and those that fit otherwise. */
  found: Uint32Array;
  understood: readonly string[];
  isInPart: boolean;
}

/** Longer than anything a gardener asks; beyond it only the plain search is made, which costs little. */
const meantTextMax = 200;

/** What the last text found: choosing a filter asks for the same text again. */
const lastFinds = new WeakMap<Finder, TextFinds>();

function whatTextFinds(finder: Finder, text: string): TextFinds {
  const last = lastFinds.get(finder);
  if (last?.text === text) return last;
  const finds = text.trim() === "" ? everything(finder, text) : search(finder, text);
  lastFinds.set(finder, finds);
  return finds;
}

function everything({ index }: Finder, text: string): TextFinds {
  const all = allBits(index.size);
  return { text, named: all, found: all, understood: [], isInPart: false };
}

function search(finder: Finder, text: string): TextFinds {
  const { plants, names } = finder;
  const named = bitsFor(finder, searchPlants(plants, text));
  if (text.length > meantTextMax) {
    return { text, named, found: named, understood: [], isInPart: false };
  }
  const otherwise = findFittingOtherwise(plants, names, text, countBits(named) > 0);
  const { understood, isInPart } = otherwise;
  return { text, named, found: or(named, bitsFor(finder, otherwise.plants)), understood, isInPart };
}

function whatDroppingBrings(
  index: FilterIndex,
  selection: FilterSelection,
  within: Uint32Array,
): ListAnswer["dropping"] {
  return chipsOf(selection)
    .map(({ name, value, label }) => {
      const { matches } = applyFilters(index, withoutChoice(selection, name, value), within);
      return { name, value, label, count: countBits(matches) };
    })
    .filter(({ count }) => count > 0);
}

/** Each finder's plants in each order, worked out when it is first asked for. */
const orders = new WeakMap<Finder, Map<SortOrder, readonly number[]>>();

function orderOf(finder: Finder, sort: SortOrder): readonly number[] {
  const known = orders.get(finder) ?? new Map<SortOrder, readonly number[]>();
  orders.set(finder, known);
  let order = known.get(sort);
  if (!order) {
    order = sortPlaces(finder.plants, sort);
    known.set(sort, order);
  }
  return order;
}

function placesIn(
  bits: Uint32Array,
  size: number,
  isWanted: (at: number) => boolean = () => true,
): number[] {
  const places: number[] = [];
  for (let at = 0; at < size; at++) if (hasBit(bits, at) && isWanted(at)) places.push(at);
  return places;
}

function placesOf(finder: Finder, plants: readonly FindablePlant[]): number[] {
  return plants.map((plant) => finder.places.get(plant) ?? -1).filter((at) => at >= 0);
}

function bitsFor(finder: Finder, plants: readonly FindablePlant[]): Uint32Array {
  return bitsOf(placesOf(finder, plants), finder.index.size);
}
