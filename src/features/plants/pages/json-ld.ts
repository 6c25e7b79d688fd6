import type { SiteSettings } from "#platform/shared/site-settings.ts";
import type { PlantPage, StockOnPage } from "../plant-page.ts";
import type { StockState } from "../stock-contract.ts";
import { plainDollars } from "../stock-rules.ts";

/**
 * A plant's page for search engines: a page about a taxon (schema.org/Taxon). A Product with an Offer
 * stands beside it only where the owner has said whether there is some; a price only where hers is
 * one plain amount.
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
    ...(plant.stock?.state
      ? { mainEntity: productOf(plant, plant.stock, plant.stock.state, site) }
      : {}),
  };
}

const availability: Readonly<Record<StockState, string>> = {
  available: "InStoreOnly",
  "few-left": "LimitedAvailability",
  "sold-out": "SoldOut",
  "back-soon": "OutOfStock",
  "not-this-year": "OutOfStock",
};

function productOf(
  plant: PlantPage,
  { price }: StockOnPage,
  state: StockState,
  site: SiteSettings,
): object {
  const amount = plainDollars(price);
  return {
    "@type": "Product",
    name: plant.title,
    description: plant.description,
    offers: {
      "@type": "Offer",
      availability: `https://schema.org/${availability[state]}`,
      ...(amount ? { price: amount, priceCurrency: "USD" } : {}),
      offeredBy: { "@type": "Organization", name: site.brand },
    },
  };
}
