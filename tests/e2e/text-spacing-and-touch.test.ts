import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BrowserSite, openBrowserSite } from "#tests/support/browser.ts";
import { follow } from "#tests/support/visits.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite({}, { pictures: true });
});
afterAll(() => site.close());

// WCAG 2.2, success criterion 1.4.12.
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

it("a phone shows pages no wider than itself, with links that a thumb can hit, and nothing as if it were pointed at", async () => {
  const { page, close } = await site.visitor({
    width: 390,
    context: { hasTouch: true, bypassCSP: true },
  });
  const footer = page.getByRole("contentinfo");
  const followInMenu = async (name: string) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await follow(page, name);
  };
  /** The address is there before the page: only its title says that the last page has gone. */
  const isAt = async (path: string, title: string) => {
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  };

  await page.goto("/contact");
  await expectLinksForThumbs(page);
  await followInMenu("Visit Us");
  await isAt("/location", "Visit Us");
  await expectLinksForThumbs(page);
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await isAt("/privacy", "Privacy Policy");
  await expectLinksForThumbs(page);

  await page.setViewportSize({ width: 320, height: 900 });
  await page.addStyleTag({ content: wideText });
  const ways: [path: string, title: string, follow: () => Promise<void>][] = [
    ["/terms", "Terms of Service", () => footer.getByRole("link", { name: "Terms" }).click()],
    [
      "/my-garden",
      "My Garden List",
      () => footer.getByRole("link", { name: "My Garden List" }).click(),
    ],
    ["/location", "Visit Us", () => followInMenu("Visit Us")],
    ["/contact", "Contact Us", () => followInMenu("Contact")],
    ["/cemetery", "A Cemetery for the Poor and for Young Children", () => followInMenu("Cemetery")],
    ["/blog", "Rosa Mystica Gardens Garden Blog", () => followInMenu("Garden Blog")],
    ["/events", "Events & Education", () => followInMenu("Events")],
    [
      "/event-registration",
      "Summer Garden Tour and Talk Registration",
      () => page.locator('main a[href="/event-registration"]').first().click(),
    ],
    ["/perennials", "Our Perennial Collection", () => followInMenu("Perennials")],
    ["/", "Cultivating Beauty, Faith and Creation", () => followInMenu("Home")],
  ];
  expect(await widthOf(page)).toBe(320);
  const browser = await page.context().newCDPSession(page);
  for (const [path, title, follow] of ways) {
    await follow();
    await isAt(path, title);
    // First with text of twice its size, as a browser is told to show it.
    for (const [width, standard] of [
      [390, 32],
      [320, 16],
    ] as const) {
      await browser.send("Page.setFontSizes", { fontSizes: { standard } });
      await page.setViewportSize({ width, height: 900 });
      expect([path, await widthOf(page)]).toEqual([path, width]);
    }
  }

  // By now the styles of all these pages are there.
  const pointedAt = await page.evaluate(() => {
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
  expect(pointedAt).toEqual([]);
  await close();
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Links by which one telephones and writes are tall enough, and the lines around them stay where they are. */
async function expectLinksForThumbs(page: Page) {
  const links = page.locator('main a[href^="tel:"], main a[href^="mailto:"]');
  await expect.poll(() => links.count()).toBeGreaterThan(1);
  const heights = await links.evaluateAll((all) =>
    all.flatMap((link) => Array.from(link.getClientRects(), ({ height }) => height)),
  );
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
  // At one moment: a face or a picture that comes in between moves the lines, too.
  const [before, after] = await page.locator("main").evaluate((main) => {
    const textHeight = () => main.getBoundingClientRect().height;
    const before = textHeight();
    for (const link of document.querySelectorAll("a.touch-link")) {
      link.classList.remove("touch-link");
    }
    return [before, textHeight()];
  });
  expect(after).toBe(before);
}

it("without JavaScript what a form was refused for, and the thanks for it, are in sight when the page opens", async () => {
  const { page, close } = await site.visitor({
    javaScript: false,
    ...{ width: 390, height: 700 },
    expectedProblems: /status of 400/,
  });
  const isInSight = (part: Locator) =>
    expect
      .poll(async () => {
        const box = await part.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 700;
      })
      .toBe(true);
  await page.goto("/event-registration");
  await page.getByLabel("Full Name").fill("Ann O’Brien");
  await page.getByLabel("Email").fill("in-sight@example.com");
  await page.getByLabel("Phone Number").fill("(570) 555-0100");
  await page.getByLabel("Mailing Address").fill("            ");
  await page.getByRole("button", { name: "Complete Registration" }).click();
  await isInSight(page.getByRole("alert"));
  await page.getByLabel("Mailing Address").fill("12 Rose Lane, Scranton, PA 18503");
  await page.getByRole("button", { name: "Complete Registration" }).click();
  await isInSight(page.getByRole("heading", { name: "Thank You!" }));
  await close();
});
