// How long the page over all catalogues takes on a phone from a keystroke, or a choice, to the painted
// result, its processor slowed down six times: with the 200 built-in plants, against another build in
// turns, and with 1,000 and 10,000, the owner's own.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser } from "playwright-core";
import type { RunningServer } from "../tests/support/server.ts";
import { withBrowser } from "./browser.ts";
import { ownerOf } from "./owner.ts";
import { millisecondsToAnswer, watchPaint } from "./painted-result.ts";
import { type Measured, withSite } from "./processes.ts";
import { inTurns, type Measurement, median, quantile, type Row, rowOfTurns } from "./row.ts";

const slowdown = 6;
const builtIn = 200;
/** Typed letter by letter and taken back letter by letter; each keystroke changes the count. */
const words = ["mead", "blue", "bees", "ever"];

async function measure(browser: Browser, { url }: Measured) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem("marketingPopupShown", "true"));
  await page.goto(`${url}/plants`, { waitUntil: "networkidle" });
  await watchPaint(page, ".plant-count");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.getByRole("searchbox").focus();
  const keystrokes: number[] = [];
  for (const word of ["rose", ...words]) {
    for (const key of [...word, ...Array<string>(word.length).fill("Backspace")]) {
      const { painted } = await millisecondsToAnswer(page, () => page.keyboard.press(key));
      keystrokes.push(painted);
    }
  }
  await page.close();
  // The first word warms the script up, as the first word of a visitor does.
  return keystrokes.slice("rose".length * 2);
}

/** Fills a site up to so many plants: what the built-in ones leave open are the owner's, each with its own name. */
async function fillUp({ url, dataDir }: RunningServer, count: number): Promise<void> {
  const { call } = await ownerOf(url);
  const { entry } = await call("GET", "/api/admin/plants/eastern-redbud/facts");
  const database = new DatabaseSync(join(dataDir, "garden.sqlite"), { timeout: 5_000 });
  const insert = database.prepare(
    "INSERT INTO plant_change (slug, catalogue, changes, created_at) VALUES (?, 'trees', ?, ?)",
  );
  database.exec("BEGIN IMMEDIATE");
  for (let n = builtIn; n < count; n += 1) {
    const slug = `redbud-no-${n}`;
    const name = `Redbud No. ${n} ${words[n % words.length]}`;
    const own = { name, slug, cultivar: `No. ${n}`, synonyms: [] };
    insert.run(slug, JSON.stringify({ ...entry, ...own }), new Date().toISOString());
  }
  database.exec("UPDATE site_fact SET value = value + 1 WHERE name = 'content-version'; COMMIT");
  database.close();
}

function rowOf(plants: number, all: number[], against: string, ratio: string): Row {
  return {
    what: `keystroke to painted result, ${plants.toLocaleString("en-US")} plants, processor slowed ${slowdown} times`,
    figure: `median ${median(all).toFixed(0)} ms, 95th percentile ${quantile(all, 0.95).toFixed(0)}`,
    ...{ against, ratio },
  };
}

async function run(browser: Browser, other: string | undefined): Promise<Row[]> {
  const few = await withSite((site) => measure(browser, site));
  const rows = [rowOf(builtIn, few, "", "")];
  for (const plants of [1_000, 10_000]) {
    const many = await withSite(async (site) => {
      await fillUp(site, plants);
      return measure(browser, site);
    });
    rows.push(rowOf(plants, many, "the same with 200", (median(many) / median(few)).toFixed(2)));
  }
  if (!other) return rows;
  const turns = await inTurns(
    3,
    () => withSite((site) => measure(browser, site), { folder: other }),
    () => withSite((site) => measure(browser, site)),
  );
  const pairs = turns.map(([theirs, own]) => [median(theirs), median(own)] as const);
  return [...rows, rowOfTurns("the same with 200 plants", "ms", "the other build", pairs)];
}

export const catalogueSearch: Measurement = {
  name: "plants",
  run: (other) => withBrowser((browser) => run(browser, other)),
};
