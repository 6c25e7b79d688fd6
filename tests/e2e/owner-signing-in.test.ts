import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  fillLogin,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let owner: OwnerSite["owner"];
beforeAll(async () => {
  ({ site, owner } = await openOwnerSite());
});
afterAll(() => site.close());

/** Codes of the app; each is asked for once, so each call is for the next half minute but one. */
const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("adminToken"));

describe("a second factor", () => {
  it("is added, asked for at the login, and removed", async () => {
    const { page, close } = await owner({
      path: "/admin-password",
      width: 390,
      height: 844,
      expectedProblems: /40[03]/,
    });
    await page.getByRole("button", { name: "Add a Second Factor" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a second factor" });
    await dialog.getByRole("img", { name: "QR code for the app" }).waitFor();
    await expectAccessibleInBothThemes(page);
    const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
    await dialog.getByRole("textbox", { name: "Code" }).fill("000000");
    await dialog.getByRole("button", { name: "Add It" }).click();
    await dialog.getByText(/^This is not the code/).waitFor();
    await dialog.getByRole("textbox", { name: "Code" }).fill(codeAt(secret, -1));
    await dialog.getByRole("button", { name: "Add It" }).click();
    const codes = page.getByRole("dialog", { name: "Your recovery codes" });
    await expect.poll(() => codes.getByRole("listitem").count()).toBe(10);
    await expectAccessibleInBothThemes(page);
    const recoveryCode = await codes.getByRole("listitem").first().innerText();
    await codes.getByRole("button", { name: "I Have Kept Them" }).click();
    await page.getByText(/10 recovery codes are left/).waitFor();
    await expectAccessibleInBothThemes(page);

    const again = await site.visitor({ expectedProblems: /403/ });
    await again.page.goto("/admin-login");
    await fillLogin(again.page);
    const code = again.page.getByLabel("Code");
    await expect.poll(() => code.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await code.getAttribute("autocomplete")).toBe("one-time-code");
    expect(await code.getAttribute("inputmode")).toBe("numeric");
    expect(await stored(again.page)).toBeNull();
    await expectAccessibleInBothThemes(again.page);
    await code.fill("123 456");
    await again.page.getByRole("button", { name: "Continue" }).click();
    await expectToast(again.page, "Login failed");
    await again.page
      .getByText(/^This code is not right/)
      .first()
      .waitFor();
    await again.page.getByRole("button", { name: "Back" }).click();
    await expect.poll(() => again.page.getByLabel("Password").isVisible()).toBe(true);
    await again.page.getByRole("button", { name: "Sign In" }).click();
    await code.fill(recoveryCode);
    await again.page.getByRole("button", { name: "Continue" }).click();
    await again.page.waitForURL("**/admin-dashboard");
    await expectToast(again.page, "Login successful", "Welcome to the admin dashboard!");
    await again.close();

    await page.getByRole("button", { name: "Remove the Second Factor" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expectToast(page, "Second factor removed");
    await page.getByRole("button", { name: "Add a Second Factor" }).waitFor();
    await close();
  });
});
