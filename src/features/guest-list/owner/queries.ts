import { browserStore } from "#shared/browser/page-queries.ts";

export const registrationsPath = "/api/admin/registrations";

export function registrationPath(id: string | number): string {
  return `${registrationsPath}/${encodeURIComponent(id)}`;
}

/** The events with their places, as this feature reads them. */
export const eventsWithPlacesPath = "/api/admin/events";

/** Reads the list of registrations again, and what depends on it: how many places are taken. */
export function refreshRegistrations(): Promise<void> {
  return browserStore().refresh(
    registrationsPath,
    eventsWithPlacesPath,
    "/api/events",
    "/api/admin/today",
  );
}
