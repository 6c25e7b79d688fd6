import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "#tests/support/accessibility-check.ts";
import { openPublicSite, type PublicSite } from "#tests/support/browser.ts";
import { calls, follow, hold } from "#tests/support/visits.ts";

let site: PublicSite;
/** The same with pictures, which have their places before they come. */
let siteWithPictures: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
  siteWithPictures = await openPublicSite({ pictures: true });
});
afterAll(() => Promise.all([site.close(), siteWithPictures.close()]));

const pages = [
  "/events",
  "/location",
  "/contact",
  "/cemetery",
  "/privacy",
  "/terms",
  "/blog",
  "/blog/planning-a-mary-garden",
  "/blog/tags/native-plants",
  "/blog/nothing-here",
];

describe("every page", () => {
  it("says what it is, is accessible, came whole, and nothing moves", async () => {
    const { page, requests, close } = await siteWithPictures.visitor({ expectedProblems: /404/ });
    // Each as for somebody who was never here: faces and pictures are fetched anew.
    const session = await page.context().newCDPSession(page);
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = (entry as unknown as { value: number }).value;
          document.documentElement.dataset["shift"] = String(
            Number(document.documentElement.dataset["shift"] ?? 0) + shift,
          );
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of pages) {
      await page.setViewportSize({ width: 800, height: 900 });
      const response = await page.goto(path, { waitUntil: "networkidle" });
      expect(response?.status(), path).toBe(path.endsWith("nothing-here") ? 404 : 200);
      expect(await page.locator("h1").count(), path).toBe(1);
      expect(await page.title(), path).toMatch(/ \| Rosa Mystica Gardens$/);
      const shift = await page.evaluate(() =>
        Number(document.documentElement.dataset["shift"] ?? 0),
      );
      // Nothing moves but a line's last pixels where a face arrives after the first paint.
      expect(shift, path).toBeLessThan(0.02);
      if (response?.status() === 200) {
        for (const name of ["og:title", "og:image", "og:url"]) {
          const said = page.locator(`meta[property="${name}"]`);
          expect(await said.getAttribute("content"), path).toBeTruthy();
        }
        const canonical = page.locator('link[rel="canonical"]');
        expect(await canonical.getAttribute("href")).toContain(path);
        const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
        const kinds = facts.map((text) => JSON.parse(text)["@type"] ?? "graph");
        expect(kinds, path).toContain("BreadcrumbList");
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      await expectAccessibleInBothThemes(page);
      // No wider than a phone.
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    }
    expect(calls(requests)).toEqual([]);
    await close();
  });

  it("reads, leads on, telephones and writes without JavaScript", async () => {
    const { page, close } = await site.visitor({ javaScript: false });
    await page.goto("/events");
    await page.getByRole("heading", { name: "Advent Wreath Workshop" }).waitFor();
    await page.goto("/blog");
    await page.getByRole("link", { name: "Planning a Mary Garden" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Planning a Mary Garden" }).waitFor();
    expect(await page.getByRole("button", { name: "Share" }).count()).toBe(0);

    await page.goto("/contact");
    const leadsTo = (name: string) =>
      page.getByRole("main").getByRole("link", { name }).first().getAttribute("href");
    expect(await leadsTo("(570) 555-0142")).toBe("tel:5705550142");
    expect(await leadsTo("hello@rosamystica.example")).toBe("mailto:hello@rosamystica.example");

    // A donation's letter opens with its words in it.
    await page.goto("/cemetery");
    const letter = new URL((await leadsTo("Email Us About a Donation")) ?? "");
    expect(letter.pathname).toBe("hello@rosamystica.example");
    expect(letter.searchParams.get("subject")).toBe("A donation toward the cemetery");
    expect(letter.searchParams.get("body")).toMatch(
      /^Dear Rosa Mystica Gardens,\r\n\r\nI would like/,
    );
    await close();
  });
});

describe("from page to page", () => {
  it("asks the API itself on a click, once, and never for a page's data file", async () => {
    const { page, requests, close } = await site.visitor();
    await page.goto("/contact", { waitUntil: "networkidle" });
    // An address that ends in what is no encoding leaves the page whole.
    const goTo = (hash: string) =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await goTo("#%");
    await expect.poll(focused).toBe("H1");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Contact Us");
    // The control: the focus follows the address.
    await goTo("#visit");
    await expect.poll(focused).toBe("SECTION");

    requests.length = 0;
    const readOn = async () => {
      await follow(page, "Garden Blog");
      await page.getByRole("heading", { name: "Winter Rest: What to Prune" }).waitFor();
      await page.getByRole("link", { name: "Planning a Mary Garden" }).first().click();
      await page.getByText("A Mary garden is planted in honor of Our Lady").waitFor();
      await follow(page, "Events");
      await page.getByRole("heading", { name: "Past events" }).waitFor();
    };
    await readOn();
    const once = [
      "GET /api/blog/posts",
      "GET /api/blog/posts/planning-a-mary-garden",
      "GET /api/plants/named-in/planning-a-mary-garden",
      "GET /api/blog/posts/planning-a-mary-garden/around",
      "GET /api/events",
    ];
    await expect.poll(() => calls(requests)).toEqual(once);
    await readOn();
    expect(calls(requests)).toEqual(once);
    expect(requests.filter((request) => request.includes(".data"))).toEqual([]);
    await close();
  });

  it("shows at once that the posts, the post and the events are on their way", async () => {
    const { page, close } = await site.visitor({ reducedMotion: false });
    const letPosts = await hold(page, "**/api/blog/posts");
    const letPost = await hold(page, "**/api/blog/posts/*");
    const letEvents = await hold(page, "**/api/events");
    await page.goto("/contact", { waitUntil: "networkidle" });
    await follow(page, "Garden Blog");
    await page.getByText("Loading posts...").waitFor({ state: "attached" });
    const skeleton = page.locator(".skeleton").first();
    expect(await skeleton.evaluate((it) => getComputedStyle(it).animationName)).toBe("breathe");
    await expectAccessible(page);
    letPosts();
    await page.getByRole("link", { name: "Planning a Mary Garden" }).first().click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect.poll(() => heading.textContent()).toBe("Loading the post...");
    const isFocused = () => heading.evaluate((it) => it === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await expectAccessible(page);
    expect(await page.locator(".skeleton").count()).toBeGreaterThan(2);
    letPost();
    await expect.poll(() => heading.textContent()).toBe("Planning a Mary Garden");
    await expect.poll(isFocused).toBe(true);
    await follow(page, "Events");
    await page.getByText("Loading events...").waitFor();
    letEvents();
    await page.getByRole("heading", { name: "Summer Garden Tour and Talk" }).waitFor();
    await close();
  });

  it("says that nothing came, and tries again when asked", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /ERR_FAILED|500/ });
    await page.goto("/contact", { waitUntil: "networkidle" });
    let broken = true;
    await page.route("**/api/blog/**", (route) => (broken ? route.abort() : route.continue()));
    await page.route("**/api/events", (route) =>
      broken ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
    );
    await follow(page, "Events");
    await page.getByText("Failed to load events. Please try again later.").waitFor();
    await expectAccessible(page);
    await follow(page, "Garden Blog");
    await page.getByText("Failed to load posts. Please try again later.").waitFor();
    await expectAccessible(page);
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("link", { name: "Planning a Mary Garden" }).first().waitFor();
    broken = true;
    await page.getByRole("link", { name: "Planning a Mary Garden" }).first().click();
    await page.getByText("Failed to load this post. Please try again later.").waitFor();
    await expectAccessible(page);
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "Planning a Mary Garden" }).waitFor();
    await close();
  });
});
