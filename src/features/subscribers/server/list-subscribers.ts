import type { Db, SubscriberRow } from "#db/schema.ts";
import { readInPieces } from "#shared/server/long-lists-piece-by-piece.ts";
import { type Subscriber, type SubscriberPage, SubscriberStatus } from "../answers.ts";
import { statusOf } from "../subscriber-status.ts";
import { findSubscriber } from "./store.ts";

/** Everybody, the newest first, with what each of them answered; read a piece at a time. */
export async function listPeople(db: Db): Promise<Subscriber[]> {
  const people = await readInPieces((after = 0, most) => listPeopleAfter(db, after, most));
  return people.reverse();
}

/** The first `most` people whose id is larger than `after`, by id. */
export async function listPeopleAfter(db: Db, after: number, most: number): Promise<Subscriber[]> {
  const people = db.selectFrom("subscriber").selectAll().where("id", ">", after);
  return withConsents(db, await people.orderBy("id").limit(most).execute());
}

/** The person with this id; undefined if there is none. */
export async function findPerson(db: Db, id: number): Promise<Subscriber | undefined> {
  const row = await findSubscriber(db, id);
  return row && (await withConsents(db, [row]))[0];
}

/** How many of these people there are of each status. */
export function countsOf(people: readonly Subscriber[]): SubscriberPage["counts"] {
  const counts = Object.fromEntries(
    SubscriberStatus.options.map((name) => [name, 0]),
  ) as SubscriberPage["counts"];
  for (const { status } of people) counts[status] += 1;
  return counts;
}

async function withConsents(db: Db, rows: readonly SubscriberRow[]): Promise<Subscriber[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const all = await db
    .selectFrom("consent")
    .selectAll()
    .where("subscriberId", "in", ids)
    .orderBy("id")
    .execute();
  const bySubscriber = Map.groupBy(all, ({ subscriberId }) => subscriberId);
  return rows.map(({ emailKey: _key, ...row }) => {
    const consents = (bySubscriber.get(row.id) ?? []).map(
      ({ form, page, wording, agreed, awaitsConfirmation, phone, note, givenAt }) => ({
        ...{ form, page, wording, phone, note, givenAt },
        agreed: agreed === 1,
        awaitsConfirmation: awaitsConfirmation === 1,
      }),
    );
    const person = { ...row, source: consents[0]?.form ?? null, consents };
    return { ...person, status: statusOf(person) };
  });
}
