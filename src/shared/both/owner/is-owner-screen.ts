/**
 * Whether a path leads to a screen of the owner's, or to a page that letters alone lead to: visitors' pages do
 * not carry the table of these.
 */
export function isOwnerScreen(path: string): boolean {
  return /^\/(?:admin-|edit-registration\/|invitation\/|owner-mail\/|owner-password|visit\/)/.test(
    path,
  );
}

/** The visitors' shorter table of pages, beside the whole one at `url`; the build writes both. */
export function visitorsTableOfPages(url: string): string {
  return url.replace(/\.js$/, "-visitors.js");
}
