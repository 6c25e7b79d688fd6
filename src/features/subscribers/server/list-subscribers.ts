import { sql } from "kysely";
import type { Db } from "#db/schema.ts";
import { readInPieces } from "#shared/server/long-lists-piece-by-piece.ts";
import { type Subscriber, type SubscriberPage, SubscriberStatus } from "../answers.ts";

type CountsByStatus = SubscriberPage["counts"];

/** A "no" counts wherever it was given: whoever said it last gets no letters, but stays on the list. */
const status = sql<SubscriberStatus>`case
  when person.email = '' then 'phone_only'
  when person.subscribed_at is null and person.unsubscribed_at is not null then 'unsubscribed'
  when person.subscribed_at is null and person.last_asked = 1 then 'unconfirmed'
  when person.subscribed_at is null or person.last_answer = 0 then 'declined'
  when person.refused_at is not null then 'bouncing'
  else 'active' end`;

function everybody(db: Db) {
  const answers = db
    .selectFrom("consent")
    .whereRef("consent.subscriberId", "=", sql.ref<number>("subscriber.id"))
    .limit(1);
  // The sum keeps PostgreSQL from looking for one person's answer along everybody's, newest first, as it
  // does until it has counted the table: after a restore, say.
  const last = answers.orderBy(sql`consent.id + 0`, "desc");
  return db.selectFrom(
    db
      .selectFrom("subscriber")
      .selectAll()
      .select([
        last.select("agreed").where("awaitsConfirmation", "=", 0).as("lastAnswer"),
        last.select("awaitsConfirmation").as("lastAsked"),
        answers.select("form").orderBy(sql`consent.id + 0`).as("source"),
      ])
      .as("person"),
  );
}

/** Those who may be written to, by id. For letters to the subscribers. */
export function activePeople(db: Db) {
  return everybody(db).where(status, "=", "active");
}

const columns = [
  "person.id",
  "person.email",
  "person.phone",
  "person.subscribedAt",
  "person.unsubscribedAt",
  "person.refusedAt",
  "person.createdAt",
  "person.source",
] as const;

/** Everybody, the newest first, with what each of them answered; read a piece at a time. */
export function listPeople(db: Db): Promise<Subscriber[]> {
  return readInPieces(async (before, most) => {
    let query = everybody(db).select(columns).select(status.as("status"));
    if (before !== undefined) query = query.where("person.id", "<", before);
    return withConsents(db, await query.orderBy("person.id", "desc").limit(most).execute());
  });
}

/** How many there are of each status. */
export function countsOf(people: readonly { status: SubscriberStatus }[]) {
  const counts = Object.fromEntries(
    SubscriberStatus.options.map((name) => [name, 0]),
  ) as CountsByStatus;
  for (const { status: name } of people) counts[name] += 1;
  return counts;
}

/** The same, without reading what each of them answered. */
export async function countPeople(db: Db): Promise<CountsByStatus> {
  return countsOf(await everybody(db).select(status.as("status")).execute());
}

/** The person with this id; undefined if there is none. */
export async function findPerson(db: Db, id: number): Promise<Subscriber | undefined> {
  const person = everybody(db).select(columns).select(status.as("status"));
  return (await withConsents(db, await person.where("person.id", "=", id).execute()))[0];
}

async function withConsents(db: Db, rows: Omit<Subscriber, "consents">[]): Promise<Subscriber[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const consents = await db
    .selectFrom("consent")
    .selectAll()
    .where("subscriberId", "in", ids)
    .orderBy("id")
    .execute();
  const bySubscriber = Map.groupBy(consents, ({ subscriberId }) => subscriberId);
  return rows.map((row) => ({
    ...row,
    consents: (bySubscriber.get(row.id) ?? []).map(
      ({ form, page, wording, agreed, awaitsConfirmation, phone, note, givenAt }) => ({
        ...{ form, page, wording, phone, note, givenAt },
        agreed: agreed === 1,
        awaitsConfirmation: awaitsConfirmation === 1,
      }),
    ),
  }));
}
