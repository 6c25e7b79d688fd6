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
import { adminDelete, useAdminQuery } from "./admin-request.ts";
import { formDraftNames } from "./form-drafts.ts";

/** Which item of the list at `path` is to be deleted, once the owner has said so, and the deletion itself. */
export function useDeletion<Item extends { id: number | string }>(path: string) {
  const [pendingDeletion, setPendingDeletion] = useState<Item>();
  /** Answers whether it is gone. */
  function remove({ id }: Item, onFailure: (error: unknown) => void): Promise<boolean> {
    setPendingDeletion(undefined);
    return adminDelete(`${path}/${id}`, onFailure);
  }
  return { pendingDeletion, setPendingDeletion, remove };
}

/**
 * A list that the owner manages: which item's dialog is open, which one's deletion is in question,
 * and the deletion itself. A dialog with unsaved work from an ended session opens again by itself;
 * its work is kept under "{keptAs}:{id}", or "{keptAs}:new". A list without dialogs is read anew each
 * time that its screen opens.
 */
export function useOwnerList<Item extends { id: number | string }>(path: string, keptAs?: string) {
  const { data, isError, refetch } = useAdminQuery<Item[]>(path, { fresh: !keptAs });
  const [edited, setEdited] = useState<Item | "new">();

  useEffect(() => {
    const name = keptAs && formDraftNames(`${keptAs}:`)[0];
    if (!data || !name) return;
    setEdited(data.find(({ id }) => name === `${keptAs}:${id}`) ?? "new");
  }, [data, keptAs]);

  return { data, isError, refetch, edited, setEdited, ...useDeletion<Item>(path) };
}

/**
 * What another screen asked for by the address: told once, as soon as `isReady`, and taken out of the
 * address, so that neither a reload nor the way back asks again.
 */
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

/** So many are in sight at first, and as many more with each "Show more". */
const inSightAtOnce = 100;
/** Of what is found by a keystroke so many are shown before the rest: more than fit a screen, and quick to lay out. */
const inSightWhileTyping = 20;

/** What is found in a list that was read as a whole, and how much of it is in sight. */
export interface Found<Item> {
  /** What is looked for, as it is typed. It stands in no address and is sent nowhere. */
  words: string;
  setWords: (words: string) => void;
  found: readonly Item[];
  inSight: readonly Item[];
  /** Undefined where everything that is found is in sight. */
  showMore: (() => void) | undefined;
}

/**
 * Finds in the browser: those for which `holds`, searched for the words that are typed. Both are to
 * be the same functions for as long as they ask for the same.
 */
export function useFound<Item>(
  items: readonly Item[],
  search: (items: readonly Item[], words: string) => readonly Item[],
  holds?: (item: Item) => boolean,
): Found<Item> {
  const [words, setWords] = useState("");
  const found = useMemo(
    () => search(holds ? items.filter((item) => holds(item)) : items, words),
    [items, search, holds, words],
  );
  // Whatever else is asked for begins with its first hundred; what is read anew stays as it was.
  const [open, setOpen] = useState({ holds, words, count: inSightAtOnce });
  const isSame = open.holds === holds && open.words === words;
  const count = isSame ? open.count : inSightAtOnce;
  const isTyping = useDeferredValue(words) !== words;
  const most = isTyping ? inSightWhileTyping : count;
  const inSight = useMemo(() => found.slice(0, most), [found, most]);
  const showMore = () => setOpen({ holds, words, count: count + inSightAtOnce });
  return { words, setWords, found, inSight, showMore: count < found.length ? showMore : undefined };
}

/**
 * What the list is narrowed to, kept in the address: it can be bookmarked, and the browser's way back
 * leads to what was shown before.
 */
export function useFilterInAddress(): [
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
export interface Selection<Item> {
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  /** In the order of the whole list; those that are gone are not among them. */
  selected: readonly Item[];
  /** Selects these too, as far as so many can be changed at once. */
  add: (items: readonly Item[]) => void;
  remove: (items: readonly Item[]) => void;
  /** Undefined while nothing can be selected. */
  ids: ReadonlySet<number> | undefined;
  onSelect: (item: Item, isSelected: boolean) => void;
}

const none: ReadonlySet<number> = new Set();

/** Lets the owner select many, at most so many as can be changed at once. */
export function useSelection<Item extends { id: number }>(
  items: readonly Item[],
  most: number,
): Selection<Item> {
  const [isOn, setIsOn] = useState(false);
  const [ids, setIds] = useState(none);

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
  const selected = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]);
  return { isOn, setOn, selected, add, remove, ids: isOn ? ids : undefined, onSelect };
}
