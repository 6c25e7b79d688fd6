import type { Locator } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
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

/** As a camera's file; each color is another photograph. */
async function photograph(background: string) {
  const create = { width: 300, height: 500, channels: 3, background } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: "peony.png", mimeType: "image/png", buffer };
}

it("the owner's uploads are kept, deleted and put back, and wait for the network and for her", async () => {
  const { page, close } = await owner({
    ...{ path: "/admin-pictures", width: 390, height: 844 },
    expectedProblems: /401|412|415|ERR_INTERNET_DISCONNECTED/,
  });
  const files = page.getByLabel("Picture files");
  const goOn = (count: number) => expect.poll(() => page.getByText(/^Goes on/).count()).toBe(count);
  await files.setInputFiles(await photograph("green"));
  await page.getByText(/^This picture is deleted by itself on/).waitFor();
  await goOn(1);
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
  await expectAccessible(page);
  await undo.click();
  await goOn(1);
  const notDeleted = async () => (await pictures()).filter(({ isDeleted }) => !isDeleted);
  await expect.poll(notDeleted).toHaveLength(1);

  // Where somebody else changed it first, it is shown as it stands.
  const [there] = await notDeleted();
  await call("PATCH", `/api/admin/pictures/${there?.name}`, { isKept: false });
  await page.getByRole("button", { name: /^Delete the picture/ }).click();
  await page.getByText(/Somebody else changed this picture meanwhile/).waitFor();
  await expect.poll(() => keep.getAttribute("aria-pressed")).toBe("false");

  // What is wrong with a file is said at it, and what to do with a HEIC. The right one goes.
  const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
  await files.setInputFiles([
    { name: "IMG_2041.HEIC", mimeType: "image/heic", buffer: heic },
    { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("a rose is a rose") },
    await photograph("white"),
  ]);
  const waiting = page.getByRole("list", { name: "Not uploaded yet" }).getByRole("listitem");
  const first = waiting.filter({ hasText: "IMG_2041.HEIC" });
  await first.getByText(/HEIC photograph.*save it as JPEG/).waitFor();
  await waiting
    .filter({ hasText: "notes.jpg" })
    .getByText(/is not a picture/)
    .waitFor();
  await goOn(2);
  for (const name of ["IMG_2041.HEIC", "notes.jpg"]) {
    await page.getByRole("button", { name: `Leave Out: ${name}` }).click();
  }
  await waiting.waitFor({ state: "detached" });

  // Without a network it waits, and goes by itself.
  await page.context().setOffline(true);
  await files.setInputFiles(await photograph("pink"));
  await page.getByText(/There is no connection to the site\. It is still here/).waitFor();
  await page.context().setOffline(false);
  await goOn(3);
  await expect.poll(() => page.getByText("peony.png").count()).toBe(0);

  // It outlives the session.
  await endSession(page);
  await files.setInputFiles(await photograph("red"));
  await page.waitForURL("**/admin-login");
  await fillLogin(page);
  await page.waitForURL("**/admin-pictures");
  await goOn(4);
  await close();
});

