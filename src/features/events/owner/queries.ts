import { browserStore } from "#platform/browser/page-queries.ts";

/** The owner's read of events, by the path that is also its key in the cache. */
export const adminEventsPath = "/api/admin/events";

/** Reads again what the public and the owner see of events, wherever it was shown. */
export function refreshEvents(): Promise<void> {
  return browserStore().refresh("/api/events", adminEventsPath);
}
