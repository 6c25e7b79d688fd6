import { afterAll, beforeAll, expect, it } from "vitest";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import {
  expectToast,
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
    ...{ time: "2:00 PM - 3:00 PM", location: "The herb bed", capacity: 8 },
  };
  eventId = (await (await site.call("POST", "/api/admin/events", event)).json()).id;
});
afterAll(() => site.site.close());

const list = async (): Promise<RegistrationForOwner[]> =>
  (await site.call("GET", "/api/admin/registrations")).json();
const statusOf = async (id: number) => (await list()).find((row) => row.id === id)?.status;

it("cancels all that one address entered, by keyboard, and takes it back", async () => {
  const flood = { email: "flood@example.com", eventId };
  const ids: number[] = [];
  for (const name of ["Flood One", "Flood Two", "Flood Three", "Flood Four"]) {
    ids.push(await site.register(name, flood));
  }
  const waits = await site.register("Waits Patiently", {
    ...{ eventId, attendeesCount: 2, joinWaitingList: true },
  });
  const { page, close } = await site.owner({ theme: "dark" });
  const table = page.getByRole("table", { name: "Registrations for events" });
  await table.getByText("Flood One").waitFor();
  expect(await table.getByRole("checkbox").count()).toBe(0);
  await page.getByRole("button", { name: "Select", exact: true }).focus();
  await page.keyboard.press("Enter");
  await table.getByRole("checkbox", { name: "Select registration of Flood One" }).waitFor();
  const bar = page.getByRole("group", { name: "Selected registrations" });
  expect(await bar.getByRole("button", { name: "Cancel Selected" }).isDisabled()).toBe(true);
  await page.getByLabel("Find by name, email or phone").fill("flood@");
  const all = bar.getByLabel("Select all shown (4)");
  await all.waitFor();
  await all.focus();
  await page.keyboard.press("Space");
  await bar.getByText("4 selected, 8 people").waitFor();
  await expectAccessible(page);
  const opener = bar.getByRole("button", { name: "Cancel Selected" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Cancel 4 registrations?" });
  await question.getByText("8 people: Herb Walk.").waitFor();
  await question.getByText("Their places are offered to those who wait, by letter.").waitFor();
  await question
    .getByLabel("Send a letter that the registration is cancelled to 1 email address")
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Cancel Selected");
  expect(await statusOf(ids[0] as number)).toBe("registered");
  await page.keyboard.press("Enter");
  await question.getByLabel(/^Send a letter/).uncheck();
  await question.getByRole("button", { name: "Cancel 4 registrations" }).click();
  await expectToast(page, "4 registrations cancelled", "No letter goes.");
  await question.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).not.toBe("");
  await expect.poll(() => table.getByText("Cancelled").count()).toBe(4);
  for (const id of ids) expect(await statusOf(id)).toBe("cancelled");
  expect(await statusOf(waits)).toBe("offered");
  await expectAccessible(page);

  const toast = page.locator(".toast");
  await toast.getByRole("button", { name: "Undo" }).click();
  await toast.getByText("1 registration still cancelled").waitFor();
  await toast.getByRole("button", { name: "Register All the Same" }).click();
  await toast.getByText("1 registration as before").waitFor();
  for (const id of ids) expect(await statusOf(id)).toBe("registered");

  // Who has no address is named, to be telephoned.
  const byPhone = { fullName: "Pia Phone", email: "", phone: "570-555-0188", mailingAddress: "" };
  await site.call("POST", "/api/admin/registrations", {
    ...{ eventId: 1, attendeesCount: 1, ...byPhone },
  });
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByLabel("Find by name, email or phone").fill("pia");
  await table.getByRole("checkbox", { name: "Select registration of Pia Phone" }).check();
  await opener.click();
  await page
    .getByRole("alertdialog", { name: "Cancel 1 registration?" })
    .getByText("Pia Phone, 570-555-0188")
    .waitFor();
  await close();
});

it("deletes what is selected on a phone, leaves what somebody else changed, and says so", async () => {
  const ids: number[] = [];
  for (const name of ["Gone One", "Gone Two", "Kept By Others"]) {
    ids.push(await site.register(name));
  }
  const stays = await site.register("Not Selected");
  const triesAgain = await site.register("Tries Again");
  const { page, close } = await site.owner({ width: 390, expectedProblems: /503/ });
  await page.getByText("Not Selected").first().waitFor();
  await page.getByRole("button", { name: "Select", exact: true }).click();
  for (const name of ["Gone One", "Gone Two", "Kept By Others"]) {
    const box = page.getByRole("checkbox", { name: `Select registration of ${name}` });
    const { width, height } = (await box.locator("..").boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await box.check();
  }
  const bar = page.getByRole("group", { name: "Selected registrations" });
  await bar.getByText("3 selected, 6 people").waitFor();
  await page.getByLabel("Find by name, email or phone").fill("gone");
  await bar.getByText("1 not shown now").waitFor();
  await expectAccessible(page);
  await site.call("POST", `/api/admin/registrations/${ids[2]}/status`, { status: "came" });
  await bar.getByRole("button", { name: "Delete Selected" }).click();
  const question = page.getByRole("alertdialog", {
    name: "Are you sure you want to delete these 3 registrations?",
  });
  await question
    .getByText(/^You can bring them back from the Trash until they are deleted for good on/)
    .waitFor();
  await question.getByText("No letter goes.").waitFor();
  await question.getByRole("button", { name: "Delete 3 registrations" }).click();
  await expectToast(page, "2 registrations deleted");
  await page
    .getByText(
      "Somebody else changed 1 registration meanwhile, which stays as it is: Kept By Others.",
    )
    .waitFor();
  await bar.getByText("1 selected, 2 people").waitFor();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "2 registrations as before");
  expect((await list()).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  for (const id of ids.slice(0, 2)) await site.call("DELETE", `/api/admin/registrations/${id}`);
  const left = (await list()).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([ids[2], stays]));
  expect(left).not.toEqual(expect.arrayContaining([ids[0]]));
  await page.getByLabel("Find by name, email or phone").fill("");
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await bar.waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("checkbox").count()).toBe(0);

  // Where the server cannot be reached it says so, and keeps the selection.
  await page.getByLabel("Find by name, email or phone").fill("tries again");
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByLabel("Select all shown (1)").check();
  await page.route("**/registrations/batch", (route) => route.fulfill({ status: 503 }));
  await page.getByRole("button", { name: "Cancel Selected" }).click();
  await page.getByRole("button", { name: "Cancel 1 registration" }).click();
  await page
    .locator(".toast")
    .getByText("The registrations could not be cancelled. Please try again.")
    .waitFor();
  await page.unroute("**/registrations/batch");
  await page.getByRole("button", { name: "Cancel 1 registration" }).click();
  await expectToast(page, "1 registration cancelled");
  expect(await statusOf(triesAgain)).toBe("cancelled");
  await close();
});
