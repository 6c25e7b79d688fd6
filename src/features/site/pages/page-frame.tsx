import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { askAgainForCode, missingCode } from "#shared/browser/load-code-when-needed.ts";
import { useSite } from "#ui/use-site.ts";
import { ErrorPage } from "./error-page.tsx";
import { SiteFooter } from "./footer.tsx";
import { SiteHeader } from "./header.tsx";

/** The frame of every page: the skip link, the header, the page, the footer. */
export function Shell({ children }: { children: ReactNode }) {
  useFocusAfterNavigation();
  const cutOff = useCutOff();
  const { notice } = useSite();
  return (
    <>
      <a
        href="#content"
        className="skip-link absolute top-2 left-2 z-10 bg-marian px-5 py-3 text-on-marian not-focus:-translate-y-[200%] print:hidden"
      >
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

/** True on the way to a page whose code could not be fetched. A new connection or a link asks for it again. */
function useCutOff(): boolean {
  const { location: wanted } = useNavigation();
  const isMissing = useSyncExternalStore(missingCode.subscribe, missingCode.isMissing, () => false);
  const [cutOff, setCutOff] = useState(false);
  const isCutOff = wanted !== undefined && (cutOff || isMissing);
  // Until they have arrived somewhere, so that the previous page does not reappear in between.
  if (isCutOff !== cutOff) setCutOff(isCutOff);

  const navigate = useNavigate();
  useEffect(() => {
    if (!isCutOff) return;
    const { href } = new URL(createPath(wanted), window.location.href);
    if (href === window.location.href) return;
    // The router adds the page to the history only once it has loaded: until then Back would also leave the
    // previous page. After Back or Forward the browser has already moved.
    const { state } = window.history;
    window.history.pushState({ ...state, idx: state.idx + 1 }, "", href);
    void navigate(wanted, { replace: true, state: wanted.state });
  }, [isCutOff, wanted, navigate]);
  useEffect(() => {
    if (wanted) askAgainForCode();
  }, [wanted]);
  useEffect(() => {
    window.addEventListener("online", askAgainForCode);
    return () => window.removeEventListener("online", askAgainForCode);
  }, []);

  return isCutOff;
}

/** The new page's heading takes the focus: a screen reader says where it is, and Tab goes on from there. */
function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const focusedFor = useRef(pathname + hash);

  useEffect(() => {
    if (focusedFor.current === pathname + hash) return;
    focusedFor.current = pathname + hash;
    const main = document.getElementById("content");
    const goal =
      // Not decoded: every id of the site is plain, and typed text may be invalid encoding ("#%").
      (hash && document.getElementById(hash.slice(1))) || main?.querySelector("h1") || main;
    if (!goal) return;
    if (goal.tabIndex < 0) goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }, [pathname, hash]);
}
