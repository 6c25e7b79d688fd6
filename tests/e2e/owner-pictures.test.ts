import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import {
  expectToast,
  fillLogin,
  type OwnerSite,
  openOwnerSite,
} from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let call: OwnerSite["call"];
let owner: OwnerSite["owner"];
let endSession: OwnerSite["endSession"];
beforeAll(async () => {
  ({ site, call, owner, endSession } = await openOwnerSite({}, { pictures: true }));
});
afterAll(() => site.close());

interface Listed {
  name: string;
  isKept: boolean;
  isDeleted: boolean;
  version: number;
}
const pictures = async () => (await (await call("GET", "/api/admin/pictures")).json()) as Listed[];

beforeEach(async () => {
  for (const { name } of await pictures()) await call("DELETE", `/api/admin/pictures/${name}`);
});

const buffer = await sharp({
  create: { width: 300, height: 500, channels: 3, background: "#3a6b35" },
})
  .png()
  .toBuffer();
const photograph = { name: "peony.png", mimeType: "image/png", buffer };

async function openPictures(page: Page): Promise<void> {
  await page.goto("/admin-pictures");
  await page.getByRole("button", { name: "Upload Pictures" }).waitFor();
}
const choose = (page: Page, files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) =>
  page.getByLabel("Picture files").setInputFiles(files);

describe("the owner's uploads", () => {
  it("are kept, deleted and put back, light and dark", async () => {
    const { page, close } = await owner({ width: 390, height: 844 });
    await openPictures(page);
    await choose(page, photograph);
    await page.getByText(/^This picture is deleted by itself on/).waitFor();
    await page.getByText(/^Goes on/).waitFor();
    await expectAccessibleInBothThemes(page);
    const keep = page.getByRole("button", { name: /^Keep the picture/ });
    await keep.click();
    await page.getByText("Kept", { exact: true }).waitFor();
    expect(await keep.getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("button", { name: /^Delete the picture/ }).click();
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();
    await page
      .getByText(/^Deleted\. It can be put back until/)
      .first()
      .waitFor();
    await expectAccessibleInBothThemes(page);
    await undo.click();
    await page.getByText(/^Goes on/).waitFor();
    expect((await pictures()).filter(({ isDeleted }) => !isDeleted)).toHaveLength(1);
    await close();
  });

  it("say at the file what is wrong with it, and what to do with a HEIC", async () => {
    const { page, close } = await owner({ expectedProblems: /415/ });
    await openPictures(page);
    const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
    await choose(page, [
      { name: "IMG_2041.HEIC", mimeType: "image/heic", buffer: heic },
      { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("a rose is a rose") },
      photograph,
    ]);
    const waiting = page.getByRole("list", { name: "Not uploaded yet" }).getByRole("listitem");
    const first = waiting.filter({ hasText: "IMG_2041.HEIC" });
    await first.getByText(/HEIC photograph.*save it as JPEG/).waitFor();
    await waiting
      .filter({ hasText: "notes.jpg" })
      .getByText(/is not a picture/)
      .waitFor();
    await page.getByText(/^Goes on/).waitFor();
    await first.getByRole("button", { name: "Leave Out: IMG_2041.HEIC" }).click();
    await first.waitFor({ state: "detached" });
    await close();
  });

  it("wait for the network, and go by themselves when it is back", async () => {
    const { page, close } = await owner({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });
    await openPictures(page);
    await page.context().setOffline(true);
    await choose(page, photograph);
    await page.getByText(/There is no connection to the site\. It is still here/).waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^Goes on/).waitFor();
    expect(await page.getByText("peony.png").count()).toBe(0);
    await close();
  });

  it("outlive the session", async () => {
    const { page, close } = await owner({ expectedProblems: /401/ });
    await openPictures(page);
    await endSession(page);
    await choose(page, photograph);
    await page.waitForURL("**/admin-login");
    await fillLogin(page);
    await page.waitForURL("**/admin-pictures");
    await page.getByText(/^Goes on/).waitFor();
    await close();
  });

  it("show how a picture stands that somebody else changed first", async () => {
    const { page, close } = await owner({ expectedProblems: /412/ });
    await openPictures(page);
    await choose(page, photograph);
    await page.getByText(/^Goes on/).waitFor();
    const there = (await pictures()).find(({ isDeleted }) => !isDeleted);
    await call("PATCH", `/api/admin/pictures/${there?.name}`, { isKept: true });
    await page.getByRole("button", { name: /^Delete the picture/ }).click();
    await page.getByText(/Somebody else changed this picture meanwhile/).waitFor();
    await page.getByText("Kept", { exact: true }).waitFor();
    await close();
  });
});

