import type { Updateable } from "kysely";
import { lockRows } from "#db/dialect/engine.ts";
import type { Database, Db, DeletedEventRow, EventRow } from "#db/schema.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { lockToChange } from "#shared/server/if-match.ts";
import { inCalendarOrder } from "../calendar-order.ts";
import { eventPath } from "../event-addresses.ts";

export const eventGone = "This event is no longer there.";

/** What is written of an event; absent fields stay as they are. */
export type StoredEvent = Updateable<Database["event"]>;

/** Every event as its row has it, in no particular order. */
export function listEvents(db: Db): Promise<EventRow[]> {
  return db.selectFrom("event").selectAll().execute();
}

/** The events that are not cancelled, for the site's search, upcoming first, with their day. */
export async function listFindableEvents(db: Db, now: Temporal.Instant) {
  const events = (await listEvents(db)).filter(({ status }) => status !== "cancelled");
  return inCalendarOrder(events, dayAtNursery(now)).map((event) => ({
    name: `${event.title}, ${formatEventDate(event.date)}`,
    path: eventPath(event),
    text: `${event.title} ${event.description}`,
  }));
}

/** The event with this id; undefined if there is none. */
export function findEvent(db: Db, id: number): Promise<EventRow | undefined> {
  return eventById(db, id).executeTakeFirst();
}

const eventById = (db: Db, id: number) => db.selectFrom("event").selectAll().where("id", "=", id);

/** The same, locked until the transaction ends: whoever takes or frees places calls this first. */
export function lockEvent(trx: Db, id: number): Promise<EventRow | undefined> {
  return lockRows(trx, eventById(trx, id)).executeTakeFirst();
}

/** The same, to change it. Throws `not_found` and `changed_meanwhile`. */
export function lockEventToChange(trx: Db, id: number, version: number | undefined) {
  return lockToChange(trx, eventById(trx, id), { version, gone: eventGone });
}

/** Locks several events, always in the same order to avoid deadlocks. */
export async function lockEvents(trx: Db, ids: Iterable<number>): Promise<number[]> {
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  for (const id of inOrder) await lockEvent(trx, id);
  return inOrder;
}

/** Adds an event and returns its row. */
export function insertEvent(
  db: Db,
  event: StoredEvent & Pick<EventRow, "title" | "description" | "date" | "time" | "location">,
): Promise<EventRow> {
  return db
    .insertInto("event")
    .values({ imageUrl: null, ...event })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What is kept of every deleted event. */
export function listDeletedEvents(db: Db): Promise<DeletedEventRow[]> {
  return db.selectFrom("deletedEvent").selectAll().execute();
}

/** What is stored of a deleted event; undefined if there was none with this id. */
export function findDeletedEvent(db: Db, id: number): Promise<DeletedEventRow | undefined> {
  return db.selectFrom("deletedEvent").selectAll().where("id", "=", id).executeTakeFirst();
}
