/**
 * Every page that is the same for every visitor: cached in memory, and without parameters in the sitemap. A test
 * compares this list with `app/routes.ts`.
 */
export const publicPages = [
  "/",
  "/perennials",
  "/trees",
  "/annuals",
  "/plants",
  "/mary-garden",
  "/in-bloom",
  "/events",
  "/event-registration",
  "/cemetery",
  "/location",
  "/contact",
  "/parish",
  "/privacy",
  "/terms",
  "/feeds",
  "/blog",
  "/blog/:slug",
  "/blog/tags/:slug",
  "/letters/:slug",
  "/events/:slug",
  "/perennials/:slug",
  "/trees/:slug",
  "/annuals/:slug",
] as const;

/** Pages that always exist, at one address each. */
export const sitemapPages: readonly string[] = publicPages.filter((path) => !path.includes(":"));

const slug = "[a-z0-9-]{1,200}";

const pattern = new RegExp(
  `^(?:${publicPages.map((path) => path.replace(":slug", slug)).join("|")})$`,
);

/** Whether this may be a public page's address. One with a slug is one only if it answers 200. */
export function isPublicPage(path: string): boolean {
  return pattern.test(path);
}
