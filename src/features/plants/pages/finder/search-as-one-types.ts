import {
  type ChangeEvent,
  type FormEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { searchDelays } from "./search-delays.ts";
import { termInAddress, useAddressKeeper } from "./search-in-address.ts";

/** As many as are shown from the start: the whole of each list as it stands. */
const pageful = 240;
/** As many as follow at a time, and the pause between two times: room for a frame and a letter. */
const partSize = 12;
const pauseMs = 16;

export interface CatalogueSearch<Card> {
  /** What is searched for, as it was typed. */
  text: string;
  matches: readonly Card[];
  /** The matches that are in the page so far, in their order. */
  shown: readonly Card[];
  /** Puts up more of them; absent where all are shown or about to be. */
  showMore: (() => void) | undefined;
  /** What the box holds when it is first shown. */
  startText: string;
  /** Something else is typed, and what it finds is not known before the other cards are here. */
  isWaiting: boolean;
  box: RefObject<HTMLInputElement | null>;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onBlur(): void;
  onSubmit(event: FormEvent): void;
  /** Writes what is typed into the address now, before the address is left. */
  keepAddress(): void;
}

/** Those of the cards that a text finds, in their order. */
export type FindCards<Card> = (cards: readonly Card[], text: string) => readonly Card[];

/**
 * The search of a catalogue among the cards that its filters leave. The box keeps its own value and
 * the list follows as a transition, so typing never waits for it. A keystroke puts up a screenful of
 * new entries at most, whatever the size of the catalogue; the others follow when the typing rests, a
 * few at a time, because a letter typed meanwhile waits for those. The address follows the box.
 */
export function useCatalogueSearch<Card>(
  cards: readonly Card[],
  find: FindCards<Card>,
  /** False while cards are missing: the list then stays what it is until they come. */
  hasAll: boolean,
  /** As many as are put up in answer to a keystroke: no fewer than the screen shows. */
  screenful: () => number,
): CatalogueSearch<Card> {
  const location = useLocation();
  const [startText] = useState(() => termInAddress(location.search));
  const [state, dispatch] = useReducer(
    reduce<Card>,
    { cards, find, hasAll, screenful, text: startText },
    open<Card>,
  );
  // A filter was chosen, or what is needed to search came: what the text finds is found anew.
  if (state.cards !== cards || state.find !== find) dispatch({ cards, find, hasAll });
  const box = useRef<HTMLInputElement>(null);
  const address = useAddressKeeper();

  const searchFor = useCallback((text: string) => {
    startTransition(() => dispatch({ text }));
  }, []);

  useLayoutEffect(() => {
    // What was typed before this code was here.
    const typed = box.current?.value ?? startText;
    if (typed === startText) return;
    searchFor(typed);
    address.keep(typed);
  }, [startText, searchFor, address]);

  const entry = useRef(location.key);
  useEffect(() => {
    // Back, forward, or a link to this same page: the box follows the address.
    if (entry.current === location.key) return;
    entry.current = location.key;
    const text = termInAddress(location.search);
    if (box.current) box.current.value = text;
    searchFor(text);
  }, [location.key, location.search, searchFor]);

  const { shown, matches, limit, hasRested } = state;
  const left = Math.min(matches.length, limit) - shown.length;
  useEffect(() => {
    if (left === 0) return;
    const putUpMore = () => startTransition(() => dispatch("rested"));
    const timer = setTimeout(putUpMore, hasRested ? pauseMs : searchDelays.restOfList);
    return () => clearTimeout(timer);
  }, [left, hasRested]);

  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      searchFor(target.value);
      address.keepSoon(target.value);
    },
    [searchFor, address],
  );
  const showMore = useCallback(() => startTransition(() => dispatch("more")), []);

  return {
    text: state.text,
    matches,
    shown,
    showMore: left === 0 && shown.length < matches.length ? showMore : undefined,
    startText,
    isWaiting: state.waiting !== undefined,
    box,
    onChange,
    onBlur: address.keepNow,
    keepAddress: address.keepNow,
    onSubmit(event) {
      event.preventDefault();
      address.keepNow();
      // Puts a phone's keyboard away, which covers what was found.
      if (matchMedia("(pointer: coarse)").matches) box.current?.blur();
    },
  };
}

interface State<Card> {
  cards: readonly Card[];
  find: FindCards<Card>;
  hasAll: boolean;
  text: string;
  /** What was typed while cards were missing. */
  waiting: string | undefined;
  matches: readonly Card[];
  shown: readonly Card[];
  /** How many may be shown once the typing rests. */
  limit: number;
  /** The others have begun to follow. */
  hasRested: boolean;
  screenful: () => number;
}

function open<Card>(
  start: Pick<State<Card>, "cards" | "find" | "hasAll" | "text" | "screenful">,
): State<Card> {
  const matches = start.find(start.cards, start.text);
  const shown = matches.slice(0, pageful);
  return { ...start, waiting: undefined, matches, shown, limit: pageful, hasRested: false };
}

type Action<Card> =
  | { text: string }
  | Pick<State<Card>, "cards" | "find" | "hasAll">
  | "rested"
  | "more";

function reduce<Card>(state: State<Card>, action: Action<Card>): State<Card> {
  if (action === "rested") return { ...state, shown: withMore(state), hasRested: true };
  if (action === "more") return { ...state, limit: state.shown.length + pageful, hasRested: true };
  if ("cards" in action) {
    const { cards, find, hasAll } = action;
    const text = hasAll ? (state.waiting ?? state.text) : state.text;
    const waiting = hasAll ? undefined : state.waiting;
    return { ...state, ...putUp(state, find(cards, text)), cards, find, hasAll, text, waiting };
  }
  const { text } = action;
  if (!state.hasAll) return { ...state, waiting: text === state.text ? undefined : text };
  if (text === state.text) return state;
  // A longer term leaves some of what the shorter one left.
  const isNarrower = state.text !== "" && text.trim().startsWith(state.text.trim());
  const matches = state.find(isNarrower ? state.matches : state.cards, text);
  return { ...state, ...putUp(state, matches), text };
}

/** At once only as many new ones as fill a screen; what stands in the page costs nothing to leave. */
function putUp<Card>(
  { shown, screenful }: State<Card>,
  matches: readonly Card[],
): Pick<State<Card>, "matches" | "shown" | "limit" | "hasRested"> {
  const standing = new Set(shown);
  const count = screenful();
  return {
    matches,
    shown: matches.slice(0, pageful).filter((card, at) => at < count || standing.has(card)),
    limit: pageful,
    hasRested: false,
  };
}

/** What is shown, and a part of what is not yet. */
function withMore<Card>({ matches, shown, limit }: State<Card>): readonly Card[] {
  const standing = new Set(shown);
  let left = partSize;
  return matches.slice(0, limit).filter((card) => standing.has(card) || left-- > 0);
}
