import { writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { chromiumFlags, ensureChromium } from "../scripts/chromium.ts";

interface Photograph {
  /** Where the PNG goes. */
  file: string;
  /** The page as HTML, and how large it is seen, in pixels; what hangs out below is on the PNG, too. */
  page: string;
  width: number;
  height: number;
  isDark?: boolean;
}

/** Writes what a browser shows of pages as PNGs of few colors. */
export async function photograph(photographs: readonly Photograph[]): Promise<void> {
  if (photographs.length === 0) return;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    for (const { file, page: html, width, height, isDark } of photographs) {
      const page = await browser.newPage({
        colorScheme: isDark ? "dark" : "light",
        viewport: { width, height },
      });
      await page.setContent(html, { waitUntil: "load" });
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      const png = await page.screenshot({ fullPage: true });
      writeFileSync(file, await sharp(png).png({ palette: true, quality: 95 }).toBuffer());
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
