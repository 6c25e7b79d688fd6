import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import {
  type BrowserSite,
  isHydrated,
  openBrowserSite,
  type VisitorOptions,
} from "#tests/support/browser.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterAll(() => site.close());

describe("the newsletter", () => {
  const form = (page: Page) => page.locator("#newsletter");
  const email = (page: Page) => form(page).getByLabel("Email");
  const phone = (page: Page) => form(page).getByLabel("Cell phone");
  const button = (page: Page) => form(page).getByRole("button");

  /** Waits until the page's code has taken the form over. */
  async function nearForm(page: Page) {
    await email(page).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector("form")?.noValidate);
  }

  it("loads what checks it when somebody is at it, and keeps what was typed before", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await nearForm(page);
    const scripts = () => requests.filter((request) => request.endsWith(".js")).length;
    const before = scripts();
    // As if typed before any script had run: the field is not told.
    await email(page).evaluate((input: HTMLInputElement) => {
      input.value = "early@example.com";
    });
    expect(scripts()).toBe(before);
    await phone(page).focus();
    await expect.poll(scripts).toBeGreaterThan(before);
    expect(await email(page).inputValue()).toBe("early@example.com");
    await button(page).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    await close();
  });

  it("shows its messages on submit, then while one types, and sends nothing", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/");
    await nearForm(page);
    await email(page).fill("ann");
    await phone(page).fill("555-0100");
    await button(page).click();
    const badEmail = page.getByText("Please enter a valid email address");
    await badEmail.waitFor();
    await page.getByText("Phone number must be at least 10 digits").waitFor();
    await expectAccessible(page);
    await email(page).fill("ann@example.com");
    await badEmail.waitFor({ state: "detached" });
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
    await close();
  });

  it("says that it is subscribing, then thanks in the form's place", async () => {
    const { page, close } = await site.visitor();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let payload: unknown;
    await page.route("**/api/subscribe", async (route) => {
      payload = route.request().postDataJSON();
      await held;
      await route.continue();
    });
    await page.goto("/");
    await nearForm(page);
    await email(page).fill("ann@example.com");
    await phone(page).fill("(570) 555-0100");
    await button(page).click();
    await page.getByRole("button", { name: "Subscribing..." }).waitFor();
    expect(await button(page).isDisabled()).toBe(true);
    letGo();
    const thanks = page.getByRole("heading", { name: "Thank You!" });
    await thanks.waitFor();
    await page.getByText("Subscription successful!").waitFor();
    await page.getByText("You have successfully subscribed to our newsletter.").waitFor();
    expect(payload).toEqual({ email: "ann@example.com", phoneNumber: "(570) 555-0100" });
    expect(await email(page).count()).toBe(0);
    expect(await thanks.evaluate((it) => it === document.activeElement)).toBe(true);
    await expect
      .poll(async () => (await site.server.letters()).map(({ to }) => to?.[0]?.address))
      .toContain("ann@example.com");
    await expectAccessible(page);
    await close();
  });

  it("keeps the form when it fails, and says why", async () => {
    const { page, close } = await site.visitor({
      expectedProblems: /status of 500|ERR_FAILED|Failed to load/,
    });
    await page.goto("/");
    await nearForm(page);
    await email(page).fill("ann@example.com");
    await page.route("**/api/subscribe", (route) => route.fulfill({ status: 500, body: "boom" }));
    await button(page).click();
    await page.getByText("Subscription failed").waitFor();
    await page.getByText("500: boom").waitFor();
    await page.route("**/api/subscribe", (route) => route.abort());
    await button(page).click();
    await page.getByText("Failed to subscribe. Please try again.").waitFor();
    expect(await email(page).inputValue()).toBe("ann@example.com");
    await close();
  });

  it("tells of each failure in one toast at a time, which goes after five seconds", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /status of 500/ });
    await page.clock.install();
    await page.goto("/");
    await nearForm(page);
    await email(page).fill("ann@example.com");
    let tries = 0;
    await page.route("**/api/subscribe", (route) => {
      tries += 1;
      return route.fulfill({ status: 500, body: `try ${tries}` });
    });
    // From here on time passes only as it is told to.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    const toast = (text: string) => page.getByRole("alert").getByText(text);
    await button(page).click();
    await toast("500: try 1").waitFor();
    await button(page).click();
    await toast("500: try 2").waitFor();
    expect(await toast("500: try 1").count()).toBe(0);
    await page.clock.runFor(4_990);
    expect(await toast("500: try 2").count()).toBe(1);
    await page.clock.runFor(20);
    await toast("500: try 2").waitFor({ state: "detached" });
    await close();
  });

  it("works without JavaScript: messages beside the fields, then thanks", async () => {
    const { page, close } = await site.visitor({
      javaScript: false,
      expectedProblems: /status of 400/,
    });
    await page.goto("/");
    await email(page).fill("ann@example.com");
    await phone(page).fill("12345");
    await button(page).click();
    await page.getByText("Phone number must be at least 10 digits").waitFor();
    expect(await email(page).inputValue()).toBe("ann@example.com");
    expect(await phone(page).inputValue()).toBe("12345");
    await phone(page).fill("");
    await button(page).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#newsletter");
    await close();
  });
});

