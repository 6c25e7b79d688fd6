/**
 * Whether a path leads to a screen of the owner's, or to a page that only letters link to: visitors' pages do
 * not load the table of these.
 */
export function isOwnerScreen(path: string): boolean {
  return /^\/(?:admin-|edit-registration\/|invitation\/|owner-mail\/|owner-password|visit\/)/.test(
    path,
  );
}

/** The visitors' shorter route table, beside the full one at `url`; the build writes both. */
export function visitorsTableOfPages(url: string): string {
  return url.replace(/\.js$/, "-visitors.js");
}
