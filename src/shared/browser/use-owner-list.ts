import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useSearchParams } from "react-router";
import { findByWords } from "../both/find-by-words.ts";
import { formDraftNames } from "./admin-session.ts";

/**
 * Which item's dialog is open, by its key or "new". Unsaved work of an ended session, kept under
 * "{keptAs}:{key}", opens it again; `only`: no others.
 */
export function useEdited(
  keptAs: string,
  only: "new" | "" = "",
): [string | undefined, (key: string | undefined) => void] {
  const [edited, setEdited] = useState<string>();
  useEffect(() => {
    const [name] = formDraftNames(`${keptAs}:${only}`);
    if (name) setEdited(name.slice(keptAs.length + 1));
  }, [keptAs, only]);
  return [edited, setEdited];
}

/** Handles a request of another screen in the address once, and removes it, so that nothing repeats it. */
export function useAskedInAddress(
  name: string,
  onAsked: (value: string) => void,
  isReady = true,
): void {
  const [search, setSearch] = useSearchParams();
  const asked = isReady ? search.get(name) : null;
  const tell = useEffectEvent(onAsked);
  useEffect(() => {
    if (asked === null) return;
    tell(asked);
    const without = (before: URLSearchParams) =>
      new URLSearchParams([...before].filter(([other]) => other !== name));
    setSearch(without, { replace: true, preventScrollReset: true });
  }, [name, asked, setSearch]);
}

/** How many are shown at first, and added with each "Show more". */
const inSightAtOnce = 100;
/** How many results of a keystroke are shown before the rest: about a screen of them, quick to lay out. */
const inSightWhileTyping = 12;

/** A filter of a list. It is in the address under its name. */
export interface Filter<Item> {
  name: string;
  label: string;
  /** The first counts where none is chosen; "" narrows nothing. */
  choices: readonly (readonly [value: string, label: string])[];
  holds: (item: Item, value: string) => boolean;
  /** Each choice says how many it holds. */
  counts?: boolean;
  /** A button for each choice, if they are few. */
  areChips?: boolean;
}

/** An order that a list can be brought into. */
export interface Order<Item> {
  by: string;
  label: string;
  /** Absent for the order in which the items arrive. */
  compare?: (a: Item, b: Item) => number;
  /** Numbers and times are sorted descending at first. */
  startsDescending?: boolean;
}

export interface Sorting {
  by: string;
  descending: boolean;
}

/** A list that was loaded as a whole: what is looked for, what is found, and how much of it is shown. */
export type OwnerListState<Item> = ReturnType<typeof useOwnerList<Item>>;

const nothing: readonly never[] = [];

/** Those that are equal stay as they were, whichever way the rest is turned. */
export function sortItems<Item>(
  items: readonly Item[],
  orders: readonly Order<Item>[],
  { by, descending }: Sorting,
): readonly Item[] {
  const compare = orders.find((order) => order.by === by)?.compare;
  return compare ? items.toSorted(descending ? (a, b) => compare(b, a) : compare) : items;
}

const asTheyArrive: Order<unknown> = { by: "", label: "" };

