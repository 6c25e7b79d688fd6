import type { PlantListAnswer } from "../answers.ts";
import { asksForFlowers } from "../search-vocabulary/stories-and-purposes.ts";
import type { SearchClause } from "../search-vocabulary/vocabulary-entry.ts";
import { findFittingOtherwise } from "./also-fitting.ts";
import {
  applyFilters,
  type FilterablePlant,
  type FilterIndex,
  indexPlants,
} from "./apply-filters.ts";
import { isNamedBy, mayStandBeside, namesAmong, oneOfEach } from "./beside-names.ts";
import {
  bestFirst,
  howCalled,
  isCalledAs,
  isCalledSo,
  isNameAlone,
  isNamedForFeast,
  leastCalled,
  type Term,
} from "./best-fit.ts";
import { correctWords } from "./correct-spelling.ts";
import {
  chipsOf,
  type FilterSelection,
  isPlain,
  type ListQuestion,
  withoutChoice,
} from "./filter-choices.ts";
import { indexNames, type NameIndex } from "./misspelled-names.ts";
import {
  type Asked,
  isFactOrName,
  type NamesInSearches,
  namesInSearches,
  whatIsAsked,
} from "./plant-names-in-search.ts";
import { isMentioned, plantsFitting, type SearchablePlant } from "./plants-fitting-search.ts";
import { wordsWithUnits } from "./read-facts-from-search.ts";
import { dangerAskedOf } from "./read-harm-from-search.ts";
import { everyGroup } from "./read-together.ts";
import { searchPlants } from "./search-by-substring.ts";
import { type SortOrder, sortPlaces } from "./sort-orders.ts";

/** A plant with all that the search and the filters look at. */
export interface FindablePlant extends SearchablePlant, FilterablePlant {
  slug: string;
}

/** Plants made ready for many questions. */
export interface Finder {
  plants: readonly FindablePlant[];
  index: FilterIndex;
  names: NameIndex<FindablePlant>;
  asked: NamesInSearches;
  /** Today at the nursery. The next feast is counted from it. */
  today: string;
  /** Whether these are the plants of all catalogues. */
  isOfAll: boolean;
}

/**
 * Makes plants ready to be searched and filtered. `all` are the plants of every catalogue. The name of a tree is
 * known in the other catalogues, too; otherwise they would say that we do not list it.
 */
export function makeFinder(
  plants: readonly FindablePlant[],
  today: string,
  all: readonly FindablePlant[] = plants,
): Finder {
  return {
    plants,
    index: indexPlants(plants),
    names: indexNames(plants, ({ name, latin, facts }) => [name, latin, ...facts.synonyms]),
    asked: namesInSearches(all),
    today,
    isOfAll: plants.length === all.length,
  };
}

/** What the plants themselves answer; the other catalogues are asked beside them. */
export type FoundPlants = Omit<PlantListAnswer, "elsewhere" | "version" | "notes" | "pages">;

