/** A page on the way to another: its name and its path. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from home to a page, as Google reads it (BreadcrumbList). */
export function breadcrumbList(crumbs: readonly Crumb[], publicUrl: string): object {
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