/** Searches and sorts in the browser. The items are the same array for as long as they do not change. */
export function useOwnerList<Item>(
  arrived: readonly Item[] = nothing,
  {
    textOf,
    filters = nothing,
    orders = nothing,
    staysFoundBy,
  }: {
    /** What is searched, folded. */
    textOf: (item: Item) => string;
    filters?: readonly Filter<Item>[];
    /** The first counts where none is chosen. The same array each time. */
    orders?: readonly Order<Item>[];
    /** With this key, a changed item stays visible until the search or filters change. */
    staysFoundBy?: (item: Item) => string;
  },
) {
  const [search, setFilter] = useFilterInAddress();
  // What is looked for is in no address and is sent nowhere.
  const [words, setWords] = useState("");
  const narrowing = filters.map((filter) => {
    const { name, choices } = filter;
    const value = choices.find(([one]) => one === search.get(name)) ?? choices[0];
    const choose = (chosen: string) => setFilter(name, chosen);
    return { ...filter, chosen: value?.[0] ?? "", choose };
  });
  const [first = asTheyArrive] = orders;
  const [wanted, setSorting] = useState<Sorting>();
  const sorting = useMemo(
    // A deleted item no longer counts.
    () => (wanted && orders.some(({ by }) => by === wanted.by) ? wanted : startOf(first)),
    [wanted, orders, first],
  );
  /** Sorts in that order; a second time reversed, if `turns`. */
  const sortBy = (by: string, turns = false) => {
    const start = startOf(orders.find((order) => order.by === by) ?? first);
    const turned = turns && sorting.by === by;
    setSorting(turned ? { by, descending: !sorting.descending } : start);
  };
  const items = useMemo(() => sortItems(arrived, orders, sorting), [arrived, orders, sorting]);
  /** Another value for every other query. */
  const asked = [words, ...narrowing.map(({ chosen }) => chosen)].join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked says which words and filters count.
  const matching = useMemo(
    () =>
      findByWords(
        items.filter((item) =>
          narrowing.every(({ chosen, holds }) => chosen === "" || holds(item, chosen)),
        ),
        words,
        textOf,
      ),
    [staysFoundBy ? items.length === 0 : items, asked],
  );
  const found = useMemo(() => {
    if (!staysFoundBy) return matching;
    const keys = new Set(matching.map(staysFoundBy));
    return items.filter((item) => keys.has(staysFoundBy(item)));
  }, [items, matching, staysFoundBy]);

  // A new search starts with its first hundred; a reload keeps the number shown.
  const [open, setOpen] = useState({ asked, count: inSightAtOnce });
  const count = open.asked === asked ? open.count : inSightAtOnce;
  const isTyping = useDeferredValue(words) !== words;
  const most = isTyping ? inSightWhileTyping : count;
  const inSight = useMemo(() => found.slice(0, most), [found, most]);
  const showMore = () => setOpen({ asked, count: count + inSightAtOnce });
  return {
    ...{ items, words, setWords, filters: narrowing, orders, sorting, sortBy },
    ...{ asked, found, inSight },
    /** Undefined if everything that is found is in sight. */
    showMore: count < found.length ? showMore : undefined,
  };
}

const startOf = ({ by, startsDescending = false }: Order<never>): Sorting => ({
  by,
  descending: startsDescending,
});

/** The list's filters, kept in the address: they can be bookmarked, and Back restores the previous ones. */
function useFilterInAddress(): [
  URLSearchParams,
  (name: string, value: string | undefined) => void,
] {
  const [search, setSearch] = useSearchParams();
  // The address changes a moment later: a second choice made meanwhile builds on the first one.
  const chosen = useRef(search);
  useEffect(() => {
    chosen.current = search;
  }, [search]);
  const setFilter = (name: string, value: string | undefined) => {
    const after = new URLSearchParams(chosen.current);
    if (value) after.set(name, value);
    else after.delete(name);
    chosen.current = after;
    setSearch(after, { preventScrollReset: true });
  };
  return [search, setFilter];
}

/** Which items are selected, while the owner selects. */
export type Selection<Item extends { id: number }> = ReturnType<typeof useSelection<Item>>;

const none: ReadonlySet<number> = new Set();

/** Lets the owner select many, at most as many as can be changed at once. */
export function useSelection<Item extends { id: number }>(items: readonly Item[], most: number) {
  const [isOn, setIsOn] = useState(false);
  const [ids, setIds] = useState(none);

  /** Selects these, too, up to the number that can be changed at once. */
  const add = useCallback(
    (more: readonly Item[]) =>
      setIds((before) => new Set([...before, ...more.map(({ id }) => id)].slice(0, most))),
    [most],
  );
  const remove = useCallback((some: readonly Item[]) => {
    const out = new Set(some.map(({ id }) => id));
    setIds((before) => new Set([...before].filter((id) => !out.has(id))));
  }, []);
  const onSelect = useCallback(
    (item: Item, isSelected: boolean) => (isSelected ? add([item]) : remove([item])),
    [add, remove],
  );
  const setOn = (on: boolean) => {
    setIsOn(on);
    setIds(none);
  };
  /** In the order of the whole list; those that are gone are not among them. */
  const selected = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]);
  return { isOn, setOn, selected, add, remove, ids: isOn ? ids : undefined, onSelect };
}
