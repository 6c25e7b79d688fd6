import { browserStore } from "#shared/browser/page-queries.ts";

/** The owner's read of events, by the path that is also its key in the cache. */
export const adminEventsPath = "/api/admin/events";

/** Whom a letter to the people of this event reaches. */
export function audiencePath(eventId: number): string {
  return `${adminEventsPath}/${eventId}/audience`;
}

/** Reads again what the public and the owner see of events, wherever it was shown. */
export function refreshEvents(): Promise<void> {
  return browserStore().refresh("/api/events", adminEventsPath);
}
