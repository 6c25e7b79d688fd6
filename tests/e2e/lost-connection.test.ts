import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { type BrowserSite, isHydrated, openBrowserSite } from "#tests/support/browser.ts";

/**
 * Browsers remember that `import()` of an address failed, also where only a file failed that it
 * imports. Each test loses such files, gets the connection back and goes on without a reload.
 */

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite({ LOG_LEVEL: "info" });
});
afterAll(() => site.close());

const expectedProblems = /Failed to load resource|ERR_/;

/** Opens the page and loses the files of the build whose names begin so. */
async function openAndLose(path: string, ...files: RegExp[]) {
  const { page, requests, close } = await site.visitor({ expectedProblems });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const file of files) await page.route(file, (route) => route.abort());
  return { page, requests, close };
}

const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);
const link = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name, exact: true }).first();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
const treesHeading = (page: Page) => heading(page, /Tree/);

describe("after a lost connection", () => {
  it("a page comes at the next press of its link, when the visitor asks to try again, and by itself", async () => {
    const [trees, visit] = [/\/assets\/catalogue-(?!names)/, /\/assets\/location-/];
    const { page, close } = await openAndLose("/contact", trees, visit);
    await link(page, "Trees").click();
    await heading(page, "Something went wrong").waitFor();
    await expectAccessible(page);
    await link(page, "Garden Blog").click();
    await page.waitForURL("**/blog");
    await page
      .getByRole("heading", { name: "Something went wrong" })
      .waitFor({ state: "detached" });
    await page.unroute(trees);
    await link(page, "Trees").click();
    await page.waitForURL("**/trees");
    await treesHeading(page).waitFor();
    expect(await isSameDocument(page)).toBe(true);

    // Without a connection there is nothing to load: the page stays. Only once that try has ended is there one.
    await page.context().setOffline(true);
    await link(page, "Cemetery").click();
    await heading(page, "You seem to be offline").waitFor();
    await page.goBack();
    await treesHeading(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/trees");
    await link(page, "Cemetery").click();
    await heading(page, "You seem to be offline").waitFor();
    const tried = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await page.getByRole("button", { name: "Try Again" }).click();
    await tried;
    await heading(page, "You seem to be offline").waitFor();
    await page.context().setOffline(false);
    await heading(page, /Cemetery/).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await treesHeading(page).waitFor();
    await page.goForward();
    await heading(page, /Cemetery/).waitFor();

    await link(page, "Visit Us").click();
    await heading(page, "Something went wrong").waitFor();
    await page.route("**/location", async (route) => {
      await page.unroute(visit);
      await route.continue();
    });
    await page.getByRole("button", { name: "Try Again" }).click();
    await heading(page, /Visit/).waitFor();
    expect(new URL(page.url()).pathname).toBe("/location");
    await close();
  });

  it("a form is checked before it is sent, and a picture of the gallery opens at the next press", async () => {
    const { page, requests, close } = await openAndLose(
      "/",
      /\/assets\/schemas-/,
      /\/assets\/gallery-viewer-/,
    );
    const form = page.locator("#newsletter form");
    const lost = page.waitForEvent("requestfailed");
    await form.getByLabel("Email").fill("no address");
    await lost;
    const third = page.locator("#gallery").getByRole("link").nth(2);
    await third.click();
    await page.getByText("This picture could not be opened. Please try again.").waitFor();
    await page.unrouteAll();
    await form.getByRole("button").click();
    await form.locator("[aria-invalid=true]").waitFor();
    expect(requests).not.toContain("POST /api/subscribe");
    await third.click();
    await page.getByRole("dialog", { name: "Picture" }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await close();
  });

  it("a page whose own code did not come is started at the next key", async () => {
    const { page, close } = await site.visitor({ expectedProblems });
    await page.route(/\/assets\/vendor-/, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await page.goto("/contact", { waitUntil: "load" });
    await lost;
    await page.unrouteAll();
    await expect
      .poll(async () => {
        await page.keyboard.press("Shift");
        return page.evaluate(() => "isHydrated" in window);
      })
      .toBe(true);
    await close();
  });
});

describe("what is fetched before it is imported", () => {
  it("is sent once", async () => {
    const { page, close } = await site.visitor();
    const from = site.server.output().length;
    await page.goto("/contact", { waitUntil: "networkidle" });
    await isHydrated(page);
    await link(page, "Trees").click();
    await treesHeading(page).waitFor();
    await page.getByRole("searchbox").fill("redbud");
    await page.waitForURL("**/trees?q=redbud");
    // Lines of requests go out together.
    await expect.poll(() => sentFiles(from).join()).toContain("/catalogue-");
    const sent = sentFiles(from);
    expect(sent).toHaveLength(new Set(sent).size);
    expect(sent.length).toBeGreaterThan(10);
    await close();
  });
});

/** The scripts and style sheets that the site has sent since. */
function sentFiles(from: number): string[] {
  const said = site.server.output().slice(from);
  return [...said.matchAll(/\/assets\/[\w-]+\.(?:js|css)/g)].map(([path]) => path);
}
