import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "#tests/support/accessibility-check.ts";
import { openPublicSite, type PublicSite } from "#tests/support/browser.ts";
import { follow } from "#tests/support/visits.ts";

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite({ pictures: true });
});
afterAll(() => site.close());

it("has a friendly word where there are no events, shows a plant where a picture is missing, and drafts as such", async () => {
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
  await page.route("**/api/events", (route) => route.fulfill({ json: [] }));
  await page.route("**/api/blog/posts", (route) => route.fulfill({ json: [post] }));
  await page.route("**/api/blog/posts/bold", (route) => route.fulfill({ json: post }));
  await page.goto("/contact", { waitUntil: "networkidle" });
  await follow(page, "Events");
  await page.getByText("No upcoming events at this time. Please check back soon!").waitFor();
  expect(await page.getByRole("heading", { name: "Past events" }).count()).toBe(0);

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

it("the events lead to the registration and to the contact page, with the garden gate for a missing picture", async () => {
  const { page, close } = await site.visitor({ expectedProblems: /ERR_FAILED/ });
  await page.route("**/pictures/events/wreath.svg", (route) => route.abort());
  await page.goto("/events");
  const tour = page.getByRole("article", { name: "Summer Garden Tour and Talk" });
  await tour.getByText("Saturday, June 21st, 2025").waitFor();
  await tour.getByText("6:00 PM - 8:00 PM").waitFor();
  const register = tour.getByRole("link", { name: "Register for Event" });
  expect(await register.getAttribute("href")).toBe("/event-registration");
  expect(await tour.getByRole("link", { name: "Facebook" }).getAttribute("target")).toBe("_blank");
  const host = page.getByRole("region", { name: "Host Your Own Event" });
  expect(await host.getByRole("link").getAttribute("href")).toBe("/contact");
  const wreath = page.getByRole("article", { name: "Advent Wreath Workshop" });
  await wreath.scrollIntoViewIfNeeded();
  await expect
    .poll(() => wreath.locator("img").getAttribute("src"))
    .toBe("/pictures/events/default.svg");
  await close();
});

it("a post shows the plant where its picture failed before the page woke up, and is shared as the device can", async () => {
  const { page, close } = await site.visitor({
    context: { permissions: ["clipboard-read", "clipboard-write"] },
    expectedProblems: /ERR_FAILED/,
  });
  await page.route("**/pictures/blog/**", (route) => route.abort());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      writable: true,
      value: (shared: ShareData) => {
        document.documentElement.dataset["shared"] = shared.url ?? "";
        return Promise.reject(new DOMException("closed", "AbortError"));
      },
    });
  });
  await page.goto("/blog/planning-a-mary-garden", { waitUntil: "networkidle" });
  await page.getByText("🌿").waitFor();
  const share = page.getByRole("button", { name: "Share" });
  await share.click();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset["shared"]))
    .toBe(page.url());
  // Closed without a choice, it is quiet.
  expect(await page.locator(".toast").count()).toBe(0);

  // Where the device cannot share, the address is copied, which is said.
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await share.click();
  await page.getByText("Link copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await close();
});

it("says Post Not Found where there is none, and leads back", async () => {
  for (const slug of ["%00", "%F0%9F%8C%B9", "a%2Fb", "%", "%FF"]) {
    const answer = await fetch(`${site.server.url}/blog/${slug}`);
    expect([slug, answer.status]).toEqual([slug, 404]);
    expect(await answer.text()).toContain("Post Not Found");
  }
  const { page, close } = await site.visitor({ expectedProblems: /404/ });
  expect((await page.goto("/blog/nothing-here"))?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Post Not Found" }).waitFor();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await page.waitForURL("**/blog");
  await close();
});
