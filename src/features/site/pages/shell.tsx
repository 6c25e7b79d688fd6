import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSite } from "#ui/use-site.ts";
import { ErrorPage } from "./error-page.tsx";
import { SiteFooter } from "./footer.tsx";
import { SiteHeader } from "./header.tsx";

/** The frame of every page: the skip link, the header, the page, the footer. */
export function Shell({ children }: { children: ReactNode }) {
  useFocusOnNavigation();
  const cutOff = useCutOff();
  const { notice } = useSite();
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      {notice && (
        <aside aria-label="Notice" className="site-notice">
          {notice}
        </aside>
      )}
      <main id="content" tabIndex={-1} className="grow">
        {cutOff ? <ErrorPage /> : children}
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
      // As it stands: every id of the site is plain, and what somebody typed may be no encoding ("#%").
      (hash && document.getElementById(hash.slice(1))) || main?.querySelector("h1") || main;
    if (!goal) return;
    if (goal.tabIndex < 0) goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/**
 * True once a page's code could not be fetched because the visitor is offline. React Router then
 * reloads the page, which would leave them with the browser's own error in place of the site.
 */
function useCutOff(): boolean {
  const { key } = useLocation();
  const [cutOffAt, setCutOffAt] = useState<string>();

  useEffect(() => {
    const keep = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || navigator.onLine) return;
      event.preventDefault();
      setCutOffAt(key);
    };
    window.navigation?.addEventListener("navigate", keep);
    return () => window.navigation?.removeEventListener("navigate", keep);
  }, [key]);

  return cutOffAt === key;
}
