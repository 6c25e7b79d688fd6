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

it("letters fit the screens of a phone and a tablet, light and dark, with pictures off", async () => {
  const { page, close } = await site.visitor({
    javaScript: false,
    expectedProblems: /ERR_FAILED/,
  });
  await page.route(/^(?!data:)/, (route) => route.abort());
  for (const { html = "", subject } of letters) {
    await page.setContent(html);
    for (const width of [360, 640]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${subject}, ${colorScheme}`).toBeLessThanOrEqual(width);
      }
    }
    expect(await page.locator("img:not([alt])").count(), subject).toBe(0);
  }
  await close();
});
