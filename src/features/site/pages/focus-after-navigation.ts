import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a click the new page's heading takes the focus, as it would after a full load: a screen
 * reader then says where it is, and Tab goes on from there.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const focusedFor = useRef(pathname + hash);

  useEffect(() => {
    if (focusedFor.current === pathname + hash) return;
    focusedFor.current = pathname + hash;
    const main = document.getElementById("content");
    const goal =
      // As it stands: every id of the site is plain, and what somebody typed may be no encoding ("#%").
      (hash && document.getElementById(hash.slice(1))) || main?.querySelector("h1") || main;
    if (!goal) return;
    if (goal.tabIndex < 0) goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }, [pathname, hash]);
}
