import { afterAll, beforeAll, expect, it } from "vitest";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
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

/** An event of its own for each test, at a price, with room for twelve. */
async function createEvent(title: string): Promise<number> {
  const response = await site.call("POST", "/api/admin/events", {
    ...{ title, description: "Among the herbs.", date: "2091-05-05" },
    ...{ time: "2:00 PM - 3:00 PM", location: "The herb bed", capacity: 12, cost: "$10" },
  });
  return (await response.json()).id;
}
async function registrationsOf(eventId: number): Promise<RegistrationForOwner[]> {
  const all: RegistrationForOwner[] = await (
    await site.call("GET", "/api/admin/registrations")
  ).json();
  return all.filter((one) => one.eventId === eventId);
}
const subjects = async () =>
  (await site.site.server.letters()).map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`);

it("takes a registration by telephone, and goes over the capacity only knowingly", async () => {
  const eventId = await createEvent("Herb Walk");
  await site.register("Ten Guests", { eventId, attendeesCount: 10 });
  const { page, close } = await site.owner({ expectedProblems: /409/ });
  await page.getByRole("button", { name: "Add registration for Herb Walk" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Registration" });
  const add = dialog.getByRole("button", { name: "Add Registration" });
  await dialog.getByText("10 of 12 places are taken.").waitFor();
  await dialog.getByLabel("Event").selectOption("");
  await dialog.getByLabel("Email").fill("nobody");
  await dialog.getByLabel("Mailing Address").fill("here");
  await dialog.getByLabel("Number of Attendees").fill("51");
  await add.click();
  for (const message of [
    "Please choose an event",
    "Name must be at least 2 characters",
    "Please enter a valid phone number",
    "Please enter a valid email address",
    "Please enter your complete mailing address",
  ]) {
    await dialog.getByText(message).waitFor();
  }
  await expect
    .poll(() => dialog.getByLabel("Event").evaluate((it) => it === document.activeElement))
    .toBe(true);
  await expectAccessible(page);

  await dialog.getByLabel("Event").selectOption(String(eventId));
  await dialog.getByLabel("Full Name").fill("Vera Caller");
  await dialog.getByLabel("Number of Attendees").fill("5");
  await dialog.getByLabel("Phone Number").fill("(570) 555-0155");
  await dialog.getByLabel("Paid (optional)").fill("20");
  await dialog.getByLabel("Your note").fill("Needs a chair");
  await dialog.getByLabel("Email").fill("");
  await dialog.getByLabel("Mailing Address").fill("");
  await dialog.getByText(/Without an email address no letter goes/).waitFor();
  await add.click();
  const question = page.getByRole("alertdialog", { name: "Register them all the same?" });
  await question.getByText("2 places are left; 5 people are meant.").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  expect(await dialog.getByLabel("Full Name").inputValue()).toBe("Vera Caller");
  expect(await registrationsOf(eventId)).toHaveLength(1);
  await add.click();
  await question.getByRole("button", { name: "Register All the Same" }).click();
  await expectToast(page, "Registration added", "There is no email address, so no letter goes.");
  await page.getByText("15 of 12 places in 2 registrations").waitFor();

  await page.getByRole("button", { name: "Add Registration", exact: true }).click();
  await dialog.getByLabel("Event").selectOption(String(eventId));
  await dialog.getByLabel("Full Name").fill("Walter Waits");
  await dialog.getByLabel("Phone Number").fill("(570) 555-0156");
  await dialog.getByLabel("Email").fill("walter@example.com");
  await dialog.getByText("A confirmation letter goes to walter@example.com.").waitFor();
  await add.click();
  await question.getByText("No places are left; 1 person is meant.").waitFor();
  await question.getByRole("button", { name: "Put on the Waiting List" }).click();
  await expectToast(page, "Added to the waiting list");
  expect(await registrationsOf(eventId)).toMatchObject([
    { fullName: "Walter Waits", status: "waiting", source: "owner", mailingAddress: "" },
    {
      ...{ fullName: "Vera Caller", status: "registered", email: "", attendeesCount: 5 },
      ...{ note: "Needs a chair", paid: { cents: 2000, by: "cash" } },
    },
    {},
  ]);
  await expect
    .poll(subjects)
    .toContain("walter@example.com: You are on the waiting list: Herb Walk");
  await close();
});

it("keeps what was typed when the server cannot be reached, and when the session ends", async () => {
  const eventId = await createEvent("Sage Walk");
  const { page, close } = await site.owner({ expectedProblems: /401|ERR_FAILED/ });
  // From the screen of the events.
  await page.goto("/admin-events");
  await page.getByRole("link", { name: "Add registration for Sage Walk" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Registration" });
  await dialog.getByLabel("Full Name").fill("Typed Before");
  await dialog.getByLabel("Phone Number").fill("(570) 555-0157");
  expect(await dialog.getByLabel("Event").inputValue()).toBe(String(eventId));
  const add = dialog.getByRole("button", { name: "Add Registration" });
  await page.route("**/api/admin/registrations", (route) => route.abort());
  await add.click();
  await expectToast(page, "The registration could not be added. Please try again.");
  expect(await dialog.getByLabel("Full Name").inputValue()).toBe("Typed Before");
  await page.unroute("**/api/admin/registrations");
  await page.keyboard.press("Escape");
  const leave = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await leave.getByRole("button", { name: "Keep Editing" }).click();
  await site.endSession(page);
  await add.click();
  await page.waitForURL("**/admin-login");
  await fillLogin(page);
  await page.waitForURL(`**/admin-events/${eventId}`);
  await dialog.getByText("What you typed before is still here.").waitFor();
  expect(await dialog.getByLabel("Full Name").inputValue()).toBe("Typed Before");
  expect(await dialog.getByLabel("Event").inputValue()).toBe(String(eventId));
  await add.click();
  await expectToast(page, "Registration added");
  expect(await registrationsOf(eventId)).toHaveLength(1);
  await page.reload();
  await page.getByRole("button", { name: "Add Registration", exact: true }).waitFor();
  expect(await dialog.count()).toBe(0);
  await close();
});

it("edits registrations that lack an address, and asks before one grows over the capacity", async () => {
  const eventId = await createEvent("Mint Walk");
  const thymeWalk = await createEvent("Thyme Walk");
  const actions = [{ id: "walk-in-0000000001", kind: "walk-in", fullName: "Walk In", count: 11 }];
  await site.call("POST", `/api/admin/events/${eventId}/door`, { actions });
  const [walkIn] = await registrationsOf(eventId);
  const { page, close } = await site.owner({
    path: `/edit-registration/${walkIn?.id}`,
    expectedProblems: /40[49]/,
  });
  await page.getByText("Mint Walk. Status: Came.").waitFor();
  await page.getByLabel("Full Name").fill("Walter In");
  await page.getByLabel("Number of Attendees").fill("11");
  // When the address changes nothing may be kept any more: somebody who comes back at once would find it.
  const kept = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const pushState = history.pushState.bind(history);
        history.pushState = (...args) => {
          resolve(Object.keys(sessionStorage).filter((key) => key.includes("registration:")));
          pushState(...args);
        };
      }),
  );
  await page.getByRole("button", { name: "Save Changes" }).click();
  expect(await kept).toEqual([]);
  await page.waitForURL("**/admin-dashboard");
  expect(await registrationsOf(eventId)).toMatchObject([{ fullName: "Walter In", phone: "" }]);
  await page.goto(`/edit-registration/${walkIn?.id}`);
  await page.getByLabel("Number of Attendees").fill("14");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const question = page.getByRole("alertdialog", { name: "Save it all the same?" });
  await question.getByText("1 place is left; 3 more people are meant.").waitFor();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Go Back" }).click();
  expect(await page.getByLabel("Number of Attendees").inputValue()).toBe("14");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await question.getByRole("button", { name: "Save All the Same" }).click();
  await page.waitForURL("**/admin-dashboard");
  expect(await registrationsOf(eventId)).toMatchObject([{ attendeesCount: 14 }]);

  // At the event it says that somebody else has deleted it meanwhile.
  await page.goto(`/admin-dashboard?add=${thymeWalk}`);
  const dialog = page.getByRole("dialog", { name: "Add Registration" });
  await dialog.getByLabel("Full Name").fill("Too Late");
  await dialog.getByLabel("Phone Number").fill("(570) 555-0158");
  await site.call("DELETE", `/api/admin/events/${thymeWalk}`);
  await dialog.getByRole("button", { name: "Add Registration" }).click();
  await dialog.getByText("This event is no longer there. Please choose another one.").waitFor();
  await dialog.getByLabel("Event").selectOption("1");
  await dialog.getByRole("button", { name: "Add Registration" }).click();
  await expectToast(page, "Registration added");
  await close();
});
