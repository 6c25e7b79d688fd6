import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Theme } from "./browser.ts";

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The ones of these rules that look at colors. */
const colorRules = {
  type: "rule",
  values: ["color-contrast", "link-in-text-block"],
} as const satisfies RunOptions["runOnly"];

/** From the thirteenth on, the entries of a list and the rows of a table are built as the first are. */
const furtherEntries = "main :is(ul, ol, tbody) > :nth-child(n + 13)";

/**
 * Expects that axe finds nothing: WCAG 2.2 A and AA, and its best practices. While a dialog is open it looks at
 * the dialog alone: what lies behind cannot be reached.
 */
export async function expectAccessible(
  page: Page,
  runOnly: RunOptions["runOnly"] = allRules,
): Promise<void> {
  // Evaluated over the debugger's protocol, which the page's security policy does not concern.
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(await readFile(axeFile, "utf8"));
  const { violations } = await page.evaluate(
    ([furtherEntries, options]) => {
      const include = document.querySelector("dialog:modal") ?? document;
      const { axe } = window as unknown as AxeWindow;
      return axe.run({ include, exclude: [furtherEntries] }, options);
    },
    [furtherEntries, { runOnly, resultTypes: ["violations"] } satisfies RunOptions] as const,
  );
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/**
 * The same on the page as it stands, and then its colors in the dark theme, which changes nothing else
 * (the theme is one attribute). A journey that is taken once in each theme costs twice as much and says no more.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  expect(await paintIn(page, "light")).toBe("light");
  await expectAccessible(page);
  expect(await paintIn(page, "dark")).toBe("dark");
  await expectAccessible(page, colorRules);
  await paintIn(page, "light");
}

/** Does what the theme's button does, wherever the page has it, and answers what is painted then. */
function paintIn(page: Page, theme: Theme): Promise<string> {
  return page.evaluate((theme) => {
    const root = document.documentElement;
    if (theme === "dark") root.dataset["theme"] = "dark";
    else delete root.dataset["theme"];
    return getComputedStyle(root).colorScheme;
  }, theme);
}

interface AxeWindow {
  axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
}
