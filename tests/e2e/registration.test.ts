import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { type BrowserSite, openBrowserSite } from "#tests/support/browser.ts";

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
async function openForm(page: import("playwright-core").Page) {
  await page.goto("/event-registration");
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
}

async function fill(page: import("playwright-core").Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

describe("registering for the tour", () => {
  it("keeps the registration, says so, and sends the letter", async () => {
    const { page, requests, close } = await site.visitor();
    await openForm(page);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "Summer Garden Tour and Talk Registration",
    );
    await page.getByText("Saturday, June 21st, 2025").first().waitFor();
    expect(await page.getByLabel("Number of Attendees").inputValue()).toBe("1");
    await fill(page, ann);
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await page.getByText("Registration successful!").waitFor();
    expect(requests).toContain("POST /api/events/register");
    expect(await page.getByRole("button", { name: "Complete Registration" }).count()).toBe(0);
    await expect
      .poll(async () => (await site.server.letters()).map(({ to }) => to?.[0]?.address))
      .toContain("ann@example.com");
    await expectAccessible(page);
    await close();
  });

  it("keeps what is half filled in through Back and Forward, until it is sent", async () => {
    const { page, close } = await site.visitor();
    await openForm(page);
    const { Email: _, ...half } = ann;
    await fill(page, half);
    await page.getByLabel("Number of Attendees").fill("3");
    await page.getByRole("link", { name: "Privacy Policy" }).click();
    await page.waitForURL("**/privacy");
    await page.goBack();
    await expect.poll(() => page.getByLabel("Full Name").inputValue()).toBe("Ann O'Brien");
    expect(await page.getByLabel("Number of Attendees").inputValue()).toBe("3");
    await page.reload();
    await expect.poll(() => page.getByLabel("Mailing Address").inputValue()).toMatch(/Rose Lane/);
    await page.getByLabel("Email").fill("half@example.com");
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await openForm(page);
    expect(await page.getByLabel("Full Name").inputValue()).toBe("");
    expect(await page.evaluate(() => sessionStorage.getItem("registrationForm"))).toBeNull();
    await close();
  });

  it("shows each field's message and nothing is sent; a mended field loses its message", async () => {
    const { page, requests, close } = await site.visitor();
    await openForm(page);
    await page.getByLabel("Full Name").fill("A");
    await page.getByLabel("Number of Attendees").fill("0");
    await page.getByRole("button", { name: "Complete Registration" }).click();
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
    await close();
  });

  it("says that it is submitting, and disables the button meanwhile", async () => {
    const { page, close } = await site.visitor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/api/events/register", async (route) => {
      await held;
      await route.continue();
    });
    await openForm(page);
    await fill(page, ann);
    await page.getByRole("button", { name: "Complete Registration" }).click();
    const button = page.getByRole("button", { name: "Submitting..." });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    await page.getByText("Submitting registration...").waitFor();
    await page.getByText("Please wait while we process your request.").waitFor();
    letGo();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await close();
  });

  it("keeps what was typed when the network fails, and sends it once when it is back", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /ERR_FAILED|Failed to load/ });
    const keys: (string | undefined)[] = [];
    let calls = 0;
    await page.route("**/api/events/register", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      calls += 1;
      // The first request arrives, but its answer is lost on the way back.
      if (calls === 1) {
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    await openForm(page);
    await fill(page, { ...ann, Email: "lost@example.com" });
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await page.getByText("Connection error").waitFor();
    await page.getByText("We couldn't connect to our servers. Please try again later.").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("lost@example.com");
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    await expect
      .poll(
        async () =>
          (await site.server.letters()).filter(({ to }) => to?.[0]?.address === "lost@example.com")
            .length,
      )
      .toBe(1);
    await close();
  });

  it("shows the server's message when it refuses", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /status of 404/ });
    await page.route("**/api/events/register", (route) =>
      route.fulfill({ status: 404, json: { message: "This event is no longer offered." } }),
    );
    await openForm(page);
    await fill(page, ann);
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await page.getByText("Registration failed").waitFor();
    await page.getByText("This event is no longer offered.").waitFor();
    await close();
  });
});

describe("without JavaScript", () => {
  it("registers by a plain post", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/event-registration");
    await fill(page, { ...ann, Email: "plain@example.com" });
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await expect
      .poll(async () => (await site.server.letters()).map(({ to }) => to?.[0]?.address))
      .toContain("plain@example.com");
    await close();
  });

  it("shows messages beside the fields and keeps what was typed", async () => {
    const { page, close } = await site.visitor({
      javaScript: false,
      expectedProblems: /status of 400/,
    });
    await page.goto("/event-registration");
    await fill(page, { ...ann, "Full Name": "<b>Ann</b>", "Mailing Address": "          " });
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await page.getByText("Please enter your complete mailing address").first().waitFor();
    expect(await page.getByLabel("Full Name").inputValue()).toBe("<b>Ann</b>");
    expect(await page.getByLabel("Email").inputValue()).toBe("ann@example.com");
    await close();
  });
});
