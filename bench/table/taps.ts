// From the first tap on a page that has only just been painted to what it does, on a slow telephone:
// a processor six times slower than this one and a network of 1.6 Mbit/s with 150 ms to the server.
// Against the same tap once the page has come to rest.
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../../scripts/chromium.ts";
import { startServer } from "../../tests/support/server.ts";
import { median } from "../load.ts";
import { type Measurement, type Row, spread } from "./row.ts";

const rounds = 3;
const slowdown = 6;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

interface Tap {
  what: string;
  path: string;
  do(page: Page): Promise<void>;
  /** Runs in the page: the milliseconds since the tap where it has done its work, else false. */
  done: () => number | false;
}

const taps: Tap[] = [
  {
    what: "theme",
    path: "/contact",
    do: (page) => page.getByRole("button", { name: "Dark theme" }).tap(),
    done: () => document.documentElement.dataset["theme"] === "dark" && sinceTap(),
  },
  {
    what: "menu",
    path: "/contact",
    do: (page) => page.getByRole("button", { name: "Menu" }).tap(),
    done: () =>
      [...document.querySelectorAll("nav")].some(
        (nav) => nav.getAttribute("aria-label") === "Main" && nav.checkVisibility(),
      ) && sinceTap(),
  },
  {
    what: "search",
    path: "/trees",
    do: (page) => page.getByRole("searchbox").first().pressSequentially("oak"),
    done: () =>
      !/^\s*All|100/.test(document.getElementById("plant-count")?.textContent ?? "100") &&
      sinceTap(),
  },
  {
    what: "form, sent empty",
    path: "/event-registration",
    do: (page) => page.getByRole("button", { name: "Complete Registration" }).tap(),
    done: () => document.querySelector('[aria-invalid="true"]') !== null && sinceTap(),
  },
];

/** Given to the page by `noteTaps`. */
declare function sinceTap(): number;

/** Notes when something was last tapped or typed; it outlives the browser's own sending of a form. */
function noteTaps(): void {
  Object.assign(window, { sinceTap: () => Date.now() - Number(sessionStorage.getItem("tapped")) });
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, () => sessionStorage.setItem("tapped", String(Date.now())), true);
  }
}

/** Milliseconds from the tap, or the last letter typed, to the frame that shows what it does. */
async function timeOf(
  context: BrowserContext,
  url: string,
  tap: Tap,
  rests: boolean,
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(noteTaps);
  await page.addInitScript(() => localStorage.setItem("marketingPopupShown", "true"));
  await page.addInitScript(() => localStorage.removeItem("theme"));
  const debug = await context.newCDPSession(page);
  await debug.send("Network.enable");
  await debug.send("Network.emulateNetworkConditions", network);
  await debug.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url + tap.path, { waitUntil: rests ? "networkidle" : "commit" });
  await tap.do(page);
  const done = await page.waitForFunction(tap.done, undefined, { polling: "raf", timeout: 60_000 });
  const milliseconds = Number(await done.jsonValue());
  await page.close();
  return milliseconds;
}

async function run(): Promise<Row[]> {
  const site = await startServer();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const rows: Row[] = [];
  try {
    for (const tap of taps) {
      const first: number[] = [];
      const later: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const [times, rests] of [
          [first, false],
          [later, true],
        ] as const) {
          const context = await browser.newContext({
            viewport: { width: 390, height: 844 },
            hasTouch: true,
            isMobile: true,
            reducedMotion: "reduce",
          });
          times.push(await timeOf(context, site.url, tap, rests));
          await context.close();
        }
      }
      rows.push({
        what: `first tap to effect on a slow telephone: ${tap.what}`,
        figure: `${median(first).toFixed(0)} ms`,
        against: `the same once the page rests (${median(later).toFixed(0)} ms)`,
        ratio: spread(first.map((time, at) => time / Math.max(1, later[at] ?? Number.NaN))),
      });
    }
    return rows;
  } finally {
    await browser.close();
    await site.close();
  }
}

export const firstTaps: Measurement = { name: "taps", run };
