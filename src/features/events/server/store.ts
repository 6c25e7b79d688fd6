import type { Db } from "#db/connect.ts";
import type { RegistrationRow } from "#db/schema.ts";
import type { Event, RegistrationInput } from "../contract.ts";

const eventColumns = [
  "id",
  "title",
  "description",
  "date",
  "time",
  "location",
  "imageUrl",
] as const;

/** Every event, in no particular order. */
export function listEvents(db: Db): Promise<Event[]> {
  return db.selectFrom("event").select(eventColumns).execute();
}

export function findEvent(db: Db, id: number): Promise<Event | undefined> {
  return db.selectFrom("event").select(eventColumns).where("id", "=", id).executeTakeFirst();
}

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
  { key, createdAt }: { key: string | undefined; createdAt: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto("registration")
    .values({ ...input, idempotencyKey: key ?? null, createdAt })
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}