describe("unsubscribing", () => {
  it("takes the button, not the visit, and works without JavaScript", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/");
    await page.locator("#newsletter").getByLabel("Email").fill("leaving@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    let address: string | undefined;
    await expect
      .poll(async () => {
        const letters = await site.server.letters();
        const letter = letters.find(({ to }) => to?.[0]?.address === "leaving@example.com");
        address = /\/unsubscribe\/[\w-]+/.exec(letter?.text ?? "")?.[0];
        return address;
      })
      .toBeTruthy();
    for (const _ of ["once", "twice"]) {
      await page.goto(address as string);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
        "Unsubscribe from our letters?",
      );
    }
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
    await page.goto(address as string);
    await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
    await close();
  });

  it("lets who signs up again read what everybody reads: that a letter may ask first", async () => {
    const address = "again@example.com";
    const signUp = async (options: VisitorOptions) => {
      const { page, close } = await site.visitor(options);
      await page.goto("/");
      await page.locator("#newsletter").getByLabel("Email").fill(address);
      await page.getByRole("button", { name: "Subscribe" }).click();
      await page.getByRole("heading", { name: "Thank You!" }).waitFor();
      const said = await page.locator("#newsletter").innerText();
      await close();
      return said;
    };
    const letter = async (link: RegExp) =>
      (await site.server.letters())
        .filter(({ to }) => to?.[0]?.address === address)
        .map(({ text }) => link.exec(text ?? "")?.[1])
        .find(Boolean);
    const first = await signUp({});
    expect(first).toContain("A letter may ask you first");
    expect(first).not.toContain("on our list");
    await expect.poll(() => letter(/\/unsubscribe\/([\w-]+)/)).toBeTruthy();
    const token = await letter(/\/unsubscribe\/([\w-]+)/);
    await fetch(`${site.server.url}/api/unsubscribe/${token}`, { method: "POST" });
    for (const javaScript of [true, false]) expect(await signUp({ javaScript })).toBe(first);
    await expect.poll(() => letter(/\/subscription\/([\w-]+)/)).toBeTruthy();
  });

  it("meets an unknown link with a calm page", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /status of 404/ });
    const response = await page.goto("/unsubscribe/nonsense");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { name: "We do not know this link" }).waitFor();
    await expectAccessible(page);
    await close();
  });

  it.each([
    ["/unsubscribe/nonsense", "To the garden"],
    ["/subscription/nonsense", "Sign up again"],
  ])("says on %s that it could not be loaded, and tries again", async (path, away) => {
    const { page, close } = await site.visitor({ expectedProblems: /status of 404|ERR_FAILED/ });
    await page.goto(path);
    await page.getByRole("link", { name: away }).click();
    await page.waitForURL((url) => url.pathname === "/");
    // What was read is forgotten, so that going back asks again.
    await page.reload();
    await isHydrated(page);
    await page.route(`**/api${path}`, (route) => route.abort());
    await page.goBack();
    const problem = page.getByRole("alert").filter({ hasText: "We could not reach our server." });
    await problem.waitFor();
    expect(await page.getByText("One moment...").count()).toBe(0);
    await expectAccessible(page);
    await page.unroute(`**/api${path}`);
    await problem.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "We do not know this link" }).waitFor();
    await close();
  });
});
