import type { Db } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { conflict } from "#shared/both/failure-kinds.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import type { EventForOwner } from "../answers.ts";
import { movedClosing } from "../days-of-copies.ts";
import type { CopiesInput } from "../inputs.ts";
import { forOwner } from "./event-answers.ts";
import { eventInHistory } from "./event-in-history.ts";
import { insertEvent, lockEventToChange } from "./store.ts";

/**
 * Copies the event, without its people, to each date, with the fields that differ. A closing time moves with
 * the date. Throws `not_found`, `changed_meanwhile` if the event is not in the `version`, and `conflict` for
 * an event that exists already: a second press of the button.
 */
export function copyEvent(
  db: Db,
  id: number,
  { dates, ...changes }: CopiesInput,
  version: number | undefined,
): Promise<EventForOwner[]> {
  return inTransaction(db, async (trx) => {
    // Locked, so that two presses at once do not both find that no copy is there.
    const event = await lockEventToChange(trx, id, version);
    const copies: EventForOwner[] = [];
    for (const date of dates) {
      const { id: _, version: _own, status, remindedFor, thankedFor, ...kept } = event;
      const says = {
        title: changes.title ?? event.title,
        description: changes.description ?? event.description,
        time: changes.time ?? event.time,
        location: changes.location ?? event.location,
        date,
      };
      const { description: _words, ...placeAndTime } = says;
      const alike = trx
        .selectFrom("event")
        .select("id")
        .where((eb) => eb.and(placeAndTime));
      if (await alike.executeTakeFirst()) {
        throw conflict(`This event is there already on ${formatEventDate(date)}.`, "dates");
      }
      const row = await insertEvent(trx, {
        ...kept,
        ...says,
        closesAt: event.closesAt && movedClosing(event.closesAt, event.date, date),
        // A past event may be open by the owner's choice, which is not copied.
        registrationMode:
          event.registrationMode === "always" ? "until_event_ends" : event.registrationMode,
      });
      await noteChange(trx, eventInHistory, { after: row, action: "added as a copy" });
      copies.push(forOwner(row));
    }
    await bumpContentVersion(trx);
    return copies;
  });
}
