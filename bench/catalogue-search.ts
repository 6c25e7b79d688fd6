// How long a catalogue takes from a keystroke to the painted result in Chromium on a processor slowed
// down six times, with 200, 1,000 and 10,000 plants made from the real ones:
// node bench/catalogue-search.ts [folder before] [sizes, as "200,10000"]. The folder is a clone of
// another version with its packages; the two then take turns, so that what else the machine does
// falls on both alike.
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import type { PlantCard } from "#features/plants/plant-card.ts";
import { searchPlants } from "#features/plants/rules.ts";
import { chromiumFlags, ensureChromium } from "../scripts/chromium.ts";
import { type ServedCatalogue, serveCatalogue } from "./catalogue-search/serve.ts";

const [before, askedSizes = "200,1000,10000"] = process.argv.slice(2);
const sizes = askedSizes.split(",").map(Number);
const slowdown = 6;
const turns = before ? 3 : 1;
/** Typed letter by letter and taken back letter by letter; each keystroke changes the count. */
const words = ["mead", "blue", "bees", "ever"];

interface Measured {
  keystrokes: number[];
  longestTyping: number;
  /** Milliseconds from a choice to its plants and the counts beside every choice. */
  filtering: number[];
}

/** Types the words and measures from each keystroke to the frame that shows its result. */
async function measure(catalogue: ServedCatalogue, size: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${catalogue.address}/?plants=${size}`);
  const box = page.getByRole("searchbox");
  await box.waitFor();
  await page.evaluate(watch);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await box.focus();
  const plants = catalogue.makePlants(size);
  // The first words warm the script up, as the first words of a visitor do.
  await typeAll(page, plants);
  const keystrokes = await typeAll(page, plants);
  // Fast typing: a letter every 90 ms, whatever the list is doing.
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    (window as unknown as Watched).longest = 0;
  });
  for (const word of words) {
    for (const key of [...word, ...[...word].fill("Backspace")]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(90);
    }
  }
  await page.waitForTimeout(1_500);
  const longestTyping = await page.evaluate(() => (window as unknown as Watched).longest);
  const filterTimes = () => page.evaluate(() => (window as unknown as Watched).filterTimes?.());
  await filterTimes();
  const filtering = (await filterTimes()) ?? [];
  await page.close();
  return { filtering, keystrokes, longestTyping };
}

/** Types every word and takes it back; answers the milliseconds of each keystroke. */
async function typeAll(page: Page, plants: readonly PlantCard[]): Promise<number[]> {
  const keystrokes: number[] = [];
  const after = (text: string) =>
    text ? `${searchPlants(plants, text).length} of ${plants.length} ` : `${plants.length} `;
  for (const word of words) {
    for (let typed = 1; typed <= word.length; typed++) {
      const text = word.slice(0, typed);
      keystrokes.push(await press(page, text.at(-1) as string, after(text)));
    }
    for (let left = word.length - 1; left >= 0; left--) {
      keystrokes.push(await press(page, "Backspace", after(word.slice(0, left))));
    }
  }
  return keystrokes;
}

interface Watched {
  /** Absent in versions from before the filters. */
  filterTimes?(): number[];
  longest: number;
  painted: Promise<number>;
  expect(start: string): void;
}

/** Runs in the page: notes when the count that a keystroke must lead to has been painted. */
function watch(): void {
  const watched = window as unknown as Watched;
  const count = document.querySelector(".plant-count") as HTMLElement;
  watched.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      watched.longest = Math.max(watched.longest, duration);
    }
  }).observe({ type: "longtask" });
  watched.expect = (start) => {
    let pressed = 0;
    addEventListener(
      "input",
      (event) => {
        pressed = event.timeStamp;
      },
      { capture: true, once: true },
    );
    watched.painted = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!count.textContent.startsWith(start)) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - pressed);
          channel.port2.postMessage(0);
        });
      });
      observer.observe(count, { childList: true, characterData: true, subtree: true });
    });
  };
}

async function press(page: Page, key: string, count: string): Promise<number> {
  await page.evaluate((start) => (window as unknown as Watched).expect(start), count);
  await page.keyboard.press(key);
  const ms = await page.evaluate(() => (window as unknown as Watched).painted);
  // The rest of a page's entries follow when the typing rests.
  await page.waitForTimeout(350);
  return ms;
}

function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN;
}

/** The middle of every keystroke of all turns. */
function medianOf(all: readonly Measured[]): number {
  return quantile(
    all.flatMap(({ keystrokes }) => keystrokes),
    0.5,
  );
}

function say(what: string, all: readonly Measured[], growth: string): void {
  const keystrokes = all.flatMap((each) => each.keystrokes);
  const filtering = all.flatMap((each) => each.filtering);
  const turnMedians = all.map((each) => quantile(each.keystrokes, 0.5).toFixed(0));
  const parts = [
    what,
    `median ${medianOf(all).toFixed(0)} (${turnMedians.join(", ")})`,
    `p95 ${quantile(keystrokes, 0.95).toFixed(0)}`,
    `worst ${Math.max(...keystrokes).toFixed(0)}`,
    `longest task while typing fast ${Math.max(...all.map((each) => each.longestTyping)).toFixed(0)}`,
  ];
  if (filtering.length > 0) {
    parts.push(
      `filtering and counting median ${quantile(filtering, 0.5).toFixed(1)}, p95 ${quantile(filtering, 0.95).toFixed(1)}`,
    );
  }
  console.log([...parts, growth].join(" · "));
}

const folders = [join(import.meta.dirname, ".."), ...(before ? [resolve(before)] : [])];
const catalogues: ServedCatalogue[] = [];
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  for (const folder of folders) catalogues.push(await serveCatalogue(folder));
  console.log(`Keystroke to painted result, processor slowed ${slowdown} times, in ms:`);
  const first: number[] = [];
  for (const size of sizes) {
    const results: Measured[][] = catalogues.map(() => []);
    for (let turn = 0; turn < turns; turn++) {
      for (const [at, catalogue] of catalogues.entries()) {
        results[at]?.push(await measure(catalogue, size));
      }
    }
    for (const [at, all] of results.entries()) {
      const smallest = first[at] ?? medianOf(all);
      first[at] = smallest;
      const growth = (medianOf(all) / smallest).toFixed(2);
      say(
        at === 0 ? `${size} plants` : `${size} before`,
        all,
        `median grew ${growth} times for ${size / (sizes[0] ?? 1)} times the plants`,
      );
    }
    const [now, other] = results;
    if (now && other)
      console.log(`${size}: ${(medianOf(now) / medianOf(other)).toFixed(2)} of before`);
  }
} finally {
  await browser.close();
  for (const catalogue of catalogues) await catalogue.close();
}
