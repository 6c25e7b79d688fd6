import type { PublicSiteDetails } from "#shared/both/site-details.ts";
import { getQuery } from "#shared/browser/page-queries.ts";

/** The site's settings as the API gives them; read once by the root of every page. */
export const siteQuery = getQuery<PublicSiteDetails>("/api/site");
