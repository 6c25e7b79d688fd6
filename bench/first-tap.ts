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
  /** What can be seen when the tap has had its effect. */
  effect(page: Page): Locator;
}

let people = 0;

const taps: readonly Tap[] = [
  {
    what: "theme",
    path: "/contact",
    target: (page) => page.getByRole("button", { name: "Dark theme" }),
    effect: (page) => page.locator("html[data-theme]"),
  },
  {
    what: "menu",
    path: "/contact",
    target: (page) => page.getByRole("button", { name: "Menu" }),
    effect: (page) =>
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trees" }),
  },
  {
    what: "search",
    path: "/perennials",
    target: (page) => page.getByPlaceholder("Search perennials..."),
    key: "z",
    effect: (page) => page.getByText(/^\d+ of \d+ perennials$/),
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
    effect: (page) => page.getByRole("heading", { name: "Thank You!" }),
  },
];

/** Milliseconds from the tap, made as soon as its target can be seen, to its effect. */
async function milliseconds(page: Page, tap: Tap, waitUntil: "commit" | "networkidle") {
  await page.goto(tap.path, { waitUntil });
  const target = tap.target(page);
  await target.waitFor();
  // It has its place before the style sheet is there; nobody sees it before the first paint.
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  const fields = Object.entries(tap.typed?.() ?? {});
  for (const [label, text] of fields) await page.getByLabel(label).fill(text);
  const started = performance.now();
  await (tap.key ? target.press(tap.key) : target.click());
  await tap.effect(page).waitFor();
  return performance.now() - started;
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
