// How long the page over all catalogues takes on a phone from a keystroke, or a choice, to the painted
// result, its processor slowed down six times: with the 200 built-in plants, against another build in turns.
import type { Browser } from "playwright-core";
import { withBrowser } from "./browser.ts";
import { millisecondsToAnswer, watchPaint } from "./painted-result.ts";
import { type Measured, withSite } from "./processes.ts";
import { inTurns, type Measurement, median, quantile, type Row, rowOfTurns } from "./row.ts";

const slowdown = 6;
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

async function run(browser: Browser, other: string | undefined): Promise<Row[]> {
  const own = await withSite((site) => measure(browser, site));
  const row = {
    what: `keystroke to painted result, the 200 built-in plants, processor slowed ${slowdown} times`,
    figure: `median ${median(own).toFixed(0)} ms, 95th percentile ${quantile(own, 0.95).toFixed(0)}`,
    ...{ against: "", ratio: "" },
  };
  if (!other) return [row];
  const turns = await inTurns(
    3,
    () => withSite((site) => measure(browser, site), { folder: other }),
    () => withSite((site) => measure(browser, site)),
  );
  const pairs = turns.map(([theirs, ours]) => [median(theirs), median(ours)] as const);
  return [row, rowOfTurns("the same", "ms", "the other build", pairs)];
}

export const catalogueSearch: Measurement = {
  name: "plants",
  run: (other) => withBrowser((browser) => run(browser, other)),
};
