import { Hono } from "hono";
import { etag } from "hono/etag";
import type { ListedPage } from "#features/feature.ts";
import { xmlText } from "#shared/both/escape-xml.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { described, fileAnswers } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { answerError } from "./error-answers.ts";
import { features, listPages } from "./features.ts";
import { sitemapPages } from "./pages/addresses-of-public-pages.ts";

/** The most that one sitemap may hold (sitemaps.org). */
const addressesMax = 50_000;

const hour = "public, max-age=3600";
const fiveMinutes = "public, max-age=300";

/** What other programs ask for at the root of the site; `routes` are all that the site has. */
export function createRootFiles(services: Services, routes: () => Hono["routes"]): Hono {
  const { site } = services.config;
  let description: Promise<string> | undefined;
  const app = new Hono();
  app.onError(answerError(services));
  app
    .get(
      "/openapi.json",
      described("This description.", {
        ...fileAnswers("An OpenAPI 3.1 document.", "application/json"),
      }),
      etag(),
      async (c) => {
        // Generated on first request: most processes never get one.
        description ??= import("./openapi/document.ts").then(async ({ makeDocument }) =>
          JSON.stringify(await makeDocument(routes())),
        );
        return c.body(await description, 200, {
          "Content-Type": "application/json; charset=utf-8",
          "Cache-Control": fiveMinutes,
        });
      },
    )
    .get(
      "/robots.txt",
      described("What search engines may read.", { ...fileAnswers("The rules.", "text/plain") }),
      etag(),
      (c) => c.text(robots(site), 200, { "Cache-Control": hour }),
    )
    .get(
      "/sitemap.xml",
      described("Every page, for search engines.", {
        ...fileAnswers("The addresses.", "application/xml"),
      }),
      etag(),
      async (c) => {
        const pages = [...sitemapPages.map((path) => ({ path })), ...(await listPages(services))];
        return c.body(sitemap(site, pages), 200, {
          "Content-Type": "application/xml; charset=utf-8",
          "Cache-Control": fiveMinutes,
        });
      },
    )
    .get(
      "/site.webmanifest",
      described("The site’s name and icons, for a home screen.", {
        ...fileAnswers("The manifest.", "application/manifest+json"),
      }),
      etag(),
      (c) =>
        c.body(JSON.stringify(manifest(site), null, 2), 200, {
          "Content-Type": "application/manifest+json; charset=utf-8",
          "Cache-Control": hour,
        }),
    );
  for (const { files } of features) if (files) app.route("/", files(services));
  return app;
}

function robots({ publicUrl }: SiteConfig): string {
  return `User-agent: *
Disallow: /admin
Disallow: /edit-registration
Disallow: /api/admin/

Sitemap: ${publicUrl}/sitemap.xml
`;
}

function sitemap({ publicUrl }: SiteConfig, pages: readonly ListedPage[]): string {
  const urls = pages.slice(0, addressesMax).map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${xmlText(changedAt)}</lastmod>` : "";
    return `<url><loc>${xmlText(new URL(path, publicUrl).href)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

function manifest(site: SiteConfig) {
  return {
    name: `${site.brand} · ${site.tagline}`,
    short_name: site.brand,
    description: `The garden, the catalogues and the calendar of ${site.brand}.`,
    lang: "en-US",
    start_url: "/",
    scope: "/",
    display: "browser",
    // The light theme's paper color, in a form that programs outside the browser read.
    background_color: "#f9f4e9",
    theme_color: "#f9f4e9",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  };
}
