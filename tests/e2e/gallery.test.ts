import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessibleInBothThemes } from "#tests/support/accessibility-check.ts";
import { openPublicSite, type PublicSite } from "#tests/support/browser.ts";

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite({ pictures: true });
});
afterAll(() => site.close());

describe("the gallery", () => {
  it("opens a picture large, and leads to the next (light and dark)", async () => {
    const { page, close } = await site.visitor({ width: 390, height: 844 });
    await page.goto("/");
    const third = page.locator("#gallery").getByRole("link").nth(2);
    await third.click();
    const dialog = page.getByRole("dialog", { name: "Picture" });
    await dialog.waitFor();
    await dialog.getByText("3 of 21").waitFor();
    expect(await dialog.locator("figure:not([inert]) img").count()).toBe(1);
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Next picture" }).click();
    await dialog.getByText("4 of 21").waitFor();
    await page.keyboard.press("ArrowLeft");
    await dialog.getByText("3 of 21").waitFor();
    const words = (await third.getByRole("img").getAttribute("alt")) ?? "no words";
    expect(await dialog.locator("[aria-live]").textContent()).toContain(words);
    await page.keyboard.press("End");
    await dialog.getByText("21 of 21").waitFor();
    expect(await dialog.getByRole("button", { name: "Next picture" }).isDisabled()).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => third.evaluate((link) => link === document.activeElement)).toBe(true);
    await close();
  });

  it("follows a swipe, and leads on by one picture for each press, however fast they come", async () => {
    const { page, close } = await site.visitor({
      width: 390,
      height: 844,
      reducedMotion: false,
      context: { hasTouch: true, isMobile: true },
    });
    await page.goto("/");
    await page.locator("#gallery").getByRole("link").first().click();
    const dialog = page.getByRole("dialog", { name: "Picture" });
    await dialog.getByText("1 of 21").waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Input.synthesizeScrollGesture", {
      x: 300,
      y: 420,
      xDistance: -300,
      yDistance: 0,
      speed: 1200,
    });
    await dialog.getByText("2 of 21").waitFor();
    for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight");
    await dialog.getByText("7 of 21").waitFor();
    const seventh = dialog.locator("figure").nth(6);
    await expect.poll(async () => Math.round((await seventh.boundingBox())?.x ?? 1)).toBe(0);
    await close();
  });

  it("is a link to the picture itself without JavaScript", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/");
    const link = page.locator("#gallery").getByRole("link").first();
    const address = await link.getAttribute("href");
    expect(address).toBe(await link.locator("img").getAttribute("src"));
    const response = await page.goto(address as string);
    expect(response?.headers()["content-type"]).toContain("image/svg+xml");
    await close();
  });
});
