import type { Feature } from "#features/feature.ts";
import { siteAdminApi, siteApi } from "./api.ts";
import { siteInHistory } from "./site-in-history.ts";

/** The API's document lists this together with the site's status. */
export const siteGroup = {
  name: "The site",
  says: "What the pages say about the nursery, and how the site is doing.",
};

export const site: Feature = {
  description: siteGroup,
  routes: (services) => [
    ["/site", siteApi(services)],
    ["/admin/site", siteAdminApi(services)],
  ],
  history: [siteInHistory],
};
