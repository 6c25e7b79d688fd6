import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  fillLogin,
  focused,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let site: OwnerSite;
let eventId: number;
beforeAll(async () => {
  site = await openOwnerSite();
  const event = {
    ...{ title: "Herb Walk", description: "Among the herbs.", date: "2091-05-05" },
    ...{ time: "2:00 PM - 3:00 PM", location: "The herb bed", capacity: 6 },
  };
  eventId = (await (await site.call("POST", "/api/admin/events", event)).json()).id;
});
afterAll(() => site.site.close());

const read = async (id: number): Promise<RegistrationForOwner> =>
  (await site.call("GET", `/api/admin/registrations/${id}`)).json();
const subjectsTo = async (address: string) =>
  (await site.site.server.letters())
    .filter(({ to }) => to?.[0]?.address === address)
    .map(({ subject }) => subject);

it("cancels without deleting, says what letter goes, takes it back, and loses no choice", async () => {
  const six = await site.register("Six Guests", { eventId, attendeesCount: 6 });
  const waits = await site.register("Waits Patiently", {
    ...{ eventId, attendeesCount: 2, joinWaitingList: true },
  });
  const shared = await site.register("Two Owners", { eventId: 2 });
  const { page, close } = await site.owner({ theme: "dark", expectedProblems: /404|409|412|401/ });
  const opener = page.getByRole("button", { name: "Change status of Six Guests" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Status of Six Guests" });
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await dialog.getByText("Please choose what becomes of the registration").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: /Cancel the registration/ }).check();
  await dialog.getByText("The places of 6 people are offered to those who wait").waitFor();
  await dialog
    .getByLabel("Send a letter to six.guests@example.com that the registration is cancelled")
    .waitFor();
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expectToast(page, "Six Guests: Cancelled");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Change status of Six Guests");
  const row = page.getByRole("row").filter({ hasText: "Six Guests" });
  await row.getByText("Cancelled").waitFor();
  await page.getByText("Undoing it sends another.").waitFor();
  await expectAccessible(page);
  expect(await read(six)).toMatchObject({ status: "cancelled", cancelledBy: "owner" });
  expect(await read(waits)).toMatchObject({ status: "offered" });

  await page.getByRole("button", { name: "Undo" }).click();
  const question = page.getByRole("alertdialog", { name: "Register them all the same?" });
  await question.getByText("4 places are left; 6 people are meant.").waitFor();
  await question.getByRole("button", { name: "Register All the Same" }).click();
  await expectToast(page, "Six Guests: Registered again");
  await expect.poll(() => page.getByRole("button", { name: "Undo" }).count()).toBe(0);
  expect(await read(six)).toMatchObject({ status: "registered" });
  await expect
    .poll(() => subjectsTo("six.guests@example.com"))
    .toEqual(
      expect.arrayContaining([
        "Cancelled: your registration for Herb Walk",
        "Your registration: Herb Walk",
      ]),
    );

  // Not to another's change, nor to a session that ends.
  await page.getByRole("button", { name: "Change status of Two Owners" }).click();
  const twoOwners = page.getByRole("dialog", { name: "Status of Two Owners" });
  await twoOwners.getByRole("radio", { name: /^Came/ }).check();
  await twoOwners.getByLabel("How Many Came").fill("1");
  await site.call("POST", `/api/admin/registrations/${shared}/status`, { status: "cancelled" });
  await twoOwners.getByRole("button", { name: "Change Status" }).click();
  await twoOwners.getByText("What you typed is still here.").waitFor();
  await twoOwners.getByRole("button", { name: "Load their version" }).click();
  await twoOwners.getByText("Now: Cancelled").waitFor();
  await twoOwners.getByRole("radio", { name: /Undo the cancellation/ }).check();
  await site.endSession(page);
  await twoOwners.getByRole("button", { name: "Change Status" }).click();
  await page.waitForURL("**/admin-login");
  await fillLogin(page);
  await page.waitForURL("**/admin-dashboard");
  await twoOwners.getByText("What you typed before is still here.").waitFor();
  const chosen = twoOwners.getByRole("radio", { name: /Undo the cancellation/ });
  expect(await chosen.isChecked()).toBe(true);
  await twoOwners.getByRole("button", { name: "Change Status" }).click();
  await expectToast(page, "Two Owners: Registered");
  expect(await read(shared)).toMatchObject({ status: "registered" });
  await site.call("DELETE", `/api/admin/registrations/${shared}`);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("This registration is no longer there.").waitFor();
  await close();
});

