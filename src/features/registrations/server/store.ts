import type { Db } from "#db/connect.ts";
import type { RegistrationRow } from "#db/schema.ts";
import type { RegistrationChanges, RegistrationInput } from "../contract.ts";
import { confirmationKind } from "./letter-kinds.ts";

export function findRegistration(db: Db, id: number): Promise<RegistrationRow | undefined> {
  return db.selectFrom("registration").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findRegistrationByKey(db: Db, key: string): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom("registration")
    .selectAll()
    .where("idempotencyKey", "=", key)
    .executeTakeFirst();
}

/** Answers the new row's id; undefined where a row with this key is there already. */
export async function insertRegistration(
  db: Db,
  input: RegistrationInput,
  {
    key,
    requestDigest,
    createdAt,
  }: { key: string | undefined; requestDigest: string | undefined; createdAt: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto("registration")
    .values({
      ...input,
      idempotencyKey: key ?? null,
      requestDigest: requestDigest ?? null,
      createdAt,
    })
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
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
