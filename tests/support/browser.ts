import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";
import { type RunningServer, startServer } from "./server.ts";

export type Theme = "light" | "dark";

export interface BrowserSite {
  server: RunningServer;
  browser: Browser;
  /**
   * A visitor with a browser of their own, nothing stored. What goes wrong in the page (an error,
   * a refusal by the security policy) fails the test when `close` is called, unless it is expected.
   */
  visitor(options?: VisitorOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export type PublicSite = Pick<BrowserSite, "visitor" | "close"> & { server: { url: string } };

export interface VisitorOptions {
  javaScript?: boolean;
  theme?: Theme;
  width?: number;
  height?: number;
  reducedMotion?: boolean;
  /** Whether the popup may come, as for somebody who was never here. */
  popup?: boolean;
  /** Parts of console messages that belong to this test, such as a status it provokes. */
  expectedProblems?: RegExp;
  context?: BrowserContextOptions;
}

export interface Visitor {
  page: Page;
  /** Paths and query of every request to the site so far: "GET /api/events". */
  requests: string[];
  problems: string[];
  close(): Promise<void>;
}

/**
 * The one site of this run for tests that change nothing on it, and the browser that all files share:
 * what its start and its first pages cost is paid once. Pictures are fetched and drawn only with `pictures`:
 * they are a fifth of what a page costs, and few files ask how one looks.
 */
export async function openPublicSite({ pictures = false } = {}): Promise<PublicSite> {
  const browser = await connectBrowser(pictures);
  const url = inject("publicSite");
  return {
    server: { url },
    visitor: (options) => openVisitor(browser, url, options),
    close: () => browser.close(),
  };
}

/**
 * Starts a site of one's own and connects to the browser that all test files share; `pictures` as above. Its
 * tables and its first content are a copy of the public site's, as they were when that was started.
 */
export async function openBrowserSite(
  env: Record<string, string> = {},
  { pictures = false } = {},
): Promise<BrowserSite> {
  const [server, browser] = await Promise.all([
    startServer(env, undefined, inject("startedDatabase")),
    connectBrowser(pictures),
  ]);
  return {
    server,
    browser,
    visitor: (options) => openVisitor(browser, server.url, options),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

function connectBrowser(pictures: boolean): Promise<Browser> {
  return chromium.connect(inject(pictures ? "browserEndpoint" : "plainBrowserEndpoint"));
}

async function openVisitor(
  browser: Browser,
  url: string,
  {
    javaScript = true,
    theme = "light",
    width = 1280,
    height = 900,
    reducedMotion = true,
    popup = false,
    expectedProblems,
    context: more,
  }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: javaScript,
    viewport: { width, height },
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    ...more,
  });
  // The popup has tests of its own; elsewhere it would come between a test and its page.
  await context.addInitScript(
    ([theme, popup]) => {
      localStorage.setItem("theme", theme as string);
      if (!popup) localStorage.setItem("marketingPopupShown", "true");
      addEventListener("hydrated", () => Object.assign(window, { isHydrated: true }));
    },
    [theme, popup],
  );
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    const address = new URL(request.url());
    if (address.origin !== url) return;
    const line = `${request.method()} ${address.pathname}${address.search}`;
    // Code is fetched, and then loaded out of the browser's cache.
    const isAgain = address.pathname.startsWith("/assets/") && request.resourceType() !== "fetch";
    if (!isAgain || !requests.includes(line)) requests.push(line);
  });
  if (javaScript) waitForCode(page);
  return {
    page,
    requests,
    problems,
    async close() {
      await context.close();
      expect(problems.filter((problem) => !expectedProblems?.test(problem))).toEqual([]);
    },
  };
}

/**
 * A page's code comes after the page, and a click on a button that has none yet is lost. So a test
 * that opens a page waits for its code, unless it says itself what it waits for.
 */
function waitForCode(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) {
      await page.waitForFunction(() =>
        Object.keys(document).some((key) => key.startsWith("__reactContainer")),
      );
    }
    return response;
  };
}

/** Resolves when React has taken over all of the page that was loaded last. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "isHydrated" in window);
}
