import { requestJson } from "#shared/browser/http-client.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import type { ListAnswer, PlantCard, PublicStock } from "../../answers.ts";
import { catalogueNames, type ListName } from "../../catalogue-names.ts";
import {
  countFound,
  filterPlants,
  findPlants,
  type ListQuestion,
  makeFinder,
  placesNamed,
} from "../../finder/answer-list-question.ts";
import { type FactsFile, readFactsFile } from "../../finder/facts-for-browsers.ts";
import type { FilterSelection } from "../../finder/filters.ts";
import type { SortOrder } from "../../finder/sort-orders.ts";
import { cardsQueries, stockQuery, withStock } from "../queries.ts";

/** What answers for a list in the browser; its code and the facts come when somebody asks. */
export interface ListFinder {
  find(question: Pick<ListQuestion, "text" | "selection">): ListAnswer;
  /** The places of the plants that pass the filters, in the order asked for. */
  filter(selection: FilterSelection, sort: SortOrder): readonly number[];
  /** The places of the plants with the text in name, Latin name or description. */
  search(text: string): readonly number[];
  /** How many plants the text finds, in the list and under it. */
  count(text: string): number;
}

/** Where the facts are whatever their present name is. */
const anyFacts = "/plants/facts.json";

function get<Data>(path: string): Promise<Data> {
  return requestJson<Data>("GET", path);
}

let facts: Promise<FactsFile> | undefined;

async function fetchFacts(path: string): Promise<FactsFile> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The plants' facts answered ${response.status}.`);
  return (await response.json()) as FactsFile;
}

/**
 * Fetches what a list is filtered and searched by: the facts of all plants, and the cards' texts
 * where the page does not have them already.
 */
export async function loadFinder(
  list: ListName,
  { factsPath = anyFacts, cards }: { factsPath?: string; cards?: readonly PlantCard[] } = {},
): Promise<ListFinder> {
  facts ??= fetchFacts(factsPath);
  facts.catch(() => {
    facts = undefined;
  });
  const names = list === "all" ? catalogueNames : [list];
  const texts =
    cards ?? (await Promise.all(names.map((name) => cardsQueries[name].read(get)))).flat();
  return finderOf(await facts, withStock(texts, await knownStock()));
}

/** As the page knows it: a list and what filters it must be of the same plants. */
async function knownStock(): Promise<PublicStock> {
  const store = browserStore();
  await store.readOnce(stockQuery.key, () => stockQuery.read(get));
  return store.state<PublicStock>(stockQuery.key).data ?? {};
}

/** Puts the facts and the texts of the same plants together, in the order of the cards. */
export function finderOf(file: FactsFile, cards: readonly PlantCard[]): ListFinder {
  const traits = new Map(readFactsFile(file).map((plant) => [plant.path, plant]));
  const finder = makeFinder(
    cards.map(({ path, name, latin, description, guide, stock }) => {
      const plant = traits.get(path);
      // The page is older than the facts: the server answers its form.
      if (!plant) throw new Error(`There are no facts of ${path}.`);
      return { ...plant, name, latin, description, guide, isAvailable: !stock?.isOut };
    }),
  );
  return {
    find: (question) => findPlants(finder, question),
    filter: (selection, sort) => filterPlants(finder, selection, sort),
    search: (text) => placesNamed(finder, text),
    count: (text) => countFound(finder, text),
  };
}
