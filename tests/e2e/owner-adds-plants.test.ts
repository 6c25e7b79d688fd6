import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import { fillLogin, type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";
import { follow } from "#tests/support/visits.ts";

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

/** A page as the server sends it. */
const served = async (path: string) => (await fetch(site.server.url + path)).text();

const photograph = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background: "#284" } })
    .jpeg()
    .toBuffer(),
});

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
    await visitor.page.goto("/trees/white-redbud");
    await visitor.page.getByRole("heading", { level: 1, name: "White Redbud" }).waitFor();
    await visitor.page.getByText("Cercis canadensis").first().waitFor();
    const shown = visitor.page.getByRole("img", { name: /white/ }).first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Reached by a link of the menu, where the browser puts the cards together itself.
    await follow(visitor.page, "Trees");
    const card = visitor.page
      .getByRole("listitem")
      .filter({ has: visitor.page.getByRole("heading", { name: "White Redbud", exact: true }) });
    await card.getByText("White pea flowers stand along bare gray wood in April.").waitFor();
    await visitor.close();
    for (const path of ["/trees", "/plants?q=white+redbud"]) {
      expect(await served(path), path).toMatch(/<h2[^>]*>(?:<[^>]+>)*White Redbud</);
    }
    await close();
  });
});

describe("adding a plant of another genus than the one it began from", () => {
  it("takes nothing over that was said of the other, and names no source of its own", async () => {
    const { page, close } = await owner({ path: "/admin-plants/new" });
    await unfold(page, "Begin from a similar plant", "Names", "Where It Grows", "Animals");
    // A catalogue that she has chosen stays, and what was taken over can be taken back.
    const similar = page.getByLabel("Which plant is it like?");
    await page.getByLabel("Catalogue").selectOption("Trees");
    await similar.selectOption("rose-mallow");
    await page.getByText("What was taken over from Rose Mallow is marked").waitFor();
    expect(await page.getByLabel("Catalogue").inputValue()).toBe("trees");
    await similar.selectOption("");
    await page.getByText("What was taken over from Rose Mallow").waitFor({ state: "detached" });
    expect(await field(page, "Family").inputValue()).toBe("");
    expect(await similar.inputValue()).toBe("");
    await page.getByLabel("Catalogue").selectOption("Please choose");
    await similar.selectOption("rose-mallow");
    await page.getByText("What was taken over from Rose Mallow is marked").waitFor();
    expect(await page.getByLabel("Catalogue").inputValue()).toBe("perennials");
    await field(page, "Name").fill("Beach Rose");
    await field(page, "Description").fill("Single pink roses, and hips as large as crab apples.");
    await page.getByRole("button", { name: "Add Plant" }).click();
    // Whose name it is nobody has said either.
    await page.getByText("Please give the Latin name").waitFor();
    const native = page.getByRole("group", { name: "Native to Pennsylvania" });
    const chosen = native.locator("[aria-pressed=true]");
    expect(await chosen.textContent()).toBe("Yes");
    await field(page, "Latin name").fill("Rosa rugosa");
    await field(page, "Cultivar (optional)").focus();
    await page.getByText("What was taken over from Rose Mallow is gone").waitFor();
    await expect.poll(() => page.getByText(/another look\.$/).count()).toBe(0);
    await expect.poll(() => field(page, "Family").inputValue()).toBe("");
    await expect.poll(() => chosen.textContent()).toBe("Not known");
    expect(await page.getByText(/^Taken over from/).count()).toBe(0);
    // A slip of the pen loses nothing.
    await field(page, "Latin name").fill("Hibiscus laevis");
    await field(page, "Cultivar (optional)").focus();
    await expect.poll(() => field(page, "Family").inputValue()).toBe("Malvaceae");
    await expect.poll(() => chosen.textContent()).toBe("Yes");
    await field(page, "Latin name").fill("Rosa rugosa");
    await field(page, "Cultivar (optional)").focus();
    // What she fills in herself is hers, also where it is the same.
    await choice(page, "Light", "Full sun").check();
    expect((await fetch(`${site.server.url}/perennials/beach-rose`)).status).toBe(404);

    await page.getByRole("button", { name: "Add Plant" }).click();
    await page.waitForURL("**/admin-plants/beach-rose");
    await page.getByRole("button", { name: "Save Plant" }).waitFor();
    const visitor = await site.visitor({ javaScript: false });
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
  it("shows at once, the owner's photograph before the plate, and is taken back", async () => {
    const { page, close } = await owner({
      ...{ path: "/admin-plants/black-gum", width: 390, height: 844 },
    });
    await field(page, "Name").fill("Hillside Gum");
    await page.getByText("Built in: Black Gum").waitFor();
    const file = page.getByLabel("Photograph file");
    await file.setInputFiles(await photograph("gum.jpg"));
    const caption = field(page, "Caption of photograph 1");
    await caption.waitFor();
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByText("1 field needs another look.").waitFor();
    await expectAccessibleInBothThemes(page);
    await caption.fill("By the pond in October");
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByRole("heading", { level: 1, name: "Hillside Gum" }).waitFor();

    const visitor = await site.visitor();
    await visitor.page.goto("/trees/black-gum");
    await visitor.page.getByRole("heading", { level: 1, name: "Hillside Gum" }).waitFor();
    const shown = visitor.page.getByRole("img", { name: "Hillside Gum", exact: true });
    expect(await shown.getAttribute("src")).toMatch(/^\/attached-assets\/[0-9a-f]{32}\.webp$/);
    expect(
      await visitor.page.locator('meta[property="og:image"]').getAttribute("content"),
    ).toContain("/attached-assets/");
    await expectAccessible(visitor.page);
    await visitor.close();

    await page.getByRole("button", { name: "Take Back Name" }).click();
    await expect.poll(() => field(page, "Name").inputValue()).toBe("Black Gum");
    // Nor does it become another genus unasked.
    await unfold(page, "Names");
    await field(page, "Latin name").fill("Rosa odorata");
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByText("Please look through the facts").waitFor();
    await page.getByRole("button", { name: "Take Back Latin name" }).click();
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByRole("heading", { level: 1, name: "Black Gum", exact: true }).waitFor();
    expect(await served("/trees/black-gum")).toMatch(/<h1[^>]*>Black Gum</);
    await close();
  });

  it("keeps what is typed without a network, through an ended session and another's change", async () => {
    const { page, close } = await owner({
      ...{ path: "/admin-plants/white-oak", expectedProblems: /ERR_|401|412/ },
    });
    const description = field(page, "Description");
    await description.fill("Ours stands by the gate.");
    await page.context().setOffline(true);
    const file = page.getByLabel("Photograph file");
    await file.setInputFiles(await photograph("oak.jpg"));
    await page.getByText("The photograph could not be uploaded. Please try again.").waitFor();
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByText(/^Not saved: there is no connection to the site\./).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Send oak.jpg Again" }).click();
    await field(page, "Caption of photograph 1").fill("By the gate");
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByRole("status").getByText("Plant saved").first().waitFor();
    expect(await description.inputValue()).toBe("Ours stands by the gate.");

    await description.fill("Ours fruits in September.");
    await endSession(page);
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.waitForURL("**/admin-login");
    await fillLogin(page);
    await page.getByText("What you typed before is still here.").waitFor();
    expect(await description.inputValue()).toBe("Ours fruits in September.");
    const other = await call("PATCH", "/api/admin/plants/white-oak/facts", { name: "Gate Oak" });
    expect(other.status).toBe(200);
    await page.getByRole("button", { name: "Save Plant" }).click();
    await page.getByText("Somebody else changed this meanwhile.").waitFor();
    expect(await description.inputValue()).toBe("Ours fruits in September.");
    await close();
  });
});
