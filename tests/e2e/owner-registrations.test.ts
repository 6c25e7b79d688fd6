import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  focused,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";
import { roseWalk } from "#tests/support/sample-event.ts";
import { openSmtp } from "#tests/support/smtp.ts";

let site: OwnerSite["site"];
let register: OwnerSite["register"];
let owner: OwnerSite["owner"];
let call: OwnerSite["call"];
beforeAll(async () => {
  ({ site, register, owner, call } = await openOwnerSite());
});
afterAll(() => site.close());

describe("the dashboard", () => {
  it("shows who registered, and resends, edits and deletes, makes files and a list for the door", async () => {
    const id = await register("Resend Me");
    for (const name of ["Zita Door", "Agnes Door", "Zita Adams"]) await register(name);
    await register("Delete Me", { attendeesCount: 1 });
    await register("Delete Me", { attendeesCount: 3 });
    const { page, close } = await owner({ expectedProblems: /500/ });
    const table = page.getByRole("table", { name: "Registrations for events" });
    const row = table.getByRole("row").filter({ hasText: "Resend Me" });
    await row.getByText("Summer Garden Tour and Talk").waitFor();
    await row.getByText("2 people").waitFor();
    await row.getByRole("button", { name: "less than a minute ago" }).waitFor();
    expect(await row.getByText("Possible duplicate").count()).toBe(0);
    expect(await table.getByText("Possible duplicate").count()).toBe(2);
    await page.getByText(/^Total registrations: \d/).waitFor();
    await expectAccessible(page);

    await row.getByRole("button", { name: "Resend confirmation email to Resend Me" }).click();
    // This site has no mail server, which is said under the specified words.
    await expectToast(
      page,
      "Confirmation email sent",
      "The confirmation email has been resent successfully.",
      "No mail server is connected: it is kept as a file and has not gone out to the guest.",
    );
    await expect
      .poll(async () =>
        (await site.server.letters()).filter(({ to }) => to?.[0]?.address?.startsWith("resend.me")),
      )
      .toHaveLength(2);
    // Meanwhile somebody came to an event that this page has never read.
    const added = await call("POST", "/api/admin/events", roseWalk);
    await register("Rose Walker", { eventId: (await added.json()).id });
    await page.getByRole("button", { name: "Refresh" }).click();
    await row.getByText("Kept as a file").waitFor();
    const walker = table.getByRole("row").filter({ hasText: "Rose Walker" });
    await walker.getByText("Rose Walk", { exact: true }).waitFor();
    expect(await page.getByText(/\bSent\b/).count()).toBe(0);

    const find = page.getByLabel("Find by name, email or phone");
    await find.fill("delete ME");
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("3");
    const button = page.getByRole("button", { name: "Delete registration of Delete Me" }).first();
    await button.focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", {
      name: "Are you sure you want to delete this registration?",
    });
    await question.waitFor();
    await expectAccessible(page);
    expect(await focused(page)).toBe("Cancel");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Delete registration of Delete Me");
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Registration deleted");
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("2");
    await expect.poll(() => focused(page)).toBe("Registrations");
    // With the last one that is found the table goes, too.
    await page.getByRole("button", { name: "Delete registration of Delete Me" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await table.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Registration Overview");

    await find.fill("");
    await table.waitFor();
    const downloads = async () => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download CSV" }).click();
      return download;
    };
    const whole = await downloads();
    expect(whole.suggestedFilename()).toBe("registrations.csv");
    const people = async (file: typeof whole) =>
      (await text(await file.createReadStream())).split("\r\n").length - 2;
    expect(await people(whole)).toBeGreaterThan(2);
    await find.fill("door");
    await page.getByRole("button", { name: "Download CSV (2)" }).waitFor();
    expect(await people(await downloads())).toBe(2);

    await page.getByRole("link", { name: "Summer Garden Tour and Talk", exact: true }).click();
    await page.getByRole("heading", { name: "Summer Garden Tour and Talk", level: 1 }).waitFor();
    const doorList = page.getByRole("heading", { name: "Door List: Summer Garden Tour and Talk" });
    expect(await doorList.count()).toBe(0);
    // A toast that has just come up is not printed across the names.
    await page
      .getByRole("button", { name: /^Resend/ })
      .first()
      .click();
    await page.locator(".toast").waitFor();
    await page.emulateMedia({ media: "print" });
    await doorList.waitFor();
    const names = await page.getByRole("table").locator("tbody th").allTextContents();
    // By last name, then by the rest.
    expect(names.filter((name) => / (?:Adams|Door)$/.test(name))).toEqual([
      "Zita Adams",
      "Agnes Door",
      "Zita Door",
    ]);
    await expectAccessible(page);
    expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
    expect(await page.locator(".toast").isVisible()).toBe(false);
    await page.emulateMedia({ media: null });

    // The list is empty, and before that could not be read.
    const list = "**/api/admin/registrations";
    await page.route(list, (route) => route.fulfill({ status: 500 }));
    await page.goto("/admin-dashboard");
    await page.getByText("Error loading registrations. Please try again.").waitFor();
    await expectAccessible(page);
    await page.unroute(list);
    await page.route(list, (route) => route.fulfill({ json: [] }));
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.getByText("No registrations found").waitFor();
    await page.unroute(list);
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.getByRole("link", { name: "Edit registration of Resend Me" }).click();
    await page.waitForURL(`**/edit-registration/${id}`);
    await close();
  });

  it("says that a letter was sent where there is a mail server", async () => {
    const smtp = await openSmtp();
    const connected = await openOwnerSite({ SMTP_URL: smtp.url });
    await connected.register("Resend Me");
    const { page, close } = await connected.owner();
    await page.getByRole("button", { name: "Resend confirmation email to Resend Me" }).click();
    await expectToast(
      page,
      "Confirmation email sent",
      "The confirmation email has been resent successfully.",
    );
    await expect.poll(() => smtp.accepted.length).toBe(2);
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.getByRole("table").getByText("Sent less than a minute ago").waitFor();
    await close();
    await connected.site.close();
    await smtp.close();
  });
});
