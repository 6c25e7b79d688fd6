import { createContext, use } from "react";
import { defaultSite, type PublicSiteDetails } from "#shared/both/site-details.ts";

export const SiteContext = createContext(defaultSite);

/** The site's settings, wherever a page needs a phone number or a name. */
export function useSite(): PublicSiteDetails {
  return use(SiteContext);
}
