import { slugOf } from "#shared/both/slug.ts";

export { formatEventDate, monthOf } from "#shared/both/day-in-words.ts";

import type { ClosedBecause, Event, PublicEvent, RegistrationMode } from "./answers.ts";

/** The one event that `/event-registration` registers for: the Summer Garden Tour and Talk. */
export const tourEventId = 1;

/**
 * The order of `GET /api/events`: upcoming first, soonest first; then the past ones, latest first.
 * `today` is the day at the nursery, `YYYY-MM-DD`.
 */
export function inCalendarOrder<E extends Pick<Event, "id" | "date">>(
  events: readonly E[],
  today: string,
): E[] {
  const { upcoming, past } = splitByDay(events, today);
  return [...upcoming, ...past];
}

/** Today's event is still upcoming. */
export function splitByDay<E extends Pick<Event, "id" | "date">>(
  events: readonly E[],
  today: string,
): { upcoming: E[]; past: E[] } {
  const byDay = (a: E, b: E) => a.date.localeCompare(b.date) || a.id - b.id;
  return {
    upcoming: events.filter((event) => event.date >= today).sort(byDay),
    past: events.filter((event) => event.date < today).sort((a, b) => byDay(b, a)),
  };
}

/** "summer-garden-tour-and-talk" for an event's page; never empty. */
export function eventSlug(title: string): string {
  return slugOf(title, 60) || "event";
}

/** Where the page of an event is. */
export function eventPath({ id, title }: Pick<Event, "id" | "title">): string {
  return `/events/${id}-${eventSlug(title)}`;
}

/** Places left are shown from here down: "8 places left". */
const fewPlaces = 10;

/** What a visitor is shown of the places; null where there are plenty, or no end of them. */
export function placesShown(capacity: number | null, taken: number): number | null {
  if (capacity === null) return null;
  const left = Math.max(0, capacity - taken);
  return left <= fewPlaces ? left : null;
}

/**
 * Why an event takes no registrations now; null where it does. All times are ISO 8601 text in UTC,
 * so that text order is time order; `closesAt`, too, or null.
 */
export function closedBecause(
  event: { status: "scheduled" | "cancelled"; registrationMode: RegistrationMode },
  { endsAt, closesAt }: { endsAt: string; closesAt: string | null },
  now: string,
): ClosedBecause | null {
  if (event.status === "cancelled") return "cancelled";
  if (event.registrationMode === "closed") return "closed";
  if (event.registrationMode === "until_event_ends" && now >= endsAt) return "over";
  if (closesAt !== null && now >= closesAt) return "closed";
  return null;
}

/** What is said of an event that takes no registrations, on every page and in every answer. */
export const eventStates = {
  past: "This event has taken place.",
  cancelled: "This event has been cancelled.",
  closed: "Registration for this event is closed.",
  full: "This event is full. You can join the waiting list.",
} as const;

/** What a visitor has to know about an event before registering. */
export type EventState = "past" | "cancelled" | "closed" | "full" | "open";

/** `today` is the day at the nursery. A past event may still take registrations: that is the owner's switch. */
export function eventState(event: PublicEvent, today: string | undefined): EventState {
  if (event.status === "cancelled") return "cancelled";
  if (event.closedBecause === "over" || (today !== undefined && event.date < today)) return "past";
  if (!event.takesRegistrations) return "closed";
  return event.placesLeft === 0 ? "full" : "open";
}

/** The first of the events, which come soonest first, that can be registered for and is yet to be. */
export function nextEvent(
  events: readonly PublicEvent[] | undefined,
  today: string | undefined,
): PublicEvent | undefined {
  return events?.find((event) => ["open", "full"].includes(eventState(event, today)));
}

/** Where to register for an event. The tour has the plain page. */
export function registerPath({ id }: Pick<Event, "id">): string {
  return id === tourEventId ? "/event-registration" : `/event-registration?event=${id}`;
}

/** Where an event's file for calendars is. */
export function calendarPath({ id }: Pick<Event, "id">): string {
  return `/events/${id}.ics`;
}
