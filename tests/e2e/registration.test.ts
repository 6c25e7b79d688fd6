import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { type BrowserSite, openBrowserSite } from "#tests/support/browser.ts";
import { hold } from "#tests/support/visits.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterAll(() => site.close());

const ann = {
  "Full Name": "Ann O'Brien",
  Email: "ann@example.com",
  "Phone Number": "(570) 555-0100",
  "Mailing Address": "12 Rose Lane, Scranton, PA 18503",
};

/** Opens the page and waits until the form's own checks have taken over from the browser's. */
async function openForm(page: Page) {
  await page.goto("/event-registration");
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

const complete = (page: Page) => page.getByRole("button", { name: "Complete Registration" });
const lettersTo = async (address: string) =>
  (await site.server.letters()).filter(({ to }) => to?.[0]?.address === address);

describe("registering for the tour", () => {
  it("shows what is wrong, then keeps the registration, says so, and sends the letter", async () => {
    const { page, requests, close } = await site.visitor({ expectedProblems: /status of 404/ });
    await openForm(page);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "Summer Garden Tour and Talk Registration",
    );
    await page.getByText("Saturday, June 21st, 2025").first().waitFor();
    const attendees = page.getByLabel("Number of Attendees");
    expect(await attendees.inputValue()).toBe("1");

    // Each field has its message, and nothing is sent. A mended field loses its message.
    await page.getByLabel("Full Name").fill("A");
    await attendees.fill("0");
    await complete(page).click();
    for (const message of [
      "Name must be at least 2 characters",
      "Please enter a valid email address",
      "Please enter a valid phone number",
      "Please enter your complete mailing address",
      "Please enter a valid number of attendees",
    ]) {
      await page.getByText(message).waitFor();
    }
    await expectAccessible(page);
    expect(await page.getByLabel("Full Name").evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
    await page.getByLabel("Full Name").fill("Ann");
    await page.getByText("Name must be at least 2 characters").waitFor({ state: "detached" });
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);

    // The server's own message, when it refuses.
    await fill(page, { ...ann, "Number of Attendees": "1" });
    await page.route("**/api/events/register", (route) =>
      route.fulfill({ status: 404, json: { message: "This event is no longer offered." } }),
    );
    await complete(page).click();
    await page.getByText("Registration failed").waitFor();
    await page.getByText("This event is no longer offered.").waitFor();
    await page.unrouteAll();

    // While it is sent, it says so, and cannot be sent again.
    const letGo = await hold(page, "**/api/events/register");
    await complete(page).click();
    const button = page.getByRole("button", { name: "Submitting..." });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    await page.getByText("Submitting registration...").waitFor();
    await page.getByText("Please wait while we process your request.").waitFor();
    letGo();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await page.getByText("Registration successful!").waitFor();
    expect(requests).toContain("POST /api/events/register");
    expect(await complete(page).count()).toBe(0);
    await expect.poll(() => lettersTo("ann@example.com")).toHaveLength(1);
    await expectAccessible(page);
    await close();
  });

  it("keeps what was typed through Back, Forward and a failing network, and sends it once", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /ERR_FAILED|Failed to load/ });
    await openForm(page);
    const { Email: _, ...half } = ann;
    await fill(page, { ...half, "Number of Attendees": "3" });
    await page.getByRole("link", { name: "Privacy Policy" }).click();
    await page.waitForURL("**/privacy");
    await page.goBack();
    await expect.poll(() => page.getByLabel("Full Name").inputValue()).toBe("Ann O'Brien");
    await expect.poll(() => page.getByLabel("Number of Attendees").inputValue()).toBe("3");
    await page.reload();
    await expect.poll(() => page.getByLabel("Mailing Address").inputValue()).toMatch(/Rose Lane/);

    const keys: (string | undefined)[] = [];
    await page.route("**/api/events/register", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      // The first request arrives, but its answer is lost on the way back.
      if (keys.length === 1) {
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    await page.getByLabel("Email").fill("lost@example.com");
    // Whoever sends it within half a second is taken for a program, and gets no letter.
    await page.waitForFunction(() => performance.now() > 500);
    await complete(page).click();
    await page.getByText("Connection error").waitFor();
    await page.getByText("We couldn't connect to our servers. Please try again later.").waitFor();
    // What stays when the toast is gone.
    await page.getByText("Nothing that you typed is lost.").waitFor();
    await expect
      .poll(() => complete(page).evaluate((it) => it === document.activeElement))
      .toBe(true);
    expect(await page.getByLabel("Email").inputValue()).toBe("lost@example.com");
    await complete(page).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    await expect.poll(() => lettersTo("lost@example.com")).toHaveLength(1);
    await openForm(page);
    expect(await page.getByLabel("Full Name").inputValue()).toBe("");
    expect(await page.evaluate(() => sessionStorage.getItem("adminKept:registration"))).toBeNull();
    await close();
  });

  it("is done by a plain post without JavaScript, with messages beside the fields and what was typed", async () => {
    const { page, close } = await site.visitor({
      javaScript: false,
      expectedProblems: /status of 400/,
    });
    const plain = { ...ann, Email: "plain@example.com" };
    await page.goto("/event-registration");
    await fill(page, { ...plain, "Full Name": "<b>Ann</b>", "Mailing Address": "          " });
    await complete(page).click();
    await page.getByText("Please enter your complete mailing address").first().waitFor();
    expect(await page.getByLabel("Full Name").inputValue()).toBe("<b>Ann</b>");
    expect(await page.getByLabel("Email").inputValue()).toBe("plain@example.com");
    await fill(page, plain);
    await complete(page).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await expect.poll(() => lettersTo("plain@example.com")).toHaveLength(1);
    await close();
  });
});
