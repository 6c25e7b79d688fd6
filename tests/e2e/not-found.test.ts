import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import { type BrowserSite, openBrowserSite } from "#tests/support/browser.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite({}, { pictures: true });
});
afterAll(() => site.close());

const missing = { expectedProblems: /status of 404/ };

describe("an address that is none", () => {
  it("/products offers the three catalogues with their pictures", async () => {
    const { page, close } = await site.visitor({ ...missing, width: 390, height: 844 });
    expect((await page.goto("/products"))?.status()).toBe(404);
    await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
    const main = page.getByRole("main");
    expect(await main.getByRole("link").allTextContents()).toEqual([
      "Perennials",
      "Trees",
      "Annuals",
      "See All Plants",
    ]);
    const picture = main.locator("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessibleInBothThemes(page);
    await main.getByRole("link", { name: "Trees" }).click();
    await page.getByRole("heading", { name: "Our Tree Collection" }).waitFor();
    await close();
  });

  it.each([true, false])(
    "/newsletter holds the form itself (JavaScript: %s)",
    async (javaScript) => {
      const { page, close } = await site.visitor({ ...missing, javaScript });
      expect((await page.goto("/newsletter"))?.status()).toBe(404);
      await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
      const email = page.getByRole("textbox", { name: "Email" });
      await email.fill(`letters-${javaScript}@example.com`);
      await page.getByRole("button", { name: "Subscribe" }).click();
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
      await close();
    },
  );

  it("/admin leads to the dashboard, and any other address to the pages there are", async () => {
    const admin = await (await fetch(`${site.server.url}/admin`)).text();
    expect(admin).toMatch(
      /<main.*<a [^>]*href="\/admin-dashboard"[^>]*>Admin Dashboard<.*<\/main>/s,
    );
    const { page, close } = await site.visitor(missing);
    await page.goto("/nothing-here");
    expect(await page.getByRole("main").getByRole("link").count()).toBe(8);
    await expectAccessible(page);
    await close();
  });
});

describe("the footer's Privacy Policy and Terms of Service", () => {
  it("lead to pages that say whom to call", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/contact");
    for (const name of ["Privacy Policy", "Terms of Service"]) {
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      const main = page.getByRole("main");
      for (const kind of ["tel", "mailto"]) {
        await main.locator(`a[href^="${kind}:"]`).first().waitFor();
      }
    }
    await close();
  });
});
