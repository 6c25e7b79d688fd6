import { afterAll, beforeAll, expect, it } from "vitest";
import { type BrowserSite, openBrowserSite } from "#tests/support/browser.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterAll(() => site.close());

it("a toast is asked to go after 5 seconds, and a new one takes the place of the one shown", async () => {
  const { page, close } = await site.visitor({
    context: { permissions: ["clipboard-read", "clipboard-write"] },
  });
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    const waits: number[] = [];
    Object.assign(window, { waits });
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, milliseconds = 0) => {
      waits.push(milliseconds);
      return wait(work, milliseconds);
    }) as typeof window.setTimeout;
  });
  const waits = () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  await page.goto("/blog/planning-a-mary-garden", { waitUntil: "networkidle" });
  const share = page.getByRole("button", { name: "Share" });
  const toasts = page.locator(".toast");
  expect(await waits()).not.toContain(5000);
  await share.click();
  await toasts.waitFor();
  expect(await waits()).toContain(5000);
  await toasts.evaluate((toast) => toast.setAttribute("data-first", ""));
  await share.click();
  await page.locator(".toast:not([data-first])").waitFor();
  expect(await toasts.count()).toBe(1);
  await toasts.waitFor({ state: "detached" });
  await close();
});
