import { type ReactNode, use, useEffect, useState } from "react";
import {
  type HeadersFunction,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import { ErrorPage } from "#features/site/pages/error-page.tsx";
import { Shell } from "#features/site/pages/page-frame.tsx";
import { MarketingPopupTimer } from "#features/subscribers/pages/marketing-popup-timer.tsx";
import { defaultSite, type PublicSiteDetails } from "#shared/both/site-details.ts";
import {
  browserStore,
  getQuery,
  loadPage,
  PageDataContext,
  pageDataId,
  prefetchPage,
  StoreContext,
  storeOf,
  usePageQuery,
} from "#shared/browser/page-queries.ts";
import { SiteContext } from "#ui/use-site.ts";
import "./app.css";
import garamond from "./fonts/garamond.woff2?url";
import smallCaps from "./fonts/garamond-small-caps.woff2?url";
import sourceSans from "./fonts/source-sans.woff2?url";
import { headScript } from "./head-script.ts";
import { hydratedEvent } from "./load-deferred-scripts.ts";

const siteQuery = getQuery<PublicSiteDetails>("/api/site");

export const links: LinksFunction = () => [
  ...[garamond, smallCaps, sourceSans].map((href) => ({
    rel: "preload",
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", href: "/feed.xml", type: "application/atom+xml", title: "Garden Blog" },
];

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, siteQuery);
}

export const clientLoader = () => prefetchPage(siteQuery);

/** Extra headers of an error page: the allowed methods, after a request with another. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

/** No click reads the site's settings again; the screen that changes them updates the store. */
export const shouldRevalidate = () => false;

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          // It has run when the page's code comes, which need not carry it, too.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript : "" }}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The page that was asked for, in the shell. */
export default function Root() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
    removeOldDoorLists();
  }, []);
  return (
    <Providers>
      <Outlet />
      <MarketingPopupTimer />
    </Providers>
  );
}

/** A device with an expired door list deletes it, whatever page is opened next. */
function removeOldDoorLists(): void {
  try {
    if (!Object.keys(localStorage).some((key) => key.startsWith("door:"))) return;
  } catch {
    return; // Forbidden storage holds no list.
  }
  import("#shared/browser/door-lists-on-device.ts").then(
    ({ removeEndedDoorLists }) => removeEndedDoorLists(),
    () => undefined,
  );
}

/** What is shown where a page failed. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Providers>
      <ErrorPage error={error} />
    </Providers>
  );
}

function Providers({ children }: { children: ReactNode }) {
  const read = use(PageDataContext);
  const [store] = useState(() => (read ? storeOf(read.values()) : browserStore()));
  const site = usePageQuery(siteQuery, { enabled: false, store }).data ?? defaultSite;
  return (
    <StoreContext value={store}>
      <SiteContext value={site}>
        <Shell>{children}</Shell>
        <script
          id={pageDataId}
          type="application/json"
          // The browser reads it and never writes it.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end.
          dangerouslySetInnerHTML={{ __html: read?.toJson() ?? "" }}
        />
      </SiteContext>
    </StoreContext>
  );
}
