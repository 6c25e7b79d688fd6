import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let owner: OwnerSite;
beforeAll(async () => {
  owner = await openOwnerSite();
});
afterAll(() => owner.site.close());

/** What has the focus: its text or its name; "BODY" where it has fallen to the body. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: it } = document;
    if (!it || it === document.body) return "BODY";
    return it.getAttribute("aria-label") ?? it.textContent?.trim() ?? it.tagName;
  });
}

/** Presses Tab often enough to come around, and answers which elements outside of a part had the focus. */
async function strayed(page: Page, part: string, presses: number): Promise<string[]> {
  const outside: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate((selector) => {
      const { activeElement: it } = document;
      return it !== null && it !== document.body && !it.closest(selector);
    }, part);
    if (isOutside) outside.push(await focused(page));
  }
  return outside;
}

const phone = { width: 390, height: 844 };

/** Opens the menu of a phone by its button, goes around in it by the keyboard, and closes it. */
async function goAroundMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Close" }).waitFor();
  expect(await strayed(page, "#site-nav", 24)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Menu");
  // Closed, it holds nothing back.
  expect(await strayed(page, "#site-nav", 2)).toHaveLength(2);
}

describe("what lies over the page of a phone", () => {
  it("keeps the focus, gives it back to its button, and leaves the page within reach", async () => {
    const { page, close } = await owner.site.visitor(phone);
    await page.goto("/contact");
    await goAroundMenu(page);

    // On a wide screen the menu is a bar, from which the focus goes on into the page.
    await page.setViewportSize({ width: 1280, height: 900 });
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);

    // By a link of the site, where React makes the sheet and no server wrote it.
    await page.setViewportSize(phone);
    const closingHasCode = Promise.withResolvers<void>();
    await page.route("**/catalogue-closing*", async (route) => {
      await closingHasCode.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Perennials" }).click();
    await page.waitForURL("**/perennials");
    const filters = page.getByRole("button", { name: "Filters", exact: true });
    await filters.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Close filters");
    // What comes only now, below the list, is out of reach, too.
    closingHasCode.resolve();
    await page.locator("section[aria-labelledby=closing]").waitFor({ state: "attached" });
    const stops = await page.locator("#plant-filters :is(button, input, select, summary)").count();
    expect(await strayed(page, "#plant-filters", stops + 5)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Filters");
    expect(await strayed(page, "#plant-filters", 2)).toHaveLength(2);

    // By its own button, and after a choice that changed the list behind it.
    await filters.click();
    await page.getByRole("checkbox", { name: /^Full sun/ }).check();
    await page.getByRole("button", { name: /^Show \d+ perennials$/ }).click();
    await expect.poll(() => focused(page)).toBe("Filters (1)");
    await page.getByRole("link", { name: /^Remove / }).waitFor();
    await page.goBack();

    // The screen is turned while it is open, and then the page left.
    await filters.click();
    await expect.poll(() => focused(page)).toBe("Close filters");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("searchbox").waitFor();
    await page.setViewportSize(phone);
    await filters.click();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    await page.getByRole("button", { name: "Menu" }).waitFor();
    await close();
  });

  it("keeps the focus in the menu, and gives it back to its button, without JavaScript", async () => {
    const { page, close } = await owner.site.visitor({ ...phone, javaScript: false });
    await page.goto("/contact");
    await goAroundMenu(page);
    await close();
  });
});

describe("after an action the focus is", () => {
  it("at the button that saved one's own registration, and at how it stands once it is cancelled", async () => {
    const answer = await owner.call("POST", "/api/events/register", {
      eventId: 2,
      fullName: "Ann O'Brien",
      email: "ann@example.com",
      phone: "(570) 555-0199",
      mailingAddress: "12 Rose Lane, Scranton, PA 18503",
      attendeesCount: 2,
    });
    const { page, close } = await owner.site.visitor();
    await page.goto((await answer.json()).link);
    await page.getByLabel("Full Name").fill("Ann Marie O'Brien");
    await page.getByRole("button", { name: "Save Changes" }).press("Enter");
    await page.getByText("Ann Marie O'Brien, 2 people").waitFor();
    await expect.poll(() => focused(page)).toBe("Save Changes");
    await page.getByText("Cancel your registration").press("Enter");
    await page.getByRole("button", { name: "Yes, cancel it" }).press("Enter");
    await page.getByText(/You have cancelled this registration/).waitFor();
    await expect.poll(() => focused(page)).toBe("How it stands");
    await close();
  });

  it.each([true, false])(
    "at the heading that says what a letter's link did: who left can come back (JavaScript: %s)",
    async (javaScript) => {
      const email = `mary-${javaScript}@example.com`;
      await owner.call("POST", "/api/subscribe", { email, phoneNumber: "" });
      const link = async (path: string) => {
        for (const letter of await owner.site.server.letters()) {
          if (letter.to?.[0]?.address !== email) continue;
          const found = new RegExp(`/${path}/[\\w-]+`).exec(letter.text ?? "")?.[0];
          if (found) return found;
        }
        return "";
      };
      await expect.poll(() => link("unsubscribe")).not.toBe("");
      const leaving = await link("unsubscribe");
      const { page, close } = await owner.site.visitor({
        javaScript,
        expectedProblems: /status of 404/,
      });
      const shows = async (heading: string) => {
        await page.getByRole("heading", { name: heading }).waitFor();
        if (javaScript) await expectAccessibleInBothThemes(page);
      };
      await page.goto(leaving);
      await shows("Unsubscribe from our letters?");
      await page.getByRole("button", { name: "Unsubscribe" }).press("Enter");
      await shows("You are unsubscribed");
      await expect.poll(() => focused(page)).toBe("You are unsubscribed");

      // Whoever had left is asked by letter.
      await owner.call("POST", "/api/subscribe", { email, phoneNumber: "" });
      await expect.poll(() => link("subscription")).not.toBe("");
      const returning = await link("subscription");
      await page.goto(returning);
      await shows("Would you like our letters?");
      await page.getByRole("button", { name: "Yes, Please Write to Me" }).press("Enter");
      await shows("Thank You!");
      await expect.poll(() => focused(page)).toBe("Thank You!");
      const served = async (path: string) => (await fetch(owner.site.server.url + path)).text();
      expect(await served(leaving)).toContain("Unsubscribe from our letters?");
      expect(await served(returning)).toContain("Thank You!");

      await page.goto("/subscription/of-another");
      await shows("We do not know this link");
      await close();
    },
  );
});
