import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { openPublicSite, type PublicSite } from "#tests/support/browser.ts";

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

describe("a plant's page", () => {
  it("passes axe in both themes, is no wider than a phone, and is printed on one sheet", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /404/ });
    for (const path of [
      "/perennials/lenten-rose",
      "/trees/eastern-redbud",
      "/annuals/sweet-pea-cupani",
      "/perennials/christmas-fern",
      "/trees/no-such-tree",
    ]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path, { waitUntil: "networkidle" });
      await expectAccessibleInBothThemes(page);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      if (!/rose|redbud/.test(path)) continue;
      const pdf = await page.pdf({ format: "Letter", preferCSSPageSize: true });
      expect(pdf.toString("latin1").match(/\/Type \/Page\b/g), path).toHaveLength(1);
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("img", { name: "QR code of this page" }).isVisible()).toBe(true);
      await page.emulateMedia({ media: null });
    }
    await close();
  });

  it("tells search engines what it is, and promises no price", async () => {
    const html = await (await fetch(`${site.server.url}/trees/eastern-redbud`)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
    const kinds = blocks.map(([, text]) => JSON.parse(text ?? "{}")["@type"]);
    expect(kinds).toEqual(["BreadcrumbList", "WebPage"]);
    expect(/"@type":"(?:Product|Offer)"|"price"/.test(html)).toBe(false);
    expect(html.includes('/trees/eastern-redbud"/><meta property="og:title"')).toBe(true);
    expect(html.includes(" style=")).toBe(false);
  });

  it("answers for a plant of another catalogue with the way there", async () => {
    const moved = await fetch(`${site.server.url}/trees/bloodroot`, { redirect: "manual" });
    expect(moved.status).toBe(301);
    expect(moved.headers.get("location")).toMatch(/\/perennials\/bloodroot$/);
    const missing = await fetch(`${site.server.url}/trees/eastern-redbuds`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('href="/trees/eastern-redbud"');
  });

  it("reckons a bed on the server, without JavaScript", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/perennials/purple-coneflower-magnus");
    await page.getByLabel("Length in feet").fill("20");
    await page.getByLabel("Width in feet").fill("5");
    await page.getByRole("button", { name: "Work It Out" }).click();
    await page.getByText("A bed of 20 by 5 feet takes").waitFor();
    await page.getByLabel("Width in feet").fill("wide");
    await page.getByRole("button", { name: "Work It Out" }).click();
    await page.getByText("Please give a number of feet").waitFor();
    expect(await page.getByLabel("Width in feet").inputValue()).toBe("wide");
    await close();
  });
});
