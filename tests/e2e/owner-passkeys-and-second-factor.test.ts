import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import { expectToast, fillLogin, type OwnerSite } from "#tests/support/owner-browser.ts";
import { ownerPassword } from "#tests/support/server.ts";
import { addAuthenticator, openSiteWithPasskeys } from "#tests/support/site-with-passkeys.ts";

let here: OwnerSite;
let address: string;
beforeAll(async () => {
  ({ here, address } = await openSiteWithPasskeys());
});
afterAll(() => here.site.close());

const phone = { width: 390, height: 844 };

/** Writes into the site's database, as time would. */
function change(statement: string, value: string): void {
  const database = new DatabaseSync(join(here.site.server.dataDir, "garden.sqlite"), {
    timeout: 5000,
  });
  database.prepare(statement).run(value);
  database.close();
}

/** Which of the scripts that the page asks for from now on ask the browser for passkeys. */
function codeForPasskeys(page: Page): () => Promise<string[]> {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) paths.add(pathname);
  });
  return async () => {
    const scripts = [...paths];
    expect(scripts.length).toBeGreaterThan(3);
    const texts = scripts.map(async (path) => (await fetch(address + path)).text());
    const loaded = await Promise.all(texts);
    return scripts.filter((_, index) => loaded[index]?.includes("navigator.credentials"));
  };
}

const twentyMinutesAgo = () => new Date(Date.now() - 20 * 60_000).toISOString();

/** Lets signing in, and having said again who it is, be longer ago than what matters most allows. */
function signedInLongAgo(): void {
  change("update owner_session set created_at = ?, confirmed_at = null", twentyMinutesAgo());
}

/** By the menu, as it is on a phone. */
async function goTo(page: Page, screen: string) {
  const menu = page.getByRole("navigation", { name: "Owner" });
  await menu.getByRole("button").click();
  await menu.getByRole("link", { name: screen, exact: true }).first().click();
}

