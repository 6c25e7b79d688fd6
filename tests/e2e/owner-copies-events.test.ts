import { afterAll, beforeAll, expect, it } from "vitest";
import type { ListedEvent } from "#features/events/answers.ts";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  fillLogin,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let site: OwnerSite;
beforeAll(async () => {
  site = await openOwnerSite();
});
afterAll(() => site.site.close());

async function createEvent(title: string): Promise<number> {
  const response = await site.call("POST", "/api/admin/events", {
    ...{ title, description: "Among the herbs.", date: "2091-10-20", capacity: 12 },
    ...{ time: "2:00 PM - 3:00 PM", location: "The herb bed", closesAt: "2091-10-19T18:00" },
  });
  return (await response.json()).id;
}
async function eventsCalled(title: string): Promise<ListedEvent[]> {
  const events: ListedEvent[] = await (await site.call("GET", "/api/admin/events")).json();
  return events.filter((event) => event.title === title);
}

it("copies an event to days that are named, shown first, and can be changed", async () => {
  const id = await createEvent("Rosary Walk");
  await site.register("Comes Once", { eventId: id });
  const { page, close } = await site.owner({ path: "/admin-events", expectedProblems: /409/ });
  await page.getByRole("button", { name: "Copy Rosary Walk" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy Rosary Walk" });
  // The third Saturday of October stays the third, and its day is shown once.
  const day = (count: number) => dialog.getByLabel(`Day ${count}`, { exact: true });
  expect(await dialog.getByLabel("Day", { exact: true }).inputValue()).toBe("2092-10-18");
  await dialog
    .getByText(
      "Saturday, October 18th, 2092; registration closes Friday, October 17th, 2092, 6:00 PM",
    )
    .waitFor();
  await dialog.getByLabel("Day", { exact: true }).fill("2091-10-27");
  const aWeekLater = dialog.getByRole("button", { name: "A Week Later" });
  for (let times = 0; times < 3; times += 1) await aWeekLater.click();
  const days = dialog.getByRole("listitem");
  await days.nth(1).getByText("Saturday, November 3rd, 2091").waitFor();
  await days.nth(2).getByText("registration closes Friday, November 9th, 2091, 6:00 PM").waitFor();
  await dialog.getByRole("button", { name: "Create 4 Events" }).waitFor();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Leave out day 2" }).click();
  await day(3).fill("2091-10-27");
  await dialog.getByLabel("Time", { exact: true }).fill("3:00 PM - 4:00 PM");
  await dialog.getByRole("button", { name: "Create 3 Events" }).click();
  await dialog.getByText("This day is there twice").waitFor();
  await expectAccessible(page);
  await day(3).fill("2091-11-18");
  await dialog.getByRole("button", { name: "Create 3 Events" }).click();
  await expectToast(page, "3 events created.");
  expect(await eventsCalled("Rosary Walk")).toMatchObject([
    { date: "2091-10-20", time: "2:00 PM - 3:00 PM", registrationsCount: 1 },
    { date: "2091-10-27", time: "3:00 PM - 4:00 PM", registrationsCount: 0, capacity: 12 },
    { date: "2091-11-10", closesAt: "2091-11-09T18:00" },
    { date: "2091-11-18", closesAt: "2091-11-17T18:00" },
  ]);

  // A month later goes by the weekday; a day is named, too; what is there already is not made again.
  await page.getByRole("button", { name: "Copy Rosary Walk" }).first().click();
  await dialog.getByLabel("Day", { exact: true }).fill("2091-11-17");
  await dialog.getByRole("button", { name: "A Month Later" }).click();
  await days.nth(1).getByText("Saturday, December 15th, 2091").waitFor();
  await dialog.getByRole("button", { name: "Another Day" }).click();
  await day(3).fill("2091-11-10");
  await dialog.getByLabel("Time", { exact: true }).fill("3:00 PM - 4:00 PM");
  await dialog.getByRole("button", { name: "Create 3 Events" }).click();
  await dialog.getByText("This event is there already on Saturday, November 10th, 2091.").waitFor();
  expect(await eventsCalled("Rosary Walk")).toHaveLength(4);
  await close();
});

it("copies an event once, and keeps what was chosen over another's change and an ended session", async () => {
  const id = await createEvent("Candle Walk");
  const { page, close } = await site.owner({
    path: "/admin-events",
    theme: "dark",
    expectedProblems: /412|401/,
  });
  await page.getByRole("button", { name: "Copy Candle Walk" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy Candle Walk" });
  await dialog.getByLabel("Day", { exact: true }).fill("");
  await dialog.getByRole("button", { name: /^Create/ }).click();
  await dialog.getByText("Please choose a date").first().waitFor();
  await dialog.getByLabel("Day", { exact: true }).fill("2092-02-02");
  await dialog.getByText("Saturday, February 2nd, 2092").waitFor();
  await dialog.getByLabel("Title").fill("Candlemas Walk");
  await expectAccessible(page);
  const { version: _v, ...event } = (await eventsCalled("Candle Walk"))[0] as ListedEvent;
  const { title, description, date, time } = event;
  const body = { title, description, date, time, location: "The chapel", imageUrl: null };
  await site.call("PUT", `/api/admin/events/${id}`, body);
  await dialog.getByRole("button", { name: "Create 1 Event" }).click();
  await dialog.getByText("What you typed is still here.").waitFor();
  await site.endSession(page);
  await dialog.getByRole("button", { name: "Save mine over it" }).click();
  await page.waitForURL("**/admin-login");
  await fillLogin(page);
  await page.waitForURL("**/admin-events");
  const again = page.getByRole("dialog", { name: /Candle Walk$/ });
  await again.getByText("What you typed before is still here.").waitFor();
  expect(await again.getByLabel("Title").inputValue()).toBe("Candlemas Walk");
  await again.getByText("Saturday, February 2nd, 2092").waitFor();
  await again.getByRole("button", { name: "Create 1 Event" }).click();
  await again.getByRole("button", { name: "Save mine over it" }).click();
  await expectToast(page, "Event created successfully!");
  expect(await eventsCalled("Candlemas Walk")).toMatchObject([
    { date: "2092-02-02", closesAt: "2092-02-01T18:00", location: "The herb bed", capacity: 12 },
  ]);
  // What was made is opened.
  await page.waitForURL(/\/admin-events\/\d+$/);
  await page.getByRole("heading", { name: "Candlemas Walk", level: 1 }).waitFor();
  await page.getByText("0 of 12 places").waitFor();
  await close();
});
