// What each page's first load brings: JavaScript, CSS, HTML and fonts as they are sent.
// `tests/e2e/page-weight.test.ts` holds the budgets.
import { sitemapPages } from "../src/server/pages/addresses-of-public-pages.ts";
import { pageWeigher } from "../tests/support/page-weight.ts";
import { withSite } from "./processes.ts";
import type { Measurement, Row } from "./row.ts";

/** Every public page, one of each kind that has a slug, and the owner's way in. */
const pages = [
  ...sitemapPages,
  "/blog/planning-a-mary-garden",
  "/blog/tags/native-plants",
  "/perennials/butterfly-weed",
  "/my-garden",
  "/admin-login",
];

export const firstLoad: Measurement = {
  name: "bytes",
  run: () =>
    withSite(async (site) => {
      const weigh = pageWeigher(site);
      const rows: Row[] = [];
      for (const page of pages) {
        const { scripts, styles, html, fonts } = await weigh(page);
        const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
        rows.push({
          what: `first load of ${page}`,
          figure: `JavaScript ${kilobytes(scripts)}, CSS ${kilobytes(styles)}, HTML ${kilobytes(html)}, fonts ${kilobytes(fonts)}`,
          against: "its HTML",
          ratio: ((scripts + styles + html + fonts) / html).toFixed(1),
        });
      }
      return rows;
    }),
};
