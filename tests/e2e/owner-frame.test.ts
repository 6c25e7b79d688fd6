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

describe("the frame around the owner's screens", () => {
  it("is a bar of five on a phone, light and dark", async () => {
    const { page, close } = await owner({ width: 390, height: 844 });
    await page.getByRole("region", { name: "Today" }).waitFor();
    // First what wants an answer, then the next event, both on the first screen.
    const wants = await page.getByRole("list", { name: "Wants an answer" }).boundingBox();
    expect(wants?.y).toBeLessThan(300);
    const figure = await page.locator(".today-figure").boundingBox();
    expect(figure?.y).toBeLessThan(500);
    const bar = page.getByRole("navigation", nav);
    expect(await bar.getByRole("listitem").count()).toBe(5);
    await bar.getByRole("button", { name: "More" }).click();
    await bar.getByRole("link", { name: "Plants" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await bar.getByRole("link", { name: "Plants" }).click();
    await page.getByRole("heading", { name: "Plants", level: 1 }).waitFor();
    await bar.getByRole("link", { name: "Plants" }).waitFor({ state: "hidden" });
    expect((await page.locator(".stock-row").first().boundingBox())?.y).toBeLessThan(300);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await close();
  });

  it("is a rail of all screens on a wide one, under one line of header", async () => {
    const { page, close } = await owner();
    await page.getByRole("region", { name: "Today" }).waitFor();
    // At the first visit it asks for her address before that.
    expect((await page.locator(".today-figure").boundingBox())?.y).toBeLessThan(400);
    const main = page.getByRole("navigation", { name: "Main" });
    expect(await main.getByRole("link").count()).toBe(9);
    const tops = await page
      .locator(".brand, #site-nav a, .theme-toggle")
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(Math.max(...tops)).toBeLessThan(50);
    const rail = page.getByRole("navigation", nav);
    await rail.getByRole("link", { name: "Visit requests" }).click();
    await page.waitForURL("**/admin-visits");
    const current = rail.getByRole("link", { name: "Visit requests" });
    await expect.poll(() => current.getAttribute("aria-current")).toBe("page");
    await expectAccessible(page);
    await close();
  });

  it.each([
    [390, 844, 300],
    [1280, 900, 360],
  ])("has the first row of every list in its place at %i px", async (width, height, most) => {
    const { page, close } = await owner({ path: "/admin-pictures", width, height });
    await page.getByLabel("Picture files").setInputFiles({
      ...{ name: "rose.png", mimeType: "image/png" },
      buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: "#a33" } })
        .png()
        .toBuffer(),
    });
    await page.getByText("Nothing uses it").waitFor();
    for (const [path, row] of firstRows) {
      await page.goto(path);
      const first = page.locator(row).first();
      await first.waitFor();
      await page.waitForLoadState("networkidle");
      expect((await first.boundingBox())?.y, path).toBeLessThan(most);
    }
    await close();
  });

  it("begins a registration and a new post with one press", async () => {
    const { page, close } = await owner();
    const today = page.getByRole("region", { name: "Today" });
    await today.getByRole("link", { name: "Add Registration" }).click();
    await page.getByRole("dialog").getByLabel("Full Name").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "New Post" }).click();
    await page.getByRole("dialog").getByLabel("Title").waitFor();
    await page.waitForURL((address) => address.search === "");
    await close();
  });
});

describe("the way in", () => {
  it("leads from a visitors' page, whose table of pages knows no screen of the owner's, and back", async () => {
    const { page, requests, close } = await site.visitor({ expectedProblems: /404/ });
    await page.goto("/admin");
    await isHydrated(page);
    expect(requests.filter((request) => /manifest-\w+\.js/.test(request))).toEqual([]);
    await page.getByRole("link", { name: "Admin Dashboard" }).click();
    await page.getByLabel("Username").waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
    await close();
  });

  it("is a quiet link in the footer, and a wrong password is told at the form", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /401/ });
    await page.goto("/contact");
    await page.getByRole("link", { name: "For the owner" }).click();
    await page.waitForURL("**/admin-login");
    expect(await page.getByRole("navigation", nav).count()).toBe(0);
    await fillLogin(page, "not the password");
    await page.getByText("Not signed in. Check both, the username and the password.").waitFor();
    await expectAccessible(page);
    await fillLogin(page);
    await page.waitForURL("**/admin-dashboard");
    await close();
  });
});