describe("a passkey", () => {
  it("is added, signs in without a name, shows who it is, and is deleted", async () => {
    const { page, close } = await here.owner({
      path: "/admin-password",
      ...phone,
      context: { baseURL: address },
      expectedProblems: /40[13]/,
    });
    const device = await addAuthenticator(page);
    await page.getByRole("heading", { name: "Passkeys" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByLabel("Name of a new passkey").fill("Phone");
    await page.getByRole("button", { name: "Add a Passkey" }).click();
    await expectToast(page, "Passkey added");
    await page.getByText(/^Added .*, not used yet$/).waitFor();
    // The same device is not added twice.
    await page.getByLabel("Name of a new passkey").fill("Phone again");
    await page.getByRole("button", { name: "Add a Passkey" }).click();
    await page.getByText("There is a passkey for you on this device already.").waitFor();
    await expectAccessible(page);

    // The screen asks again who is there, by the passkey, and goes on with what was pressed.
    signedInLongAgo();
    await page.getByRole("button", { name: "Delete Phone" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("dialog", { name: "Is it you?" });
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete Phone" }).waitFor();

    await page.evaluate(() => localStorage.removeItem("adminToken"));
    const code = codeForPasskeys(page);
    await page.goto("/admin-login");
    expect(await code()).toEqual([]);
    await device.sees(false);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByText("No passkey was used. Please try again.").waitFor();
    expect(await code()).toHaveLength(1);
    await device.sees(true);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL("**/admin-dashboard");
    await expectToast(page, "Login successful", "Welcome to the admin dashboard!");

    await goTo(page, "Signing in");
    await page.getByText(/^Added .*, last used /).waitFor();
    signedInLongAgo();
    await page.getByRole("button", { name: "Delete Phone" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Use a passkey" }).click();
    await expectToast(page, "Passkey deleted");
    await page.getByRole("button", { name: "Delete Phone" }).waitFor({ state: "detached" });
    await close();
  });
});

/** The app's code of the next half minute. It counts already; the present one may be over before it is sent. */
const nextCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });

describe("a second factor", () => {
  it("is suggested, added, asked for at the login and for what matters most, and removed", async () => {
    const { page, close } = await here.owner({ ...phone, expectedProblems: /40[03]/ });
    const suggestion = page.getByText("Your password alone signs you in.");
    const today = page.getByRole("region", { name: "Today" });
    await today.waitFor();
    // Not at the first visit, which has enough to ask.
    expect(await suggestion.count()).toBe(0);
    const before = { lastLookAt: twentyMinutesAgo(), before: twentyMinutesAgo() };
    change(
      "update site_fact set value = ? where name = 'owner-last-visit'",
      JSON.stringify(before),
    );
    await goTo(page, "Signing in");
    await page.getByRole("button", { name: "Add a Second Factor" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a second factor" });
    await dialog.getByRole("img", { name: "QR code for the app" }).waitFor();
    await expectAccessible(page);
    const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
    const field = dialog.getByRole("textbox", { name: "Code" });
    await field.fill("000000");
    await dialog.getByRole("button", { name: "Add It" }).click();
    await dialog.getByText(/^This is not the code/).waitFor();
    await field.fill(nextCode(secret));
    // Asked for the password first, and the code is not lost by it.
    signedInLongAgo();
    await dialog.getByRole("button", { name: "Add It" }).click();
    const question = page.getByRole("dialog", { name: "Is it you?" });
    await question.getByRole("button", { name: "Continue" }).click();
    await question.getByText("Password is required").waitFor();
    await question.getByLabel("Your password").fill("not my password");
    await question.getByRole("button", { name: "Continue" }).click();
    await question.getByText("This is not your password.").waitFor();
    await expectAccessible(page);
    await question.getByLabel("Your password").fill(ownerPassword);
    await question.getByRole("button", { name: "Continue" }).click();
    const codes = page.getByRole("dialog", { name: "Your recovery codes" });
    await expect.poll(() => codes.getByRole("listitem").count()).toBe(10);
    await expectAccessible(page);
    const [first = "", second = ""] = await codes.getByRole("listitem").allInnerTexts();
    await codes.getByRole("button", { name: "I Have Kept Them" }).click();
    await page.getByText(/10 recovery codes are left/).waitFor();

    const again = await here.site.visitor({
      ...phone,
      expectedProblems: /403|409|SecurityError/,
    });
    const login = again.page;
    await login.goto("/admin-login");
    // The site of this test is set up for a name; whoever comes by the number is told.
    await login.getByRole("button", { name: "Use a passkey" }).click();
    await login.getByText("A passkey works at the site’s own address alone").waitFor();
    await fillLogin(login);
    const code = login.getByLabel("Code");
    await expect.poll(() => code.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await code.getAttribute("autocomplete")).toBe("one-time-code");
    expect(await code.getAttribute("inputmode")).toBe("numeric");
    expect(await login.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
    await expectAccessible(login);
    await code.fill("123 456");
    await login.getByRole("button", { name: "Sign In" }).click();
    await expectToast(login, "Login failed");
    await login
      .getByText(/^This code is not right/)
      .first()
      .waitFor();
    await code.fill(first);
    await login.getByRole("button", { name: "Sign In" }).click();
    await login.waitForURL("**/admin-dashboard");
    await expectToast(login, "Login successful", "Welcome to the admin dashboard!");
    await again.close();

    signedInLongAgo();
    await page.getByRole("button", { name: "Remove the Second Factor" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await question.getByRole("textbox", { name: "Code" }).fill(second);
    await question.getByRole("button", { name: "Continue" }).click();
    await expectToast(page, "Second factor removed");
    await page.getByRole("button", { name: "Add a Second Factor" }).waitFor();

    // With the password alone again, Today suggests more, until that is dismissed, for good.
    await goTo(page, "Today");
    const refresh = page.getByRole("button", { name: "Refresh" });
    await refresh.click();
    await suggestion.waitFor();
    await expectAccessible(page);
    await today.getByRole("button", { name: "Dismiss" }).click();
    await expect.poll(() => suggestion.count()).toBe(0);
    const read = page.waitForResponse("**/api/admin/today");
    await refresh.click();
    await (await read).finished();
    expect(await suggestion.count()).toBe(0);
    await close();
  });
});
