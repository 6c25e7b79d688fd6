import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import { type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let register: OwnerSite["register"];
let owner: OwnerSite["owner"];
beforeAll(async () => {
  ({ site, register, owner } = await openOwnerSite());
});
afterAll(() => site.close());

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN;
}

/** What the browser itself tells assistive technology of the page's table. */
async function rolesInTree(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const named = (role: string) =>
    nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map(({ name }) => name?.value);
  return {
    table: named("table").length,
    row: named("row").length,
    columnheader: named("columnheader"),
    rowheader: named("rowheader"),
    cell: named("cell").length,
  };
}

describe("the table of registrations", () => {
  it("is three lines and what can be done on a phone, and columns on a wide screen", async () => {
    const name = "Thea Wide";
    await register(name, { attendeesCount: 3 });
    const { page, close } = await owner({ width: 390, height: 844 });
    const find = page.getByLabel("Find by name, email or phone");
    await find.fill(name);
    const table = page.getByRole("table", { name: "Registrations for events" });
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("2");
    // What is read for the sections above it moves it.
    await page.waitForLoadState("networkidle");
    const row = table.getByRole("row").filter({ hasText: name });
    const mail = row.getByRole("link", { name: `thea.wide@example.com` });
    const telephone = row.getByRole("link", { name: "(570) 555-0199" });
    const ago = row.getByRole("button", { name: "less than a minute ago" });
    const lines = [
      [row.getByText(name), row.getByText("3 people")],
      [row.getByText("Summer Garden Tour and Talk"), ago.getByRole("time")],
      [mail, telephone],
      ["Resend confirmation email to", "Edit registration of", "Delete registration of"].map(
        (action) => row.getByLabel(`${action} ${name}`),
      ),
    ];
    const tops = await Promise.all(
      lines.map((line) => Promise.all(line.map((part) => topOf(part)))),
    );
    for (const [line, places] of tops.entries()) {
      expect(Math.max(...places) - Math.min(...places)).toBeLessThan(10);
      const above = tops[line - 1] ?? [];
      expect(Math.min(...places) - Math.max(0, ...above)).toBeGreaterThan(15);
    }
    const resend = row.getByRole("button", { name: `Resend confirmation email to ${name}` });
    const start = await resend.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getBoundingClientRect().left;
    });
    expect(start).toBeGreaterThanOrEqual((await row.boundingBox())?.x ?? Number.NaN);
    expect(await mail.getAttribute("href")).toBe(`mailto:thea.wide@example.com`);
    expect(await telephone.getAttribute("href")).toMatch(/^tel:/);
    expect(await rolesInTree(page)).toMatchObject({
      table: 1,
      row: 2,
      columnheader: [
        ...["Name", "Event", "Contact", "Attendees", "Came", "Registered", "Letter", "Actions"],
      ],
      rowheader: [expect.stringContaining(name)],
      cell: 7,
    });

    // Deleting is as quiet as the texts around it, until it is meant.
    const color = (it: typeof row) => it.evaluate((element) => getComputedStyle(element).color);
    const remove = row.getByRole("button", { name: `Delete registration of ${name}` });
    expect(await color(remove)).toBe(await color(row.getByText("Summer Garden Tour and Talk")));

    await ago.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => ago.getAttribute("aria-expanded")).toBe("true");
    const when = row.getByText((await ago.getAttribute("title")) ?? "", { exact: true });
    await when.first().waitFor();
    await expectAccessibleInBothThemes(page);
    await remove.click();
    const question = page.getByRole("alertdialog");
    const yes = question.getByRole("button", { name: "Delete" });
    expect(await color(yes)).not.toBe(await color(remove));
    await question.getByRole("button", { name: "Cancel" }).click();

    // From 1024 px on it stands in columns, its dates on one line.
    await page.setViewportSize({ width: 1024, height: 768 });
    const time = row.locator("time");
    await time.waitFor();
    const left = async (part: typeof row) => (await part.boundingBox())?.x ?? Number.NaN;
    const heads = ["Name", "Event", "Contact", "Attendees", "Registered", "Actions"];
    const lefts = await Promise.all(
      heads.map((name) => left(table.getByRole("columnheader", { name }))),
    );
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    expect(await left(row.getByText("thea.wide@example.com"))).toBe(lefts[2]);
    expect((await time.boundingBox())?.height).toBeLessThan(30);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await expectAccessible(page);
    // A window that is made narrow has its lines at once.
    await page.setViewportSize({ width: 390, height: 844 });
    await table.getByRole("button", { name: "Name" }).waitFor({ state: "detached" });
    expect(await topOf(row.getByText("3 people"))).toBeLessThan(await topOf(time));
    await close();
  });

  it("finds in 20,000 what is typed, shows a hundred at first and more when asked", async () => {
    const { page, close } = await owner();
    const table = page.getByRole("table", { name: "Registrations for events" });
    const find = page.getByLabel("Find by name, email or phone");
    const many = Array.from({ length: 20_000 }, (_, index) => ({
      id: 20_000 - index,
      eventId: 1 + (index % 2),
      fullName: `Person ${String(index).padStart(5, "0")}`,
      email: `person${index}@example.com`,
      phone: "(570) 555-0100",
      mailingAddress: "1 Garden Lane, Scranton, PA",
      attendeesCount: 1,
      createdAt: new Date(Date.now() - index * 60_000).toISOString(),
      version: 1,
      possibleDuplicate: false,
      letter: null,
    }));
    await page.route("**/api/admin/registrations", (route) => route.fulfill({ json: many }));
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("20001");
    await expect.poll(() => table.getByRole("row").count()).toBe(101);
    await page.getByText("Total registrations: 20,000").waitFor();

    await page.getByRole("region", { name: "Registrations", exact: true }).focus();
    await page.keyboard.press("End");
    await page.getByText("100 of 20,000").waitFor();
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => table.getByRole("row").count()).toBe(201);
    expect(await table.locator('tr[aria-rowindex="201"]').textContent()).toContain("Person 00199");

    await page.getByRole("button", { name: "Name" }).click();
    await table
      .locator('tr[aria-rowindex="2"]')
      .getByText("Person 00000")
      .waitFor({ state: "attached" });
    await find.fill("person12345@");
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("2");
    await table.getByRole("row", { name: /Person 12345/ }).waitFor();
    expect(await page.getByRole("button", { name: "Show more" }).count()).toBe(0);
    expect(page.url()).not.toContain("12345");
    await close();
  });
});
