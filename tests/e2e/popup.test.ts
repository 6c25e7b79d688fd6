import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { type BrowserSite, openBrowserSite, type VisitorOptions } from "#tests/support/browser.ts";
import { follow, hold } from "#tests/support/visits.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterAll(() => site.close());

const dialog = (page: Page) => page.getByRole("dialog", { name: "Come Garden with Us" });
/** By part of its label: no other field of the popup may be named by an email, too. */
const emailField = (page: Page) => dialog(page).getByLabel("Email");
const flag = (page: Page) => page.evaluate(() => localStorage.getItem("marketingPopupShown"));

/** A visitor who was never here, on a page whose clock the test holds. */
async function newcomer(path: string, options: VisitorOptions = {}) {
  const visitor = await site.visitor({ popup: true, ...options });
  const { page } = visitor;
  await page.clock.install();
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return visitor;
}

async function waitForPopup(page: Page) {
  await page.clock.fastForward(5000);
  await dialog(page).waitFor();
}

/** The same person a visit later. */
async function comeAgain(page: Page) {
  await page.reload();
  await page.waitForLoadState("networkidle");
}

const leaveField = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Goes on to a light page, as a visitor does. */
async function goOn(page: Page) {
  await follow(page, "Contact");
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
}

describe("the marketing popup", () => {
  it("comes 5 seconds after the page, holds the focus, wants both fields, and is remembered once it is sent", async () => {
    const { page, requests, close } = await newcomer("/event-registration", {
      expectedProblems: /status of 503/,
    });
    await waitForPopup(page);
    // On paper it would lie over the page.
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("dialog").isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest("dialog");
      });
      expect(outside).toBe(false);
    }
    const phone = dialog(page).getByLabel("Cell phone number");
    expect(await emailField(page).getAttribute("type")).toBe("email");
    expect(await phone.getAttribute("type")).toBe("tel");
    expect(await dialog(page).getByLabel("I agree").isChecked()).toBe(true);
    await dialog(page)
      .getByText(
        "I agree to receive emails and/or SMS text messages from Rosa Mystica Gardens. I can unsubscribe at any time.",
        { exact: true },
      )
      .waitFor();

    // Spaces are no answer.
    const submit = dialog(page).getByRole("button", { name: "Join the Community" });
    await emailField(page).fill("   ");
    await submit.click();
    await page.getByText("Email required", { exact: true }).waitFor();
    await page.getByText("Please provide your email address.").waitFor();
    await emailField(page).fill("cara@example.com");
    await phone.fill("   ");
    await submit.click();
    await page.getByText("Cell phone number required", { exact: true }).waitFor();
    await page.getByText("Please provide your cell phone number.").waitFor();
    await expectAccessible(page);
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);

    // It stays open with what was typed when the sending fails.
    await phone.fill(" 570 ");
    await page.route("**/api/marketing-subscribers", (route) => route.fulfill({ status: 503 }));
    await submit.click();
    await page.getByText("Submission error").waitFor();
    await page.getByText("There was a problem adding you to our list. Please try again.").waitFor();
    expect(await emailField(page).inputValue()).toBe("cara@example.com");
    expect(await flag(page)).toBeNull();
    await page.unrouteAll();

    const letGo = await hold(page, "**/api/marketing-subscribers");
    const sent = page.waitForRequest("**/api/marketing-subscribers");
    await submit.click();
    const busy = dialog(page).getByRole("button", { name: "Submitting..." });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    letGo();
    await page
      .getByText("Thank you for joining! You're now part of our gardening community.")
      .waitFor();
    await page.getByText("A letter may ask you first").waitFor();
    await dialog(page).waitFor({ state: "detached" });
    expect(await flag(page)).not.toBeNull();
    expect((await sent).postDataJSON()).toEqual({
      ...{ email: "cara@example.com", phone: "570", consentMarketing: true },
    });
    await close();
  });

  it("comes no sooner than 5 seconds after the page's load", async () => {
    const { page, close } = await site.visitor({ popup: true });
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector("dialog[open]")) return;
        observer.disconnect();
        document.documentElement.dataset["opened"] = String(performance.now());
      }).observe(document, { subtree: true, attributes: true, childList: true });
    });
    await page.goto("/contact");
    await dialog(page).waitFor();
    const afterLoad = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return Number(document.documentElement.dataset["opened"]) - (entry?.loadEventStart ?? 0);
    });
    expect(afterLoad).toBeGreaterThanOrEqual(5000);
    await close();
  });

  it("does not ask who has just registered until their next visit; Escape and a click outside close it and give the focus back", async () => {
    const { page, close } = await newcomer("/event-registration");
    await page.getByLabel("Full Name").fill("Ann O’Brien");
    await page.getByLabel("Email").fill("known@example.com");
    await page.getByLabel("Phone Number").fill("(570) 555-0100");
    await page.getByLabel("Mailing Address").fill("12 Rose Lane, Scranton, PA 18503");
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await isSpared(page);

    // The control: it is this visit alone that is spared.
    await comeAgain(page);
    await waitForPopup(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    expect(await flag(page)).toBeNull();
    // Nothing had the focus: it goes to what is being read.
    const isInMain = () => page.evaluate(() => document.activeElement?.closest("main") !== null);
    await expect.poll(isInMain).toBe(true);

    await comeAgain(page);
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await waitForPopup(page);
    await page.mouse.click(5, 450);
    await dialog(page).waitFor({ state: "detached" });
    expect(await flag(page)).toBeNull();
    await expect.poll(() => link.evaluate((it) => it === document.activeElement)).toBe(true);
    await close();
  });

  it("does not ask who has just signed up until their next visit, and never comes again after No Thanks", async () => {
    const { page, requests, close } = await newcomer("/");
    await page.locator("#newsletter").getByLabel("Email").fill("known@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await isSpared(page);

    await comeAgain(page);
    requests.length = 0;
    await waitForPopup(page);
    await page.getByRole("button", { name: "No Thanks" }).click();
    await dialog(page).waitFor({ state: "detached" });
    expect(await flag(page)).not.toBeNull();
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
    const before = requests.length;
    await comeAgain(page);
    await page.clock.fastForward(6000);
    expect(requests.slice(before).some((request) => request.includes("marketing-popup"))).toBe(
      false,
    );
    await close();
  });

  /** Whoever has just been thanked is asked nothing more on this visit. */
  async function isSpared(page: Page) {
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await leaveField(page);
    await page.clock.runFor(10_000);
    await goOn(page);
    await page.clock.runFor(10_000);
    expect(await dialog(page).count()).toBe(0);
    expect(await flag(page)).toBeNull();
  }

  it("leaves people to their own affairs, and the owner or a helper while they are signed in", async () => {
    const { page, close } = await site.visitor({ popup: true, expectedProblems: /status of 404/ });
    await page.clock.install();
    for (const path of [
      ...["/owner-password", "/owner-mail/x", "/registration/x", "/subscription/x"],
      ...["/unsubscribe/x", "/visit/x", "/invitation/x"],
    ]) {
      const code = page.waitForResponse(/marketing-popup/);
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await page.clock.runFor(5000);
      await (await code).finished();
      await page.clock.runFor(5000);
      expect([path, await dialog(page).count()]).toEqual([path, 0]);
    }
    // The control: on the next page it is there at once.
    await goOn(page);
    await dialog(page).waitFor();

    // The dialog lies over the links.
    const goOnBehindIt = (path: string) =>
      page.locator(`nav a[href="${path}"]`).first().dispatchEvent("click");
    await page.evaluate(() => localStorage.setItem("adminToken", "a token"));
    await goOnBehindIt("/location");
    await page.getByRole("heading", { level: 1, name: "Visit" }).waitFor();
    await dialog(page).waitFor({ state: "detached" });
    expect(await flag(page)).toBeNull();
    // The control: signed out, it is there on the next page, or before, when something else draws this one anew.
    await page.evaluate(() => localStorage.removeItem("adminToken"));
    await goOnBehindIt("/contact");
    await dialog(page).waitFor();
    await close();
  });

  it("counts its 5 seconds from the page's load, however late its code is", async () => {
    const { page, close } = await site.visitor({ popup: true });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto("/contact", { waitUntil: "load" });
    await page.clock.fastForward(5000);
    // The page's code begins only now, and its next tick is due at once.
    await expect
      .poll(async () => {
        await page.clock.fastForward(1);
        return dialog(page).isVisible();
      })
      .toBe(true);
    await close();
  });

  it("waits while somebody types, while a field holds what was typed, a moment longer, and for an open menu", async () => {
    const { page, requests, close } = await newcomer("/event-registration", { width: 390 });
    const notYet = async () => expect(await dialog(page).count()).toBe(0);
    await page.getByLabel("Full Name").fill("Ann");
    await page.clock.fastForward(5000);
    await expect
      .poll(() => requests.some((request) => request.includes("marketing-popup")))
      .toBe(true);
    await page.keyboard.type(" O'Brien");
    await page.clock.runFor(10_000);
    await notYet();
    await leaveField(page);
    await page.clock.runFor(10_000);
    await notYet();
    expect(await flag(page)).toBeNull();
    // From here on time passes only as it is told to.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await page.getByLabel("Full Name").fill("");
    await page.clock.runFor(1500);
    await notYet();
    await page.getByRole("button", { name: /menu/i }).click();
    await page.clock.runFor(4000);
    await notYet();
    await page.keyboard.press("Escape");
    // Empty, a field may have the focus.
    await page.getByLabel("Full Name").focus();
    await page.clock.runFor(4000);
    await dialog(page).waitFor();
    await close();
  });

  it("waits for what was typed into a field that a page works with at once", async () => {
    const { page, close } = await newcomer("/perennials/butterfly-weed");
    await page.getByLabel("Length in feet").fill("20");
    await leaveField(page);
    await page.clock.fastForward(5000);
    await page.clock.runFor(10_000);
    expect(await dialog(page).count()).toBe(0);
    await page.getByLabel("Length in feet").fill("10");
    await leaveField(page);
    await page.clock.runFor(4000);
    await dialog(page).waitFor();
    await close();
  });
});
