import { Hono } from "hono";
import type { Services } from "#shared/server/services.ts";
import { answerError } from "./error-answers.ts";
import { features, listPages } from "./features.ts";
import { openApi } from "./openapi/openapi-api.ts";
import { sitemapPages } from "./pages/addresses-of-public-pages.ts";
import { sitemapApi } from "./search-engine-files.ts";

/** What search engines, feed readers and calendar programs ask for, at the root of the site; `routes` are all that the site has. */
export function createRootFiles(services: Services, routes: () => Hono["routes"]): Hono {
  const app = new Hono();
  app.onError(answerError(services.log));
  app.route("/", openApi(routes));
  app.route(
    "/",
    sitemapApi(services.config.site, sitemapPages, () => listPages(services)),
  );
  for (const { files } of features) if (files) app.route("/", files(services));
  return app;
}