it("gives a place by hand, notes who came, and keeps in the address what the list is narrowed to", async () => {
  const id = await site.register("Gets A Place", { eventId, joinWaitingList: true });
  const off = await site.register("Off The List", { eventId: 3 });
  await site.register("On The List", { eventId: 3 });
  await site.call("POST", `/api/admin/registrations/${off}/status`, { status: "cancelled" });
  const { page, close } = await site.owner({
    path: `/edit-registration/${id}`,
    expectedProblems: /409/,
  });
  await page.getByRole("link", { name: "Change the status" }).click();
  const dialog = page.getByRole("dialog", { name: "Status of Gets A Place" });
  await dialog.getByText("Now: Waiting, since").waitFor();
  await dialog.getByRole("radio", { name: /Give them places/ }).check();
  await dialog.getByLabel(/^Send a letter/).uncheck();
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await page.getByRole("button", { name: "Register All the Same" }).click();
  await expectToast(page, "Gets A Place: Registered", "No letter goes.");
  expect(await read(id)).toMatchObject({ status: "registered" });
  await expect
    .poll(() => subjectsTo("gets.a.place@example.com"))
    .toEqual(["You are on the waiting list: Herb Walk"]);

  await page.getByRole("button", { name: "Change status of Gets A Place" }).click();
  await dialog.getByRole("radio", { name: /^Came/ }).check();
  await dialog.getByLabel("How Many Came").fill("0");
  await dialog.getByText("No letter goes.").waitFor();
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await dialog.getByText("At least 1 person came").waitFor();
  await dialog.getByLabel("How Many Came").fill("1");
  await dialog.getByRole("button", { name: "Change Status" }).click();
  await expectToast(page, "Gets A Place: Came");
  expect(await read(id)).toMatchObject({ status: "came", cameCount: 1 });
  const row = page.getByRole("row").filter({ hasText: "Gets A Place" });
  await row.getByRole("cell", { name: "2 people" }).waitFor();
  await row.getByRole("cell", { name: "1 came" }).waitFor();
  const totals = page.getByRole("list", { name: "Attendees by event" });
  await totals.getByText(/registrations?; 1 came(; \d more wait)?$/).waitFor();

  // For the way back, for the file and for paper.
  await page.getByRole("combobox", { name: /^Status/ }).selectOption("Cancelled");
  await page.getByRole("combobox", { name: /^Event/ }).selectOption("3");
  await page.waitForURL("**/admin-dashboard?status=cancelled&event=3");
  const table = page.getByRole("table", { name: "Registrations for events" });
  await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("2");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV (1)" }).click();
  const file = await text(await (await download).createReadStream());
  expect(file.split("\r\n")[0]).toContain('"Confirmation","Status"');
  expect(file).toMatch(/"Off The List".*"Cancelled","","","",""\r\n$/);

  await page.goBack();
  await page.waitForURL("**/admin-dashboard?status=cancelled");
  const status = page.getByRole("combobox", { name: /^Status/ });
  await expect.poll(() => status.inputValue()).toBe("cancelled");
  const event = page.getByRole("combobox", { name: /^Event/ });
  await expect.poll(() => event.inputValue()).toBe("");
  await page.goto("/admin-events/3?status=cancelled");
  await page.getByRole("row").filter({ hasText: "Off The List" }).waitFor();
  await page.emulateMedia({ media: "print" });
  await page.getByText("Only those with the status “Cancelled”.").waitFor();
  await expect
    .poll(() => page.getByRole("table").locator("tbody th").allTextContents())
    .toEqual(["Off The List"]);
  await close();
});
