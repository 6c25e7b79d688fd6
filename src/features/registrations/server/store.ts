import { type Insertable, sql, type Updateable } from "kysely";
import { lockRows } from "#db/dialect/engine.ts";
import type { Database, Db, RegistrationRow } from "#db/schema.ts";
import type { PeopleOfEvent } from "#features/events/answers.ts";
import { nobody } from "#features/events/server/event-people-interface.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { readByIds, readInPieces } from "#shared/server/long-lists-piece-by-piece.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import type { ConfirmationState } from "../answers.ts";
import { holdsPlaces } from "../statuses.ts";
import { confirmationKind } from "./mail/kinds-of-mail-and-notices.ts";
import { registrationInHistory } from "./registration-in-history.ts";

function registrations(db: Db) {
  return db.selectFrom("registration").selectAll();
}

function ofEvent(db: Db, eventId: number) {
  return registrations(db).where("eventId", "=", eventId);
}

/** The registration with this id; undefined if there is none. */
export function findRegistration(db: Db, id: number): Promise<RegistrationRow | undefined> {
  return registrations(db).where("id", "=", id).executeTakeFirst();
}

/** The registrations with these ids, in their order. One that is gone is left out. */
export function readRegistrations(db: Db, ids: readonly number[]): Promise<RegistrationRow[]> {
  return readByIds(ids, (piece) => registrations(db).where("id", "in", piece).execute());
}

/** The registration that was sent under this Idempotency-Key; undefined if none was. */
export function findRegistrationByKey(db: Db, key: string): Promise<RegistrationRow | undefined> {
  return registrations(db).where("idempotencyKey", "=", key).executeTakeFirst();
}

/** Stores a registration made `now`, and returns its id; undefined if a row with its key exists already. */
export async function insertRegistration(
  db: Db,
  registration: Omit<Insertable<Database["registration"]>, "createdAt">,
  now: Temporal.Instant,
): Promise<number | undefined> {
  const at = toTimestamp(now);
  const waitingSince = registration.status === "waiting" ? at : null;
  const row = await db
    .insertInto("registration")
    .values({ createdAt: at, statusChangedAt: at, waitingSince, ...registration })
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) await noteChange(db, registrationInHistory, { after: row });
  return row?.id;
}

/** A party of four that came with two holds four: nobody is offered places in the middle of an event. */
const placesHeld = sql<number>`case when registration.came_count > registration.attendees_count
  then registration.came_count else registration.attendees_count end`;

/** How many registrations and people each event has, or one, by event id; events without one are absent. */
export async function countPeople(db: Db, eventId?: number): Promise<Map<number, PeopleOfEvent>> {
  let query = db
    .selectFrom("registration")
    .select((eb) => [
      "eventId",
      "status",
      eb.fn.countAll<number>().as("registrations"),
      eb.fn.sum<number>("attendeesCount").as("people"),
      eb.fn.sum<number>(eb.fn.coalesce("cameCount", "attendeesCount")).as("came"),
      eb.fn.sum<number>(placesHeld).as("places"),
    ])
    .groupBy(["eventId", "status"]);
  if (eventId !== undefined) query = query.where("eventId", "=", eventId);
  const counts = new Map<number, PeopleOfEvent>();
  for (const { eventId, status, registrations, people, came, places } of await query.execute()) {
    const count = counts.get(eventId) ?? { ...nobody };
    const these = Number(status === "came" ? came : people);
    count.registrations += Number(registrations);
    count[status] += these;
    if (holdsPlaces(status)) count.taken += Number(places);
    counts.set(eventId, count);
  }
  return counts;
}

/** How many people hold a place at this event. */
export async function countTaken(db: Db, eventId: number): Promise<number> {
  return (await countPeople(db, eventId)).get(eventId)?.taken ?? 0;
}

/** Who waits for places at this event, first come first. */
export function listWaiting(db: Db, eventId: number): Promise<RegistrationRow[]> {
  return ofEvent(db, eventId)
    .where("status", "=", "waiting")
    .orderBy("waitingSince")
    .orderBy("id")
    .execute();
}

/** Every registration, newest first. */
export async function listRegistrations(db: Db): Promise<RegistrationRow[]> {
  const rows = await readInPieces((after, most) => {
    const newest = registrations(db).orderBy("id", "desc").limit(most);
    return (after === undefined ? newest : newest.where("id", "<", after)).execute();
  });
  // They are in this order already, except for those that came in the same moment from two processes.
  return rows.sort((a, b) =>
    a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1,
  );
}

/** The registrations of one event, in the order in which they came. */
export function listOfEvent(db: Db, eventId: number): Promise<RegistrationRow[]> {
  return ofEvent(db, eventId).orderBy("id").execute();
}

/** Other registrations for the same event with the same e-mail address that are not cancelled. */
export function listOthers(
  db: Db,
  { id, eventId, email }: Pick<RegistrationRow, "id" | "eventId" | "email">,
): Promise<RegistrationRow[]> {
  return ofEvent(db, eventId)
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("id", "!=", id)
    .where("status", "!=", "cancelled")
    .orderBy("id")
    .execute();
}

/** The confirmation letters of all registrations, or of one, oldest first; none that was void. */
export function listConfirmations(db: Db, registrationId?: number) {
  return readInPieces((after, most) => {
    let query = db
      .selectFrom("outbox")
      .select(["id", "subjectId", "state", "dueAt", "sentAt", "lastError", "delivery"])
      .where("kind", "=", confirmationKind)
      .where("state", "!=", "void")
      .$narrowType<{ state: ConfirmationState["state"] }>();
    if (registrationId !== undefined) query = query.where("subjectId", "=", registrationId);
    if (after !== undefined) query = query.where("id", ">", after);
    return query.orderBy("id").limit(most).execute();
  });
}

/** What is undefined stays as it is. */
type Changes = { [Column in keyof Stored]: Stored[Column] | undefined };
type Stored = Updateable<Database["registration"]>;

/** Writes to a locked registration, and returns the result. */
export async function updateRegistration(
  trx: Db,
  before: RegistrationRow,
  changes: Changes,
): Promise<RegistrationRow> {
  const after = await trx
    .updateTable("registration")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteChange(trx, registrationInHistory, { before, after });
  return after;
}

/** Those of an event's registrations that have one of these ids, locked until the transaction ends. */
export function lockRegistrations(
  trx: Db,
  eventId: number,
  ids: readonly number[],
): Promise<RegistrationRow[]> {
  return lockRows(trx, ofEvent(trx, eventId).where("id", "in", ids).orderBy("id")).execute();
}
