import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import { isHydrated } from "#tests/support/browser.ts";
import { fillLogin, type OwnerSite, openOwnerSite } from "#tests/support/owner-browser.ts";

let site: OwnerSite["site"];
let owner: OwnerSite["owner"];
beforeAll(async () => {
  let call: OwnerSite["call"];
  ({ site, owner, call } = await openOwnerSite());
  const answers = [
    call("POST", "/api/visits", {
      ...{ fullName: "Vera Visitor", email: "vera@example.com", days: "Saturdays" },
    }),
    call("POST", "/api/subscribe", { email: "sub@example.com" }),
    call("POST", "/api/admin/letters", {
      ...{ subject: "Wreaths", body: "Dear friends,", picture: "", pictureAlt: "" },
      ...{ to: "subscribers", eventId: null, part: "registered", email: "", isPublic: false },
    }),
  ];
  for (const { status } of await Promise.all(answers)) expect(status).toBeLessThan(300);
});
afterAll(() => site.close());

const nav = { name: "Owner" };

/** Where each list begins, with something in it. */
const firstRows = [
  ["/admin-events", ".admin-event"],
  ["/admin-letters", ".admin-list > li"],
  ["/admin-visits", ".visit-card"],
  ["/admin-subscribers", ".admin-list > li"],
  ["/admin-blog", ".admin-list > li"],
  ["/admin-plants", ".stock-row"],
  ["/admin-pictures", ".picture-list > li"],
] as const;

async function addPicture(page: Page) {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#a33" } });
  await page.getByLabel("Picture files").setInputFiles({
    ...{ name: "rose.png", mimeType: "image/png", buffer: await picture.png().toBuffer() },
  });
  await page.getByText("Nothing uses it").first().waitFor();
}

/** Every list has its first row in its place. */
async function expectFirstRows(page: Page, most: number, open: (path: string) => Promise<void>) {
  for (const [path, row] of firstRows) {
    await open(path);
    if (path === "/admin-pictures") await addPicture(page);
    const first = page.locator(row).first();
    await first.waitFor();
    await page.waitForLoadState("networkidle");
    await expect
      .poll(async () => (await first.boundingBox())?.y, { message: path })
      .toBeLessThan(most);
  }
}

describe("the frame around the owner's screens", () => {
  it("is a bar of five on a phone, light and dark", async () => {
    const { page, close } = await owner({ width: 390, height: 844 });
    await page.getByRole("region", { name: "Today" }).waitFor();
    // First what wants an answer, then the next event, both on the first screen.
    const top = async (part: Locator) => (await part.boundingBox())?.y;
    const wants = page.getByRole("list", { name: "Wants an answer" });
    await expect.poll(() => top(wants)).toBeLessThan(300);
    await expect.poll(() => top(page.locator(".today-figure"))).toBeLessThan(500);
    const bar = page.getByRole("navigation", nav);
    expect(await bar.getByRole("listitem").count()).toBe(5);
    await bar.getByRole("button", { name: "More" }).click();
    await bar.getByRole("link", { name: "Plants" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await bar.getByRole("link", { name: "Plants" }).click();
    await page.getByRole("heading", { name: "Plants", level: 1 }).waitFor();
    await bar.getByRole("link", { name: "Plants" }).waitFor({ state: "hidden" });
    await expectFirstRows(page, 360, async (path) => {
      const link = bar.locator(`a[href="${path}"]`).filter({ visible: true });
      if ((await link.count()) === 0) await bar.getByRole("button", { name: "More" }).click();
      await link.click();
      const current = bar.locator(`a[href="${path}"][aria-current=page]`);
      await current.first().waitFor({ state: "attached" });
    });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await close();
  });

  it("is a rail of all screens on a wide one, under one line of header", async () => {
    const { page, close } = await owner();
    const today = page.getByRole("region", { name: "Today" });
    await today.waitFor();
    // At the first visit it asks for her address before that.
    const figure = page.locator(".today-figure");
    await expect.poll(async () => (await figure.boundingBox())?.y).toBeLessThan(400);
    const main = page.getByRole("navigation", { name: "Main" });
    expect(await main.getByRole("link").count()).toBe(9);
    const tops = await page
      .locator(".brand, #site-nav a, .theme-toggle")
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(Math.max(...tops)).toBeLessThan(50);

    // A registration and a new post begin with one press.
    await today.getByRole("link", { name: "Add Registration" }).click();
    await page.getByRole("dialog").getByLabel("Full Name").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "New Post" }).click();
    await page.getByRole("dialog").getByLabel("Title").waitFor();
    await page.waitForURL((address) => address.search === "");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });

    const rail = page.getByRole("navigation", nav);
    await expectFirstRows(page, 360, async (path) => {
      const link = rail.locator(`a[href="${path}"]`).filter({ visible: true });
      await link.click();
      await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
      if (path === "/admin-visits") await expectAccessible(page);
    });
    await close();
  });
});

describe("the way in", () => {
  it("leads from a visitors' page, whose table of pages knows no screen of the owner's, and back", async () => {
    const { page, requests, close } = await site.visitor({ expectedProblems: /40[14]/ });
    await page.goto("/admin");
    await isHydrated(page);
    expect(requests.filter((request) => /manifest-\w+\.js/.test(request))).toEqual([]);
    await page.getByRole("link", { name: "Admin Dashboard" }).click();
    await page.getByLabel("Username").waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();

    // A quiet link in the footer, and a wrong password is told at the form.
    await page.getByRole("link", { name: "For the owner" }).click();
    await fillLogin(page, "not the password");
    await page.getByText("Not signed in. Check both, the username and the password.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin-login");
    expect(await page.getByRole("navigation", nav).count()).toBe(0);
    await expectAccessible(page);
    await close();
  });
});
