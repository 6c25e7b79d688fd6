import { use, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { StoreContext } from "#shared/browser/page-queries.ts";
import type { ListAnswer, PlantCard, PlantLink, PlantListAnswer } from "../../answers.ts";
import type { ListName } from "../../catalogue-names.ts";
import { type FilterSelection, readSelection } from "../../finder/filters.ts";
import { searchPlants } from "../../finder/plain-search.ts";
import { readSortOrder, type SortOrder } from "../../finder/sort-orders.ts";
import { listQuery } from "../queries.ts";
import { type FinderState, useFinder } from "./finder-on-demand.ts";
import type { ListCards } from "./list-cards.ts";
import { type CatalogueSearch, type FindCards, useCatalogueSearch } from "./search-as-one-types.ts";
import { searchDelays, useRested } from "./search-delays.ts";
import { termInAddress } from "./search-in-address.ts";

/** No fewer than the screen shows; an entry is at least 24rem high, a row of pictures 18rem. */
const entriesOnScreen = () => Math.ceil(screen.height / 384);
const linksOnScreen = () => Math.ceil(screen.height / 288) * Math.ceil(screen.width / 156);

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
  /** The filters of the address wait for the facts, or for cards that the page was sent without. */
  isPending: boolean;
  /** The cards that are asked for could not be fetched. */
  isFailed: boolean;
}

/**
 * A list of plants as its address, its filters and its search box say. What the server has answered
 * for the address stands until somebody asks something else; from then on the browser answers.
 */
export function usePlantList<Card extends PlantLink>(
  list: ListName,
  { isWhole, isError, request: requestCards }: ListCards,
  cards: readonly (Card | null)[],
): PlantListState<Card> {
  const { search: query } = useLocation();
  const { selection, sort } = useMemo(() => {
    const params = new URLSearchParams(query);
    return { selection: readSelection(params), sort: readSortOrder(params) };
  }, [query]);
  const servedKey = useMemo(() => listQuery(list, query).key, [list, query]);
  const served = use(StoreContext).state<PlantListAnswer>(servedKey).data;
  const [first] = useState({ served, text: termInAddress(query) });
  const known = served ?? first.served;
  const present = useMemo(() => cards.filter((card) => card !== null), [cards]);
  const full = isWhole && hasTexts(present) ? present : undefined;
  const {
    finder: loaded,
    failed,
    request: requestFinder,
  } = useFinder(list, {
    factsPath: known?.factsPath,
    cards: full,
    needed: served === undefined,
  });
  // What it finds may be among the cards that are not here yet.
  const finder = isWhole ? loaded : undefined;
  const request = useCallback(() => {
    requestCards();
    requestFinder();
  }, [requestCards, requestFinder]);

  const isPlain = Object.keys(selection).length === 0 && sort === "catalogue";
  const filtered = useMemo(() => {
    if (isPlain) return present;
    const places = finder ? finder.filter(selection, sort) : (served?.filtered ?? []);
    return places.flatMap((at) => cards[at] ?? []);
  }, [isPlain, cards, present, finder, selection, sort, served]);

  const find = useMemo<FindCards<Card>>(() => {
    if (full) return (among, text) => searchPlants(among as readonly (Card & PlantCard)[], text);
    return (among, text) => {
      if (text.trim() === "") return among;
      if (finder) {
        const found = new Set(finder.search(text).map((at) => cards[at]));
        return among.filter((card) => found.has(card));
      }
      const listed = new Set(first.served?.named?.map((at) => cards[at]));
      return text === first.text ? among.filter((card) => listed.has(card)) : among;
    };
  }, [full, finder, cards, first]);

  const search = useCatalogueSearch(
    filtered,
    find,
    isWhole,
    list === "all" ? linksOnScreen : entriesOnScreen,
  );
  const isShort = !isWhole && (search.isWaiting || served === undefined);
  useEffect(() => {
    if (isShort) requestCards();
  }, [isShort, requestCards]);
  const rested = useRested(search.text, searchDelays.alsoFitting);
  const question = useDeferredValue(
    useMemo(() => ({ text: rested, selection, sort }), [rested, selection, sort]),
  );
  const answer = useMemo(
    () => (finder ? finder.find(question) : served),
    [finder, question, served],
  );
  return {
    search,
    selection,
    sort,
    finder: { finder, failed, request },
    answer,
    answeredText: finder ? question.text : first.text,
    served: first.served,
    isPending: !served && (isWhole ? !isPlain && !finder && !failed : !isError),
    isFailed: isShort && isError,
  };
}

/** The catalogues' cards carry their texts; the page over all three has only names and pictures. */
function hasTexts(cards: readonly PlantLink[]): cards is readonly PlantCard[] {
  return cards.length === 0 || "description" in (cards[0] as object);
}
