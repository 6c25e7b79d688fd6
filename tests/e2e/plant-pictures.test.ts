import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { safeJson } from "#shared/both/data-block-in-page.ts";
import { openPublicSite, type PublicSite } from "#tests/support/browser.ts";

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite({ pictures: true });
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

const isShown = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;

describe("a plant's picture", () => {
  /** Serves the page with a photograph that does not exist for its first plant. */
  async function withBrokenPicture(page: Page) {
    const src = "/pictures/plants/none.jpg";
    await page.route("**/perennials", async (route) => {
      const answer = await route.fetch();
      const { "content-security-policy": _, ...headers } = answer.headers();
      const body = (await answer.text())
        .replace(
          /(<div class="plate tint-rose"><img) src="[^"]+" alt="[^"]+"/,
          `$1 src="${src}" alt="Purple Coneflower"`,
        )
        .replace(/(?<=<script id="page-data"[^>]*>).*?(?=<\/script>)/s, (json) => {
          const data = JSON.parse(json);
          const { plants } = data["/api/plants/cards/perennials"];
          const { length } = plants.fields;
          const rows = (plants.lines as string).split("\n").flatMap((line, at) => {
            const isFirst = at < length;
            const text = isFirst && plants.fields[at] === "imageUrl" ? src : line;
            const words = isFirst ? "Rose daisies with copper cones above deep green leaves" : "";
            return at % length === length - 1 ? [text, words] : text;
          });
          plants.fields.push("plateWords");
          plants.lines = rows.join("\n");
          return safeJson(data);
        });
      await route.fulfill({ status: 200, headers, body });
    });
  }

  it.each([
    { when: "before the page's code came", held: "**/assets/*.js", first: pictureFailed },
    { when: "after the page's code came", held: "**/none.jpg", first: codeCame },
  ])("gives way to the plate when it fails $when", async ({ held, first }) => {
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
    expect(await plate.locator("img").getAttribute("src")).toContain("none.jpg");
    await page.waitForFunction(first);
    // Not before: the page has its styles by then.
    const reserved = await plate.boundingBox();
    letGo();
    const drawn = plate.getByRole("img", { name: /^Rose daisies with copper cones/ });
    await drawn.waitFor();
    expect(await plate.locator("img").count()).toBe(1);
    await expect.poll(() => drawn.evaluate(isShown)).toBe(true);
    expect((await plate.boundingBox())?.height).toBe(reserved?.height);
    expect(reserved?.height).toBeGreaterThan(50);
    await close();
  });

  it("leaves the ornament to be seen without JavaScript, too", async () => {
    const { page, close } = await site.visitor({
      ...{ javaScript: false, expectedProblems: /404|ERR_FAILED/ },
    });
    await withBrokenPicture(page);
    // Without JavaScript a browser fetches all hundred plates before the page counts as loaded.
    await page.route("**/plates/**", (route) => route.abort());
    await page.goto("/perennials", { waitUntil: "domcontentloaded" });
    const plate = entries(page).first().locator(".plate");
    await plate.scrollIntoViewIfNeeded();
    expect(await plate.locator("img").getAttribute("alt")).toBe("Purple Coneflower");
    const ornament = await plate.evaluate((it) => getComputedStyle(it, "::before").maskImage);
    expect(ornament).toContain("ornaments");
    await close();
  });

  it("gives way to the ornament when the plate cannot be loaded either", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /404|ERR_FAILED/ });
    await withBrokenPicture(page);
    await page.route("**/plates/**", (route) => route.abort());
    await page.goto("/perennials");
    const plate = entries(page).first().locator(".plate");
    await plate.scrollIntoViewIfNeeded();
    await expect.poll(() => plate.locator("img").count()).toBe(0);
    expect((await plate.boundingBox())?.height).toBeGreaterThan(50);
    await close();
  });
});

/** The mean brightness of a part of the page as it is painted, of 255. */
async function brightness(part: Locator): Promise<number> {
  const { channels } = await sharp(await part.screenshot())
    .greyscale()
    .stats();
  return channels[0]?.mean ?? 0;
}

