import type { EventRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { pictureDetails } from "#shared/both/picture-details.ts";
import type { PublicEvent } from "../answers.ts";
import { closedBecause, eventSlug, placesShown } from "../rules.ts";
import { closingTimes } from "./event-times.ts";
import { eventFields } from "./store.ts";

/** An event as a visitor sees it; `taken` is how many people hold a place. */
export function publicEvent(row: EventRow, taken: number, now: Temporal.Instant): PublicEvent {
  const times = closingTimes(row);
  const closed = closedBecause(row, times, toTimestamp(now));
  return {
    ...eventFields(row),
    ...pictureDetails(row),
    slug: eventSlug(row.title),
    status: row.status,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    takesRegistrations: closed === null,
    closedBecause: closed,
    closesAt: row.closesAt,
    placesLeft: placesShown(row.capacity, taken),
    cost: row.cost,
    notes: row.notes,
  };
}
