import type { PublicSiteDetails } from "#shared/both/site-details.ts";
import { sitePicture } from "#ui/share-picture-address.ts";
import { JsonLd } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";

/** The nursery itself for search engines. Once on each page that says where it is or how to reach it. */
export function GardenStore() {
  const site = useSite();
  return <JsonLd data={import.meta.env.SSR ? gardenStore(site) : undefined} />;
}

/** Schema.org's GardenStore, as Google reads local businesses. The street is told to guests alone. */
function gardenStore(site: PublicSiteDetails): object {
  const absolute = (path: string) => new URL(path, site.publicUrl).href;
  return {
    "@context": "https://schema.org",
    "@type": "GardenStore",
    "@id": absolute("/#nursery"),
    name: site.brand,
    description: `${site.tagline} in Pennsylvania: perennials, trees and annuals, by appointment and at events.`,
    url: absolute("/"),
    telephone: site.phone,
    email: site.email,
    image: [absolute(sitePicture)],
    logo: absolute("/icon-512.png"),
    address: { "@type": "PostalAddress", addressRegion: "PA", addressCountry: "US" },
    sameAs: Object.values(site.social),
  };
}
