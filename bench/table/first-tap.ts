// The first tap on a page, made as soon as what is tapped can be seen, against the same tap on the
// same page when everything is there and at rest. A phone: 390 px wide, its processor slowed down six
// times, on a slow mobile network.
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../../scripts/chromium.ts";
import { startServer } from "../../tests/support/server.ts";
import { median } from "../load.ts";
import type { Measurement, Row } from "./row.ts";

const slowdown = 6;
/** Lighthouse's slow 4G: milliseconds and bytes a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const rounds = 3;

interface Tap {
  what: string;
  path: string;
  /** Waits until what is tapped can be seen, and does what comes before the tap. */
  ready(page: Page): Promise<void>;
  tap(page: Page): Promise<void>;
  /** Resolves when the tap has its effect. */
  effect(page: Page): Promise<unknown>;
}

const person = {
  "Full Name": "Ann Lee",
  "Phone Number": "(570) 555-0100",
  "Mailing Address": "12 Rose Lane, Scranton, PA 18503",
};
let people = 0;

const taps: readonly Tap[] = [
  {
    what: "theme",
    path: "/contact",
    ready: (page) => page.getByRole("button", { name: "Dark theme" }).waitFor(),
    tap: (page) => page.getByRole("button", { name: "Dark theme" }).click(),
    effect: (page) => page.waitForFunction(() => document.documentElement.dataset["theme"]),
  },
  {
    what: "menu",
    path: "/contact",
    ready: (page) => page.getByRole("button", { name: "Menu" }).waitFor(),
    tap: (page) => page.getByRole("button", { name: "Menu" }).click(),
    effect: (page) =>
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trees" }).waitFor(),
  },
  {
    what: "search",
    path: "/perennials",
    ready: (page) => page.getByPlaceholder("Search perennials...").waitFor(),
    tap: (page) => page.getByPlaceholder("Search perennials...").press("z"),
    effect: (page) => page.getByText(/^\d+ of \d+ perennials$/).waitFor(),
  },
  {
    what: "form",
    path: "/event-registration",
    async ready(page) {
      people += 1;
      const fields = { ...person, Email: `tap${people}@example.com` };
      for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
    },
    tap: (page) => page.getByRole("button", { name: "Complete Registration" }).click(),
    effect: (page) => page.getByRole("heading", { name: "Thank You!" }).waitFor(),
  },
];

/** Milliseconds from the tap to its effect. */
async function milliseconds(page: Page, { tap, effect }: Tap): Promise<number> {
  const started = performance.now();
  await tap(page);
  await effect(page);
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

export const firstTap: Measurement = {
  name: "first-tap",
  async run() {
    const server = await startServer();
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [...chromiumFlags],
    });
    /** A visitor who was never here: nothing is kept from another tap. */
    async function inNewBrowser(work: (page: Page) => Promise<number>): Promise<number> {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
      });
      await context.addInitScript(() => localStorage.setItem("marketingPopupShown", "true"));
      // On a busy machine a page takes a while; nothing here fails because it is slow.
      context.setDefaultTimeout(120_000);
      try {
        return await work(await slowPhone(context));
      } finally {
        // What went wrong before, where something did, is what is to be told.
        await context.close().catch(() => {});
      }
    }
    const rows: Row[] = [];
    try {
      for (const tap of taps) {
        const first: number[] = [];
        const atRest: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const open = { waitUntil: "commit" } as const;
          first.push(
            await inNewBrowser(async (page) => {
              await page.goto(tap.path, open);
              await tap.ready(page);
              return milliseconds(page, tap);
            }),
          );
          atRest.push(
            await inNewBrowser(async (page) => {
              await page.goto(tap.path, { waitUntil: "networkidle" });
              await tap.ready(page);
              await page.evaluate(
                () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
              );
              return milliseconds(page, tap);
            }),
          );
        }
        rows.push({
          what: `first tap to effect on a slow phone: ${tap.what}`,
          figure: `${median(first).toFixed(0)} ms`,
          against: `the same on the page at rest (${median(atRest).toFixed(0)} ms)`,
          ratio: (median(first) / median(atRest)).toFixed(2),
        });
      }
    } finally {
      await browser.close();
      await server.close();
    }
    return rows;
  },
};