/** In the page: writes down from now on what moves by itself. */
const noteShifts = () => {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
  }).observe({ type: "layout-shift" });
};

const shiftsSoFar = () => (window as unknown as { shifts: number[] }).shifts;

interface LayoutShift extends PerformanceEntry {
  value: number;
}

describe("a scene", () => {
  it("is painted anew for the night in its own colors, sky and snow too, and is not dimmed", async () => {
    const { page, close } = await site.visitor({ theme: "light" });
    // Paper, snow and a pale sky: by night all of it is dark.
    await page.goto("/blog/winter-rest-what-to-prune-what-to-protect");
    const scene = page.locator('main img[src^="/pictures/"]').first();
    await expect.poll(() => scene.evaluate(isShown)).toBe(true);
    await expect.poll(() => brightness(scene)).toBeGreaterThan(170);
    await page
      .getByRole("button", { name: /dark|theme/i })
      .first()
      .click();
    await expect.poll(() => brightness(scene)).toBeLessThan(75);
    expect(await scene.evaluate((it) => getComputedStyle(it).filter)).toBe("none");
    await close();
  });
});

describe("a plate", () => {
  it("stands on every card in its reserved place, may be kept for good, and is painted anew for the night", async () => {
    const { page, requests, close } = await site.visitor({ theme: "light" });
    let letGo = () => {};
    const holding = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/plates/**", async (route) => {
      await holding;
      await route.continue();
    });
    await page.goto("/perennials", { waitUntil: "domcontentloaded" });
    const first = entries(page).first().getByRole("img");
    // What moves when the letters come is not the plates' doing.
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.evaluate(noteShifts);
    expect(await first.evaluate(isShown)).toBe(false);
    letGo();
    expect(await first.getAttribute("alt")).toBe(
      "Rose daisies with copper cones above deep green leaves",
    );
    await expect.poll(() => first.evaluate(isShown)).toBe(true);
    expect(await page.evaluate(shiftsSoFar)).toEqual([]);

    // When the theme is switched it is not dimmed.
    const plate = entries(page).first().locator(".plate");
    await expect.poll(() => brightness(plate)).toBeGreaterThan(180);
    const toggle = page.getByRole("button", { name: /dark|theme/i }).first();
    await toggle.click();
    await expect.poll(() => brightness(plate)).toBeLessThan(100);
    expect(await plate.locator("img").evaluate((it) => getComputedStyle(it).filter)).toBe("none");
    await toggle.click();
    await expect.poll(() => brightness(plate)).toBeGreaterThan(180);

    const sources = await entries(page)
      .locator("img")
      .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).src));
    expect(new Set(sources).size).toBe(100);
    const answer = await page.request.get(sources[0] ?? "");
    expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    // Those far below come when one comes near them.
    expect(requests.filter((request) => request.includes("/plates/")).length).toBeLessThan(60);
    await entries(page).last().scrollIntoViewIfNeeded();
    const last = entries(page).last().getByRole("img");
    await expect.poll(() => last.evaluate(isShown)).toBe(true);
    await close();
  });

  it("stands large on the page of its plant, and its picture in shared links", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/trees/eastern-redbud");
    const plate = page.locator(".plant-plate img");
    expect(await plate.getAttribute("loading")).toBe("eager");
    expect(await plate.getAttribute("fetchpriority")).toBe("high");
    await expect.poll(() => plate.evaluate(isShown)).toBe(true);
    const shared = await page.locator('meta[property="og:image"]').getAttribute("content");
    const { pathname, search } = new URL(shared ?? "");
    expect(pathname).toBe("/plates/trees/eastern-redbud.png");
    const answer = await page.request.get(pathname + search);
    expect(answer.headers()["content-type"]).toBe("image/png");
    const words = await page.locator('meta[property="og:image:alt"]').getAttribute("content");
    expect(words).toBe(await plate.getAttribute("alt"));
    await close();
  });
});
