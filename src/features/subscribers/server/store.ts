import type { Db, NewConsentRow, SubscriberRow } from "#db/schema.ts";
import { phoneDigits } from "#shared/both/fold-text.ts";

/** Returns the id of a subscriber, added if new. One who is there stays as they are: the address may be another's. */
export async function ensureSubscriber(
  db: Db,
  { email, phone, createdAt }: { email: string; phone: string | null; createdAt: string },
): Promise<number> {
  const emailKey = email ? email.toLowerCase() : `tel:${phoneDigits(phone ?? "")}`;
  const added = await db
    .insertInto("subscriber")
    .values({ email, emailKey, phone, createdAt })
    .onConflict((conflict) => conflict.column("emailKey").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return added.id;
  const known = await db
    .selectFrom("subscriber")
    .select("id")
    .where("emailKey", "=", emailKey)
    .executeTakeFirstOrThrow();
  return known.id;
}

/** The subscriber with this id; undefined if there is none. */
export function findSubscriber(db: Db, id: number): Promise<SubscriberRow | undefined> {
  return db.selectFrom("subscriber").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Keeps one answer to the question whether the nursery may write. */
export async function addConsent(db: Db, consent: NewConsentRow): Promise<void> {
  await db.insertInto("consent").values(consent).execute();
}

/** The last answer that counts; undefined if none does yet. */
export async function lastAnswer(db: Db, subscriberId: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom("consent")
    .select("agreed")
    .where("subscriberId", "=", subscriberId)
    .where("awaitsConfirmation", "=", 0)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && row.agreed === 1;
}

/** Puts a new or returning subscriber on the list; true for the one caller that did. */
export async function putOnList(db: Db, id: number, at: string): Promise<boolean> {
  const result = await db
    .updateTable("subscriber")
    .set({ subscribedAt: at })
    .where("id", "=", id)
    .where("subscribedAt", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes a subscriber off the list; does nothing for one who is off it already. */
export async function takeOffList(db: Db, id: number, at: string): Promise<void> {
  await db
    .updateTable("subscriber")
    .set({ subscribedAt: null, unsubscribedAt: at })
    .where("id", "=", id)
    .where("subscribedAt", "is not", null)
    .execute();
}
