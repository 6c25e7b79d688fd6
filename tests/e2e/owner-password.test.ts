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
import { ownerPassword } from "#tests/support/server.ts";
import { openSmtp, type TestSmtp } from "#tests/support/smtp.ts";

let site: OwnerSite["site"];
let owner: OwnerSite["owner"];
let call: OwnerSite["call"];
let endSession: OwnerSite["endSession"];
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await openSmtp();
  ({ site, owner, call, endSession } = await openOwnerSite({ SMTP_URL: smtp.url }));
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

const linkIn = (path: string) =>
  smtp.accepted
    .flatMap(({ text }) => new RegExp(`${path}/[\\w-]+`).exec(text ?? "")?.[0] ?? [])
    .at(-1);

describe("the owner's password", () => {
  it("is changed on a screen, which says what becomes of it without a network, and where the session has ended", async () => {
    const { page, close } = await owner({
      width: 390,
      height: 844,
      expectedProblems: /40[01]|ERR_/,
    });
    await page.getByRole("navigation", { name: "Owner" }).getByRole("button").click();
    await page.getByRole("link", { name: "Signing in", exact: true }).click();
    await page.getByLabel("Present password").fill("not my password");
    await page.getByLabel("New password").fill("eleven char");
    const change = page.getByRole("button", { name: "Change Password" });
    await change.click();
    await page.getByText("The password must have at least 12 characters.").waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByLabel("New password").fill(ownerPassword);
    await change.click();
    await page.getByText("This is not your present password.").waitFor();
    await page.getByLabel("Present password").fill(ownerPassword);
    await change.click();
    await expectToast(page, "Password changed");
    await expect.poll(() => page.getByLabel("Present password").inputValue()).toBe("");

    await page.getByLabel("Present password").fill(ownerPassword);
    await page.getByLabel("New password").fill("a lily by the well");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Change Password" }).click();
    await page.getByText(/^The password is not changed: there is no connection/).waitFor();
    expect(await page.getByLabel("New password").inputValue()).toBe("a lily by the well");
    await page.context().setOffline(false);
    await endSession(page);
    await page.getByRole("button", { name: "Change Password" }).click();
    await page.waitForURL("**/admin-login");
    await page.getByText(/what you typed is kept, but for a password/).waitFor();
    await fillLogin(page);
    await page.waitForURL("**/admin-password");
    await close();
  });

  it("comes back by a letter, without JavaScript", async () => {
    // Changing it on the screen ended the session that the test itself calls with.
    const { token } = (await (
      await call("POST", "/api/admin/login", { username: "owner", password: ownerPassword })
    ).json()) as { token: string };
    await fetch(`${site.server.url}/api/admin/owner-mail`, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ address: "rose@example.com" }),
    });
    await expect.poll(() => linkIn("/owner-mail")).toBeDefined();
    const { page, close } = await site.visitor({ javaScript: false, expectedProblems: /40[04]/ });
    await page.goto(linkIn("/owner-mail") ?? "");
    await page.getByRole("button", { name: "Confirm This Address" }).click();
    await page.getByRole("heading", { name: "Your Address Is Confirmed" }).waitFor();
    await page.goto("/admin-login");
    await page.getByRole("link", { name: "Cannot get in?" }).click();
    await page.getByLabel("Username").fill("owner");
    await page.getByRole("button", { name: "Send the Link" }).click();
    await page.getByText("If there is an owner of this name").waitFor();
    await expect.poll(() => linkIn("/owner-password")).toBeDefined();
    const link = linkIn("/owner-password") ?? "";
    await page.goto(link);
    await page.getByLabel("New password").fill("short");
    await page.getByRole("button", { name: "Set the Password" }).click();
    await page.getByText("The password must have at least 12 characters.").waitFor();
    await page.getByLabel("New password").fill("a rose by the gate");
    await page.getByRole("button", { name: "Set the Password" }).click();
    await page.getByRole("heading", { name: "Your Password Is Changed" }).waitFor();
    await page.goto(link);
    await page.getByLabel("New password").fill("a second use of it");
    await page.getByRole("button", { name: "Set the Password" }).click();
    await page.getByText("This link was used, or it is older than 30 minutes.").waitFor();
    await close();
    const login = { username: "owner", password: "a rose by the gate" };
    expect((await call("POST", "/api/admin/login", login)).status).toBe(200);
  });

  it("has pages that anybody can use, light and dark", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/owner-password");
    await expectAccessible(page);
    await page.goto("/owner-password/1-x");
    await expectAccessibleInBothThemes(page);
    await close();
  });
});
