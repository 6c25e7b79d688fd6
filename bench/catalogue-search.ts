// How the catalogue search grows: keystroke to painted result in Chromium on a processor slowed down
// six times, with 200, 1,000 and 10,000 plants made from the real ones. Run it with
// `node_modules/.bin/node bench/catalogue-search.ts`.
import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { chromium, type Page } from "playwright-core";
import { build } from "vite";
import { cards as annuals } from "#features/plants/card-data/annuals.ts";
import { cards as perennials } from "#features/plants/card-data/perennials.ts";
import { cards as trees } from "#features/plants/card-data/trees.ts";
import { type FactsFile, writeFactsFile } from "#features/plants/filter-facts-file.ts";
import type { PlantCard } from "#features/plants/plant-card.ts";
import { type PlantRecord, plantRecords } from "#features/plants/plant-records.ts";
import { searchPlants } from "#features/plants/rules.ts";
import { chromiumFlags, ensureChromium } from "../scripts/chromium.ts";

const sizes = [200, 1_000, 10_000];
const slowdown = 6;
const rounds = 3;
/** Typed letter by letter and taken back letter by letter; each keystroke changes the count. */
const words = ["mead", "blue", "bees", "ever"];

/** As many plants as asked for, each its own: real ones, their sentences dealt out anew. */
function makePlants(count: number): PlantCard[] {
  const real = [...perennials, ...trees, ...annuals];
  const sentences = real.flatMap(({ description }) => description.split(/(?<=\.) /));
  return Array.from({ length: count }, (_, index) => {
    const from = real[index % real.length] as PlantCard;
    const turn = Math.floor(index / real.length);
    if (turn === 0) return { ...from, path: `/${index}` };
    const other = real[(index * 7 + turn * 13) % real.length] as PlantCard;
    const description = [0, 1, 2]
      .map((part) => sentences[(index * 31 + turn * 17 + part * 101) % sentences.length])
      .join(" ");
    return { ...from, path: `/${index}`, name: `${other.name} No. ${index}`, description };
  });
}

/** The facts of those plants: the real ones, over and over. */
function makeFacts(count: number): FactsFile {
  return writeFactsFile(
    makePlants(count).map(({ path }, at) => ({
      ...(plantRecords[at % plantRecords.length] as PlantRecord),
      path,
    })),
  );
}

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const folder = await mkdtemp(join(tmpdir(), "catalogue-bench-"));
await build({
  root: join(import.meta.dirname, "catalogue-search"),
  configFile: false,
  logLevel: "error",
  mode: "production",
  plugins: [tailwindcss()],
  build: { outDir: folder, emptyOutDir: true, target: "es2023", assetsInlineLimit: 0 },
});

/** The shipped page asks for its facts by one name, whatever number of plants it is tried with. */
let plantsAsked = 0;
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://bench");
  const size = /^\/plants-(\d+)\.json$/.exec(pathname)?.[1];
  if (size) {
    plantsAsked = Number(size);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(makePlants(Number(size))));
    return;
  }
  if (pathname === "/plants/facts.json") {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(makeFacts(plantsAsked)));
    return;
  }
  const file = join(folder, pathname === "/" ? "index.html" : pathname);
  if (!(await stat(file).catch(() => undefined))?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
  createReadStream(file).pipe(response);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });

interface Measured {
  size: number;
  keystrokes: number[];
  longestTyping: number;
  /** Milliseconds from a choice to its plants and the counts beside every choice. */
  filtering: number[];
}

/** Types the words and measures from each keystroke to the frame that shows its result. */
async function measure(size: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${address}/?plants=${size}`);
  const box = page.getByRole("searchbox");
  await box.waitFor();
  await page.evaluate(watch);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await box.focus();
  const plants = makePlants(size);
  const keystrokes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const word of words) {
      for (let typed = 1; typed <= word.length; typed++) {
        const found = searchPlants(plants, word.slice(0, typed)).length;
        keystrokes.push(await press(page, word[typed - 1] as string, `${found} of ${size} `));
      }
      for (let left = word.length - 1; left >= 0; left--) {
        const found = searchPlants(plants, word.slice(0, left)).length;
        keystrokes.push(await press(page, "Backspace", left ? `${found} of ${size} ` : `${size} `));
      }
    }
  }
  // The first round warms the script up, as the first words of a visitor do.
  const measured = keystrokes.slice(words.join("").length * 2);
  // Fast typing: a letter every 90 ms, whatever the list is doing.
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    (window as unknown as Watched).longest = 0;
  });
  for (const word of words) {
    for (const letter of word) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(90);
    }
    for (const _ of word) {
      await page.keyboard.press("Backspace");
      await page.waitForTimeout(90);
    }
  }
  await page.waitForTimeout(1_500);
  const longestTyping = await page.evaluate(() => (window as unknown as Watched).longest);
  await page.evaluate(() => (window as unknown as Watched).filterTimes());
  const filtering = await page.evaluate(() => (window as unknown as Watched).filterTimes());
  await page.close();
  return { size, filtering, keystrokes: measured, longestTyping };
}

interface Watched {
  filterTimes(): number[];
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

function quantile(values: number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
}

try {
  const results: Measured[] = [];
  for (const size of sizes) results.push(await measure(size));
  const first = quantile(results[0]?.keystrokes ?? [], 0.5);
  console.log(`Keystroke to painted result, processor slowed ${slowdown} times, in ms:`);
  for (const { size, keystrokes, longestTyping, filtering } of results) {
    const median = quantile(keystrokes, 0.5);
    console.log(
      [
        `${String(size).padStart(6)} plants`,
        `median ${median.toFixed(0)}`,
        `p95 ${quantile(keystrokes, 0.95).toFixed(0)}`,
        `worst ${Math.max(...keystrokes).toFixed(0)}`,
        `longest task while typing fast ${longestTyping.toFixed(0)}`,
        `filtering and counting median ${quantile(filtering, 0.5).toFixed(1)}, p95 ${quantile(filtering, 0.95).toFixed(1)}`,
        `median grew ${(median / first).toFixed(2)} times for ${size / (sizes[0] ?? 1)} times the plants`,
      ].join(" · "),
    );
  }
} finally {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
}
