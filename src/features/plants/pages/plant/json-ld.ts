import type { PublicSiteDetails } from "#shared/both/site-details.ts";
import type { PlantPage, StockOnPage } from "../../answers.ts";
import type { StockState } from "../../stock/inputs.ts";
import { plainDollars } from "../../stock/stock-labels-and-days.ts";

/**
 * A plant's page for search engines: a page about a taxon (schema.org/Taxon). A Product with an Offer is
 * beside it only where the owner has said whether there is some; a price only where hers is one plain amount.
 */
export function plantJsonLd(plant: PlantPage, site: PublicSiteDetails): object {
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
    about: plant.acceptedName
      ? {
          ...taxonOf(plant.acceptedName, plant.family),
          alternateName: [plant.name, ...plant.synonyms],
        }
      : undefined,
    mainEntity: plant.stock?.state
      ? productOf(plant, plant.stock, plant.stock.state, site)
      : undefined,
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
  { price, otherSizes = [] }: StockOnPage,
  state: StockState,
  site: PublicSiteDetails,
): object {
  const offerAt = (price: string) => {
    const amount = plainDollars(price);
    return {
      "@type": "Offer",
      availability: `https://schema.org/${availability[state]}`,
      ...(amount ? { price: amount, priceCurrency: "USD" } : {}),
      offeredBy: { "@type": "Organization", name: site.brand },
    };
  };
  const others = otherSizes.map((size) => offerAt(size.price));
  return {
    "@type": "Product",
    name: plant.title,
    description: plant.description,
    offers: others.length > 0 ? [offerAt(price), ...others] : offerAt(price),
  };
}

const ranks: Readonly<Record<string, string>> = { "var.": "variety", "f.": "form" };

/** A name with its rank and all that is above it, up to the family. A hybrid's own rank is "nothospecies". */
export function taxonOf(name: string, family: string): object {
  const taxon = (name: string, taxonRank: string, parentTaxon?: object) => ({
    ...{ "@type": "Taxon", name, taxonRank, parentTaxon },
  });
  const [genus = name, ...rest] = name.split(" ");
  const ofGenus = taxon(genus, "genus", family ? taxon(family, "family") : undefined);
  if (rest.length === 0) return ofGenus;
  if (rest[0] === "×") return taxon(name, "nothospecies", ofGenus);
  const [epithet, rank = ""] = rest;
  const ofSpecies = taxon(`${genus} ${epithet}`, "species", ofGenus);
  return rank === "" ? ofSpecies : taxon(name, ranks[rank] ?? rank, ofSpecies);
}
