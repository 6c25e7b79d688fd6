import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BrowserSite,
  isHydrated,
  openBrowserSite,
  type VisitorOptions,
} from "#tests/support/browser.ts";
import { ownerPassword } from "#tests/support/server.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterAll(() => site.close());

/** From now on a page's code is on the way until what is answered is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

/** A visitor whose page is there, while its code is still on the way until `arrive` is called. */
async function openBeforeCode(
  path: string,
  { token, ...options }: VisitorOptions & { token?: string } = {},
) {
  const visitor = await site.visitor(options);
  if (token)
    await visitor.page.addInitScript((token) => localStorage.setItem("adminToken", token), token);
  const arrive = await holdCode(visitor.page);
  await visitor.page.goto(path, { waitUntil: "domcontentloaded" });
  return { ...visitor, arrive };
}

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset["theme"]);

/** Resolves when React has taken the page over. */
const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );

describe("before a page's code is there", () => {
  it("the theme's button switches, and goes on from there once the code has come", async () => {
    const { page, arrive, close } = await openBeforeCode("/contact");
    const button = page.getByRole("button", { name: "Dark theme" });
    await button.click();
    expect(await theme(page)).toBe("dark");
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    arrive();
    await isHydrated(page);
    expect(await theme(page)).toBe("dark");
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    await button.click();
    await expect.poll(() => theme(page)).toBeUndefined();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
    await close();
  });

  it("Back leads to the page before, alone on the screen", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/contact");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Home" })
      .click();
    await page.waitForURL((url) => url.pathname === "/");
    const arrive = await holdCode(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await page.goBack({ waitUntil: "commit" });
    await page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor();
    arrive();
    await isHydrated(page);
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual(["Contact Us"]);
    expect(await page.getByRole("main").count()).toBe(1);
    await close();
  });

  it("a press on Share is made good when the code comes, once however often it was pressed", async () => {
    const posts = await (await fetch(`${site.server.url}/api/blog/posts`)).json();
    const { page, arrive, close } = await openBeforeCode(`/blog/${posts[0].slug}`);
    await page.evaluate(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => {
        shared.push(data?.url);
      };
    });
    const share = page.getByRole("button", { name: "Share", exact: true });
    await share.click();
    await share.click();
    arrive();
    const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
    await expect.poll(shared).toEqual([page.url()]);
    await share.click();
    await expect.poll(shared).toEqual([page.url(), page.url()]);
    await close();
  });

  it("every plant that is put on the list is, once the code comes, but for one taken back", async () => {
    const { page, arrive, close } = await openBeforeCode("/trees");
    const marks = page.getByRole("button", { name: /^My garden list: / });
    for (const at of [0, 1, 2, 1]) await marks.nth(at).click();
    arrive();
    await page.getByRole("link", { name: "My garden list (2)" }).waitFor();
    expect(await marks.nth(1).getAttribute("aria-pressed")).toBe("false");
    await close();
  });

  it("a form that is sent just before its code comes is checked by its code", async () => {
    const { page, close } = await site.visitor();
    // The second that it waits does not pass here.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      const slower = (run: TimerHandler, milliseconds?: number) =>
        later(run, milliseconds === 1000 ? 600_000 : milliseconds);
      Object.assign(window, { setTimeout: slower });
    });
    const arrive = await holdCode(page);
    await page.goto("/event-registration", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Complete Registration" }).click();
    arrive();
    await page.getByText("Name must be at least 2 characters").waitFor();
    await close();
  });

  it("what is typed into the form stays, whatever was kept of another visit to it", async () => {
    const { page, arrive, close } = await openBeforeCode("/event-registration?event=3");
    const older = { fullName: "Old Name", attendeesCount: 3 };
    await page.evaluate(
      (older) => sessionStorage.setItem("adminKept:registration", JSON.stringify(older)),
      older,
    );
    await page.getByLabel("Full Name").fill("New Name");
    arrive();
    await isHydrated(page);
    expect(await page.getByLabel("Full Name").inputValue()).toBe("New Name");
    expect(await page.getByLabel("Number of Attendees").inputValue()).toBe("1");
    await close();
  });

  it("the menu of a phone opens, leads on and closes", async () => {
    const { page, arrive, close } = await openBeforeCode("/contact", { width: 390 });
    const menu = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Trees" }).waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Visit Us" }).click();
    await page.waitForURL("**/location", { waitUntil: "commit" });
    arrive();
    await close();
  });

  it("the owner's login waits, and keeps what is typed", async () => {
    const { page, requests, arrive, close } = await openBeforeCode("/admin-login");
    await page.getByLabel("Username").fill("owner");
    await page.getByLabel("Password", { exact: true }).fill("typed early");
    await page.keyboard.press("Enter");
    const button = page.getByRole("button", { name: "Sign In" });
    expect(await button.isDisabled()).toBe(true);
    arrive();
    await isAlive(page);
    await expect.poll(() => button.isDisabled()).toBe(false);
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("typed early");
    expect(requests).not.toContain("POST /admin-login");
    await close();
  });

  it.each([
    ["/admin-person", "Email address", "Look"],
    ["/admin-password", "New password", "Change Password"],
  ])("the form of %s waits, and keeps what is typed", async (path, label, name) => {
    const login = { username: "owner", password: ownerPassword };
    const answer = await fetch(`${site.server.url}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(login),
    });
    const { token } = await answer.json();
    const { page, requests, arrive, close } = await openBeforeCode(path, { token });
    const button = page.getByRole("button", { name });
    await page.getByLabel(label).fill("typed early");
    await page.keyboard.press("Enter");
    expect(await button.isDisabled()).toBe(true);
    arrive();
    await expect.poll(() => button.isDisabled()).toBe(false);
    expect(await page.getByLabel(label).inputValue()).toBe("typed early");
    expect(requests).not.toContain(`POST ${path}`);
    await close();
  });

  it("the registration form is sent by the browser itself", async () => {
    const { page, requests, arrive, close } = await openBeforeCode("/event-registration");
    await page.getByLabel("Full Name").fill("Ann Early");
    await page.getByLabel("Email").fill("early@example.com");
    await page.getByLabel("Phone Number").fill("(570) 555-0100");
    await page.getByLabel("Mailing Address").fill("12 Rose Lane, Scranton, PA 18503");
    await page.getByRole("button", { name: "Complete Registration" }).click();
    await page.getByRole("heading", { name: "Thank You!" }).waitFor();
    expect(requests).toContain("POST /event-registration");
    arrive();
    await close();
  });
});
