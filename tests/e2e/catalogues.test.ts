import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { openPublicSite, type PublicSite } from "#tests/support/browser.ts";
import { entries, searchBox } from "#tests/support/catalogue.ts";

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

describe("a catalogue", () => {
  it.each([
    {
      path: "/perennials",
      title: "Our Perennial Collection",
      verse: "Isaiah 40:8",
      placeholder: "Search perennials...",
      count: 100,
      first: "Purple Coneflower",
      headings: ["Planting Guidelines"],
      closing: "The Catholic Significance of Perennials",
      link: "Ask About Our Plant Symbolism Guide",
    },
    {
      path: "/trees",
      title: "Our Tree Collection",
      verse: "Genesis 2:9",
      placeholder: "Search trees...",
      count: 50,
      first: "Eastern Redbud",
      headings: ["Description", "Planting & Care Guide"],
      closing: "Planting for Those Who Come After",
      link: "Ask About Tree Planting Services",
    },
    {
      path: "/annuals",
      title: "Our Annual Flowers Collection",
      verse: "Song of Solomon 2:12",
      placeholder: "Search annuals by name or description...",
      count: 50,
      first: "French Marigold",
      headings: ["Planting Guidelines"],
      closing: "Flowers for Cutting",
      link: undefined,
    },
  ])("$path shows what it must, with and without JavaScript", async (expected) => {
    for (const javaScript of [true, false]) {
      const { page, requests, close } = await site.visitor({ javaScript });
      // Without JavaScript a browser fetches all hundred plates before the network is idle.
      await page.goto(expected.path, {
        waitUntil: javaScript ? "networkidle" : "domcontentloaded",
      });
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(expected.title);
      await page.getByText(expected.verse, { exact: true }).waitFor();
      expect(await page.getByPlaceholder(expected.placeholder).count()).toBe(1);
      expect(await entries(page).count()).toBe(expected.count);
      const first = entries(page).first();
      expect(await first.getByRole("heading", { level: 2 }).textContent()).toBe(expected.first);
      expect(await first.getByRole("heading", { level: 3 }).allTextContents()).toEqual(
        expected.headings,
      );
      expect(await first.locator("i[lang=la]").count()).toBeGreaterThan(0);
      await page.getByText("More varieties are in store").waitFor();
      await page.getByRole("heading", { name: expected.closing }).waitFor();
      if (expected.link) {
        const link = page.getByRole("link", { name: expected.link });
        expect(await link.getAttribute("href")).toBe("/contact");
      }
      expect(requests.filter((request) => request.includes("/api/"))).toEqual([]);
      await close();
    }
  });

  it("comes whole with its page: no plant is downloaded twice, and the page is light", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/perennials", { waitUntil: "networkidle" });
    await searchBox(page).fill("rose");
    await expect.poll(() => entries(page).count()).toBeLessThan(50);
    expect(requests.filter((it) => /\/api\/plants\/(?:cards|shown)\//.test(it))).toEqual([]);
    await close();
    for (const path of ["/perennials", "/trees", "/annuals"]) {
      const answer = await fetch(site.server.url + path, { headers: { "accept-encoding": "br" } });
      expect(answer.headers.get("content-encoding")).toBe("br");
      expect(Number(answer.headers.get("content-length"))).toBeLessThanOrEqual(30 * 1024);
    }
  });

  it("comes at a click as its cards, and the answer to the address", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/contact", { waitUntil: "networkidle" });
    requests.length = 0;
    await page.getByRole("navigation").getByRole("link", { name: "Trees" }).first().click();
    await page.getByRole("heading", { name: "Eastern Redbud" }).waitFor();
    expect(await entries(page).count()).toBe(50);
    const asked = () => requests.filter((it) => /\/api\/|\.data\b/.test(it)).sort();
    await expect.poll(asked).toEqual(["GET /api/plants/cards/trees", "GET /api/plants/list/trees"]);
    await close();
  });
});

describe("accessibility", () => {
  it.each(["/perennials", "/trees?q=oak", "/annuals"])(
    "holds on %s, light and dark",
    async (path) => {
      const { page, close } = await site.visitor({ width: 390 });
      await page.goto(path, { waitUntil: "networkidle" });
      await expectAccessibleInBothThemes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
      await close();
    },
  );
});
