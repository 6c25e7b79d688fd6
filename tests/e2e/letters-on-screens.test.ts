import type { Email } from "postal-mime";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type BrowserSite, openBrowserSite } from "#tests/support/browser.ts";

let site: BrowserSite;
let letters: Email[];
beforeAll(async () => {
  site = await openBrowserSite();
  const post = (path: string, body: object) =>
    fetch(new URL(path, site.server.url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const registered = await post("/api/events/register", {
    eventId: 1,
    fullName: "Anna-Magdalena Katharina Wolfeschlegelsteinhausenbergerdorff",
    email: "a.very.long.address.that.nobody.would.type.twice@mail.gardens-of-scranton.example",
    phone: "(570) 555-0100",
    mailingAddress: "12 Rose Lane, Scranton, PA 18503",
    attendeesCount: 3,
  });
  expect(registered.status).toBe(201);
  const signedUp = await post("/api/subscribe", {
    email: "ann@example.com",
    phoneNumber: "",
  });
  expect(signedUp.ok).toBe(true);
  await vi.waitUntil(async () => (await site.server.letters()).length === 2, { timeout: 20_000 });
  letters = await site.server.letters();
});
afterAll(() => site.close());

it.each([
  [360, "light"],
  [360, "dark"],
  [640, "light"],
  [640, "dark"],
] as const)("letters fit a screen of %i px, %s, with pictures off", async (width, colorScheme) => {
  const { page, close } = await site.visitor({
    width,
    javaScript: false,
    expectedProblems: /ERR_FAILED/,
  });
  await page.emulateMedia({ colorScheme });
  await page.route(/^(?!data:)/, (route) => route.abort());
  for (const { html = "", subject } of letters) {
    await page.setContent(html);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, subject).toBeLessThanOrEqual(width);
    expect(await page.locator("img:not([alt])").count(), subject).toBe(0);
  }
  await close();
});
