import { fullAddress } from "#shared/both/absolute-url.ts";
import { safeJson } from "#shared/both/data-block-in-page.ts";
import { sitePicture } from "./share-picture-address.ts";
import { useSite } from "./use-site.ts";

interface Crumb {
  name: string;
  path: string;
}

export interface PageHeadProps {
  /** The page's own name; the brand is added to it. Absent on home, which is the brand. */
  title?: string;
  /** One or two sentences for a search result. */
  description: string;
  /** Absent if the page belongs in no search result: the owner's, those behind a letter's link. */
  path?: string | undefined;
  /** The picture for a shared link: a path on this site or an https address, 1200 by 630 px. */
  image?: string | undefined;
  imageAlt?: string;
  type?: "website" | "article";
  /** The pages between home and this one, for search results. */
  trail?: readonly Crumb[];
}

const home: Crumb = { name: "Home", path: "/" };

/** What the document's head says of a page. React moves it there from wherever it is rendered. */
export function PageHead({
  title,
  description,
  path,
  image = sitePicture,
  imageAlt,
  type = "website",
  trail = [],
}: PageHeadProps) {
  const site = useSite();
  const name = title ? `${title} | ${site.brand}` : `${site.brand} | ${site.tagline}`;
  const address = path && new URL(path, site.publicUrl).href;
  const picture = fullAddress(image, site.publicUrl);
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:title" content={title ?? site.brand} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={site.brand} />
          <meta property="og:locale" content="en_US" />
          <meta property="og:image" content={picture} />
          {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
          {/* X reads the rest where Open Graph has it: developer.x.com, "Cards markup". */}
          <meta name="twitter:card" content="summary_large_image" />
          {title && (
            <JsonLd
              data={
                import.meta.env.SSR
                  ? breadcrumbList([home, ...trail, { name: title, path }], site.publicUrl)
                  : undefined
              }
            />
          )}
        </>
      )}
    </>
  );
}

/** The way from home to a page, as Google reads it (BreadcrumbList). */
function breadcrumbList(crumbs: readonly Crumb[], publicUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(path, publicUrl).href,
    })),
  };
}

/**
 * Facts for search engines (schema.org), in the served HTML. Make the data only where `import.meta.env.SSR` is
 * true, so that no browser loads the code for it.
 */
export function JsonLd({ data }: { data: object | undefined }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: safeJson lets no text out of the script.
      dangerouslySetInnerHTML={{ __html: data ? safeJson(data) : "" }}
    />
  );
}
