import type { Db } from "#db/connect.ts";
import { bumpContentVersion } from "#platform/server/content-version.ts";
import { invalid, notFound } from "#platform/shared/errors.ts";
import type { CopyChanges, EventForOwner } from "../contract.ts";
import { movedClosing } from "../rules.ts";
import { eventGone } from "./save-event.ts";
import { findEvent, forOwner, insertEvent } from "./store.ts";

/**
 * Makes an event of its own for each date, with everything that this one says but its people, and
 * with the `changes`. A closing time moves with the date. Throws `not_found`, and `invalid` for a date that is none.
 */
export function copyEvent(
  db: Db,
  id: number,
  datesAfter: (date: string) => string[],
  changes: CopyChanges = {},
): Promise<EventForOwner[]> {
  return db.transaction().execute(async (trx) => {
    const event = await findEvent(trx, id);
    if (!event) throw notFound(eventGone);
    const copies: EventForOwner[] = [];
    for (const date of datesAfter(event.date)) {
      if (date > "2199-12-31") throw invalid("Please choose fewer: the last date is too far away.");
      const { id: _, version: _own, status, remindedFor, thankedFor, ...kept } = event;
      const row = await insertEvent(trx, {
        ...kept,
        title: changes.title ?? event.title,
        description: changes.description ?? event.description,
        time: changes.time ?? event.time,
        location: changes.location ?? event.location,
        date,
        closesAt: event.closesAt && movedClosing(event.closesAt, event.date, date),
        // That a past event still takes people was said of that one event.
        registrationMode:
          event.registrationMode === "always" ? "until_event_ends" : event.registrationMode,
      });
      copies.push(forOwner(row));
    }
    await bumpContentVersion(trx);
    return copies;
  });
}
