import { useEffect, useMemo } from "react";
import { addressTerm } from "../../finder/search-letters-in-texts.ts";
import { searchDelays } from "./search-delays.ts";

/**
 * Keeps a search in the address of the page, in place, so that a link or the back button restores
 * it. The router is not told: nothing is to be loaded or scrolled, and it reads the address again
 * when it comes back to the entry.
 */
export function useAddressKeeper() {
  const keeper = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: string | undefined;
    const stop = () => {
      clearTimeout(timer);
      waiting = undefined;
    };
    /** What still waits for its pause: before a link is followed, the entry left behind is right. */
    const keepNow = () => {
      if (waiting !== undefined) keep(waiting);
    };
    const keep = (text: string) => {
      stop();
      const address = new URL(window.location.href);
      const term = addressTerm(text);
      if (term === (address.searchParams.get("q") ?? "")) return;
      if (term) address.searchParams.set("q", term);
      else address.searchParams.delete("q");
      window.history.replaceState(window.history.state, "", address);
    };
    /** At the next pause: an address is not needed at every keystroke. */
    const keepSoon = (text: string) => {
      clearTimeout(timer);
      waiting = text;
      timer = setTimeout(keepNow, searchDelays.address);
    };
    return { keep, keepSoon, keepNow, stop };
  }, []);
  useEffect(() => {
    window.addEventListener("pagehide", keeper.keepNow);
    return () => {
      window.removeEventListener("pagehide", keeper.keepNow);
      keeper.stop();
    };
  }, [keeper]);
  return keeper;
}
