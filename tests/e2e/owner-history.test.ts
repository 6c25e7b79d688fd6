import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { expectToast, type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let here: OwnerSite;
beforeAll(async () => {
  here = await openOwnerSite();
});
afterAll(() => here.site.close());

it("says on a thing who changed what and puts it back, and has it all in one list", async () => {
  const id = await here.register("Ann Lee");
  const path = `/api/admin/registrations/${id}`;
  const paid = { cents: 1500, by: "cash" };
  const registration = await (await here.call("GET", path)).json();
  await here.call("PATCH", path, { ...registration, attendeesCount: 5, paid });
  const { page, close } = await here.owner({ path: `/edit-registration/${id}` });
  const number = page.getByLabel("Number of Attendees");
  await expect.poll(() => number.inputValue()).toBe("5");
  await page.getByText("History", { exact: true }).click();
  await page.getByText(/^Changed by owner, today, .+: number of people 2 → 5; paid /).waitFor();
  await number.fill("6");
  await page.getByRole("button", { name: "Put Back Number of people" }).click();
  await expectToast(page, "Please save what you typed first, or leave it.");
  expect(await number.inputValue()).toBe("6");
  await number.fill("5");
  await page.getByRole("button", { name: "Put Back Number of people" }).click();
  await expectToast(page, "Put back", "Number of people");
  await expect.poll(() => number.inputValue()).toBe("2");

  await page.goto("/admin-history?kind=registration");
  const changes = page.getByRole("region", { name: "Changes" });
  await changes.getByText(/: number of people 5 → 2$/).waitFor();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel("What").selectOption("Event");
  await changes.getByText("Nothing was changed then").waitFor();
  await page.goBack();
  await changes.getByRole("link", { name: "Ann Lee" }).first().waitFor();
  await close();
});
