import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const stateButton = (page: Page, plant: string, state: string) =>
  row(page, plant).getByRole("button", { name: state, exact: true });

async function savedState(slug: string): Promise<string | null> {
  const plants = (await (await call("GET", "/api/admin/plants")).json()) as {
    slug: string;
    state: string | null;
  }[];
  return plants.find((plant) => plant.slug === slug)?.state ?? null;
}

async function openPlants(page: Page): Promise<void> {
  await page.goto("/admin-plants");
  await page.getByRole("status").getByText("200 plants").waitFor();
}

describe("the week's tap", () => {
  it("marks, takes back and finds, light and dark", async () => {
    const { page, close } = await owner({ width: 390, height: 844 });
    await openPlants(page);
    await page.getByLabel("Find a plant").fill("asimina");
    await page.getByRole("status").getByText("1 plant", { exact: true }).waitFor();
    const soldOut = stateButton(page, "Pawpaw", "Sold out");
    await soldOut.click();
    expect(await soldOut.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => savedState("pawpaw")).toBe("sold-out");
    await expectAccessibleInBothThemes(page);
    const visitor = await site.visitor();
    await visitor.page.goto("/trees/pawpaw");
    await visitor.page.getByText("Sold out", { exact: true }).waitFor();
    await visitor.page.goto("/trees");
    const card = visitor.page
      .getByRole("listitem")
      .filter({ has: visitor.page.getByRole("heading", { name: "Pawpaw", exact: true }) });
    await card.getByText("Sold out", { exact: true }).waitFor();
    expect(await visitor.page.getByText("Sold out", { exact: true }).count()).toBe(1);
    await visitor.page.goto("/trees?available=yes");
    await visitor.page.getByRole("heading", { name: "Eastern Redbud" }).waitFor();
    expect(await card.count()).toBe(0);
    await expectAccessibleInBothThemes(visitor.page);
    await visitor.close();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => savedState("pawpaw")).toBeNull();
    expect(await soldOut.getAttribute("aria-pressed")).toBe("false");
    await close();
  });

  it("takes a hundred in one sitting, as fast as they are tapped", async () => {
    const { page, close } = await owner();
    await openPlants(page);
    await page.evaluate(() => {
      for (const group of [...document.querySelectorAll(".stock-states")].slice(0, 100)) {
        group.querySelectorAll("button")[1]?.click();
      }
    });
    const marked = async () => {
      const plants = (await (await call("GET", "/api/admin/plants")).json()) as { state: string }[];
      return plants.filter(({ state }) => state === "few-left").length;
    };
    await expect.poll(marked, { timeout: 15_000 }).toBe(100);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(marked).toBe(99);
    await close();
  });

  it("sets a price, a pot and a note, and hides", async () => {
    const { page, close } = await owner({ width: 390, height: 844 });
    await openPlants(page);
    await page.getByLabel("Find a plant").fill("Lenten Rose");
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
    await row(page, "Lenten Rose").getByText("1-gallon pot · $14 · From our own seed.").waitFor();
    const visitor = await site.visitor({ expectedProblems: /404/ });
    await visitor.page.goto("/perennials/lenten-rose");
    await visitor.page.getByText("1-gallon pot · $14").waitFor();
    await visitor.page.getByText("From our own seed.").waitFor();
    await change("lenten-rose", { isHidden: true });
    expect((await visitor.page.goto("/perennials/lenten-rose"))?.status()).toBe(404);
    await visitor.page.goto("/perennials");
    expect(await visitor.page.getByRole("heading", { name: "Lenten Rose" }).count()).toBe(0);
    await visitor.close();
    await close();
  });

  it("keeps a tap while there is no network, and sends it when there is", async () => {
    const { page, close } = await owner({ expectedProblems: /ERR_|Failed to load/ });
    await openPlants(page);
    await page.getByLabel("Find a plant").fill("Black Gum");
    await page.context().setOffline(true);
    await stateButton(page, "Black Gum", "Sold out").click();
    await page.getByText("1 change is not saved yet.").waitFor();
    await expectAccessible(page);
    expect(await savedState("black-gum")).toBeNull();
    await page.context().setOffline(false);
    await expect.poll(() => savedState("black-gum")).toBe("sold-out");
    await page.getByText("1 change is not saved yet.").waitFor({ state: "detached" });
    await close();
  });

  it("keeps a tap that an ended session met, and saves it after signing in", async () => {
    const { page, close } = await owner({ expectedProblems: /401/ });
    await openPlants(page);
    await page.getByLabel("Find a plant").fill("River Birch");
    await endSession(page);
    await stateButton(page, "River Birch", "Few left").click();
    await page.waitForURL("**/admin-login");
    await fillLogin(page);
    await page.waitForURL("**/admin-plants");
    await expect.poll(() => savedState("river-birch-cully")).toBe("few-left");
    await close();
  });

  it("shows how it stands where somebody else was first", async () => {
    const { page, close } = await owner({ expectedProblems: /412/ });
    await openPlants(page);
    await page.getByLabel("Find a plant").fill("American Holly");
    await change("american-holly", { state: "available" });
    await stateButton(page, "American Holly", "Sold out").click();
    await page.getByText("Somebody else changed this plant meanwhile.").waitFor();
    const button = stateButton(page, "American Holly", "Available");
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    await stateButton(page, "American Holly", "Sold out").click();
    await expect.poll(() => savedState("american-holly")).toBe("sold-out");
    await close();
  });
});
