import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  inSight,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let site: OwnerSite;
let eventId = 0;
beforeAll(async () => {
  site = await openOwnerSite();
  const made = await site.call("POST", "/api/admin/events", {
    ...{ title: "Herb Walk", description: "Among the herbs.", date: "2091-05-05" },
    ...{ time: "2:00 PM - 3:00 PM", location: "The herb bed", capacity: 6 },
  });
  eventId = (await made.json()).id;
  await site.register("Ann Lee", { eventId, attendeesCount: 4 });
  const again = await site.register("Ann Lee", { eventId, attendeesCount: 2 });
  const path = `/api/admin/registrations/${again}`;
  const entered = await (await site.call("GET", path)).json();
  const told = { paid: { cents: 1000, by: "check" }, note: "Needs a wheelchair place" };
  await site.call("PATCH", path, { ...entered, ...told });
  await site.register("Will Waits", { eventId, attendeesCount: 4, joinWaitingList: true });
  await site.call("POST", "/api/visits", {
    ...{ fullName: "Vera Visitor", email: "vera@example.com", days: "Saturdays" },
  });
});
afterAll(() => site.site.close());

const phone = { width: 390, height: 844, context: { hasTouch: true } };

/** Nothing to press is too small for a thumb, but for links in a sentence. */
async function expectRoomForThumbs(page: Page) {
  await page.waitForLoadState("networkidle");
  const small = () =>
    page
      .locator("main :is(a, button, summary)")
      .evaluateAll((all) =>
        all
          .filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < 43.5)
          .map((it) => `${location.pathname}: ${it.textContent}`),
      );
  await expect.poll(small).toEqual([]);
}

const registrations = async () =>
  (await (await site.call("GET", "/api/admin/registrations")).json()) as {
    fullName: string;
    attendeesCount: number;
    status: string;
    note: string;
    paid: object | null;
  }[];
const ofAnn = async () =>
  (await registrations())
    .filter(({ fullName }) => fullName === "Ann Lee")
    .map(({ attendeesCount, status }) => `${attendeesCount} ${status}`);

it("says first what wants an answer, and asks for the owner's own address in place", async () => {
  const { page, close } = await site.owner({ ...phone, expectedProblems: /400/ });
  const wants = page.getByRole("list", { name: "Wants an answer" });
  await expect.poll(async () => (await wants.boundingBox())?.y).toBeLessThan(300);
  const today = page.getByRole("region", { name: "Today" });
  await expect
    .poll(() => today.innerText())
    .toMatch(/^(?:(?!coming).)*1 visit request waits.*coming/s);
  await expectAccessibleInBothThemes(page);
  await expectRoomForThumbs(page);
  await wants.getByLabel("Your own email address").fill("nobody");
  await wants.getByRole("button", { name: "Send Me the Link" }).click();
  await wants.getByText("Please enter a valid email address").waitFor();
  await wants.getByLabel("Your own email address").fill("owner@example.com");
  await wants.getByRole("button", { name: "Send Me the Link" }).click();
  await expectToast(
    page,
    "A letter is on its way to owner@example.com. Please open the link in it.",
  );
  await wants.getByText("Your email address waits").waitFor();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Your email address" }).click();
  await page.getByText("owner@example.com is not confirmed yet.").waitFor();
  await page
    .getByRole("navigation", { name: "Owner" })
    .getByRole("link", { name: "Today" })
    .click();
  await wants
    .getByRole("listitem")
    .filter({ hasText: "1 visit request waits" })
    .getByRole("link", { name: "Answer" })
    .click();
  await page.getByRole("heading", { name: "Vera Visitor" }).waitFor();
  await expectRoomForThumbs(page);
  for (const [name, heading] of [
    ["Subscribers", "Subscribers"],
    ["The year", "The Year"],
    ["History", "History"],
  ] as const) {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("navigation", { name: "Owner" }).getByRole("link", { name }).click();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await expectRoomForThumbs(page);
  }
  await close();
});

