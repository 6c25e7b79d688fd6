import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { openPublicSite, type PublicSite } from "#tests/support/browser.ts";
import { follow } from "#tests/support/visits.ts";

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

describe("the events", () => {
  it("has a friendly word when there is none", async () => {
    const { page, close } = await site.visitor();
    await page.route("**/api/events", (route) => route.fulfill({ json: [] }));
    await page.goto("/contact", { waitUntil: "networkidle" });
    await follow(page, "Events");
    await page.getByText("No upcoming events at this time. Please check back soon!").waitFor();
    expect(await page.getByRole("heading", { name: "Past events" }).count()).toBe(0);
    await close();
  });

  it("shows the garden gate where an event's picture is missing", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /ERR_FAILED/ });
    await page.route("**/pictures/events/wreath.svg", (route) => route.abort());
    await page.goto("/events");
    const wreath = page.getByRole("article", { name: "Advent Wreath Workshop" });
    const picture = wreath.locator("img");
    await wreath.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.getAttribute("src"), { timeout: 10_000 })
      .toBe("/pictures/events/default.svg");
    await close();
  });

  it("leads to the registration, and to the contact page for an event of one's own", async () => {
    const { page, close } = await site.visitor();
    await page.goto("/events");
    const tour = page.getByRole("article", { name: "Summer Garden Tour and Talk" });
    await tour.getByText("Saturday, June 21st, 2025").waitFor();
    await tour.getByText("6:00 PM - 8:00 PM").waitFor();
    const register = tour.getByRole("link", { name: "Register for Event" });
    expect(await register.getAttribute("href")).toBe("/event-registration");
    expect(await tour.getByRole("link", { name: "Facebook" }).getAttribute("target")).toBe(
      "_blank",
    );
    const host = page.getByRole("region", { name: "Host Your Own Event" });
    expect(await host.getByRole("link").getAttribute("href")).toBe("/contact");
    await close();
  });
});

describe("the blog", () => {
  it("shows a plant where a picture is missing, and drafts as such", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /ERR_FAILED|404/ });
    const post = {
      id: 1,
      title: "<b>Bold</b>",
      slug: "bold",
      excerpt: "Excerpt",
      author: "Ann",
      featuredImage: "gone.jpg",
      tags: ["One", "Two", "Three"],
      publishedAt: null,
      updatedAt: "2026-01-01T00:00:00.000Z",
      content: "# Head\n*Quoted*\n<script>alert(1)</script>",
    };
    await page.route("**/api/blog/posts", (route) => route.fulfill({ json: [post] }));
    await page.route("**/api/blog/posts/bold", (route) => route.fulfill({ json: post }));
    await page.goto("/contact", { waitUntil: "networkidle" });
    await follow(page, "Garden Blog");
    const card = page.getByRole("article");
    await card.getByText("🌿").waitFor();
    expect(await card.getByRole("list", { name: "Tags" }).getByRole("listitem").count()).toBe(2);
    await card.getByText("Draft", { exact: true }).waitFor();
    await card.getByRole("link", { name: "Read More" }).click();
    await page.getByRole("heading", { level: 1, name: "<b>Bold</b>" }).waitFor();
    await page.getByRole("heading", { level: 2, name: "Head" }).waitFor();
    await page.getByText("<script>alert(1)</script>").waitFor();
    expect(await page.getByRole("list", { name: "Tags" }).getByRole("listitem").count()).toBe(3);
    await page.getByText("🌿").waitFor();
    await expectAccessible(page);
    await close();
  });

  it("shows the plant, too, where the picture failed before the page woke up", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /ERR_FAILED/ });
    await page.route("**/pictures/blog/**", (route) => route.abort());
    await page.goto("/blog/planning-a-mary-garden");
    await page.getByText("🌿").waitFor();
    await close();
  });

  it("says Post Not Found where there is none, and leads back", async () => {
    const { page, close } = await site.visitor({ expectedProblems: /404/ });
    for (const slug of ["nothing-here", "%00", "%F0%9F%8C%B9", "a%2Fb", "%", "%FF"]) {
      const response = await page.goto(`/blog/${slug}`);
      expect(response?.status(), slug).toBe(404);
      await page.getByRole("heading", { level: 1, name: "Post Not Found" }).waitFor();
      await page.getByRole("link", { name: "Back to Blog" }).click();
      await page.waitForURL("**/blog");
    }
    await close();
  });

  it("copies a post's address and says so, where the device cannot share", async () => {
    const { page, close } = await site.visitor({
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    });
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.goto("/blog/planning-a-mary-garden", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Link copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await close();
  });

  it("uses the device's share function where there is one, and is quiet when it is closed", async () => {
    const { page, close } = await site.visitor();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: (shared: ShareData) => {
          document.documentElement.dataset["shared"] = shared.url ?? "";
          return Promise.reject(new DOMException("closed", "AbortError"));
        },
      });
    });
    await page.goto("/blog/planning-a-mary-garden", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Share" }).click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset["shared"]), {
        timeout: 10_000,
      })
      .toBe(page.url());
    expect(await page.locator(".toast").count()).toBe(0);
    await close();
  });
});
