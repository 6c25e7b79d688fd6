import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { wasAnswered } from "./popup-flag.ts";

/** From the page's load to the popup, in milliseconds. */
const delay = 5000;

/** Pages where nobody is to be asked: the owner's own, and the way off the list. */
const quietPages = /^\/(?:admin|edit-registration|unsubscribe)/;

/** Asks once, after a while, whether the visitor would like to hear from the nursery. */
export function PopupTimer() {
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<{ Popup: ComponentType<{ onClose: () => void }> }>();

  useEffect(() => {
    if (wasAnswered()) return;
    const timer = setTimeout(() => {
      import("./marketing-popup.tsx").then(
        (module) => setLoaded({ Popup: module.default }),
        () => undefined, // Nobody misses a popup that could not be fetched.
      );
    }, delay);
    return () => clearTimeout(timer);
  }, []);

  if (!loaded || quietPages.test(pathname)) return null;
  return <loaded.Popup onClose={() => setLoaded(undefined)} />;
}