/** Answers a list's question. */
export function findPlants(finder: Finder, question: ListQuestion): FoundPlants {
  const { index } = finder;
  const { text, selection, sort } = question;
  const { named, found, ...read } = whatTextFinds(finder, text);
  const { matches, counts } = applyFilters(index, selection, found);

  const isNamed = new Set(named);
  const hasText = text.trim() !== "";
  return {
    counts: counts.map((group, g) =>
      group.map((count, c) => (index.isOffered[g]?.[c] ? count : null)),
    ),
    alsoFitting: hasText ? matches.filter((at) => !isNamed.has(at)) : [],
    ...read,
    dropping: matches.some((at) => isNamed.has(at))
      ? []
      : whatDroppingBrings(index, selection, found),
    filtered: isPlain(question) ? null : filterPlants(finder, selection, sort),
    named: hasText ? named : null,
    best: hasText ? matches : null,
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
 * How many plants a search of another catalogue would show, in its list and under it. Plants that fit only a part
 * of the text are not counted, because nobody should go there for them.
 */
export function countFound(finder: Finder, text: string): number {
  const { named, found, isInPart } = whatTextFinds(finder, text);
  return (isInPart ? named : found).length;
}

interface TextFinds {
  /** The places of the plants that have the text in name, Latin name or description. */
  named: readonly number[];
  /** These, and those that fit otherwise, best first. */
  found: readonly number[];
  understood: readonly string[];
  isInPart: boolean;
  asksForNoPlant?: true;
}

/** No gardener asks anything longer. A longer text gets only the plain search, which costs little. */
export const meantTextMax = 200;

function whatTextFinds(finder: Finder, text: string): TextFinds {
  const { plants } = finder;
  const listed = searchPlants(plants, text);
  const named = listed.map((plant) => plants.indexOf(plant));
  if (text.trim() === "" || text.length > meantTextMax) {
    return { named, found: named, understood: [], isInPart: false };
  }
  const asked = readSearch(finder, text);
  const { terms } = asked;
  if (asked.isOfPagesAlone) {
    // A catalogue lists every plant that has the letters (section 5).
    const found = finder.isOfAll ? [] : named;
    return { named, found, understood: [], isInPart: false, asksForNoPlant: true };
  }
  const isFound = named.length > 0;
  const otherwise = findFittingOtherwise(plants, finder.names, asked.text, isFound, finder.asked);
  const names = namesAmong(terms);
  const facts = terms.flatMap((term) => (term.clause && !names.includes(term) ? term.clause : []));
  const least = leastCalled(terms);
  const called = plants.filter(
    (plant) =>
      terms.some((term) => isNameAlone(term) && isNamedBy(plant, term, least)) ||
      (terms.some((term) => isNamedForFeast(plant, term)) &&
        terms.every(
          (t) =>
            !t.clause ||
            t.clause.group === "color" ||
            t.clause.test(plant) ||
            isNamedForFeast(plant, t),
        )),
  );
  const isNone = terms.length === 0 && asked.unwanted.length > 0;
  const { isInPart } = otherwise;
  // "October Glory" is a name, so its "october" was not understood as a month.
  const meant = new Set(facts.map(({ label }) => label));
  const understood = [...new Set(otherwise.understood)].filter(
    (said, _, all) =>
      said.startsWith("“") || (meant.has(said) && !all.some((more) => more.startsWith(`${said},`))),
  );
  // Plants that have the facts follow, even if their texts do not have the other words.
  const read = terms.filter(({ clause, run }) => clause !== undefined || run !== undefined);
  const isMore = !isInPart && read.length < terms.length && read.some(({ clause }) => clause);
  const also = isMore ? plantsFitting(plants, read.map(({ words }) => words).join(" ")) : [];
  // Somebody who names a plant wants that plant, even if it does not meet all wishes.
  const isNamed =
    called.length > 0 ||
    terms.some(({ run = "" }) => run.includes(" ") && finder.asked.whole.has(run));
  const isAloneWanted = isNamed && (isInPart || called.length === 0);
  const others = isAloneWanted ? [] : [...otherwise.plants, ...also];
  const isUnwanted = (plant: FindablePlant) =>
    asked.unwanted.some((run) => howCalled(plant, run) >= isCalledSo);
  // Another plant whose text mentions the missing one is no answer.
  const isOtherAlone = finder.isOfAll && terms.length === 0 && asked.notListed.length > 0;
  const all = new Set([...(isOtherAlone ? [] : listed), ...(isNone ? plants : others), ...called]);
  const isOfNames = terms.every((term) => isFactOrName(finder.asked, term));
  const maySee = mayStandBeside(called, names, facts, isOfNames);
  const isKept = (plant: FindablePlant) =>
    all.has(plant) &&
    !isUnwanted(plant) &&
    (maySee(plant) || (!finder.isOfAll && listed.includes(plant)));
  const best = bestFirst(plants.filter(isKept), terms, {
    today: finder.today,
    ofFlowers: asksForFlowers(wordsWithUnits(text)) || facts.some(({ key }) => key === "grave"),
  });
  // A word that is in some texts orders the list.
  const searched = terms.flatMap(({ words, run, clause }) =>
    !run && !clause && facts.length > 0 && best.some((plant) => isMentioned(plant, words))
      ? `“${words}”`
      : [],
  );
  // A color or the shade may come before it.
  const howSaid = (said: string) => {
    const { preferred } = facts.find(({ label }) => label === said) ?? {};
    return !preferred || best.slice(0, 3).some(preferred) ? said : `${said} among equals`;
  };
  const inTurn = oneOfEach(best, names);
  const ranked = asked.harm ? mostHarmfulFirst(plants, best, asked.harm, terms) : inTurn;
  // Several names are searched separately.
  const isMet = (plant: FindablePlant) =>
    names.some((name) => isNamedBy(plant, name)) && everyGroup(facts, ({ test }) => test(plant));
  return {
    named,
    found: ranked.map((plant) => plants.indexOf(plant)),
    understood: [
      ...understood.map(howSaid),
      ...searched,
      ...asked.unwanted.map((run) => `Not “${run}”`),
    ],
    isInPart: isInPart && facts.length > 0 && !best.some(isMet),
  };
}

/** All plants of the names whose harm is asked about, the most dangerous first. */
function mostHarmfulFirst(
  plants: readonly FindablePlant[],
  best: readonly FindablePlant[],
  harm: SearchClause,
  terms: readonly Term[],
): readonly FindablePlant[] {
  const called = new Set(
    [...best, ...plants].filter((plant) =>
      terms.some((term) => isNameAlone(term) && isCalledAs(plant, term.run ?? "")),
    ),
  );
  const danger = dangerAskedOf(harm);
  return called.size === 0 ? best : [...called].toSorted((a, b) => danger(b) - danger(a));
}

/** What a search asks for, its misspelled words put right. */
export function readSearch({ plants, names, asked }: Finder, text: string): Asked {
  const corrected = correctWords(plants, names, text, asked).text;
  const read = whatIsAsked(asked, corrected, text);
  // The text is kept as typed, so that the page says what was corrected.
  return read.text === corrected ? { ...read, text } : read;
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
