import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  fillLogin,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let register: OwnerSite["register"];
let owner: OwnerSite["owner"];
beforeAll(async () => {
  ({ site, register, owner } = await openOwnerSite());
});
afterAll(() => site.close());

describe("signing in", () => {
  it("comes before every screen, and until then the server is asked for nothing of the owner's", async () => {
    const { page, requests, close } = await site.visitor();
    for (const path of [
      "/admin-dashboard",
      "/admin-events",
      "/admin-blog",
      "/admin-visits",
      "/edit-registration/1",
    ]) {
      await page.goto(path);
      await page.waitForURL("**/admin-login");
    }
    expect(requests.filter((request) => request.includes("/api/admin/"))).toEqual([]);
    await close();
  });

  it("says what is missing and what was wrong, welcomes, and logs out on the server and in the browser", async () => {
    // React Router's scroll restoration reports forbidden storage, and goes on.
    const expectedProblems = /401|ERR_FAILED|SecurityError/;
    const { page, close } = await site.visitor({ expectedProblems });
    const tokenInBrowser = () => page.evaluate(() => localStorage.getItem("adminToken"));
    await page.goto("/admin-login");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Username is required").waitFor();
    await page.getByText("Password is required").waitFor();
    await expectAccessible(page);
    await fillLogin(page, "not the password");
    await expectToast(page, "Login failed");
    expect(await tokenInBrowser()).toBeNull();
    await page.route("**/api/admin/login", (route) => route.fulfill({ json: {} }), { times: 1 });
    await fillLogin(page);
    await expectToast(page, "Login failed", "Invalid credentials. Please try again.");
    expect(await tokenInBrowser()).toBeNull();
    const password = page.getByLabel("Password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect.poll(() => password.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect.poll(() => password.getAttribute("type")).toBe("password");
    await fillLogin(page);
    await page.waitForURL("**/admin-dashboard");
    await expectToast(page, "Login successful", "Welcome to the admin dashboard!");

    const itsToken = await tokenInBrowser();
    const revoked = page.waitForResponse("**/api/admin/logout");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/admin-login");
    await expectToast(page, "Logged out");
    expect(await tokenInBrowser()).toBeNull();
    expect((await revoked).status()).toBe(204);
    const again = await fetch(`${site.server.url}/api/admin/registrations`, {
      headers: { authorization: `Bearer ${itsToken}` },
    });
    expect(again.status).toBe(401);

    // Of the browser even where the server cannot be reached.
    await fillLogin(page);
    await page.waitForURL("**/admin-dashboard");
    await page.route("**/api/admin/logout", (route) => route.abort());
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/admin-login");
    await expect.poll(tokenInBrowser).toBeNull();

    // A browser that keeps nothing says so at the form.
    await page.addInitScript(() => {
      for (const storage of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    });
    await page.goto("/admin-login");
    await fillLogin(page);
    await page.getByText(/^Not signed in. Your browser blocks cookies and site data/).waitFor();
    await close();
  });
});

describe("in both themes", () => {
  it("every screen is accessible, on a phone, too", async () => {
    await register("Theme Tester");
    const { page, close } = await owner({ width: 390, height: 844 });
    for (const [path, ready] of [
      ["/admin-dashboard", "Registration Overview"],
      ["/admin-events", "Summer Garden Tour and Talk"],
      ["/admin-blog", "Planning a Mary Garden"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("heading", { name: ready }).first().waitFor();
      await expectAccessibleInBothThemes(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    }
    await page
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
    await expectAccessibleInBothThemes(page);
    await close();
  });
});
