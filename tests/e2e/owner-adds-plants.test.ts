import type { Page } from "playwright-core";
import sharp from "sharp";
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
  ({ site, call, owner, endSession } = await openOwnerSite({}, { pictures: true }));
});
afterAll(() => site.close());

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const choice = (page: Page, group: string, name: string) =>
  page
    .getByRole("group", { name: group, exact: true })
    .getByRole("checkbox", { name, exact: true });
const plate = (page: Page) => page.getByRole("img", { name: "The plate as it would be drawn" });

const unfold = async (page: Page, ...groups: string[]) => {
  for (const group of groups) await page.locator("summary").filter({ hasText: group }).click();
};

async function openFacts(page: Page, slug: string): Promise<void> {
  await page.goto(`/admin-plants/${slug}`);
  await field(page, "Name").waitFor();
}

describe("adding a plant", () => {
  it("begins from a similar one, and shows its plate, its card and its page", async () => {
    const { page, close } = await owner({ path: "/admin-plants", width: 390, height: 844 });
    await page.getByRole("link", { name: "Add a Plant" }).click();
    await unfold(page, "Begin from a similar plant", "Names", "Texts", "Plate", "Sources");
    await page.getByLabel("Which plant is it like?").selectOption("eastern-redbud");
    await page
      .getByText(/^Taken over from Eastern Redbud/)
      .first()
      .waitFor();
    expect(await page.getByLabel("Drawn like").inputValue()).toBe("eastern-redbud");
    await field(page, "Name").fill("White Redbud");
    await expect.poll(() => field(page, "Address of its page").inputValue()).toBe("white-redbud");
    await field(page, "Latin name").fill("Cercis canadensis");
    await field(page, "Cultivar (optional)").fill("Royal White");
    await field(page, "How the Latin name is said").fill("SER-sis kan-uh-DEN-sis");
    const drawn = await plate(page).getAttribute("src");
    for (const color of ["Magenta", "Rose", "Pink", "Lavender"]) {
      await choice(page, "Colors of the flowers", color).uncheck();
    }
    await choice(page, "Colors of the flowers", "White").check();
    await expect.poll(() => plate(page).getAttribute("src")).not.toBe(drawn);
    await expect
      .poll(() => plate(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await page.getByRole("button", { name: "Add Plant" }).click();
    await page.getByText("Please write the description").waitFor();
    await expectAccessible(page);
    await field(page, "Description").fill("White pea flowers stand along bare gray wood in April.");
    await field(page, "Planting text").fill("Water it through its first two summers.");
    for (const source of ["Missouri Botanical Garden, Plant Finder", "USDA PLANTS Database"]) {
      await choice(page, "Where these facts were looked up", source).check();
    }
    await page.getByRole("button", { name: "Add Plant" }).click();
    await page.waitForURL("**/admin-plants/white-redbud");
    await page.getByRole("button", { name: "Save Plant" }).waitFor();

    const visitor = await site.visitor();
    await visitor.page.goto("/trees");
    const card = visitor.page
      .getByRole("listitem")
      .filter({ has: visitor.page.getByRole("heading", { name: "White Redbud", exact: true }) });
    await card.getByText("White pea flowers stand along bare gray wood in April.").waitFor();
    await card.getByRole("link", { name: "White Redbud", exact: true }).click();
    await visitor.page.getByRole("heading", { level: 1, name: "White Redbud" }).waitFor();
    await visitor.page.getByText("Cercis canadensis").first().waitFor();
    const shown = visitor.page.getByRole("img", { name: /white/ }).first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Reached by a link of the menu, where the browser puts the cards together itself.
    await visitor.page.goto("/");
    await visitor.page.goto("/plants?q=white+redbud");
    await visitor.page
      .getByRole("link", { name: /White Redbud/ })
      .first()
      .waitFor();
    await visitor.close();
    await close();
  });
});

describe("adding a plant of another genus than the one it began from", () => {
  it("takes nothing over that was said of the other, and names no source of its own", async () => {
    const { page, close } = await owner({ path: "/admin-plants/new" });
    await unfold(page, "Begin from a similar plant", "Names", "Where It Grows", "Animals");
    await page.getByLabel("Which plant is it like?").selectOption("rose-mallow");
    await page.getByText("What was taken over from Rose Mallow is marked").waitFor();
    await field(page, "Name").fill("Beach Rose");
    await field(page, "Description").fill("Single pink roses, and hips as large as crab apples.");
    await page.getByRole("button", { name: "Add Plant" }).click();
    // Whose name it is nobody has said either.
    await page.getByText("Please give the Latin name").waitFor();
    await expectAccessible(page);
    const native = page.getByRole("group", { name: "Native to Pennsylvania" });
    const chosen = native.locator("[aria-pressed=true]");
    expect(await chosen.textContent()).toBe("Yes");
    await field(page, "Latin name").fill("Rosa rugosa");
    await field(page, "Cultivar (optional)").focus();
    await page.getByText("What was taken over from Rose Mallow is gone").waitFor();
    expect(await field(page, "Family").inputValue()).toBe("");
    expect(await chosen.textContent()).toBe("Not known");
    expect(await page.getByText(/^Taken over from/).count()).toBe(0);
    // A slip of the pen loses nothing.
    await field(page, "Latin name").fill("Hibiscus laevis");
    await field(page, "Cultivar (optional)").focus();
    await expect.poll(() => field(page, "Family").inputValue()).toBe("Malvaceae");
    expect(await chosen.textContent()).toBe("Yes");
    await field(page, "Latin name").fill("Rosa rugosa");
    await field(page, "Cultivar (optional)").focus();
    // What she fills in herself is hers, also where it is the same.
    await choice(page, "Light", "Full sun").check();
    const visitor = await site.visitor({ expectedProblems: /404/ });
    expect((await visitor.page.goto("/perennials/beach-rose"))?.status()).toBe(404);

    await page.getByRole("button", { name: "Add Plant" }).click();
    await page.waitForURL("**/admin-plants/beach-rose");
    await visitor.page.goto("/perennials/beach-rose");
    await visitor.page.getByRole("heading", { level: 1, name: "Beach Rose" }).waitFor();
    for (const said of ["checked against", "Native to Pennsylvania", "Malvaceae", "No poison"]) {
      expect(await visitor.page.getByText(said).count()).toBe(0);
    }
    expect(await visitor.page.getByRole("heading", { name: "Sources" }).count()).toBe(0);
    await visitor.close();

    await unfold(page, "Names", "Where It Grows");
    expect(await choice(page, "Light", "Full sun").isChecked()).toBe(true);
    await field(page, "Latin name").fill("Malva moschata");
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByText("Please look through the facts").waitFor();
    await expectAccessible(page);
    await page.getByLabel("What is said here of a Rosa is right for a Malva, too.").check();
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByRole("status").getByText("Plant saved").first().waitFor();
    await close();
  });
});

describe("changing a built-in plant", () => {
  it("shows at once and is taken back, light and dark", async () => {
    const { page, close } = await owner();
    await openFacts(page, "pawpaw");
    await field(page, "Name").fill("Hillside Pawpaw");
    await page.getByText("Built in: Pawpaw").waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByRole("heading", { level: 1, name: "Hillside Pawpaw" }).waitFor();
    const visitor = await site.visitor();
    await visitor.page.goto("/trees/pawpaw");
    await visitor.page.getByRole("heading", { level: 1, name: "Hillside Pawpaw" }).waitFor();
    await page.getByRole("button", { name: "Take Back Name" }).click();
    expect(await field(page, "Name").inputValue()).toBe("Pawpaw");
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByRole("heading", { level: 1, name: "Pawpaw", exact: true }).waitFor();
    await visitor.page.reload();
    await visitor.page.getByRole("heading", { level: 1, name: "Pawpaw", exact: true }).waitFor();
    await visitor.close();
    await close();
  });

  it("shows the owner's photograph before the plate", async () => {
    const { page, close } = await owner({ width: 390, height: 844 });
    await openFacts(page, "black-gum");
    const buffer = await sharp({
      create: { width: 400, height: 500, channels: 3, background: "#284" },
    })
      .jpeg()
      .toBuffer();
    const file = page.getByLabel("Photograph file");
    await file.setInputFiles({ name: "gum.jpg", mimeType: "image/jpeg", buffer });
    const caption = field(page, "Caption of photograph 1");
    await caption.waitFor();
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByText("1 field needs another look.").waitFor();
    await expectAccessible(page);
    await caption.fill("By the pond in October");
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByRole("status").getByText("Plant saved").first().waitFor();
    const visitor = await site.visitor();
    await visitor.page.goto("/trees/black-gum");
    const photograph = visitor.page.getByRole("img", { name: "Black Gum", exact: true });
    expect(await photograph.getAttribute("src")).toMatch(/^\/attached-assets\/[0-9a-f]{32}\.webp$/);
    expect(
      await visitor.page.locator('meta[property="og:image"]').getAttribute("content"),
    ).toContain("/attached-assets/");
    await expectAccessible(visitor.page);
    await visitor.close();
    await close();
  });

  it("keeps a photograph and what is typed while there is no network", async () => {
    const { page, close } = await owner({ expectedProblems: /ERR_/ });
    await openFacts(page, "pawpaw");
    await field(page, "Description").fill("Ours fruits in September.");
    const buffer = await sharp({
      create: { width: 40, height: 50, channels: 3, background: "#284" },
    })
      .jpeg()
      .toBuffer();
    await page.context().setOffline(true);
    const file = page.getByLabel("Photograph file");
    await file.setInputFiles({ name: "pawpaw.jpg", mimeType: "image/jpeg", buffer });
    await page.getByText("The photograph could not be uploaded. Please try again.").waitFor();
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByText(/^Not saved: there is no connection to the site\./).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Send pawpaw.jpg Again" }).click();
    await field(page, "Caption of photograph 1").fill("By the creek");
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByRole("status").getByText("Plant saved").first().waitFor();
    expect(await field(page, "Description").inputValue()).toBe("Ours fruits in September.");
    await close();
  });

  it("keeps what is typed through an ended session and a change by somebody else", async () => {
    const { page, close } = await owner({ expectedProblems: /401|412/ });
    await openFacts(page, "white-oak");
    await field(page, "Description").fill("Ours stands by the gate.");
    await endSession(page);
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.waitForURL("**/admin-login");
    await fillLogin(page);
    await page.getByText("What you typed before is still here.").waitFor();
    expect(await field(page, "Description").inputValue()).toBe("Ours stands by the gate.");
    const other = await call("PATCH", "/api/admin/plants/white-oak/facts", { name: "Gate Oak" });
    expect(other.status).toBe(200);
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByText("Somebody else changed this meanwhile.").waitFor();
    expect(await field(page, "Description").inputValue()).toBe("Ours stands by the gate.");
    await close();
  });
});