describe("the gallery's and the home page's pictures", () => {
  async function openPlace(page: Page, name: string) {
    await openPictures(page);
    await page.getByRole("button", { name: "Home page and gallery" }).click();
    await page.getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Upload a Picture" }).waitFor();
    return dialog;
  }

  it("are replaced by the owner's, and come back, light and dark", async () => {
    const { page, close } = await owner({ width: 390, height: 844 });
    const dialog = await openPlace(page, "Replace: Gallery 3");
    const save = dialog.getByRole("button", { name: "Save" });
    await save.click();
    await dialog.getByText("Please choose a picture").waitFor();
    await dialog.getByLabel("Picture file").setInputFiles(photograph);
    const focus = dialog.getByRole("button", { name: /^What must stay in sight/ });
    await focus.focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("ArrowUp");
    await dialog.getByText("50% from the left, 20% from the top", { exact: true }).waitFor();
    await save.click();
    await dialog.getByText("Please write what the picture shows").waitFor();
    await dialog.getByLabel("What the picture shows").fill("Our first peony.");
    await expectAccessibleInBothThemes(page);
    await save.click();
    await expectToast(page, "Picture replaced");
    await page.getByRole("button", { name: "Change: Gallery 3" }).waitFor();
    await expectAccessibleInBothThemes(page);
    const visitor = await site.visitor({ javaScript: false });
    await visitor.page.goto("/");
    const shown = visitor.page.locator("#gallery").getByRole("img", { name: "Our first peony." });
    expect(await shown.getAttribute("src")).toMatch(/^\/attached-assets\/[0-9a-f]{32}\.webp$/);
    expect(await shown.evaluate((it) => getComputedStyle(it).objectPosition)).toBe("50% 20%");
    expect(await visitor.page.locator("#gallery figcaption").nth(2).textContent()).toBe(
      "Our first peony.",
    );
    expect(await visitor.page.locator("#gallery figure").count()).toBe(21);
    await page.getByRole("button", { name: "Change: Gallery 3" }).click();
    await page.getByRole("button", { name: "Back to Our Drawing" }).click();
    await page.getByRole("alertdialog", { name: "Put our drawing back?" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Put It Back" }).click();
    await page.getByRole("button", { name: "Replace: Gallery 3" }).waitFor();
    await visitor.page.goto("/");
    expect(await shown.count()).toBe(0);
    await visitor.page
      .locator("#gallery")
      .getByRole("img", { name: /^Seedlings in rows of wooden trays/ })
      .waitFor();
    await visitor.close();
    await close();
  });

  it("keep what was typed through an ended session, and notice who was first", async () => {
    const { page, close } = await owner({ expectedProblems: /401|412/ });
    const dialog = await openPlace(page, "Replace: Top of the home page");
    await dialog.getByLabel("Picture file").setInputFiles(photograph);
    await dialog.getByRole("button", { name: /^What must stay in sight/ }).waitFor();
    const words = dialog.getByLabel("What the picture shows");
    await words.fill("The gate in May.");
    await endSession(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.waitForURL("**/admin-login");
    await fillLogin(page);
    await page.waitForURL("**/admin-pictures");
    await dialog.getByText("What you typed before is still here.").waitFor();
    expect(await words.inputValue()).toBe("The gate in May.");
    const other = (await pictures()).find(({ isDeleted }) => !isDeleted)?.name;
    const theirs = { picture: other, alt: "Their words." };
    await call("PUT", "/api/admin/pictures/places/hero", theirs);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByRole("button", { name: "Save mine over it" }).click();
    await expectToast(page, "Picture replaced");
    const visitor = await site.visitor({ width: 390 });
    await visitor.page.goto("/");
    await visitor.page.getByRole("img", { name: "The gate in May." }).waitFor();
    expect(await visitor.page.locator("source[srcset*=hero-tall]").count()).toBe(0);
    await expectAccessible(visitor.page);
    await visitor.close();
    await call("DELETE", "/api/admin/pictures/places/hero");
    await close();
  });
});

describe("the picture of an event", () => {
  it("is asked what it shows and what must stay in sight", async () => {
    const { page, close } = await owner({ path: "/admin-events" });
    await page.getByRole("button", { name: "Create Event" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Title", { exact: true }).fill("Peony walk");
    await dialog.getByLabel("Description").fill("Among the peonies.");
    await dialog.getByLabel("Date", { exact: true }).fill("2099-06-05");
    await dialog.getByLabel("Time", { exact: true }).fill("2:00 PM - 4:00 PM");
    await dialog.getByLabel("Location").fill("The garden");
    expect(await dialog.getByLabel("What the picture shows").isVisible()).toBe(false);
    await dialog.getByLabel("Picture file").setInputFiles(photograph);
    const area = dialog.getByRole("button", { name: /^What must stay in sight/ });
    await area.click({ position: { x: 5, y: 5 } });
    await dialog.getByText("0% from the left, 0% from the top", { exact: true }).waitFor();
    await dialog.getByLabel("What the picture shows").fill("A peony in bud.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Create Event" }).click();
    await expectToast(page, "Event created successfully!");
    const visitor = await site.visitor({ javaScript: false });
    await visitor.page.goto("/events");
    const shown = visitor.page.getByRole("img", { name: "A peony in bud." });
    await shown.waitFor();
    expect(await shown.evaluate((it) => getComputedStyle(it).objectPosition)).toBe("0% 0%");
    await visitor.close();
    await close();
  });
});
