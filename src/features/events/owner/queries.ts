import { adminRequest } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import type { ListedEvent } from "../answers.ts";

export const adminEventsPath = "/api/admin/events";

export function audiencePath(eventId: number): string {
  return `${adminEventsPath}/${eventId}/audience`;
}

export function copyDraft(eventId: number): string {
  return `event-copy:${eventId}`;
}

/** Reloads everything about events that visitors and the owner see. */
export function refreshEvents(): Promise<void> {
  return browserStore().refresh("/api/events", adminEventsPath);
}

/** The event as it is on the server now; undefined if it is gone. */
export async function readEventAgain(id: number | undefined): Promise<ListedEvent | undefined> {
  const events = await adminRequest<ListedEvent[]>("GET", adminEventsPath);
  return events.find((event) => event.id === id);
}

export const eventFormSays = {
  gone: "This event has been deleted meanwhile.",
  unreadable: "Error loading events. Please try again.",
};
