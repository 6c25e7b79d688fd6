import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let site: OwnerSite;
beforeAll(async () => {
  site = await openOwnerSite();
  const made = await site.call("POST", "/api/admin/events", {
    ...{ title: "Herb Walk", description: "Among the herbs.", date: "2025-05-05" },
    ...{ time: "2:00 PM - 3:00 PM", location: "The herb bed", registrationMode: "always" },
  });
  const { id: eventId } = await made.json();
  const id = await site.register("Ann Lee", { eventId, attendeesCount: 4 });
  const other = await site.call("POST", "/api/admin/events", {
    ...{ title: "Open Door", description: "Come in.", date: "2025-05-06" },
    ...{ time: "2:00 PM - 3:00 PM", location: "The gate", registrationMode: "always" },
  });
  await site.register("Bea Dunn", { eventId: (await other.json()).id, attendeesCount: 2 });
  await site.call("POST", `/api/admin/registrations/${id}/status`, {
    ...{ status: "came", cameCount: 3 },
  });
});
afterAll(() => site.site.close());

it("draws a year, leads to the ones beside it, and is a file for a spreadsheet", async () => {
  const { page, close } = await site.owner({
    ...{ width: 390, height: 844, path: "/admin-year?year=2025" },
  });
  const events = page.getByRole("region", { name: "Events" });
  const walk = events.getByRole("listitem").filter({ hasText: "Herb Walk" });
  await walk.getByText("4 registered, 3 came").waitFor();
  await events.getByText("2 registered, not counted").waitFor();
  await page.getByText("Requests, subscribers and letters are those that are still kept").waitFor();
  await page.getByRole("img", { name: "May: 3, the year before 0" }).waitFor();
  await expectAccessibleInBothThemes(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download for a Spreadsheet" }).click();
  expect((await download).suggestedFilename()).toBe("year-2025.csv");
  await page.getByRole("link", { name: "2026" }).click();
  await page.getByRole("heading", { name: "The Year 2026" }).waitFor();
  await page.getByRole("link", { name: "2025" }).waitFor();
  await close();
});
