import type { ClosedBecause, PublicEvent, RegistrationMode } from "./answers.ts";

const fewPlaces = 10;

/** What a visitor sees of the places; null if there are plenty, or no limit. */
export function placesShown(capacity: number | null, taken: number): number | null {
  if (capacity === null) return null;
  const left = Math.max(0, capacity - taken);
  return left <= fewPlaces ? left : null;
}

/**
 * Why an event takes no registrations now; null if it does. All times are ISO 8601 text in UTC, so that text
 * order is time order; `closesAt`, too, or null.
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

const past = "This event has taken place.";

/** The words for an event that takes no registrations, on every page and in every answer. */
export const eventStates = {
  past,
  over: past,
  cancelled: "This event has been cancelled.",
  closed: "Registration for this event is closed.",
  full: "This event is full. You can join the waiting list.",
} as const;

/** How an event stands on that day at the nursery. A past one may still take registrations if the owner says so. */
export function eventState(event: PublicEvent, today: string | undefined) {
  if (event.status === "cancelled") return "cancelled";
  if (event.closedBecause === "over" || (today !== undefined && event.date < today)) return "past";
  // An answer with only the specified fields lacks it.
  if (event.takesRegistrations === false) return "closed";
  return event.placesLeft === 0 ? "full" : "open";
}

/** Whether an event takes registrations and is still to come. */
export function isToCome(event: PublicEvent, today: string | undefined): boolean {
  return ["open", "full"].includes(eventState(event, today));
}

/** The first event for which `isToCome` holds; `events` are soonest first. */
export function nextEvent(
  events: readonly PublicEvent[] | undefined,
  today: string | undefined,
): PublicEvent | undefined {
  return events?.find((event) => isToCome(event, today));
}

/** What a visitor must know of an event before registering: that it is over, cancelled, closed, full, or nearly so. */
export function stateInWords(event: PublicEvent, today: string | undefined): string | undefined {
  const state = eventState(event, today);
  if (state !== "open") return eventStates[state];
  const { placesLeft } = event;
  // An answer with only the specified fields lacks them.
  if (placesLeft === null || placesLeft === undefined) return undefined;
  // Not by `placesCount`, which is in the code of forms: most event pages have no form.
  return placesLeft === 1 ? "1 place left" : `${placesLeft} places left`;
}
