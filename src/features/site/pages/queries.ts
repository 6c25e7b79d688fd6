import type { SiteSettings } from "#shared/both/site-settings.ts";
import { getQuery } from "#shared/browser/page-queries.ts";

/** The site's settings as the API gives them; read once by the root of every page. */
export const siteQuery = getQuery<SiteSettings>("/api/site");
