import { browserStore } from "#platform/browser/page-queries.ts";

/** The owner's reads about registrations, by the path that is also their key in the cache. */
export const registrationsPath = "/api/admin/registrations";

export function registrationPath(id: string | number): string {
  return `${registrationsPath}/${encodeURIComponent(id)}`;
}

/** Reads the list of registrations again. */
export function refreshRegistrations(): Promise<void> {
  return browserStore().refresh(registrationsPath);
}
