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
import type { PlantCard } from "../plant-card.ts";
import { searchPlants } from "../rules.ts";
import { termInAddress, useAddressKeeper } from "./search-address.ts";

/** As many as are shown from the start: the whole of each catalogue as it stands. */
const pageful = 120;
/** As many as are put up in answer to a keystroke: more than the largest screen shows. */
const screenful = 24;
/** How long the typing has to rest before the others follow, in milliseconds. */
const restMs = 250;

export interface CatalogueSearch {
  /** What is searched for, as it was typed. */
  text: string;
  matches: readonly PlantCard[];
  /** The matches that are in the page so far, in their order. */
  shown: readonly PlantCard[];
  /** Puts up more of them; absent where all are shown or about to be. */
  showMore: (() => void) | undefined;
  /** What the box holds when it is first shown. */
  startText: string;
  box: RefObject<HTMLInputElement | null>;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onBlur(): void;
  onSubmit(event: FormEvent): void;
}

/**
 * The search of a catalogue. The box keeps its own value and the list follows as a transition, so
 * typing never waits for it. A keystroke puts up a screenful of new entries at most, whatever the
 * size of the catalogue; the others follow when the typing rests. The address follows the box.
 */
export function useCatalogueSearch(cards: readonly PlantCard[]): CatalogueSearch {
  const location = useLocation();
  const [startText] = useState(() => termInAddress(location.search));
  const [state, dispatch] = useReducer(reduce, { cards, text: startText }, open);
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

  const isWhole = state.shown.length >= Math.min(state.matches.length, state.limit);
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => dispatch("rested")), restMs);
    return () => clearTimeout(timer);
  }, [isWhole]);

  const showMore = useCallback(() => startTransition(() => dispatch("more")), []);

  return {
    text: state.text,
    matches: state.matches,
    shown: state.shown,
    showMore: isWhole && state.shown.length < state.matches.length ? showMore : undefined,
    startText,
    box,
    onChange({ target }) {
      searchFor(target.value);
      address.keepSoon(target.value);
    },
    onBlur: address.keepNow,
    onSubmit(event) {
      event.preventDefault();
      address.keepNow();
      // Puts a phone's keyboard away, which covers what was found.
      if (matchMedia("(pointer: coarse)").matches) box.current?.blur();
    },
  };
}

interface State {
  cards: readonly PlantCard[];
  text: string;
  matches: readonly PlantCard[];
  shown: readonly PlantCard[];
  /** How many may be shown once the typing rests. */
  limit: number;
}

function open({ cards, text }: Pick<State, "cards" | "text">): State {
  const matches = searchPlants(cards, text);
  return { cards, text, matches, shown: matches.slice(0, pageful), limit: pageful };
}

function reduce(state: State, action: { text: string } | "rested" | "more"): State {
  if (action === "rested") return { ...state, shown: state.matches.slice(0, state.limit) };
  if (action === "more") {
    const limit = state.shown.length + pageful;
    return { ...state, shown: state.matches.slice(0, limit), limit };
  }
  const { text } = action;
  if (text === state.text) return state;
  // A longer term leaves some of what the shorter one left.
  const isNarrower = state.text !== "" && text.trim().startsWith(state.text.trim());
  const matches = searchPlants(isNarrower ? state.matches : state.cards, text);
  // What stands in the page already costs nothing to leave there.
  const standing = new Set(state.shown);
  const shown = matches
    .filter((plant, index) => index < screenful || standing.has(plant))
    .slice(0, pageful);
  return { ...state, text, matches, shown, limit: pageful };
}
