import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { expectToast, type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let site: OwnerSite;
beforeAll(async () => {
  site = await openOwnerSite();
});
afterAll(() => site.site.close());

/** After a change with a letter the owner is at that letter, which is one of hers. */
async function seeWhoGotIt(page: Page, subject: string, name: string) {
  await page.waitForURL(/\/admin-letters\/\d+$/);
  await page.getByRole("heading", { name: subject }).waitFor();
  await page.getByRole("region", { name: "Who Got It" }).getByText(name).waitFor();
}

/** To the list of her events, from wherever she is. */
async function backToEvents(page: Page) {
  await page
    .getByRole("navigation", { name: "Owner" })
    .getByRole("link", { name: "Events" })
    .click();
  await page.waitForURL("**/admin-events");
}

it("plans an event, and cancels it with a letter in the owner's words", async () => {
  const { page, close } = await site.owner({ path: "/admin-events", expectedProblems: /412/ });
  await page.getByRole("button", { name: "Create Event" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Event" });
  for (const [label, value] of [
    ["Title", "Herb Walk"],
    ["Description", "Among the herbs."],
    ["Date", "2091-05-05"],
    ["Time", "2:00 PM - 3:00 PM"],
    ["Location", "The herb bed"],
    ["Capacity", "12"],
    ["Registration Closes", "2091-05-01T18:00"],
    ["Cost", "Free"],
  ] as const) {
    await dialog.getByLabel(label).fill(value);
  }
  await dialog.getByLabel("Send a word of thanks after").uncheck();
  await dialog.getByRole("button", { name: "Create Event" }).click();
  await expectToast(page, "Event created successfully!");
  const find = async () =>
    (await (await site.call("GET", "/api/admin/events")).json()).find(
      ({ title }: { title: string }) => title === "Herb Walk",
    );
  expect(await find()).toMatchObject({
    capacity: 12,
    closesAt: "2091-05-01T18:00",
    cost: "Free",
    notes: null,
    registrationMode: "until_event_ends",
    sendsReminder: true,
    sendsThanks: false,
  });
  const { id } = await find();
  await site.register("Herb Guest", { eventId: id, attendeesCount: 3 });
  const moss = await createMossWalk();
  await page.reload();
  await page.getByText("3 of 12 places").waitFor();
  await page.getByRole("button", { name: "Cancel Event: Herb Walk" }).click();
  await page.getByLabel("Tell 1 registration (3 people)").waitFor();
  await expectAccessible(page);
  await page.getByLabel("Letter", { exact: true }).fill("The herbs are under snow.");
  await page.getByRole("button", { name: "Cancel the Event" }).click();
  await expectToast(page, "The event is cancelled");
  expect((await find()).status).toBe("cancelled");
  await seeWhoGotIt(page, "Cancelled: Herb Walk", "Herb Guest");
  await backToEvents(page);
  await expect
    .poll(async () => (await site.site.server.letters()).map(({ text }) => text).join("\n"))
    .toContain("The herbs are under snow.");
  await page.getByRole("button", { name: "Reinstate Herb Walk" }).click();
  await page.getByLabel("Tell 1 registration (3 people)").uncheck();
  await page.getByRole("button", { name: "Reinstate", exact: true }).click();
  await expectToast(page, "The event takes place again.");
  expect((await find()).status).toBe("scheduled");

  // Where somebody else changes an event while the question is open, it asks again, with the letter.
  await page.getByRole("button", { name: "Cancel Event: Moss Walk" }).click();
  const letter = page.getByLabel("Letter", { exact: true });
  await letter.fill("The mosses are under snow.");
  await moss.moveTo("The barn");
  await page.getByRole("button", { name: "Cancel the Event" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Somebody else changed this event" });
  await notice.getByText("2:00 PM - 3:00 PM, The barn.").waitFor();
  expect(await moss.status()).toBe("scheduled");
  expect(await letter.inputValue()).toBe("The mosses are under snow.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel the Event" }).click();
  await expectToast(page, "The event is cancelled");
  expect(await moss.status()).toBe("cancelled");
  await close();
});

/** An event with a guest, which somebody else can change. */
async function createMossWalk() {
  const event = {
    ...{ title: "Moss Walk", description: "Among the mosses.", date: "2091-05-06" },
    ...{ time: "2:00 PM - 3:00 PM", location: "The dell" },
  };
  const { id } = await (await site.call("POST", "/api/admin/events", event)).json();
  await site.register("Moss Guest", { eventId: id, attendeesCount: 3 });
  return {
    async moveTo(location: string) {
      const moved = await site.call("PUT", `/api/admin/events/${id}`, { ...event, location });
      expect(moved.status).toBe(200);
    },
    status: async (): Promise<string> =>
      (await (await site.call("GET", `/api/events/${id}`)).json()).status,
  };
}

const subjects = async () => (await site.site.server.letters()).map(({ subject }) => subject);

it("asks whom to tell of a changed date, time or place, and shows who got it", async () => {
  const { id } = await (
    await site.call("POST", "/api/admin/events", {
      title: "Fern Walk",
      description: "Among the ferns.",
      date: "2091-06-05",
      time: "2:00 PM - 3:00 PM",
      location: "The dell",
    })
  ).json();
  await site.register("Fern Guest", { eventId: id, attendeesCount: 3 });
  await site.call("POST", "/api/admin/registrations", {
    ...{ eventId: id, fullName: "Phone Guest", phone: "(570) 555-0111", attendeesCount: 1 },
  });
  const { page, close } = await site.owner({ path: "/admin-events" });
  await page.getByRole("button", { name: "Edit Fern Walk" }).click();
  const form = page.getByRole("dialog", { name: "Edit Event" });
  // What people need not know is saved without a question.
  await form.getByLabel("Description").fill("Among the ferns and mosses.");
  await form.getByRole("button", { name: "Update Event" }).click();
  await expectToast(page, "Event updated successfully!");
  await form.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Edit Fern Walk" }).click();
  await form.getByLabel("Date").fill("2091-06-06");
  await form.getByLabel("Location").fill("The barn");
  await form.getByRole("button", { name: "Update Event" }).click();
  const question = page.getByRole("dialog", { name: "Tell 2 registrations (4 people)?" });
  await question.getByText("Phone Guest, (570) 555-0111").waitFor();
  const letter = question.getByLabel("Letter", { exact: true });
  expect(await letter.inputValue()).toContain(
    "New date: Wednesday, June 6th, 2091\n(before: Tuesday, June 5th, 2091)",
  );
  await letter.fill(`Dear all,\n\n${await letter.inputValue()}`);
  // Back at the form nothing is lost, and nothing has been saved.
  await question.getByRole("button", { name: "Back to the Form" }).click();
  expect(await form.getByLabel("Location").inputValue()).toBe("The barn");
  await form.getByRole("button", { name: "Update Event" }).click();
  expect(await letter.inputValue()).toMatch(/^Dear all,/);
  // It is set as each letter of hers is, and shown as it will be read.
  await question.getByText("Preview", { exact: true }).click();
  const preview = question.getByRole("region", { name: "Preview" });
  await preview.getByText("New place: The barn").waitFor();
  await letter.fill(`# Please note\n\n${await letter.inputValue()}`);
  await preview.getByRole("heading", { name: "Please note" }).waitFor();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Save the Change" }).click();

  await seeWhoGotIt(page, "Changed: Fern Walk", "Fern Guest");
  const people = page.getByRole("region", { name: "Who Got It" });
  const phone = people.getByRole("listitem").filter({ hasText: "Phone Guest" });
  await phone.getByText("No email address").waitFor();
  await phone.getByText("Please telephone: (570) 555-0111").waitFor();
  // It is read again by itself, until the last copy has gone.
  await people.getByText("Kept as a file").waitFor();
  await page.getByText("To the people of Fern Walk").waitFor();
  await expectAccessible(page);
  await backToEvents(page);
  const sent = (await site.site.server.letters()).find(
    ({ subject }) => subject === "Changed: Fern Walk",
  );
  expect(sent?.text).toMatch(/New place: The barn\n+\(before: The dell\)/);

  // Without a letter nobody is told, and the one before stays to be seen.
  await page.getByRole("button", { name: "Edit Fern Walk" }).click();
  await form.getByLabel("Time").fill("4:00 PM - 5:00 PM");
  await form.getByRole("button", { name: "Update Event" }).click();
  await question.getByLabel("Send them this letter").uncheck();
  await question.getByRole("button", { name: "Save the Change" }).click();
  await form.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/admin-events");
  await page.getByRole("link", { name: "Who was told of Fern Walk" }).click();
  await seeWhoGotIt(page, "Changed: Fern Walk", "Fern Guest");
  await backToEvents(page);
  expect((await subjects()).filter((subject) => subject === "Changed: Fern Walk")).toHaveLength(1);

  // Cancelling stands before deleting; deleting tells, too, and its title stays readable.
  await page.getByRole("button", { name: "Delete Fern Walk" }).click();
  const deletion = page.getByRole("alertdialog");
  await deletion.getByRole("button", { name: "Cancel the Event Instead" }).click();
  await page.getByRole("button", { name: "Keep the Event" }).click();
  await page.getByRole("button", { name: "Delete Fern Walk" }).click();
  await deletion.getByLabel("Tell 2 registrations (4 people)").waitFor();
  await deletion.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Event deleted successfully!");
  await seeWhoGotIt(page, "Cancelled: Fern Walk", "Fern Guest");
  await expect.poll(subjects).toContain("Cancelled: Fern Walk");
  // The letters of a deleted event stay among the others, with its name.
  await page.getByRole("link", { name: "Back to Letters" }).click();
  const listed = page.getByRole("listitem").filter({ hasText: "Cancelled: Fern Walk" });
  await listed.getByText("To the people of Fern Walk").waitFor();
  await page
    .getByRole("navigation", { name: "Owner" })
    .getByRole("link", { name: "Today", exact: true })
    .click();
  await page.getByLabel("Find by name, email or phone").fill("Fern Guest");
  const row = page.getByRole("row").filter({ hasText: "Fern Guest" });
  await row.getByText("Unknown Event").waitFor();
  await row.getByText("Fern Walk").waitFor();
  await close();
});

it("keeps what the dashboard shows in its address, and opens the door", async () => {
  // Which of the seven events has this number depends on the day.
  const { title } = await (await site.call("GET", "/api/events/2")).json();
  const cancelled = await site.register("Cancelled Guest", { eventId: 2 });
  await site.register("Coming Guest", { eventId: 2 });
  await site.call("POST", `/api/admin/registrations/${cancelled}/status`, { status: "cancelled" });
  const { page, close } = await site.owner();
  const events = page.getByRole("combobox", { name: /^Event/ });
  await events.locator("option[value='2']").waitFor({ state: "attached" });
  // Both in one moment: the second one is made before the address has the first.
  await page.getByRole("combobox", { name: /^Status/ }).evaluate((status) => {
    const event = [...document.querySelectorAll("select")].find((select) =>
      select.labels[0]?.textContent.startsWith("Event"),
    );
    (status as HTMLSelectElement).value = "cancelled";
    status.dispatchEvent(new Event("change", { bubbles: true }));
    if (event) event.value = "2";
    event?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.waitForURL("**/admin-dashboard?status=cancelled&event=2");
  await page.reload();
  const table = page.getByRole("table", { name: "Registrations for events" });
  await table.getByRole("row").filter({ hasText: "Cancelled Guest" }).waitFor();
  expect(await table.getAttribute("aria-rowcount")).toBe("2");
  await page.getByRole("combobox", { name: /^Status/ }).selectOption("");
  await page.getByLabel("Find by name, email or phone").fill("rose lane");
  await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("3");
  const totals = page.getByRole("list", { name: "Attendees by event" });
  await totals.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Open the Door" }).click();
  await page.waitForURL("**/door/*");
  await page.locator(".door-name").getByText("Coming Guest").waitFor();
  expect(await page.getByText("Cancelled Guest").count()).toBe(0);
  await page.getByRole("link", { name: "Back to the Event" }).click();
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
  await close();
});

it("sends the owner's letters to an address that she confirms", async () => {
  const { page, close } = await site.owner({ path: "/admin-letters/settings" });
  await page.getByRole("link", { name: "Letters to You" }).click();
  await page.getByLabel("Your Email Address").fill("owner@example.com");
  await page.getByLabel("When would you like to be told?").selectOption("Once a day");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("owner@example.com is not confirmed yet.").waitFor();
  await expectAccessible(page);
  const confirmation = async () =>
    (await site.site.server.letters())
      .map(({ text }) => /\/owner-mail\/\S+/.exec(text ?? "")?.[0])
      .find(Boolean) ?? "";
  await expect.poll(confirmation).not.toBe("");
  await page.goto(await confirmation());
  await page.getByRole("button", { name: "Confirm This Address" }).click();
  await page.getByRole("heading", { name: "Your Address Is Confirmed" }).waitFor();
  expect(await (await site.call("GET", "/api/admin/owner-mail")).json()).toEqual({
    address: "owner@example.com",
    pending: null,
    word: "daily",
  });
  await close();
});
