import type { Db } from "#db/connect.ts";
import type { RegistrationRow } from "#db/schema.ts";
import type { EventForOwner, EventInput, RegistrationChanges } from "../contract.ts";
import { confirmationKind } from "./confirmation-letter.ts";

const eventColumns = [
  "id",
  "title",
  "description",
  "date",
  "time",
  "location",
  "imageUrl",
  "version",
] as const;

export type StoredEvent = Omit<EventInput, "imageUrl"> & { imageUrl: string | null };

/** Every event with its version, in no particular order. */
export function listEventsForOwner(db: Db): Promise<EventForOwner[]> {
  return db.selectFrom("event").select(eventColumns).execute();
}

/** How many registrations each event has, by event id; events without one are absent. */
export async function countRegistrations(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("registration")
    .select((eb) => ["eventId", eb.fn.countAll<number>().as("count")])
    .groupBy("eventId")
    .execute();
  return new Map(rows.map(({ eventId, count }) => [eventId, Number(count)]));
}

export function insertEvent(db: Db, event: StoredEvent): Promise<EventForOwner> {
  return db.insertInto("event").values(event).returning(eventColumns).executeTakeFirstOrThrow();
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
  return query.returning(eventColumns).executeTakeFirst();
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

/** Every registration, newest first. */
export function listRegistrations(db: Db): Promise<RegistrationRow[]> {
  return db
    .selectFrom("registration")
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The registrations of one event, as far as duplicates are told by it. */
export function listPeople(db: Db, eventId: number) {
  return db
    .selectFrom("registration")
    .select(["id", "eventId", "fullName", "email", "phone"])
    .where("eventId", "=", eventId)
    .execute();
}

/** The confirmation letters of all registrations, or of one, oldest first. */
export function listConfirmations(db: Db, registrationId?: number) {
  let query = db
    .selectFrom("outbox")
    .select(["subjectId", "state", "dueAt", "sentAt", "lastError", "delivery"])
    .where("kind", "=", confirmationKind);
  if (registrationId !== undefined) query = query.where("subjectId", "=", registrationId);
  return query.orderBy("id").execute();
}

/** Undefined where there is no such registration, or not in the `version` that was asked for. */
export function updateRegistration(
  db: Db,
  id: number,
  changes: RegistrationChanges,
  version: number | undefined,
): Promise<RegistrationRow | undefined> {
  let query = db
    .updateTable("registration")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", id);
  if (version !== undefined) query = query.where("version", "=", version);
  return query.returningAll().executeTakeFirst();
}

/** False where there is no such registration, or not in the `version` that was asked for. */
export async function deleteRegistration(
  db: Db,
  id: number,
  version: number | undefined,
): Promise<boolean> {
  let query = db.deleteFrom("registration").where("id", "=", id);
  if (version !== undefined) query = query.where("version", "=", version);
  return (await query.executeTakeFirst()).numDeletedRows === 1n;
}
