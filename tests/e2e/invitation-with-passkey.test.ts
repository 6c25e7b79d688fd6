import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import type { OwnerSite } from "#tests/support/owner-browser.ts";
import { addAuthenticator, openSiteWithPasskeys } from "#tests/support/site-with-passkeys.ts";

let here: OwnerSite;
let address: string;
beforeAll(async () => {
  ({ here, address } = await openSiteWithPasskeys());
});
afterAll(() => here.site.close());

it("accepts an invitation by a finger in place of a password, and signs in by it", async () => {
  const invited = await here.call("POST", "/api/admin/helpers", { name: "Anna", rights: ["blog"] });
  const { path } = (await invited.json()) as { path: string };
  const { page, close } = await here.site.visitor({
    width: 390,
    height: 844,
    context: { baseURL: address },
    expectedProblems: /40[09]/,
  });
  const device = await addAuthenticator(page);
  await page.goto(path);
  const accept = page.getByRole("button", { name: "Use a Passkey Instead" });
  await accept.waitFor();
  await expectAccessibleInBothThemes(page);
  await accept.click();
  await page.getByText("Please choose a user name of at least 2 characters").waitFor();
  await page.getByLabel("User name").fill("owner");
  await accept.click();
  await page.getByText("Somebody has this user name. Please choose another.").waitFor();

  // The device does not see whose finger it is: the name stays, and it can be tried again.
  await page.getByLabel("User name").fill("anna");
  await device.sees(false);
  await accept.click();
  await page.getByText("No passkey was used. Please try again.").waitFor();
  expect(await page.getByLabel("User name").inputValue()).toBe("anna");
  await device.sees(true);
  await accept.click();
  await page.getByText("Your passkey is set.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/invitation/accepted");

  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("heading", { name: "Today" }).waitFor();
  await page.goto("/admin-password");
  await page.getByText("Passkeys alone sign you in.").waitFor();
  await page.getByRole("button", { name: /^Delete / }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Nothing else signs you in. Please add another passkey first.").waitFor();
  await close();
});
