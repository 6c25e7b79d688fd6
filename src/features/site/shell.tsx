import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { SiteFooter } from "./footer.tsx";
import { SiteHeader } from "./header.tsx";

/** What every page stands in: the way past the header, the header, the page, the footer. */
export function Shell({ children }: { children: ReactNode }) {
  useFocusOnNavigation();
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/**
 * After a click the new page's heading takes the focus, as it would after a full load: a screen
 * reader then says where it is, and Tab goes on from there.
 */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const focusedFor = useRef(pathname + hash);

  useEffect(() => {
    if (focusedFor.current === pathname + hash) return;
    focusedFor.current = pathname + hash;
    const main = document.getElementById("content");
    const goal =
      (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) ||
      main?.querySelector("h1") ||
      main;
    if (!goal) return;
    if (goal.tabIndex < 0) goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }, [pathname, hash]);
}
