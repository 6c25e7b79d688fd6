import { Hono } from "hono";
import { blogAddresses, blogFeedApi } from "#features/blog/server/feed-api.ts";
import { eventAddresses, eventsCalendarApi } from "#features/events/server/calendar-api.ts";
import { letterAddresses } from "#features/letters/server/api.ts";
import { plantAddresses, plantFiles } from "#features/plants/server/plant-files.ts";
import { sitemapApi } from "#features/site/server/search-engine-files-api.ts";
import type { Services } from "#shared/server/services.ts";
import { answerError } from "./errors.ts";
import { openApi } from "./openapi/openapi-api.ts";
import { sitemapPages } from "./pages/sitemap-and-cached-pages.ts";

/** What search engines, feed readers and calendar programs ask for, at the root of the site; `routes` are all that the site has. */
export function createRootFiles(services: Services, routes: () => Hono["routes"]): Hono {
  const app = new Hono();
  app.onError(answerError(services.log));
  app.route(
    "/",
    sitemapApi(services.config.site, sitemapPages, async () => [
      ...(await plantAddresses(services)),
      ...(await blogAddresses(services)),
      ...(await eventAddresses(services.db)),
      ...(await letterAddresses(services.db)),
    ]),
  );
  app.route("/", blogFeedApi(services));
  app.route("/", eventsCalendarApi(services));
  app.route("/", plantFiles(services));
  app.route("/", openApi(routes));
  return app;
}
