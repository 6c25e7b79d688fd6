import { browserStore } from "#shared/browser/page-queries.ts";

export const adminEventsPath = "/api/admin/events";

/** Where it is read whom a letter to the people of this event reaches. */
export function audiencePath(eventId: number): string {
  return `${adminEventsPath}/${eventId}/audience`;
}

/** The key under which the draft of copies of this event is kept. */
export function copyDraft(eventId: number): string {
  return `event-copy:${eventId}`;
}

/** Reloads everything about events that visitors and the owner see. */
export function refreshEvents(): Promise<void> {
  return browserStore().refresh("/api/events", adminEventsPath);
}

export const eventFormSays = {
  gone: "This event has been deleted meanwhile.",
  unreadable: "Error loading events. Please try again.",
};
