import { use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { StoreContext } from "#platform/browser/page-queries.ts";
import { type FilterSelection, readSelection, readSortOrder, type SortOrder } from "../filters.ts";
import type { ListAnswer } from "../find-plants.ts";
import type { PlantCard } from "../plant-card.ts";
import type { PlantListAnswer } from "../plant-list-answer.ts";
import type { PlantLink } from "../plant-page.ts";
import { searchPlants } from "../rules.ts";
import { listQuery } from "./queries.ts";
import { termInAddress } from "./search-address.ts";
import {
  type CatalogueSearch,
  type FindCards,
  useCatalogueSearch,
} from "./use-catalogue-search.ts";
import { type FinderState, type ListName, useFinder } from "./use-finder.ts";

/** How long the typing has to rest before what fits otherwise is looked for, in milliseconds. */
const restMs = 250;

export interface PlantListState<Card> {
  search: CatalogueSearch<Card>;
  selection: FilterSelection;
  sort: SortOrder;
  finder: FinderState;
  /** The counts beside the choices and what stands under the list; of a moment ago while one types. */
  answer: ListAnswer | undefined;
  /** What the answer is for. */
  answeredText: string;
  /** What the server said of the other catalogues for the text that the page was opened with. */
  served: PlantListAnswer | undefined;
  /** The filters of the address wait for the facts. */
  isPending: boolean;
}

/**
 * A list of plants as its address, its filters and its search box say. What the server has answered
 * for the address stands until somebody asks something else; from then on the browser answers.
 */
export function usePlantList<Card extends PlantLink>(
  list: ListName,
  cards: readonly Card[],
): PlantListState<Card> {
  const { search: query } = useLocation();
  const { selection, sort } = useMemo(() => {
    const params = new URLSearchParams(query);
    return { selection: readSelection(params), sort: readSortOrder(params) };
  }, [query]);
  const served = use(StoreContext).state<PlantListAnswer>(listQuery(list, query).key).data;
  const [first] = useState({ served, text: termInAddress(query) });
  const known = served ?? first.served;
  const full = hasTexts(cards) ? cards : undefined;
  const finder = useFinder(list, {
    factsPath: known?.factsPath,
    cards: full,
    needed: served === undefined,
  });

  const isPlain = Object.keys(selection).length === 0 && sort === "catalogue";
  const filtered = useMemo(() => {
    if (isPlain) return cards;
    const places = finder.finder ? finder.finder.filter(selection, sort) : (served?.filtered ?? []);
    return places.flatMap((at) => cards[at] ?? []);
  }, [isPlain, cards, finder.finder, selection, sort, served]);

  const find = useMemo<FindCards<Card>>(() => {
    if (full) return (among, text) => searchPlants(among as readonly (Card & PlantCard)[], text);
    return (among, text) => {
      if (text.trim() === "") return among;
      if (finder.finder) {
        const found = new Set(finder.finder.search(text).map((at) => cards[at]));
        return among.filter((card) => found.has(card));
      }
      const listed = new Set(first.served?.named?.map((at) => cards[at]));
      return text === first.text ? among.filter((card) => listed.has(card)) : among;
    };
  }, [full, finder.finder, cards, first]);

  const search = useCatalogueSearch(filtered, find);
  const rested = useRested(search.text);
  const question = useDeferredValue(
    useMemo(() => ({ text: rested, selection, sort }), [rested, selection, sort]),
  );
  const answer = useMemo(
    () => (finder.finder ? finder.finder.find(question) : served),
    [finder.finder, question, served],
  );
  return {
    search,
    selection,
    sort,
    finder,
    answer,
    answeredText: finder.finder ? question.text : first.text,
    served: first.served,
    isPending: !isPlain && !finder.finder && !served && !finder.failed,
  };
}

/** The catalogues' cards carry their texts; the page over all three has only names and pictures. */
function hasTexts(cards: readonly PlantLink[]): cards is readonly PlantCard[] {
  return cards.length === 0 || "description" in (cards[0] as object);
}

/** The value once it has stayed the same for a while. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
