import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import { fillLogin, type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let call: OwnerSite["call"];
let owner: OwnerSite["owner"];
let endSession: OwnerSite["endSession"];
beforeAll(async () => {
  ({ site, call, owner, endSession } = await openOwnerSite());
});
afterAll(() => site.close());

const change = (slug: string, body: object) => call("PATCH", `/api/admin/plants/${slug}`, body);
const card = (page: Page, plant: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: plant, exact: true }) });
const stateButton = (page: Page, plant: string, state: string) =>
  card(page, plant).getByRole("button", { name: state, exact: true });

async function saved() {
  const answer = await call("GET", "/api/admin/plants");
  return (await answer.json()) as { slug: string; state: string | null }[];
}
const savedState = async (slug: string) =>
  (await saved()).find((plant) => plant.slug === slug)?.state ?? null;
const countOf = async (state: string) =>
  (await saved()).filter((plant) => plant.state === state).length;

it("marks, prices and hides plants by the week's tap, which waits for the network and for the owner", async () => {
  const { page, close } = await owner({
    ...{ path: "/admin-plants", width: 390, height: 844 },
    expectedProblems: /401|412|ERR_|Failed to load/,
  });
  const visitor = await site.visitor({ javaScript: false, expectedProblems: /404/ });
  const find = page.getByLabel("Find a plant");
  await page.getByRole("status").getByText("200 plants").waitFor();

  await find.fill("asimina");
  await page.getByRole("status").getByText("1 plant", { exact: true }).waitFor();
  const soldOut = stateButton(page, "Pawpaw", "Sold out");
  await soldOut.click();
  await expect.poll(() => soldOut.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => savedState("pawpaw")).toBe("sold-out");
  await expectAccessibleInBothThemes(page);
  await visitor.page.goto("/trees/pawpaw");
  await visitor.page.getByText("Sold out", { exact: true }).waitFor();
  await visitor.page.goto("/trees?available=yes");
  await visitor.page.getByRole("heading", { name: "Eastern Redbud" }).waitFor();
  expect(await card(visitor.page, "Pawpaw").count()).toBe(0);
  await expectSoldOutInCatalogue("Pawpaw");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => savedState("pawpaw")).toBeNull();
  await expect.poll(() => soldOut.getAttribute("aria-pressed")).toBe("false");

  // A price, a pot and a note.
  await find.fill("Lenten Rose");
  await page.getByRole("button", { name: /^More about Lenten Rose:/ }).click();
  const dialog = page.getByRole("dialog", { name: "Lenten Rose" });
  await dialog.getByLabel("Price").fill("x".repeat(61));
  await dialog.getByRole("button", { name: "Save Plant" }).click();
  await dialog.getByText("Please shorten the price to 60 characters").waitFor();
  await expectAccessible(page);
  await dialog.getByLabel("Price").fill("$14");
  await dialog.getByLabel("Pot size").fill("1-gallon pot");
  await dialog.getByLabel("Your note").fill("From our own seed.");
  await dialog.getByRole("button", { name: "Save Plant" }).click();
  await dialog.waitFor({ state: "detached" });
  await card(page, "Lenten Rose").getByText("1-gallon pot · $14 · From our own seed.").waitFor();
  await visitor.page.goto("/perennials/lenten-rose");
  await visitor.page.getByText("1-gallon pot · $14").waitFor();
  await visitor.page.getByText("From our own seed.").waitFor();
  await change("lenten-rose", { isHidden: true });
  expect((await visitor.page.goto("/perennials/lenten-rose"))?.status()).toBe(404);
  await visitor.page.goto("/perennials");
  expect(await visitor.page.getByRole("heading", { name: "Lenten Rose" }).count()).toBe(0);
  await visitor.close();

  // A tap is kept while there is no network, and sent when there is.
  await find.fill("Black Gum");
  await page.context().setOffline(true);
  await stateButton(page, "Black Gum", "Sold out").click();
  await page.getByText("1 change is not saved yet.").waitFor();
  await expectAccessible(page);
  expect(await savedState("black-gum")).toBeNull();
  await page.context().setOffline(false);
  await expect.poll(() => savedState("black-gum")).toBe("sold-out");
  await page.getByText("1 change is not saved yet.").waitFor({ state: "detached" });

  // Where somebody else was first, it is shown how it stands.
  await find.fill("American Holly");
  await change("american-holly", { state: "available" });
  await stateButton(page, "American Holly", "Sold out").click();
  await page.getByText("Somebody else changed this plant meanwhile.").waitFor();
  const available = stateButton(page, "American Holly", "Available");
  await expect.poll(() => available.getAttribute("aria-pressed")).toBe("true");
  await stateButton(page, "American Holly", "Sold out").click();
  await expect.poll(() => savedState("american-holly")).toBe("sold-out");

  // A hundred in one sitting, as fast as they are tapped.
  await find.fill("");
  await expect.poll(() => page.locator(".stock-states").count()).toBeGreaterThanOrEqual(100);
  await page.evaluate(() => {
    for (const group of [...document.querySelectorAll(".stock-states")].slice(0, 100)) {
      group.querySelectorAll("button")[1]?.click();
    }
  });
  await expect.poll(() => countOf("few-left"), { timeout: 30_000 }).toBe(100);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => countOf("few-left")).toBe(99);

  // A tap that an ended session met is saved after signing in.
  await find.fill("River Birch");
  await endSession(page);
  await stateButton(page, "River Birch", "Few left").click();
  await page.waitForURL("**/admin-login");
  await fillLogin(page);
  await page.waitForURL("**/admin-plants");
  await expect.poll(() => savedState("river-birch-cully")).toBe("few-left");
  await close();
});

/** What a visitor sees of it among the trees. */
async function expectSoldOutInCatalogue(name: string): Promise<void> {
  const { page, close } = await site.visitor();
  await page.goto("/trees");
  await card(page, name).getByText("Sold out", { exact: true }).waitFor();
  expect(await page.getByText("Sold out", { exact: true }).count()).toBe(1);
  await expectAccessible(page);
  await close();
}
