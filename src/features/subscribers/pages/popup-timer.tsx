import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { hasGivenDetails } from "#shared/browser/visitor-gave-details.ts";
import { wasAnswered } from "./popup-answered.ts";

/** From the page's load event to the popup, in milliseconds. */
const delayMs = 5000;
/** Its code is fetched this much before, so that it is not late. */
const fetchAheadMs = 1000;

/** Pages where nobody is to be asked: the owner's own, the door's, and those that a letter's link leads to. */
const quietPages =
  /^\/(?:admin|owner|edit-registration|registration|subscription|unsubscribe|door)/;

/** Asks once, after a while, whether the visitor would like to hear from the nursery. */
export function PopupTimer() {
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<{ Popup: ComponentType<{ onClose: () => void }> }>();

  useEffect(() => {
    if (wasAnswered()) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const count = () => {
      const left = Math.max(0, delayMs - msSinceLoad());
      const show = () => {
        if (!hasGivenDetails())
          loadPopup().then(({ default: Popup }) => setLoaded({ Popup }), noPopup);
      };
      timers.push(
        setTimeout(() => void loadPopup().catch(noPopup), left - fetchAheadMs),
        setTimeout(show, left),
      );
    };
    if (document.readyState === "complete") count();
    else window.addEventListener("load", count, { once: true });
    return () => {
      window.removeEventListener("load", count);
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);

  if (!loaded || quietPages.test(pathname)) return null;
  return <loaded.Popup onClose={() => setLoaded(undefined)} />;
}

const loadPopup = () => import("./marketing-popup.tsx");

/** A popup that could not be fetched is no error to show. */
const noPopup = () => undefined;

/** Milliseconds since the page's load event, which the script in the page's head has noted. */
function msSinceLoad(): number {
  const now = performance.now();
  return now - (window.loadedAt ?? now);
}

declare global {
  interface Window {
    /** By `performance.now()`; see `app/load-deferred-scripts.ts`. */
    loadedAt?: number;
  }
}
