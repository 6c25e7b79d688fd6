import { getQuery } from "#platform/browser/page-queries.ts";
import type { SiteSettings } from "#platform/shared/site-settings.ts";

/** The site's settings as the API gives them; read once by the root of every page. */
export const siteQuery = getQuery<SiteSettings>("/api/site");