it("puts two registrations side by side, keeps one or both, and takes either back from the toast", async () => {
  const { page, close } = await site.owner(phone);
  const wants = page.getByRole("list", { name: "Wants an answer" });
  await wants.getByText("Herb Walk is full; 4 people wait").waitFor();
  const double = wants.getByRole("listitem").filter({ hasText: "Ann Lee may be registered twice" });
  await double.getByRole("link", { name: "Compare" }).click();
  await page.waitForURL(`**/admin-events/${eventId}`);
  const dialog = page.getByRole("dialog", { name: "One Registration or Two?" });
  await dialog.getByText("4 people").waitFor();
  await dialog.getByText("2 people").waitFor();
  await dialog.getByText("$10.00, check").waitFor();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole("button", { name: "Keep This One" }).first().click();
  await expectToast(page, "Ann Lee: Cancelled", "No letter goes.");
  await dialog.waitFor({ state: "detached" });
  expect(await ofAnn()).toEqual(["2 cancelled", "4 registered"]);
  // Nothing of the other is lost, and all of it is taken back at once.
  const kept = async () =>
    (await registrations())
      .filter(({ fullName, attendeesCount }) => fullName === "Ann Lee" && attendeesCount === 4)
      .map(({ note, paid }) => ({ note, paid }));
  const told = { note: "Needs a wheelchair place", paid: { cents: 1000, by: "check" } };
  expect(await kept()).toEqual([told]);
  const undo = page.locator(".toast").getByRole("button", { name: "Undo" });
  await expect.poll(() => inSight(undo)).toBe(true);
  expect(((await undo.boundingBox())?.height ?? 0) >= 44).toBe(true);
  await undo.click();
  await expectToast(page, "Ann Lee: Registered again");
  expect(await ofAnn()).toEqual(["2 registered", "4 registered"]);
  expect(await kept()).toEqual([{ note: "", paid: null }]);

  await page.getByRole("button", { name: "Compare with the possible duplicate" }).first().click();
  await dialog.getByRole("button", { name: "Keep Both" }).click();
  await expectToast(page, "Both are kept");
  await expect.poll(() => page.getByText("Possible duplicate").count()).toBe(0);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.getByText("Possible duplicate").count()).toBe(2);
  await expectRoomForThumbs(page);
  await close();
});

it("says whom places are offered to and until when, once five become three", async () => {
  const [ann] = (await registrations()).filter(
    ({ fullName, attendeesCount }) => fullName === "Ann Lee" && attendeesCount === 4,
  );
  const { id } = ann as unknown as { id: number };
  const { page, close } = await site.owner({ ...phone, path: `/edit-registration/${id}` });
  await page.getByLabel("Number of Attendees").fill("1");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.waitForURL("**/admin-dashboard");
  const offered = /Places are offered to Will Waits \(4 people\) until \w+ \d+, \d{4}, \d+:\d\d/;
  // Three are left and four wait.
  expect(await page.locator(".toast").innerText()).not.toMatch(offered);
  await site.register("Wanda Waits", { eventId, attendeesCount: 5, joinWaitingList: true });
  await page.getByRole("button", { name: "Refresh" }).click();
  const wants = page.getByRole("list", { name: "Wants an answer" });
  const tooFew = "3 places are free; first in line is Will Waits, 4 people";
  await wants
    .getByRole("listitem")
    .filter({ hasText: `Herb Walk: ${tooFew}` })
    .getByRole("link", { name: "See Who Waits" })
    .click();
  await page.getByText(`${tooFew}. If fewer of them come`).waitFor();
  await page.getByText("Until then whoever registers first may have it.").waitFor();
  // In the order of the line, not the newest first; whom that leaves out is looked for in the whole list.
  const rows = page.getByRole("table").getByRole("row");
  await expect
    .poll(async () => (await rows.allInnerTexts()).map((row) => /\w+ Waits/.exec(row)?.[0]))
    .toEqual([undefined, "Will Waits", "Wanda Waits"]);
  await page.getByLabel("Find by name, email or phone, or address").fill("ann lee");
  await page.getByText("The list is narrowed to Waiting.").waitFor();
  await page.getByRole("button", { name: "Look in the Whole List" }).click();
  await rows.filter({ hasText: "Ann Lee" }).first().waitFor();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: "Offer Fewer" }).click();
  await page.waitForURL("**/edit-registration/*");
  await expect.poll(() => page.getByLabel("Full Name").inputValue()).toBe("Will Waits");
  await page.goto(`/edit-registration/${id + 1}`);
  await page.getByLabel("Number of Attendees").fill("1");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(() => page.locator(".toast").innerText()).toMatch(offered);
  const row = page.getByRole("row").filter({ hasText: "Will Waits" });
  await row.getByText(/^Offered until \w+ \d+, \d{4}/).waitFor();

  // On paper it is said, too, and who has come.
  await site.call("POST", `/api/admin/registrations/${id}/status`, { status: "came" });
  await page.goto(`/admin-events/${eventId}`);
  await row.waitFor();
  await page.emulateMedia({ media: "print" });
  await page.getByRole("rowheader", { name: "Will Waits (only offered a place)" }).waitFor();
  await rows.filter({ hasText: "1 came" }).getByText("✓").waitFor();
  await close();
});