it("the owner's pictures take the places of the gallery, the top of the home page and an event, and go again", async () => {
  const { page, close } = await owner({
    ...{ path: "/admin-pictures", width: 390, height: 844 },
    expectedProblems: /401|412/,
  });
  const visitor = await site.visitor({ javaScript: false });
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save" });
  const words = dialog.getByLabel("What the picture shows");
  const inSight = dialog.getByRole("button", { name: /^What must stay in sight/ });
  const positionOf = (picture: Locator) =>
    picture.evaluate((it) => getComputedStyle(it).objectPosition);

  await page.getByRole("button", { name: "Home page and gallery" }).click();
  await page.getByRole("button", { name: "Replace: Gallery 3" }).click();
  await save.click();
  await dialog.getByText("Please choose a picture").waitFor();
  await dialog.getByLabel("Picture file").setInputFiles(await photograph("green"));
  await inSight.focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("ArrowUp");
  await dialog.getByText("50% from the left, 20% from the top", { exact: true }).waitFor();
  await save.click();
  await dialog.getByText("Please write what the picture shows").waitFor();
  await words.fill("Our first peony.");
  await expectAccessible(page);
  await save.click();
  await expectToast(page, "Picture replaced");
  await page.getByRole("button", { name: "Change: Gallery 3" }).waitFor();
  await expectAccessibleInBothThemes(page);

  // What was typed is kept through an ended session, and who was first is noticed.
  await page.getByRole("button", { name: "Replace: Top of the home page" }).click();
  await dialog.getByLabel("Picture file").setInputFiles(await photograph("red"));
  await inSight.waitFor();
  await words.fill("The gate in May.");
  await endSession(page);
  await save.click();
  await page.waitForURL("**/admin-login");
  await fillLogin(page);
  await page.waitForURL("**/admin-pictures");
  await dialog.getByText("What you typed before is still here.").waitFor();
  expect(await words.inputValue()).toBe("The gate in May.");
  const other = (await pictures()).find(({ isDeleted }) => !isDeleted)?.name;
  const theirs = { picture: other, alt: "Their words." };
  await call("PUT", "/api/admin/pictures/places/hero", theirs);
  await save.click();
  await dialog.getByRole("button", { name: "Save mine over it" }).click();
  await expectToast(page, "Picture replaced");

  await visitor.page.goto("/");
  await visitor.page.getByRole("img", { name: "The gate in May." }).waitFor();
  expect(await visitor.page.locator("source[srcset*=hero-tall]").count()).toBe(0);
  const gallery = visitor.page.locator("#gallery");
  const peony = gallery.getByRole("img", { name: "Our first peony." });
  expect(await peony.getAttribute("src")).toMatch(/^\/attached-assets\/[0-9a-f]{32}\.webp$/);
  expect(await positionOf(peony)).toBe("50% 20%");
  expect(await gallery.locator("figcaption").nth(2).textContent()).toBe("Our first peony.");
  expect(await gallery.locator("figure").count()).toBe(21);

  await page.getByRole("button", { name: "Home page and gallery" }).click();
  await page.getByRole("button", { name: "Change: Gallery 3" }).click();
  await page.getByRole("button", { name: "Back to Our Drawing" }).click();
  await page.getByRole("alertdialog", { name: "Put our drawing back?" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Put It Back" }).click();
  await page.getByRole("button", { name: "Replace: Gallery 3" }).waitFor();
  const home = await (await fetch(site.server.url)).text();
  expect(home).not.toContain("Our first peony.");
  expect(home).toContain('alt="Seedlings in rows of wooden trays');

  // An event's picture is asked what it shows and what must stay in sight.
  await page.goto("/admin-events");
  await page.getByRole("button", { name: "Create Event" }).first().click();
  await dialog.getByLabel("Title", { exact: true }).fill("Peony walk");
  await dialog.getByLabel("Description").fill("Among the peonies.");
  await dialog.getByLabel("Date", { exact: true }).fill("2099-06-05");
  await dialog.getByLabel("Time", { exact: true }).fill("2:00 PM - 4:00 PM");
  await dialog.getByLabel("Location").fill("The garden");
  expect(await words.isVisible()).toBe(false);
  await dialog.getByLabel("Picture file").setInputFiles(await photograph("white"));
  await inSight.click({ position: { x: 5, y: 5 } });
  await dialog.getByText("0% from the left, 0% from the top", { exact: true }).waitFor();
  await words.fill("A peony in bud.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create Event" }).click();
  await expectToast(page, "Event created successfully!");
  await visitor.page.goto("/events");
  const bud = visitor.page.getByRole("img", { name: "A peony in bud." });
  await bud.waitFor();
  expect(await positionOf(bud)).toBe("0% 0%");
  await visitor.close();
  await call("DELETE", "/api/admin/pictures/places/hero");
  await close();
});
