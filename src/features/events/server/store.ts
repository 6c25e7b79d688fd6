import type { Db } from "#db/connect.ts";
import type { Event, EventForOwner, EventInput } from "../contract.ts";

const columns = ["id", "title", "description", "date", "time", "location", "imageUrl"] as const;
const ownersColumns = [...columns, "version"] as const;

export type StoredEvent = Omit<EventInput, "imageUrl"> & { imageUrl: string | null };

/** Every event, in no particular order. */
export function listEvents(db: Db): Promise<Event[]> {
  return db.selectFrom("event").select(columns).execute();
}

/** Every event with its version, in no particular order. */
export function listEventsForOwner(db: Db): Promise<EventForOwner[]> {
  return db.selectFrom("event").select(ownersColumns).execute();
}

export function findEvent(db: Db, id: number): Promise<Event | undefined> {
  return db.selectFrom("event").select(columns).where("id", "=", id).executeTakeFirst();
}

export function findEventForOwner(db: Db, id: number): Promise<EventForOwner | undefined> {
  return db.selectFrom("event").select(ownersColumns).where("id", "=", id).executeTakeFirst();
}

export function insertEvent(db: Db, event: StoredEvent): Promise<EventForOwner> {
  return db.insertInto("event").values(event).returning(ownersColumns).executeTakeFirstOrThrow();
}

/** Undefined where there is no such event, or not in the `version` that was asked for. */
export function updateEvent(
  db: Db,
  id: number,
  event: StoredEvent,
  version: number | undefined,
): Promise<EventForOwner | undefined> {
  let query = db
    .updateTable("event")
    .set((eb) => ({ ...event, version: eb("version", "+", 1) }))
    .where("id", "=", id);
  if (version !== undefined) query = query.where("version", "=", version);
  return query.returning(ownersColumns).executeTakeFirst();
}

/** False where there is no such event, or not in the `version` that was asked for. */
export async function deleteEvent(
  db: Db,
  id: number,
  version: number | undefined,
): Promise<boolean> {
  let query = db.deleteFrom("event").where("id", "=", id);
  if (version !== undefined) query = query.where("version", "=", version);
  return (await query.executeTakeFirst()).numDeletedRows === 1n;
}
