import type { EventRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { pictureDetails } from "#shared/both/picture-details.ts";
import type { EventForOwner, PublicEvent } from "../answers.ts";
import { eventSlug } from "../event-addresses.ts";
import { closedBecause, placesShown } from "../event-state.ts";
import { closingTimes } from "./event-begin-and-end.ts";

/** The fields for visitors and the owner alike: first those of the specification, in its order. */
function eventOf(row: EventRow) {
  const { id, title, description, date, time, location, imageUrl } = row;
  const { status, closesAt, cost, notes } = row;
  return {
    ...{ id, title, description, date, time, location, imageUrl },
    ...pictureDetails(row),
    ...{ slug: eventSlug(title), status, closesAt, cost, notes },
  };
}

/** An event as a visitor sees it; `taken` is how many people hold a place. */
export function publicEvent(row: EventRow, taken: number, now: Temporal.Instant): PublicEvent {
  const placesLeft = placesShown(row.capacity, taken);
  return { ...eventOf(row), ...openingOf(row, now), placesLeft };
}

/** The event as the owner's calls answer it. */
export function forOwner(row: EventRow): EventForOwner {
  const { version, capacity, registrationMode } = row;
  return {
    ...eventOf(row),
    ...{ version, capacity, registrationMode },
    sendsReminder: row.sendsReminder === 1,
    sendsThanks: row.sendsThanks === 1,
  };
}

/** When an event begins and ends, and whether a visitor may register now. */
export function openingOf(row: EventRow, now: Temporal.Instant) {
  const { startsAt, endsAt, closesAt } = closingTimes(row);
  const closed = closedBecause(row, { endsAt, closesAt }, toTimestamp(now));
  return { startsAt, endsAt, takesRegistrations: closed === null, closedBecause: closed };
}
