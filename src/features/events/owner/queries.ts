import { browserStore } from "#platform/browser/page-queries.ts";

/** The owner's reads about events, by the path that is also their key in the cache. */
export const registrationsPath = "/api/admin/registrations";
export const adminEventsPath = "/api/admin/events";

export function registrationPath(id: string | number): string {
  return `${registrationsPath}/${encodeURIComponent(id)}`;
}

/** Reads again what the public and the owner see of events, wherever it was shown. */
export function refreshEvents(): Promise<void> {
  return browserStore().refresh("/api/events", adminEventsPath);
}

/** Reads the list of registrations again. */
export function refreshRegistrations(): Promise<void> {
  return browserStore().refresh(registrationsPath);
}
