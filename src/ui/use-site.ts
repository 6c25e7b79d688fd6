import { createContext, use } from "react";
import { defaultSite, type SiteSettings } from "#shared/both/site-settings.ts";

export const SiteContext = createContext(defaultSite);

/** The site's settings, wherever a page needs a phone number or a name. */
export function useSite(): SiteSettings {
  return use(SiteContext);
}
