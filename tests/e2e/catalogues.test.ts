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
      term: "rose",
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
      term: "oak",
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
      term: "marigold",
    },
  ])("$path shows what it must, with and without JavaScript", async (expected) => {
    for (const javaScript of [false, true]) {
      const { page, requests, close } = await site.visitor({ javaScript, width: 390 });
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
      if (javaScript) {
        // The trees are looked at below, with a search.
        if (expected.path !== "/trees") await expectAccessibleInBothThemes(page);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth).toBeLessThanOrEqual(390);
        // It came whole with its page: no plant is downloaded twice.
        await searchBox(page).fill(expected.term);
        await expect.poll(() => entries(page).count()).toBeLessThan(expected.count / 2);
        expect(requests.filter((it) => /\/api\/plants\/(?:cards|shown)\//.test(it))).toEqual([]);
      }
      await close();
    }
  });

  it.each(["/perennials", "/trees", "/annuals"])("%s is light", async (path) => {
    const answer = await fetch(site.server.url + path, { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(Number(answer.headers.get("content-length"))).toBeLessThanOrEqual(30 * 1024);
  });

  it("comes at a click as its cards, and the answer to the address", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/contact", { waitUntil: "networkidle" });
    requests.length = 0;
    await page.getByRole("navigation").getByRole("link", { name: "Trees" }).first().click();
    await page.getByRole("heading", { name: "Eastern Redbud" }).waitFor();
    await expect.poll(() => entries(page).count()).toBe(50);
    const asked = () => requests.filter((it) => /\/api\/|\.data\b/.test(it)).sort();
    await expect.poll(asked).toEqual(["GET /api/plants/cards/trees", "GET /api/plants/list/trees"]);
    await close();
  });
});

describe("the switch beside the search", () => {
  it.each([true, false])(
    "leads to the same plants as pictures and back, with search and filters (JavaScript: %s)",
    async (javaScript) => {
      const { page, close } = await site.visitor({ javaScript });
      await page.goto("/perennials?q=rose&light=full-sun", { waitUntil: "domcontentloaded" });
      const view = page.getByRole("navigation", { name: "View" });
      const names = () => page.locator(".plant-results > ul[role=list] h2").allTextContents();
      const reading = await names();
      expect(reading.length).toBeGreaterThan(1);
      await view.getByRole("link", { name: "Pictures" }).click();
      await page.waitForURL("**/perennials?q=rose&light=full-sun&view=pictures");
      const shown = view.locator("[aria-current]");
      await expect.poll(() => shown.textContent()).toBe("Pictures");
      await expect.poll(names).toEqual(reading);
      expect(await entries(page).count()).toBe(0);
      expect(await searchBox(page).inputValue()).toBe("rose");
      // A search from here stays with the pictures.
      await searchBox(page).fill("balm");
      if (javaScript) await page.getByText(/^\d+ of 100 perennials$/).waitFor();
      await searchBox(page).press("Enter");
      await page.waitForURL(/\/perennials\?(?=.*q=balm)(?=.*view=pictures)/);
      await expect.poll(names).not.toEqual(reading);
      const found = await names();
      await view.getByRole("link", { name: "Reading" }).click();
      await page.waitForURL("**/perennials?q=balm&light=full-sun");
      await expect.poll(() => entries(page).locator("h2").allTextContents()).toEqual(found);
      // Nothing remembers it, and each of the two is an entry of its own.
      await page.goBack({ waitUntil: "domcontentloaded" });
      await expect.poll(() => shown.textContent()).toBe("Pictures");
      if (javaScript) {
        const menu = page.getByRole("navigation").getByRole("link", { name: "Perennials" });
        await menu.first().click();
        await expect.poll(() => entries(page).count()).toBe(100);
      }
      await close();
    },
  );

  it("has larger plates in two columns on a computer, and no texts are sent with the pictures", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/trees", { waitUntil: "networkidle" });
    const [first, second] = await Promise.all(
      [0, 1].map((at) => entries(page).nth(at).locator(".plate").boundingBox()),
    );
    expect(first?.width).toBeGreaterThan(200);
    expect(second?.y).toBe(first?.y);
    expect((first?.y ?? 900) + (first?.height ?? 0)).toBeLessThan(900);
    const guide = await entries(page).first().locator("h3 + p").last().textContent();
    const sent = await (await fetch(`${site.server.url}/trees?view=pictures`)).text();
    expect(guide?.length).toBeGreaterThan(100);
    expect(sent).not.toContain(guide?.slice(0, 40));

    // On a phone the pictures, and a list that a search has narrowed, are accessible, too.
    await page.setViewportSize({ width: 390, height: 900 });
    await searchBox(page).fill("oak");
    await page.getByText(/^\d+ of 50 trees$/).waitFor();
    await expectAccessibleInBothThemes(page);
    await searchBox(page).fill("");
    await page
      .getByRole("navigation", { name: "View" })
      .getByRole("link", { name: "Pictures" })
      .click();
    await page.waitForURL("**/trees?view=pictures");
    await expect.poll(() => entries(page).count()).toBe(0);
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await close();
  });
});
