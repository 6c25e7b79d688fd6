import type { Db } from "#db/connect.ts";
import type { DeletedEventRow } from "#db/schema.ts";

/**
 * For so many days the calendar feed lists a deleted event as cancelled, so that calendars that are seldom
 * synchronized learn of it.
 */
export const daysInCalendarFeed = 200;

/** Keeps what people who were registered must still be able to read of a deleted event. */
export async function keepDeletedEvent(db: Db, event: DeletedEventRow): Promise<void> {
  await db.insertInto("deletedEvent").values(event).execute();
}

/** What is kept of every deleted event. */
export function listDeletedEvents(db: Db): Promise<DeletedEventRow[]> {
  return db.selectFrom("deletedEvent").selectAll().execute();
}

/** What is kept of a deleted event; undefined for an id that none had. */
export function findDeletedEvent(db: Db, id: number): Promise<DeletedEventRow | undefined> {
  return db.selectFrom("deletedEvent").selectAll().where("id", "=", id).executeTakeFirst();
}
