import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/browser.ts";
import { expectToast, type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let site: OwnerSite;
beforeAll(async () => {
  site = await openOwnerSite();
});
afterAll(() => site.site.close());

it("plans an event, and cancels it with a letter in the owner's words", async () => {
  const { page, close } = await site.owner();
  await page.goto("/admin-events");
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
  await page.reload();
  await page.getByText("3 of 12 places").waitFor();
  await page.getByRole("button", { name: "Cancel Event: Herb Walk" }).click();
  await page.getByLabel("Tell 1 registration (3 people)").waitFor();
  await expectAccessible(page);
  await page.getByLabel("Letter", { exact: true }).fill("The herbs are under snow.");
  await page.getByRole("button", { name: "Cancel the Event" }).click();
  await expectToast(page, "The event is cancelled");
  expect((await find()).status).toBe("cancelled");
  await expect
    .poll(async () => (await site.site.server.letters()).map(({ text }) => text).join("\n"))
    .toContain("The herbs are under snow.");
  await page.getByRole("button", { name: "Reinstate Herb Walk" }).click();
  await expectToast(page, "The event takes place again.");
  expect((await find()).status).toBe("scheduled");
  await close();
});

it("keeps what the dashboard shows in its address, and opens the door", async () => {
  const cancelled = await site.register("Cancelled Guest", { eventId: 2 });
  await site.register("Coming Guest", { eventId: 2 });
  await site.call("POST", `/api/admin/registrations/${cancelled}/status`, { status: "cancelled" });
  const { page, close } = await site.owner();
  await page.getByRole("combobox", { name: /^Status/ }).selectOption("Cancelled");
  await page.getByRole("combobox", { name: /^Event/ }).selectOption("Advent Wreath Workshop");
  await page.waitForURL("**/admin-dashboard?status=cancelled&event=2");
  await page.reload();
  const table = page.getByRole("table", { name: "Registrations for events" });
  await table.getByRole("row").filter({ hasText: "Cancelled Guest" }).waitFor();
  expect(await table.getAttribute("aria-rowcount")).toBe("2");
  await page.getByRole("combobox", { name: /^Status/ }).selectOption("");
  await page.getByLabel("Find by name, email or phone").fill("rose lane");
  await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("3");
  await page.getByRole("button", { name: "Door screen for Advent Wreath Workshop" }).click();
  await page.getByRole("button", { name: "Make a Link" }).click();
  const link = page.getByRole("link", { name: /\/door\// });
  await link.waitFor();
  await expectAccessible(page);
  await page.goto((await link.getAttribute("href")) ?? "");
  await page.getByText("Coming Guest").waitFor();
  expect(await page.getByText("Cancelled Guest").count()).toBe(0);
  await close();
});

it("sends the owner's letters to an address that she confirms", async () => {
  const { page, close } = await site.owner();
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
