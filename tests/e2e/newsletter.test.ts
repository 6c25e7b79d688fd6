import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import {
  type BrowserSite,
  isHydrated,
  openBrowserSite,
  type VisitorOptions,
} from "#tests/support/browser.ts";
import { hold } from "#tests/support/visits.ts";

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

  it("checks what is typed, keeps it when sending fails, and thanks in the form's place", async () => {
    const { page, requests, close } = await site.visitor({
      expectedProblems: /status of 500|ERR_FAILED|Failed to load/,
    });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await nearForm(page);
    // What checks it is loaded when somebody is at it.
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

    // Messages come on submit, then while one types, and nothing is sent.
    await email(page).fill("ann");
    await phone(page).fill("555-0100");
    await button(page).click();
    const badEmail = page.getByText("Please enter a valid email address");
    await badEmail.waitFor();
    await page.getByText("Phone number must be at least 10 digits").waitFor();
    await expectAccessible(page);
    await email(page).fill("ann@example.com");
    await badEmail.waitFor({ state: "detached" });
    await phone(page).fill("(570) 555-0100");
    expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);

    // The form stays when it fails, and says why.
    await page.route("**/api/subscribe", (route) => route.fulfill({ status: 500, body: "boom" }));
    await button(page).click();
    await page.getByText("Subscription failed").waitFor();
    await page.getByText("500: boom").waitFor();
    await page.unroute("**/api/subscribe");
    await page.route("**/api/subscribe", (route) => route.abort());
    await button(page).click();
    await page.getByText("Failed to subscribe. Please try again.").waitFor();
    expect(await email(page).inputValue()).toBe("ann@example.com");
    await page.unroute("**/api/subscribe");

    // It says that it is subscribing, then thanks.
    const sent = page.waitForRequest("**/api/subscribe");
    const letGo = await hold(page, "**/api/subscribe");
    await button(page).click();
    await page.getByRole("button", { name: "Subscribing..." }).waitFor();
    expect(await button(page).isDisabled()).toBe(true);
    letGo();
    const thanks = page.getByRole("heading", { name: "Thank You!" });
    await thanks.waitFor();
    await page.getByText("Subscription successful!").waitFor();
    await page.getByText("You have successfully subscribed to our newsletter.").waitFor();
    expect((await sent).postDataJSON()).toEqual({
      email: "ann@example.com",
      phoneNumber: "(570) 555-0100",
    });
    expect(await email(page).count()).toBe(0);
    await expect.poll(() => thanks.evaluate((it) => it === document.activeElement)).toBe(true);
    await expect
      .poll(async () => (await site.server.letters()).map(({ to }) => to?.[0]?.address))
      .toContain("ann@example.com");
    await expectAccessible(page);
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

  it("works without JavaScript, and is left by a button of the letter's page", async () => {
    const { page, close } = await site.visitor({
      javaScript: false,
      expectedProblems: /status of 400/,
    });
    await page.goto("/");
    await email(page).fill("leaving@example.com");
    await phone(page).fill("12345");
    await button(page).click();
    await page.getByText("Phone number must be at least 10 digits").waitFor();
    expect(await email(page).inputValue()).toBe("leaving@example.com");
    expect(await phone(page).inputValue()).toBe("12345");
    await phone(page).fill("");
    await button(page).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#newsletter");

    // Not the visit unsubscribes, but the button.
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
});

describe("unsubscribing", () => {
  it("lets who signs up again read what everybody reads: that a letter may ask first", async () => {
    const address = "again@example.com";
    const signUp = async (options: VisitorOptions) => {
      const { page, close } = await site.visitor(options);
      await page.goto("/");
      await page.locator("#newsletter").getByLabel("Email").fill(address);
      await page.getByRole("button", { name: "Subscribe" }).click();
      await page.getByText("A letter may ask you first").waitFor();
      const said = await page.locator("#newsletter").innerText();
      await close();
      return said;
    };
    const letter = async (link: RegExp) =>
      (await site.server.letters())
        .filter(({ to }) => to?.[0]?.address === address)
        .map(({ text }) => link.exec(text ?? "")?.[1])
        .find(Boolean);
    const first = await signUp({ javaScript: false });
    expect(first).toContain("A letter may ask you first");
    expect(first).not.toContain("on our list");
    await expect.poll(() => letter(/\/unsubscribe\/([\w-]+)/)).toBeTruthy();
    const token = await letter(/\/unsubscribe\/([\w-]+)/);
    await fetch(`${site.server.url}/api/unsubscribe/${token}`, { method: "POST" });
    for (const javaScript of [true, false]) expect(await signUp({ javaScript })).toBe(first);
    await expect.poll(() => letter(/\/subscription\/([\w-]+)/)).toBeTruthy();
  });

  it("meets an unknown link with a calm page, and says where it could not be loaded", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /status of 404|ERR_FAILED/ });
    for (const [path, away] of [
      ["/unsubscribe/nonsense", "To the garden"],
      ["/subscription/nonsense", "Sign up again"],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const unknown = page.getByRole("heading", { name: "We do not know this link" });
      await unknown.waitFor();
      if (path.startsWith("/unsubscribe")) await expectAccessible(page);
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
      if (path.startsWith("/unsubscribe")) await expectAccessible(page);
      await page.unroute(`**/api${path}`);
      await problem.getByRole("button", { name: "Try again" }).click();
      await unknown.waitFor();
    }
    await close();
  });
});
