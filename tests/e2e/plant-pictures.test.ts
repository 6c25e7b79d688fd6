import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserSite, openBrowserSite } from "#tests/support/browser.ts";

let site: BrowserSite;
beforeAll(async () => {
  site = await openBrowserSite();
});
afterAll(() => site.close());

const entries = (page: Page) => page.locator(".plant-list > li");

/** In the page: the first picture was asked for, and did not come. */
const pictureFailed = () => {
  const picture = document.querySelector<HTMLImageElement>(".plate img");
  return picture?.complete && picture.naturalWidth === 0;
};

/** In the page: React has taken it over. */
const codeCame = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));

describe("a plant's picture", () => {
  /** Serves the page with a picture that does not exist for its first plant. */
  async function withBrokenPicture(page: Page) {
    const src = "/pictures/plants/none.jpg";
    await page.route("**/perennials", async (route) => {
      const answer = await route.fetch();
      const { "content-security-policy": _, ...headers } = answer.headers();
      const body = (await answer.text())
        .replace(
          '<div class="plate tint-rose">',
          `$&<img src="${src}" alt="Purple Coneflower" width="320" height="400" loading="lazy" decoding="async"/>`,
        )
        .replace('"imageUrl":""', `"imageUrl":"${src}"`);
      await route.fulfill({ status: 200, headers, body });
    });
  }

  it.each([
    { when: "before the page's code came", held: "**/assets/*.js", first: pictureFailed },
    { when: "after the page's code came", held: "**/none.jpg", first: codeCame },
  ])("gives way to the ornament when it fails $when", async ({ held, first }) => {
    const { page, close } = await site.visitor({ expectedProblems: /404/ });
    await withBrokenPicture(page);
    let letGo = () => {};
    const holding = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(held, async (route) => {
      await holding;
      await route.continue();
    });
    await page.goto("/perennials", { waitUntil: "commit" });
    const plate = entries(page).first().locator(".plate");
    await plate.scrollIntoViewIfNeeded();
    expect(await plate.locator("img").count()).toBe(1);
    const reserved = await plate.boundingBox();
    await page.waitForFunction(first);
    letGo();
    await expect.poll(() => plate.locator("img").count()).toBe(0);
    expect((await plate.boundingBox())?.height).toBe(reserved?.height);
    expect(reserved?.height).toBeGreaterThan(50);
    await close();
  });

  it("leaves the ornament to be seen without JavaScript, too", async () => {
    const { page, close } = await site.visitor({ javaScript: false, expectedProblems: /404/ });
    await withBrokenPicture(page);
    await page.goto("/perennials");
    const plate = entries(page).first().locator(".plate");
    await plate.scrollIntoViewIfNeeded();
    expect(await plate.locator("img").getAttribute("alt")).toBe("Purple Coneflower");
    const ornament = await plate.evaluate((it) => getComputedStyle(it, "::before").maskImage);
    expect(ornament).toContain("ornaments");
    await close();
  });
});
