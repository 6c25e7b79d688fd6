import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let register: OwnerSite["register"];
let owner: OwnerSite["owner"];
beforeAll(async () => {
  ({ site, register, owner } = await openOwnerSite());
});
afterAll(() => site.close());

/** Leaves nothing in an answer but the fields that the specification names (section 7). */
async function answerAlone(page: Page, path: RegExp, fields: readonly string[]) {
  const pick = (row: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, row[field]]));
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ json: Array.isArray(answer) ? answer.map(pick) : pick(answer) });
  });
}

const person = ["fullName", "email", "phone", "mailingAddress", "attendeesCount"];

describe("answers of the specified fields alone", () => {
  it("fill the table of registrations and the form that edits one", async () => {
    const id = await register("Ann Plain");
    const { page, close } = await owner();
    await answerAlone(page, /\/api\/admin\/registrations$/, [
      "id",
      "eventId",
      ...person,
      "createdAt",
    ]);
    await answerAlone(page, /\/api\/admin\/registrations\/\d+$/, [...person, "createdAt"]);
    await page.goto("/admin-dashboard");
    const row = page.getByRole("row").filter({ hasText: "Ann Plain" });
    await row.getByRole("link", { name: "Edit registration of Ann Plain" }).click();
    await page.getByLabel("Full Name").fill("A");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Name must be at least 2 characters").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/edit-registration/${id}`);
    await close();
  });

  it("open the form of an event", async () => {
    const { page, close } = await site.visitor();
    const event = ["id", "title", "description", "date", "time", "location", "imageUrl"];
    await answerAlone(page, /\/api\/events$/, event);
    await page.goto("/contact");
    await page
      .getByRole("navigation")
      .first()
      .getByRole("link", { name: "Events" })
      .first()
      .click();
    await page.getByRole("link", { name: "Register for Event" }).first().click();
    await page.getByLabel("Full Name").waitFor();
    await close();
  });
});
