import type { PlantListAnswer } from "../answers.ts";
import { findFittingOtherwise } from "./also-fitting.ts";
import {
  applyFilters,
  type FilterablePlant,
  type FilterIndex,
  indexPlants,
} from "./count-plants-by-filter.ts";
import {
  chipsOf,
  type FilterSelection,
  isPlain,
  type ListQuestion,
  withoutChoice,
} from "./filters.ts";
import { indexNames, type NameIndex } from "./misspelled-names.ts";
import type { SearchablePlant } from "./read-facts-from-search.ts";
import { searchPlants } from "./search-letters-in-texts.ts";
import { type SortOrder, sortPlaces } from "./sort-orders.ts";

/** A plant with all that the search and the filters look at. */
export interface FindablePlant extends SearchablePlant, FilterablePlant {}

/** Plants made ready for many questions. */
export interface Finder {
  plants: readonly FindablePlant[];
  index: FilterIndex;
  names: NameIndex<FindablePlant>;
}

/** Makes plants ready to be searched and filtered. */
export function makeFinder(plants: readonly FindablePlant[]): Finder {
  return {
    plants,
    index: indexPlants(plants),
    names: indexNames(plants, ({ name, latin, facts }) => [name, latin, ...facts.synonyms]),
  };
}

/** What the plants themselves answer; the other catalogues are asked beside them. */
export type FoundPlants = Omit<PlantListAnswer, "elsewhere" | "version">;

/** Answers a list's question. */
export function findPlants(finder: Finder, question: ListQuestion): FoundPlants {
  const { index } = finder;
  const { text, selection, sort } = question;
  const { named, found, understood, isInPart } = whatTextFinds(finder, text);
  const { matches, counts } = applyFilters(index, selection, found);
  const isNamed = new Set(named);
  const hasText = text.trim() !== "";
  return {
    counts: counts.map((group, g) =>
      group.map((count, c) => (index.isOffered[g]?.[c] ? count : null)),
    ),
    alsoFitting: hasText ? matches.filter((at) => !isNamed.has(at)) : [],
    understood,
    isInPart,
    dropping: matches.some((at) => isNamed.has(at))
      ? []
      : whatDroppingBrings(index, selection, found),
    filtered: isPlain(question) ? null : filterPlants(finder, selection, sort),
    named: hasText ? named : null,
  };
}

/** The places of the plants that pass the filters, in the order asked for. */
export function filterPlants(
  { plants, index }: Finder,
  selection: FilterSelection,
  sort: SortOrder,
): readonly number[] {
  const matches = new Set(applyFilters(index, selection).matches);
  return sortPlaces(plants, sort).filter((at) => matches.has(at));
}

/**
 * How many plants a search of another catalogue would show, in its list and under it; those that fit a
 * part of the text alone are no reason to go there.
 */
export function countFound(finder: Finder, text: string): number {
  const { named, found, isInPart } = whatTextFinds(finder, text);
  return (isInPart ? named : found).length;
}

interface TextFinds {
  /** The places of the plants that have the text in name, Latin name or description. */
  named: readonly number[];
  /** These, and those that fit otherwise. */
  found: readonly number[];
  understood: readonly string[];
  isInPart: boolean;
}

/** Longer than anything a gardener asks; beyond it only the plain search is made, which costs little. */
const meantTextMax = 200;

function whatTextFinds({ plants, names }: Finder, text: string): TextFinds {
  const listed = searchPlants(plants, text);
  const named = placesOf(plants, listed);
  if (text.trim() === "" || text.length > meantTextMax) {
    return { named, found: named, understood: [], isInPart: false };
  }
  const otherwise = findFittingOtherwise(plants, names, text, named.length > 0);
  const { understood, isInPart } = otherwise;
  return { named, found: placesOf(plants, [...listed, ...otherwise.plants]), understood, isInPart };
}

/** The places of some of the plants, in the catalogue's order. */
function placesOf(
  plants: readonly FindablePlant[],
  some: readonly FindablePlant[],
): readonly number[] {
  const wanted = new Set(some);
  return plants.flatMap((plant, at) => (wanted.has(plant) ? at : []));
}

function whatDroppingBrings(
  index: FilterIndex,
  selection: FilterSelection,
  within: readonly number[],
): PlantListAnswer["dropping"] {
  return chipsOf(selection)
    .map(({ name, value, label }) => {
      const { matches } = applyFilters(index, withoutChoice(selection, name, value), within);
      return { name, value, label, count: matches.length };
    })
    .filter(({ count }) => count > 0);
}
