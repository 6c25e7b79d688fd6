import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { addressTerm } from "../../finder/filter-choices.ts";
import { searchDelays, useDebounced } from "./search-debounce.ts";

/** The state of an address to which a filter or an order leads: the text goes along, and what is typed meanwhile, too. */
export const ledToByChoice = "led to by a choice";

/**
 * Keeps what the search box holds in the address of the page, in place, so that a link or the back button
 * restores it: once `text` rests, and before the page is left. The router is not told: nothing is to be loaded or
 * scrolled, and it reads the address again when it comes back to the entry.
 */
export function useTextInAddress(text: string, box: RefObject<HTMLInputElement | null>) {
  const kept = useRef(text);
  const keepNow = useCallback(() => {
    const typed = box.current?.value ?? kept.current;
    if (typed === kept.current) return;
    kept.current = typed;
    const address = new URL(window.location.href);
    const term = addressTerm(typed);
    if (term === (address.searchParams.get("q") ?? "")) return;
    if (term) address.searchParams.set("q", term);
    else address.searchParams.delete("q");
    window.history.replaceState(window.history.state, "", address);
  }, [box]);
  const debounced = useDebounced(text, searchDelays.address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is not needed at every keystroke.
  useEffect(keepNow, [debounced, keepNow]);
  useEffect(() => {
    window.addEventListener("pagehide", keepNow);
    return () => window.removeEventListener("pagehide", keepNow);
  }, [keepNow]);
  return useMemo(
    () => ({
      /** Writes what is typed into the address now. */
      keepNow,
      /** The same at an address that a choice has led to, which has the text of before. */
      keepAt(textThere: string) {
        kept.current = textThere;
        keepNow();
      },
    }),
    [keepNow],
  );
}
