import { type Browser, chromium } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../scripts/chromium.ts";

/** Starts a Chromium for a piece of work, and ends it whatever happens. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = ensureChromium();
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
