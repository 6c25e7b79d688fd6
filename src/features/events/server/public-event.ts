import type { EventRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { pictureDetails } from "#shared/both/picture-details.ts";
import type { PublicEvent } from "../answers.ts";
import { eventSlug } from "../event-addresses.ts";
import { closedBecause, placesShown } from "../event-state.ts";
import { closingTimes } from "./event-begin-and-end.ts";
import { eventFields } from "./store.ts";

/** An event as a visitor sees it; `taken` is how many people hold a place. */
export function publicEvent(row: EventRow, taken: number, now: Temporal.Instant): PublicEvent {
  return {
    ...eventFields(row),
    ...pictureDetails(row),
    ...openingOf(row, now),
    slug: eventSlug(row.title),
    status: row.status,
    closesAt: row.closesAt,
    placesLeft: placesShown(row.capacity, taken),
    cost: row.cost,
    notes: row.notes,
  };
}

/** When it is, and whether a visitor may register now. */
export function openingOf(row: EventRow, now: Temporal.Instant) {
  const { startsAt, endsAt, closesAt } = closingTimes(row);
  const closed = closedBecause(row, { endsAt, closesAt }, toTimestamp(now));
  return { startsAt, endsAt, takesRegistrations: closed === null, closedBecause: closed };
}
