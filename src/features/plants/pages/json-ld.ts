import type { SiteSettings } from "#platform/shared/site-settings.ts";
import type { PlantPage } from "../plant-page.ts";

/**
 * A plant's page for search engines: a page about a taxon (schema.org/Taxon). No Product and no
 * Offer: the nursery gives no prices here, and an engine must not be told any.
 */
export function plantJsonLd(plant: PlantPage, site: SiteSettings): object {
  const address = new URL(plant.path, site.publicUrl).href;
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    "@id": address,
    url: address,
    name: plant.title,
    description: plant.summary,
    inLanguage: "en-US",
    isPartOf: { "@type": "WebSite", name: site.brand, url: new URL("/", site.publicUrl).href },
    about: {
      "@type": "Taxon",
      name: plant.acceptedName,
      alternateName: [plant.name, ...plant.synonyms],
      taxonRank: plant.acceptedName.includes(" ") ? "species" : "genus",
      parentTaxon: { "@type": "Taxon", name: plant.family, taxonRank: "family" },
    },
  };
}
