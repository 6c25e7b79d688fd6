/** Whether a path is the owner's, or one that only letters link to: visitors' pages do not know these routes. */
export function isOwnerScreen(path: string): boolean {
  return /^\/(?:admin-|edit-registration\/|invitation\/|owner-mail\/|owner-password|visit\/)/.test(
    path,
  );
}

/** The visitors' shorter route table, beside the full one at `url`; the build writes both. */
export function visitorsTableOfPages(url: string): string {
  return url.replace(/\.js$/, "-visitors.js");
}
