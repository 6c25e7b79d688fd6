import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe("what lies over the page of a phone", () => {
  it.each([true, false])(
    "keeps the focus in the menu, and gives it back to its button (JavaScript: %s)",
    async (javaScript) => {
      const { page, close } = await owner.site.visitor({ ...phone, javaScript });
      await page.goto("/contact");
      const button = page.getByRole("button", { name: "Menu" });
      await button.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Close" }).waitFor();
      expect(await strayed(page, "#site-nav", 24)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect.poll(() => focused(page)).toBe("Menu");
      // Closed, it holds nothing back.
      expect(await strayed(page, "#site-nav", 2)).toHaveLength(2);
      await close();
    },
  );

  it("keeps the focus in the sheet of filters, and gives it back to its button", async () => {
    const { page, close } = await owner.site.visitor(phone);
    await page.goto("/perennials");
    const button = page.getByRole("button", { name: "Filters", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Close filters");
    const stops = await page.locator("#plant-filters :is(button, input, select, summary)").count();
    expect(await strayed(page, "#plant-filters", stops + 5)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Filters");
    expect(await strayed(page, "#plant-filters", 2)).toHaveLength(2);

    // By its own button, and after a choice that changed the list behind it.
    await button.click();
    await page.getByRole("checkbox", { name: /^Full sun/ }).check();
    await page.getByRole("button", { name: /^Show \d+ perennials$/ }).click();
    await expect.poll(() => focused(page)).toBe("Filters (1)");
    await page.getByRole("link", { name: /^Remove / }).waitFor();
    await close();
  });

  it("leaves the page within reach once the screen was turned or the page left", async () => {
    const { page, close } = await owner.site.visitor(phone);
    await page.goto("/contact");
    await page.goto("/perennials");
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await expect.poll(() => focused(page)).toBe("Close filters");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("searchbox").waitFor();
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    await page.getByRole("button", { name: "Menu" }).waitFor();
    await close();
  });

  it("is a bar on a wide screen, from which the focus goes on into the page", async () => {
    const { page, close } = await owner.site.visitor();
    await page.goto("/contact");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
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
    "at the heading that says what a letter's link did (JavaScript: %s)",
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
      const { page, close } = await owner.site.visitor({ javaScript });
      await page.goto(await link("unsubscribe"));
      await page.getByRole("button", { name: "Unsubscribe" }).press("Enter");
      await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
      await expect.poll(() => focused(page)).toBe("You are unsubscribed");

      // Whoever had left is asked by letter.
      await owner.call("POST", "/api/subscribe", { email, phoneNumber: "" });
      await expect.poll(() => link("subscription")).not.toBe("");
      await page.goto(await link("subscription"));
      await page.getByRole("button", { name: "Yes, Please Write to Me" }).press("Enter");
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
      await expect.poll(() => focused(page)).toBe("Thank You!");
      await close();
    },
  );

  it("at what is being read once the popup is closed", async () => {
    const { page, close } = await owner.site.visitor({ popup: true });
    await page.goto("/contact");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).not.toBe("BODY");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    await close();
  });

  it("at the dashboard's heading once a registration was saved", async () => {
    const id = await owner.register("Saved By Keyboard");
    const { page, close } = await owner.owner({ path: `/edit-registration/${id}` });
    await page.getByLabel("Full Name").fill("Saved Twice");
    await page.getByRole("button", { name: "Save Changes" }).press("Enter");
    await page.waitForURL("**/admin-dashboard");
    await page.getByText("Saved Twice").first().waitFor();
    await expect.poll(() => focused(page)).toBe("Event Registration Dashboard");
    await close();
  });
});
