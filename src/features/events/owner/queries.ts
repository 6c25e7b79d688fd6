import { adminRequest } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import type { ListedEvent } from "../answers.ts";

/** The owner's read of events, by the path that is also its key in the cache. */
export const adminEventsPath = "/api/admin/events";

/** Whom a letter to the people of this event reaches. */
export function audiencePath(eventId: number): string {
  return `${adminEventsPath}/${eventId}/audience`;
}

/** Under what name what is typed about copies of this event is kept. */
export function copyDraft(eventId: number): string {
  return `event-copy:${eventId}`;
}

/** Reads again what the public and the owner see of events, wherever it was shown. */
export function refreshEvents(): Promise<void> {
  return browserStore().refresh("/api/events", adminEventsPath);
}

/** How an event stands on the server now; undefined where it is gone. */
export async function readEventAgain(id: number | undefined): Promise<ListedEvent | undefined> {
  const events = await adminRequest<ListedEvent[]>("GET", adminEventsPath);
  return events.find((event) => event.id === id);
}

/** What a form about an event says besides that it failed. */
export const eventFormSays = {
  gone: "This event has been deleted meanwhile.",
  unreadable: "Error loading events. Please try again.",
};
