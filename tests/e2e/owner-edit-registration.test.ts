import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  fillLogin,
  focused,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let call: OwnerSite["call"];
let register: OwnerSite["register"];
let owner: OwnerSite["owner"];
let endSession: OwnerSite["endSession"];
beforeAll(async () => {
  ({ site, call, register, owner, endSession } = await openOwnerSite());
});
afterAll(() => site.close());

describe("editing a registration", () => {
  it("shows each field's message, saves, returns to the dashboard, and asks before it discards what was typed", async () => {
    const { cost: _, ...tour } = await (await call("GET", "/api/events/1")).json();
    await call("PUT", "/api/admin/events/1", { ...tour, cost: "$10" });
    const id = await register("Edit Me");
    const { page, close } = await owner({
      path: `/edit-registration/${id}`,
      expectedProblems: /404/,
    });
    await page.getByText(/^Last updated:/).waitFor();
    await page.getByRole("link", { name: "Edit Me" }).click();
    await page.getByText("Registrations: 1 (Edit Me)").waitFor();
    await page.goBack();
    for (const [label, value] of [
      ["Full Name", "E"],
      ["Email", "nobody"],
      ["Phone Number", "570"],
      ["Mailing Address", "here"],
      ["Number of Attendees", "0"],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByRole("button", { name: "Save Changes" }).click();
    for (const message of [
      "Name must be at least 2 characters",
      "Please enter a valid email address",
      "Please enter a valid phone number",
      "Please enter your complete mailing address",
      "At least 1 attendee is required",
    ]) {
      await page.getByText(message).waitFor();
    }
    await expectAccessible(page);
    await page.getByLabel("Full Name").fill("Edited Person");
    await page.getByLabel("Email").fill("edited@example.com");
    await page.getByLabel("Phone Number").fill("570-555-0123");
    await page.getByLabel("Mailing Address").fill("99 Lily Street, Scranton, PA");
    await page.getByLabel("Number of Attendees").fill("7");
    await page.getByLabel("Your note").fill("Brings a pie");
    await page.getByLabel("Paid (optional)").fill("$1,020.50");
    await page.getByLabel("How it was paid").selectOption("Check");
    await page.getByRole("button", { name: "Save Changes" }).press("Enter");
    await page.waitForURL("**/admin-dashboard");
    await expectToast(page, "Registration updated");
    await expect.poll(() => focused(page)).toBe("Event Registration Dashboard");
    const saved = await (await call("GET", `/api/admin/registrations/${id}`)).json();
    expect(saved).toMatchObject({
      ...{ fullName: "Edited Person", attendeesCount: 7, note: "Brings a pie" },
      paid: { cents: 102_050, by: "check" },
    });
    await page.getByLabel("Find by name, email or phone").fill("edited@");
    await page.getByText("7 people").first().waitFor();
    await page.getByText("$1,020.50 paid").waitFor();
    await page.getByText("Brings a pie").waitFor();
    await page.getByRole("link", { name: "Summer Garden Tour and Talk", exact: true }).click();
    await page.getByText("Paid: $1,020.50 from 1 party: check $1,020.50").waitFor();
    await page.emulateMedia({ media: "print" });
    await page.getByRole("cell", { name: "$1,020.50, check" }).waitFor();
    await page.emulateMedia({ media: null });

    // Not when nothing was typed.
    const edit = page.getByRole("link", { name: "Edit registration of Edited Person" });
    const back = page.getByRole("link", { name: "Back to Dashboard" });
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    const name = page.getByLabel("Full Name");
    await edit.click();
    await name.fill("Typed and Forgotten");
    await back.click();
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Keep Editing" }).click();
    expect(await name.inputValue()).toBe("Typed and Forgotten");
    await name.fill("Edited Person");
    await back.click();
    await page.waitForURL("**/admin-dashboard");
    await edit.click();
    await name.fill("Typed and Forgotten");
    await back.click();
    await question.getByRole("button", { name: "Discard Changes" }).click();
    await page.waitForURL("**/admin-dashboard");
    const kept = await (await call("GET", `/api/admin/registrations/${id}`)).json();
    expect(kept.fullName).toBe("Edited Person");

    await page.goto("/edit-registration/999999");
    await page.getByText("Registration not found").waitFor();
    await page.getByText("Last updated: N/A").waitFor();
    await back.click();
    await page.waitForURL("**/admin-dashboard");
    await close();
  });

  it("keeps what was typed while the session ended, until it is saved, and loses neither of two people's changes", async () => {
    const id = await register("Session Ends");
    const { page, close } = await owner({
      path: `/edit-registration/${id}`,
      expectedProblems: /401|412/,
    });
    await page.getByLabel("Full Name").fill("Typed Before");
    await page.getByLabel("Number of Attendees").fill("9");
    await endSession(page);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL("**/admin-login");
    await page.getByText("Your session has ended.").waitFor();
    await expectAccessible(page);
    await fillLogin(page);
    await page.waitForURL(`**/edit-registration/${id}`);
    await page.getByText("What you typed before is still here.").waitFor();
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Typed Before");
    expect(await page.getByLabel("Number of Attendees").inputValue()).toBe("9");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL("**/admin-dashboard");
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
      .not.toMatch(/admin/);
    await page.getByRole("link", { name: "Edit registration of Typed Before" }).click();
    await expect.poll(() => page.getByLabel("Full Name").inputValue()).toBe("Typed Before");
    expect(await page.getByText("What you typed before").count()).toBe(0);

    // Somebody else is first.
    await page.getByLabel("Full Name").fill("Mine");
    const path = `/api/admin/registrations/${id}`;
    const { fullName, email, phone, mailingAddress } = await (await call("GET", path)).json();
    await call("PATCH", path, { fullName, email, phone, mailingAddress, attendeesCount: 5 });
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("What you typed is still here.").waitFor();
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Mine");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Load their version" }).click();
    await expect.poll(() => page.getByLabel("Number of Attendees").inputValue()).toBe("5");
    await page.getByLabel("Full Name").fill("Mine at Last");
    await call("PATCH", path, { fullName, email, phone, mailingAddress, attendeesCount: 6 });
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("button", { name: "Save mine over it" }).click();
    await page.waitForURL("**/admin-dashboard");
    const saved = await (await call("GET", path)).json();
    expect(saved).toMatchObject({ fullName: "Mine at Last", attendeesCount: 5 });
    await close();
  });
});
