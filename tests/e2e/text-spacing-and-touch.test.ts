import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserSite, openBrowserSite } from "#tests/support/browser.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite({}, { pictures: true });
});
afterAll(() => site.close());

const pages = [
  "/",
  "/perennials",
  "/events",
  "/event-registration",
  "/cemetery",
  "/location",
  "/contact",
  "/blog",
  "/privacy",
  "/terms",
];

// WCAG 2.2, success criterion 1.4.12.
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

describe("a phone", () => {
  it.each(pages)("shows %s no wider than itself, with wide text at 320 px", async (path) => {
    const { page, close } = await site.visitor({ width: 320, context: { bypassCSP: true } });
    await page.goto(path);
    await page.addStyleTag({ content: wideText });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await close();
  });

  it.each(["/contact", "/location", "/privacy"])(
    "has phone and e-mail links on %s that a thumb can hit, in lines that stay where they are",
    async (path) => {
      const { page, close } = await site.visitor({ width: 390, context: { hasTouch: true } });
      await page.goto(path);
      const links = page.locator('main a[href^="tel:"], main a[href^="mailto:"]');
      expect(await links.count()).toBeGreaterThan(1);
      const heights = await links.evaluateAll((all) =>
        all.flatMap((link) => Array.from(link.getClientRects(), ({ height }) => height)),
      );
      for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
      const textHeight = () =>
        page.locator("main").evaluate((main) => main.getBoundingClientRect().height);
      const before = await textHeight();
      await page.locator("a.touch-link").evaluateAll((all) => {
        for (const link of all) link.classList.remove("touch-link");
      });
      expect(await textHeight()).toBe(before);
      await close();
    },
  );

  it.each(["/", "/perennials", "/my-garden"])(
    "keeps nothing on %s looking as if it were pointed at, where nothing can point",
    async (path) => {
      const { page, close } = await site.visitor({ width: 390 });
      await page.goto(path);
      const found = await page.evaluate(() => {
        const pointedAt = (rules: CSSRuleList): string[] =>
          Array.from(rules).flatMap((rule) => {
            if (rule instanceof CSSMediaRule && rule.conditionText.includes("hover")) return [];
            const within = rule instanceof CSSGroupingRule ? pointedAt(rule.cssRules) : [];
            return rule instanceof CSSStyleRule && rule.selectorText.includes(":hover")
              ? [rule.selectorText, ...within]
              : within;
          });
        return Array.from(document.styleSheets, ({ cssRules }) => pointedAt(cssRules)).flat();
      });
      expect(found).toEqual([]);
      await close();
    },
  );
});

describe("without JavaScript", () => {
  it("the thanks for a registration are in sight when the page opens", async () => {
    const { page, close } = await site.visitor({ javaScript: false, width: 390, height: 700 });
    await page.goto("/event-registration");
    await page.getByLabel("Full Name").fill("Ann O’Brien");
    await page.getByLabel("Email").fill("in-sight@example.com");
    await page.getByLabel("Phone Number").fill("(570) 555-0100");
    await page.getByLabel("Mailing Address").fill("12 Rose Lane, Scranton, PA 18503");
    await page.getByRole("button", { name: "Complete Registration" }).click();
    const thanks = page.getByRole("heading", { name: "Thank You!" });
    await thanks.waitFor();
    await expect
      .poll(async () => {
        const box = await thanks.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 700;
      })
      .toBe(true);
    await close();
  });

  it("so are the messages of one that was refused", async () => {
    const { page, close } = await site.visitor({
      javaScript: false,
      width: 390,
      height: 700,
      expectedProblems: /status of 400/,
    });
    await page.goto("/event-registration");
    await page.getByLabel("Full Name").fill("Ann O’Brien");
    await page.getByLabel("Email").fill("in-sight@example.com");
    await page.getByLabel("Phone Number").fill("(570) 555-0100");
    await page.getByLabel("Mailing Address").fill("            ");
    await page.getByRole("button", { name: "Complete Registration" }).click();
    const alert = page.getByRole("alert");
    await alert.waitFor();
    await expect
      .poll(async () => {
        const box = await alert.boundingBox();
        return box !== null && box.y >= 0 && box.y < 600;
      })
      .toBe(true);
    await close();
  });
});
