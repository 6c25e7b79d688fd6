import type { Db, EventRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { conflict } from "#shared/both/failure-kinds.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { contentsOf, moveToTrash, noteOfTrashed, type TrashKind } from "#shared/server/trash.ts";
import { holdPictures } from "#shared/server/uploaded-pictures.ts";
import type { ChangedEvent, RemovedEvent } from "../answers.ts";
import { forOwner } from "./event-answers.ts";
import { eventInHistory } from "./event-in-history.ts";
import type { EventPeople } from "./event-people-interface.ts";
import { changeRow, type EventChange, tellPeople } from "./save-event.ts";
import { insertEvent, lockEvent, lockEventToChange } from "./store.ts";

/**
 * Cancels an event, or reinstates it. It stays in the calendar, marked, and its registrations stay as they
 * are. Its people are told if there is a letter for them. Throws `not_found`, `conflict` if it is so already,
 * and `changed_meanwhile`.
 */
export function setEventStatus(
  db: Db,
  people: EventPeople,
  id: number,
  { status, ...change }: EventChange & { status: "scheduled" | "cancelled" },
): Promise<ChangedEvent> {
  return inTransaction(db, async (trx) => {
    // Locked before it is looked at: of two presses at once the second finds what the first has done.
    if ((await lockEvent(trx, id))?.status === status) {
      throw conflict(
        status === "cancelled"
          ? "This event is cancelled already."
          : "This event takes place already.",
      );
    }
    const event = await changeRow(trx, id, { status }, change.version);
    if (status === "scheduled")
      await people.eventChanged(trx, event, { ...change, isReinstated: true });
    const about = status === "cancelled" ? "cancellation" : "change";
    const told = await tellPeople(trx, people, { eventId: id, about }, change);
    await bumpContentVersion(trx);
    return { ...forOwner(event), ...told };
  });
}

/**
 * Puts an event into the Trash and returns how many registrations it had. They stay, and so does what they
 * must still say about the event. Its people are told if there is a letter for them. Throws `not_found`, and
 * `changed_meanwhile` if it has another version.
 */
export function removeEvent(
  db: Db,
  people: EventPeople,
  id: number,
  change: EventChange,
): Promise<RemovedEvent> {
  return inTransaction(db, async (trx) => {
    const event = await lockEventToChange(trx, id, change.version);
    await trx.deleteFrom("event").where("id", "=", id).execute();
    const { title, description, date, time, location } = event;
    const left = { id, title, description, date, time, location, version: event.version + 1 };
    await trx
      .insertInto("deletedEvent")
      .values({ ...left, deletedAt: toTimestamp(change.now) })
      .execute();
    const told = await tellPeople(trx, people, { eventId: id, about: "deletion" }, change);
    const about =
      formatEventDate(date) + (change.tell ? ". Its people were told that it is off." : "");
    await moveToTrash(trx, "event", [{ key: id, name: title, about, contents: event }], change.now);
    await noteChange(trx, eventInHistory, { before: event });
    const counted = (await people.count(trx)).get(id);
    await bumpContentVersion(trx);
    return { registrations: counted?.registrations ?? 0, ...told };
  });
}

/** Events in the Trash. Calendars that removed one get a version after its deletion's (RFC 5545, section 3.8.7.4). */
export const eventTrash = (people: EventPeople): TrashKind => ({
  kind: "event",
  async bringBack(trx, trashed, _how, context) {
    const event = contentsOf<EventRow>(trashed);
    await trx.deleteFrom("deletedEvent").where("id", "=", event.id).execute();
    const back = await insertEvent(trx, { ...event, version: event.version + 2 });
    await holdPictures(trx, event.imageUrl, event.description, event.notes);
    await people.eventBroughtBack(trx, back, { ...context, deletedAt: trashed.deletedAt });
    await bumpContentVersion(trx);
    return `/admin-events/${event.id}`;
  },
  note: noteOfTrashed(eventInHistory),
});
