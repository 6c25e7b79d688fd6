import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import { type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let owner: OwnerSite["owner"];
let call: OwnerSite["call"];
beforeAll(async () => {
  ({ site, owner, call } = await openOwnerSite());
});
afterAll(() => site.close());

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const phone = { width: 390, height: 844 };

it("makes a quick plant on a phone, which a visitor sees with what is known of it, and publishes a draft", async () => {
  const { page, close } = await owner({
    ...{ path: "/admin-plants/new", ...phone },
    expectedProblems: /status of 400/,
  });
  await field(page, "Name").waitFor();
  // Nothing has to be scrolled to but what is optional.
  for (const control of [
    page.getByRole("button", { name: "Add a Photograph" }),
    page.getByLabel("Catalogue"),
    field(page, "Description"),
    page.getByLabel("Price (optional)"),
    page.getByRole("button", { name: "Add Plant" }),
  ]) {
    const bottom = async () => {
      const box = await control.boundingBox();
      return box && box.y + box.height;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(phone.height);
  }
  await page.getByRole("button", { name: "Add Plant" }).click();
  // The address that nobody typed follows the name, and is not asked for beside it.
  await page.getByText("3 fields need another look.").waitFor();
  expect(await page.getByText("Only small letters a to z").count()).toBe(0);
  await expectAccessibleInBothThemes(page);

  const buffer = await sharp({
    create: { width: 40, height: 50, channels: 3, background: "#d48" },
  })
    .jpeg()
    .toBuffer();
  const file = page.getByLabel("Photograph file");
  await file.setInputFiles({ name: "rose.jpg", mimeType: "image/jpeg", buffer });
  await field(page, "Caption of photograph 1").waitFor();
  await page.getByLabel("Catalogue").selectOption("Perennials");
  await field(page, "Name").fill("Beach Rose");
  await field(page, "Description").fill("Single pink roses, and hips as large as crab apples.");
  await page.getByLabel("Pot size (optional)").fill("1-gallon pot");
  await page.getByLabel("Price (optional)").fill("$14");
  await page.getByRole("button", { name: "Add Another Size" }).click();
  await field(page, "Pot size 2").fill("3-gallon pot");
  await field(page, "Price 2").fill("$32");
  await page.getByRole("button", { name: "Add Plant" }).click();
  await page.waitForURL("**/admin-plants/beach-rose");

  const visitor = await site.visitor(phone);
  await visitor.page.goto("/perennials?q=beach+rose");
  const card = visitor.page
    .getByRole("listitem")
    .filter({ has: visitor.page.getByRole("heading", { name: "Beach Rose", exact: true }) });
  await card.getByText("1-gallon pot: $14 · 3-gallon pot: $32").waitFor();
  expect(await card.getByRole("heading", { name: "Planting Guidelines" }).count()).toBe(0);
  await expectAccessible(visitor.page);
  await card.getByRole("link", { name: "Beach Rose", exact: true }).click();
  await visitor.page.getByRole("heading", { level: 1, name: "Beach Rose" }).waitFor();
  await visitor.page.getByRole("img", { name: "Beach Rose", exact: true }).waitFor();
  await visitor.page.getByText(/^We have not looked up yet whether it can harm/).waitFor();
  const headings = () => visitor.page.getByRole("main").getByRole("heading").allTextContents();
  await expect.poll(headings).toEqual(["Beach Rose", "Around Children and Pets"]);
  await expectAccessible(visitor.page);
  await visitor.page.getByRole("button", { name: /My garden list/i }).click();
  await visitor.page.getByRole("link", { name: "My garden list (1)" }).click();
  await visitor.page.getByText("not known yet: how far apart, when it blooms").waitFor();
  expect(await visitor.page.getByText("Nothing in bloom").count()).toBe(0);
  expect(await visitor.page.getByText("No poison is known").count()).toBe(0);
  await visitor.close();

  // A draft shows its card, and is published with one press.
  await page.goto("/admin-plants/new");
  await page.getByLabel("Catalogue").selectOption("Trees");
  await field(page, "Name").fill("Seckel Pear");
  await field(page, "Description").fill("Small sweet pears in September.");
  // What is uploaded already is chosen like every picture.
  await page.getByText("Choose one that is uploaded already").click();
  await page.getByRole("button", { name: /^Uploaded / }).click();
  await field(page, "Caption of photograph 1").waitFor();
  await page.getByRole("button", { name: "Keep as Draft" }).click();
  await page.waitForURL("**/admin-plants/seckel-pear");
  await page.getByRole("button", { name: "Save Draft" }).waitFor();
  const preview = page.getByRole("region", { name: "Its Card" });
  await preview.getByText("Small sweet pears in September.").waitFor();
  await expectAccessible(page);
  const pear = () => fetch(`${site.server.url}/trees/seckel-pear`);
  expect((await pear()).status).toBe(404);

  await field(page, "Description").fill("Small sweet pears in October.");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await preview.getByText("Small sweet pears in October.").waitFor();
  expect((await pear()).status).toBe(404);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("link", { name: "See its page" }).waitFor();
  expect(await (await pear()).text()).toContain("Small sweet pears in October.");

  // A second plant of a name gets an address by itself.
  await page.goto("/admin-plants/new");
  await page.getByLabel("Catalogue").selectOption("Trees");
  await field(page, "Name").fill("Seckel Pear");
  await field(page, "Description").fill("Grafted on quince.");
  await page.getByRole("button", { name: "Add Plant" }).click();
  await page.waitForURL("**/admin-plants/seckel-pear-b");
  await close();
});

it("breaks a name of one long word, so that no page of the plant is wider than a phone", async () => {
  const name = "Cowslip".repeat(11);
  const named = await call("PATCH", "/api/admin/plants/cowslip/facts", { name });
  expect(named.status).toBe(200);
  const { page, close } = await site.visitor(phone);
  for (const path of [
    "/perennials/cowslip",
    "/perennials?q=primula",
    "/my-garden?plants=cowslip*3",
    "/in-bloom?date=2027-05-01",
    "/mary-garden",
  ]) {
    await page.goto(path);
    await page.getByText(name).first().waitFor();
    for (const closed of await page.getByText(/^In leaf/).all()) await closed.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
  await close();
});
