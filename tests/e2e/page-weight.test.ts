import { describe, expect, inject, it } from "vitest";
import { sitemapPages } from "#server/pages/addresses-of-public-pages.ts";
import { pageWeigher } from "#tests/support/page-weight.ts";

const site = { url: inject("publicSite") };

const catalogues = ["/perennials", "/trees", "/annuals", "/plants"];
const pages = [
  ...sitemapPages,
  "/blog/planning-a-mary-garden",
  "/blog/tags/native-plants",
  "/perennials/butterfly-weed",
  "/trees/eastern-redbud",
  "/my-garden",
  "/my-garden?plants=lenten-rose*2,eastern-redbud",
];

/** The most JavaScript, in KB of 1,024 bytes, that loads with a page. */
function budgetOf(page: string): number {
  if (page === "/") return 107;
  if (page === "/event-registration") return 105;
  return catalogues.includes(page) ? 109 : 104;
}

// What pages share is fetched once for all of them.
const weigh = pageWeigher(site);

describe("the JavaScript that loads with a page", () => {
  it.each(pages)("%s keeps to its budget, and a catalogue to 40 KB of HTML", async (page) => {
    const { scripts, html } = await weigh(page);
    // None at all would mean that the pages name their scripts in another way.
    expect(scripts / 1024).toBeGreaterThan(80);
    expect(scripts / 1024).toBeLessThanOrEqual(budgetOf(page));
    if (catalogues.includes(page)) expect(html / 1024).toBeLessThanOrEqual(40);
  });

  it("an event's page keeps to the budget of a content page", async () => {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const page = /\/events\/[\w-]+/.exec(sitemap)?.[0] ?? "no event in the sitemap";
    expect((await weigh(page)).scripts / 1024).toBeLessThanOrEqual(104);
  });
});
