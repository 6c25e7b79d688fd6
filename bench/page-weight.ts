// How much JavaScript, CSS and HTML each page brings with it, compressed as it is sent (brotli), and
// the fonts: node bench/page-weight.ts (after a build). `tests/e2e/page-weight.test.ts` holds the
// budgets.
import { sitemapPages } from "../src/server/sitemap-and-cached-pages.ts";
import { pageWeigher } from "../tests/support/page-weight.ts";
import { startServer } from "../tests/support/server.ts";

/** Every public page, one of each kind that has a slug, and the owner's way in. */
const pages = [
  ...sitemapPages,
  "/blog/planning-a-mary-garden",
  "/blog/tags/native-plants",
  "/perennials/butterfly-weed",
  "/my-garden",
  "/admin-login",
];

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);

const site = await startServer();
try {
  const weigh = pageWeigher(site);
  console.log("page                              JavaScript       CSS      HTML     fonts");
  for (const page of pages) {
    const { scripts, styles, html, fonts } = await weigh(page);
    console.log(page.padEnd(32) + [scripts, styles, html, fonts].map(kilobytes).join(""));
  }
} finally {
  await site.close();
}
