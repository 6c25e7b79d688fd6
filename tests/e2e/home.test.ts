import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { openPublicSite, type PublicSite } from "#tests/support/browser.ts";

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

describe("the sections", () => {
  it("stand in their order, in the served HTML, with products and the tour, and lead on", async () => {
    const { page, requests, close } = await site.visitor({ javaScript: false });
    await page.goto("/");
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(headings.slice(0, 7)).toEqual([
      "Our Mission",
      "Our Collection",
      "Why Choose Rosa Mystica Gardens",
      "In the Garden This Season",
      "Join Our Garden Community",
      "Visit Rosa Mystica Gardens",
      "Our Garden Nursery",
    ]);
    const verses = await page.locator("main cite").allTextContents();
    expect(verses).toEqual(["Genesis 2:8", "Matthew 13:23", "Genesis 1:12", "Isaiah 58:11"]);
    expect(await page.locator("#products h3").count()).toBe(7);
    expect(await page.locator("#events").textContent()).toContain("Saturday, June 21st, 2025");
    expect(await page.locator("#events").textContent()).toContain("6:00 PM - 8:00 PM");
    expect(requests.filter((request) => request.includes("/api/"))).toEqual([]);

    // They lead where their words say.
    const links = [
      ["shop the collection", "/products"],
      ["visit the nursery", "/location"],
      ["learn more about our story", "/contact"],
      ["See the perennials (Perennial Flowers)", "/perennials"],
      ["See the annuals (Annual Flowers)", "/annuals"],
      ["See the trees (Trees & Shrubs)", "/trees"],
      ["More about the nursery (Garden Supplies)", "/"],
      ["Register for event", "/event-registration"],
    ] as const;
    for (const [name, to] of links) {
      const link = page.getByRole("link", { name, exact: true });
      expect(await link.getAttribute("href"), name).toBe(to);
    }
    await close();
  });

  it("show 21 pictures with their captions, one, two or three to a row by the width, and pass axe", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/");
    await expectAccessibleInBothThemes(page);
    const figures = page.locator("#gallery figure");
    expect(await figures.count()).toBe(21);
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const pictures = await figures.evaluateAll((all) =>
        all.map((figure) => ({
          alt: figure.querySelector("img")?.alt,
          caption: figure.querySelector("figcaption")?.textContent,
          left: Math.round(figure.getBoundingClientRect().left),
        })),
      );
      for (const { alt, caption } of pictures) expect(caption).toBe(alt);
      expect(new Set(pictures.slice(0, 20).map(({ left }) => left)).size).toBe(columns);
    }
    await close();
  });
});

describe("arriving by a click", () => {
  it("asks the API itself, shows the spinner, and asks no second time", async () => {
    const { page, requests, close } = await site.visitor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/api/products", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/event-registration");
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    await page.getByText("Loading products...").waitFor();
    letGo();
    await page.getByRole("heading", { name: "Perennial Flowers" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /Registration/ }).waitFor();
    await page.goForward();
    await page.getByRole("heading", { name: "Perennial Flowers" }).waitFor();
    expect(requests.filter((request) => request === "GET /api/products")).toHaveLength(1);
    expect(requests.filter((request) => request.includes(".data"))).toEqual([]);
    await close();
  });

  it("says when the products cannot be loaded, and tries again when asked", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /status of 500/ });
    await page.route("**/api/products", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.goto("/event-registration");
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    await page.getByText("Failed to load products. Please try again later.").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Perennial Flowers" }).waitFor();
    await close();
  });
});
