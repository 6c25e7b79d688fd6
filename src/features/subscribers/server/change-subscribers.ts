import type { Db, NewConsentRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict, notFound } from "#shared/both/failure-kinds.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { Subscriber } from "../answers.ts";
import type { AddedSubscriber } from "../owner-inputs.ts";
import { findPerson } from "./list-subscribers.ts";
import { keepAnswer } from "./sign-up.ts";
import { addConsent, ensureSubscriber, takeOffList } from "./store.ts";
import { subscriberInHistory } from "./subscriber-in-history.ts";

export const personGone = "This person is no longer on the list.";

/**
 * Adds somebody who agreed elsewhere. Whoever unsubscribed before is asked by mail first, because only they
 * themselves can come back. Throws `conflict` for somebody who is on the list.
 */
export function addSubscriber(
  db: Db,
  { email, reason, ...added }: AddedSubscriber,
  context: CommandContext,
): Promise<Subscriber> {
  const at = toTimestamp(context.now);
  const phone = added.phone || null;
  return db.transaction().execute(async (trx) => {
    const id = await ensureSubscriber(trx, { email, phone, createdAt: at });
    const before = await findPerson(trx, id);
    if (before?.status === "active" || (before?.status === "phone_only" && before.source)) {
      throw conflict("This person is on the list already.", email ? "email" : "phone");
    }
    const answer: NewConsentRow = {
      ...{ subscriberId: id, page: null, note: reason, phone, givenAt: at },
      ...{ form: "owner", agreed: 1, wordingKey: "owner-1", wording: "Entered by the owner." },
    };
    if (email) await keepAnswer(trx, answer, context);
    else await addConsent(trx, answer);
    const person = await existing(trx, id);
    await noteChange(trx, subscriberInHistory, { after: person });
    return person;
  });
}

/** Takes somebody off the list. An address stays known as one that left, so that nobody puts it back. Throws `not_found`. */
export function removeSubscriber(db: Db, id: number, { now }: CommandContext): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const person = await existing(trx, id);
    await noteChange(trx, subscriberInHistory, { after: person, action: "taken off the list" });
    if (!person.email) {
      await trx.deleteFrom("subscriber").where("id", "=", id).execute();
      return;
    }
    await takeOffList(trx, id, toTimestamp(now));
    await trx
      .updateTable("subscriber")
      .set({ unsubscribedAt: toTimestamp(now) })
      .where("id", "=", id)
      .where("unsubscribedAt", "is", null)
      .execute();
  });
}

/** Has letters tried again to an address that refused them. Throws `not_found`. */
export function tryAddressAgain(db: Db, id: number): Promise<Subscriber> {
  return db.transaction().execute(async (trx) => {
    await existing(trx, id);
    await trx.updateTable("subscriber").set({ refusedAt: null }).where("id", "=", id).execute();
    const after = await existing(trx, id);
    await noteChange(trx, subscriberInHistory, { after, action: "tried again" });
    return after;
  });
}

/** Records that a mail server rejects mail to this address. */
export async function markRefused(db: Db, address: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable("subscriber")
    .set({ refusedAt: toTimestamp(now) })
    .where("emailKey", "=", address.toLowerCase())
    .where("refusedAt", "is", null)
    .execute();
}

async function existing(db: Db, id: number): Promise<Subscriber> {
  const person = await findPerson(db, id);
  if (!person) throw notFound(personGone);
  return person;
}
