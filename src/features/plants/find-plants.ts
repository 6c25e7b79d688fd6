import {
  allBits,
  applyFilters,
  bitsOf,
  countBits,
  type FilterIndex,
  hasBit,
  indexPlants,
  or,
} from "./filter-index.ts";
import {
  chipsOf,
  type FilterablePlant,
  type FilterSelection,
  type SortOrder,
  withoutChoice,
} from "./filters.ts";
import { indexNames, type NameIndex, nearNames } from "./near-names.ts";
import { searchPlants } from "./rules.ts";
import { parseSearch, plantsFitting, type SearchablePlant } from "./search-vocabulary.ts";

/** A plant with all that the search and the filters look at. */
export interface FindablePlant extends SearchablePlant, FilterablePlant {}

/** Plants made ready for many questions. */
export interface Finder {
  plants: readonly FindablePlant[];
  index: FilterIndex;
  names: NameIndex<FindablePlant>;
  places: ReadonlyMap<FindablePlant, number>;
}

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

/** What a list answers. Plants are named by their places in the catalogue. */
export interface ListAnswer {
  /** Those that pass the filters, in the order asked for. */
  filtered: readonly number[];
  /** Those of them that have the term in name, Latin name or description. */
  listed: readonly number[];
  /**
   * By group and choice: how many it would leave of what the text finds, in the list and under it;
   * null where the choice is not offered.
   */
  counts: readonly (readonly (number | null)[])[];
  /** Those that fit the text otherwise: by facts, planting text, synonyms, family, or but for a letter. */
  alsoFitting: readonly number[];
  /** What the text was taken to ask for: "Shade". */
  understood: readonly string[];
  /** Where the list is empty: what dropping each choice would bring. */
  dropping: readonly { name: string; value: string; label: string; count: number }[];
}

/** Answers a list's question. The same plants and question give the same answer on both sides. */
export function findPlants(finder: Finder, { text, selection, sort }: ListQuestion): ListAnswer {
  const { plants, index } = finder;
  const isSearch = text.trim() !== "";
  const named = isSearch ? bitsFor(finder, searchPlants(plants, text)) : allBits(index.size);
  const found = isSearch ? or(named, fittingOtherwise(finder, text, named)) : named;
  const filtered = filterPlants(finder, selection, sort);
  const { matches, counts } = applyFilters(index, selection, found);
  const listed = filtered.filter((at) => hasBit(named, at));
  return {
    filtered,
    listed,
    counts: counts.map((group, g) =>
      group.map((count, c) => (index.isOffered[g]?.[c] ? count : null)),
    ),
    alsoFitting: placesIn(matches, index.size).filter((at) => !hasBit(named, at)),
    understood: isSearch ? parseSearch(text).clauses.map(({ label }) => label) : [],
    dropping: listed.length > 0 ? [] : whatDroppingBrings(index, selection, found),
  };
}

/** The places of the plants that pass the filters, in the order asked for. */
export function filterPlants(
  { plants, index }: Finder,
  selection: FilterSelection,
  sort: SortOrder,
): number[] {
  return sortPlaces(plants, placesIn(applyFilters(index, selection).matches, index.size), sort);
}

/** How many plants a search of another catalogue would show, in its list and under it. */
export function countFound(finder: Finder, text: string): number {
  const { listed, alsoFitting } = findPlants(finder, { text, selection: {}, sort: "catalogue" });
  return listed.length + alsoFitting.length;
}

/**
 * Those that fit by what a gardener means; where nothing fits at all, those whose names are one letter
 * away in each word.
 */
function fittingOtherwise(finder: Finder, text: string, named: Uint32Array): Uint32Array {
  const fitting = plantsFitting(finder.plants, text);
  if (fitting.length > 0 || countBits(named) > 0) return bitsFor(finder, fitting);
  return bitsFor(finder, nearNames(finder.names, text));
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

/** Equals stay in catalogue order; what never blooms comes last. */
function sortPlaces(plants: readonly FindablePlant[], places: number[], sort: SortOrder): number[] {
  if (sort === "catalogue") return places;
  const plantAt = (at: number) => plants[at] as FindablePlant;
  if (sort === "name") {
    const { compare } = new Intl.Collator("en");
    return places.toSorted((a, b) => compare(plantAt(a).name, plantAt(b).name) || a - b);
  }
  const rank = (at: number) => {
    const { heightInchesMax, bloomMonths } = plantAt(at).facts;
    return sort === "height" ? heightInchesMax : (bloomMonths[0] ?? 13);
  };
  return places.toSorted((a, b) => rank(a) - rank(b) || a - b);
}

function placesIn(bits: Uint32Array, size: number): number[] {
  return Array.from({ length: size }, (_, at) => at).filter((at) => hasBit(bits, at));
}

function placesOf(finder: Finder, plants: readonly FindablePlant[]): number[] {
  return plants.map((plant) => finder.places.get(plant) ?? -1).filter((at) => at >= 0);
}

function bitsFor(finder: Finder, plants: readonly FindablePlant[]): Uint32Array {
  return bitsOf(placesOf(finder, plants), finder.index.size);
}
