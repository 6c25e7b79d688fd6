// The first tap on a page, made as soon as what is tapped can be seen, against the same tap on the
// same page when everything is there and at rest. A phone: 390 px wide, its processor slowed down six
// times, on a slow mobile network.
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { withBrowser } from "./browser.ts";
import { type Measured, withSite } from "./processes.ts";
import { inTurns, type Measurement, type Row, rowOfTurns } from "./row.ts";

const slowdown = 6;
/** Lighthouse's slow 4G: milliseconds and bytes a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const rounds = 5;

interface Tap {
  what: string;
  path: string;
  target(page: Page): Locator;
  /** Absent: it is clicked. */
  key?: string;
  /** What is typed before, by the label of its field. */
  typed?: () => Record<string, string>;
  /** Whether the tap has had its effect. It runs in the page, so it uses nothing from here. */
  happened: () => boolean;
}

let people = 0;

const taps: readonly Tap[] = [
  {
    what: "theme",
    path: "/contact",
    target: (page) => page.getByRole("button", { name: "Dark theme" }),
    happened: () => document.documentElement.hasAttribute("data-theme"),
  },
  {
    what: "menu",
    path: "/contact",
    target: (page) => page.getByRole("button", { name: "Menu" }),
    happened: () =>
      [...document.querySelectorAll('nav[aria-label="Main"] a[href="/trees"]')].some((link) =>
        link.checkVisibility({ visibilityProperty: true }),
      ),
  },
  {
    what: "search",
    path: "/perennials",
    target: (page) => page.getByPlaceholder("Search perennials..."),
    key: "z",
    happened: () => /^\d+ of /.test(document.querySelector("#plant-count")?.textContent ?? ""),
  },
  {
    what: "form",
    path: "/event-registration",
    target: (page) => page.getByRole("button", { name: "Complete Registration" }),
    typed: () => ({
      "Full Name": "Ann Lee",
      "Phone Number": "(570) 555-0100",
      "Mailing Address": "12 Rose Lane, Scranton, PA 18503",
      Email: `tap${people++}@example.com`,
    }),
    happened: () =>
      [...document.querySelectorAll("h1, h2")].some(
        (heading) => heading.textContent === "Thank You!",
      ),
  },
];

/**
 * Waits in the page itself for the effect of a tap, which costs a slow phone next to nothing: Playwright's
 * own waiting takes up to 30 ms of it each time, and looks only every 100 to 500 ms. What it saw is
 * in the session's storage, because a form that is sent without any code ends in another document.
 * Runs in the page, so it uses nothing from here.
 */
function watch(happened: () => boolean): void {
  const look = () => {
    if (!sessionStorage.getItem("tapped") || !document.body || !happened())
      requestAnimationFrame(look);
    // Once that frame has been laid out and painted, too.
    else requestAnimationFrame(note);
  };
  const note = () =>
    sessionStorage.setItem("seen", String(performance.timeOrigin + performance.now()));
  requestAnimationFrame(look);
}

/** Fulfilled once something has been painted. Runs in the page. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
}

/** Notes when the page is first told of a tap or a key. Runs in the page. */
function noteTap(): void {
  for (const sign of ["pointerdown", "focusin", "keydown"])
    addEventListener(
      sign,
      ({ timeStamp }) => {
        if (!sessionStorage.getItem("tapped"))
          sessionStorage.setItem("tapped", String(performance.timeOrigin + timeStamp));
      },
      true,
    );
}

/**
 * Milliseconds from the tap, made as soon as its target can be seen, to the frame after its effect was
 * painted, both by the page's own clock.
 */
async function milliseconds(page: Page, tap: Tap, waitUntil: "commit" | "networkidle") {
  await page.addInitScript(`(${watch})(${tap.happened})`);
  await page.goto(tap.path, { waitUntil });
  await page.evaluate(firstPaint);
  const fields = Object.entries(tap.typed?.() ?? {});
  for (const [label, text] of fields) await page.getByLabel(label).fill(text);
  await page.evaluate(noteTap);
  const target = tap.target(page);
  await (tap.key ? target.press(tap.key) : target.click());
  const seen = () => sessionStorage.getItem("seen");
  await page.waitForFunction(seen, undefined, { polling: 250 });
  return page.evaluate(() => {
    const at = (key: string) => Number(sessionStorage.getItem(key));
    return at("seen") - at("tapped");
  });
}

async function slowPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

async function measure(browser: Browser, { url }: Measured): Promise<Row[]> {
  /** A visitor who was never here: nothing is kept from another tap. */
  async function asNewVisitor(tap: Tap, waitUntil: "commit" | "networkidle") {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ baseURL: url, viewport });
    await context.addInitScript(() => localStorage.setItem("marketingPopupShown", "true"));
    // On a busy machine a page takes a while; nothing here fails because it is slow.
    context.setDefaultTimeout(120_000);
    const taken = await milliseconds(await slowPhone(context), tap, waitUntil);
    await context.close();
    return taken;
  }
  const rows: Row[] = [];
  for (const tap of taps) {
    const pairs = await inTurns(
      rounds,
      () => asNewVisitor(tap, "networkidle"),
      () => asNewVisitor(tap, "commit"),
    );
    const what = `first tap to effect on a slow phone: ${tap.what}`;
    rows.push(rowOfTurns(what, "ms", "the same on the page at rest", pairs));
  }
  return rows;
}

export const firstTap: Measurement = {
  name: "first-tap",
  run: () => withBrowser((browser) => withSite((site) => measure(browser, site))),
};
