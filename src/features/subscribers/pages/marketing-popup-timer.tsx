import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { currentToken } from "#shared/browser/http-client.ts";
import { hasGivenDetails } from "#shared/browser/visitor-gave-details.ts";
import type { MarketingPopupProps } from "./marketing-popup.tsx";

const delayMs = 5000;
/** Its code is fetched this much before, so that it is not late. */
const fetchAheadMs = 1000;

/** Pages on which nobody is asked: the owner's own, the door's, and those that a letter's link leads to. */
const quietPages =
  /^\/(?:admin|owner|edit-registration|registration|subscription|unsubscribe|door|visit\/|invitation)/;

/** Asks once, after a while, whether the visitor would like to hear from the nursery. */
export function MarketingPopupTimer() {
  const { pathname } = useLocation();
  const [Popup, setPopup] = useState<ComponentType<MarketingPopupProps>>();

  useEffect(() => {
    if (wasAnswered()) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const count = () => {
      const left = Math.max(0, delayMs - msSinceLoad());
      const show = () => {
        if (!hasGivenDetails()) void loadPopup().then((code) => setPopup(() => code?.default));
      };
      timers.push(setTimeout(loadPopup, left - fetchAheadMs), setTimeout(show, left));
    };
    if (document.readyState === "complete") count();
    else window.addEventListener("load", count, { once: true });
    return () => {
      window.removeEventListener("load", count);
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);

  // The owner and her helpers are not visitors while they preview visitors' pages.
  if (!Popup || quietPages.test(pathname) || currentToken()) return null;
  return (
    <Popup
      wasAnswered={wasAnswered}
      onAnswer={rememberAnswer}
      onClose={() => setPopup(undefined)}
    />
  );
}

/** A popup that could not be fetched is not an error to show. */
const loadPopup = () => import("./marketing-popup.tsx").catch(() => undefined);

const key = "marketingPopupShown";

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true; // Storage is forbidden. The popup would come at every page, so it does not come at all.
  }
}

function rememberAnswer(): void {
  try {
    localStorage.setItem(key, "true");
  } catch {
    // Storage can be full or forbidden; the answer then lasts as long as the page.
  }
}

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
