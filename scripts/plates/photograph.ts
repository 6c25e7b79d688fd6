import { chromium } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../chromium.ts";

interface Layout {
  columns: number;
  /** Of one plate, in pixels. */
  width: number;
  dark: boolean;
}

/** Sets plates in rows and writes what a browser shows of them as a PNG. */
export async function photograph(
  plates: readonly string[],
  out: string,
  { columns, width, dark }: Layout,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({
      colorScheme: dark ? "dark" : "light",
      viewport: { width: columns * (width + 12) + 12, height: 800 },
    });
    const images = plates
      .map((svg) => `<img width=${width} src="data:image/svg+xml,${encodeURIComponent(svg)}">`)
      .join("");
    await page.setContent(
      `<style>:root{color-scheme:light dark}body{margin:12px;display:grid;gap:12px;grid-template-columns:repeat(${columns},${width}px);background:${dark ? "#0d1120" : "#e9dfc8"}}</style>${images}`,
      { waitUntil: "load" },
    );
    await page.evaluate(() => Promise.all([...document.images].map((i) => i.decode())));
    await page.screenshot({ path: out, fullPage: true });
  } finally {
    await browser.close();
  }
}
