import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { askAgainForCode, missingCode } from "#shared/browser/load-code-when-needed.ts";
import { useSite } from "#ui/use-site.ts";
import { ErrorPage } from "./error-page.tsx";
import { useFocusAfterNavigation } from "./focus-after-navigation.ts";
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

/**
 * True while the visitor is on the way to a page whose code could not be fetched. It is asked for
 * again when they are connected again, or press a link.
 */
function useCutOff(): boolean {
  const { location: wanted } = useNavigation();
  const isMissing = useSyncExternalStore(missingCode.subscribe, missingCode.isMissing, () => false);
  const [cutOff, setCutOff] = useState(false);
  const isCutOff = wanted !== undefined && (cutOff || isMissing);
  // Until they have arrived somewhere: the page that they left does not come back in between.
  if (isCutOff !== cutOff) setCutOff(isCutOff);

  useEffect(() => {
    if (wanted) askAgainForCode();
  }, [wanted]);
  useEffect(() => {
    window.addEventListener("online", askAgainForCode);
    return () => window.removeEventListener("online", askAgainForCode);
  }, []);

  return isCutOff;
}
