import type { Db } from "#db/connect.ts";
import { lockRows } from "#db/dialect/engine.ts";
import type { RegistrationRow } from "#db/schema.ts";
import { byAddress, enqueueTogether, SpellingTimes } from "#mail/enqueue-about-many.ts";
import { enqueueMail } from "#mail/outbox.ts";
import { exactAddress } from "#mail/spellings-of-mailbox.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { lapseKind, offerKind } from "./mail-kinds.ts";

/**
 * Puts letters about parties of one event, which is locked, into the outbox: to each address one
 * about all of its parties, and three within an hour. Whoever enters a stranger's address thirty times
 * and then frees places, all at once or one after another, is not to send him thirty letters.
 * `answerBy`: they are of no use later, in milliseconds since the epoch.
 */
export async function enqueueToParties(
  trx: Db,
  {
    kind,
    parties,
    answerBy = Number.POSITIVE_INFINITY,
    now,
    mailDomain,
  }: {
    kind: typeof offerKind | typeof lapseKind;
    parties: readonly RegistrationRow[];
    answerBy?: number;
  } & CommandContext,
): Promise<void> {
  const [any] = parties;
  if (!any) return;
  const lately = await lettersLately(trx, kind, any.eventId, now);
  const times = new SpellingTimes();
  for (const { email, at } of lately) times.add(email, at);
  for await (const piece of piecesOf(byAddress(parties))) {
    for (const ofAddress of piece) {
      const email = ofAddress[0]?.email ?? "";
      const letters = { kind, now, mailDomain };
      const subjectIds = ofAddress.map(({ id }) => id);
      const joins = await stillOpen(trx, email, lately, now);
      // While there is time to answer.
      const latest = Math.floor((now.epochMilliseconds + answerBy) / 2);
      const due = Math.min(times.next(email, now.epochMilliseconds), latest);
      if (joins === undefined) times.add(email, due);
      if (joins === undefined && due === now.epochMilliseconds && subjectIds.length === 1) {
        await enqueueMail(trx, { ...letters, subjectId: subjectIds[0] as number });
      } else {
        const dueAt = Temporal.Instant.fromEpochMilliseconds(due);
        await enqueueTogether(trx, { ...letters, subjectIds, joins, rank: 0, dueAt });
      }
    }
  }
}

interface LetterLately {
  /** Of the letter that is sent: the one that carries the others, where there is one. */
  id: number;
  isCarrier: boolean;
  email: string;
  /** When it went or goes, in milliseconds since the epoch. */
  at: number;
}

/** The letters of this kind about this event that went within the last hour, or are to go. */
async function lettersLately(
  trx: Db,
  kind: string,
  eventId: number,
  now: Temporal.Instant,
): Promise<LetterLately[]> {
  const rows = await trx
    .selectFrom("registration")
    .innerJoin("outbox", "outbox.subjectId", "registration.id")
    .leftJoin("outbox as carrier", "carrier.id", "outbox.combinedInto")
    .select([
      ...(["outbox.id", "outbox.combinedInto", "outbox.createdAt"] as const),
      ...(["carrier.dueAt", "registration.email"] as const),
    ])
    .where("registration.eventId", "=", eventId)
    .where("outbox.kind", "=", kind)
    // One that is put off is put off by less than a day.
    .where("outbox.createdAt", ">", toTimestamp(now.subtract({ hours: 24 })))
    .execute();
  const letters = new Map(
    rows.map(({ id, combinedInto, createdAt, dueAt, email }) => {
      const at = Temporal.Instant.from(dueAt ?? createdAt).epochMilliseconds;
      const letter = combinedInto ?? id;
      return [letter, { id: letter, isCarrier: combinedInto !== null, email, at }];
    }),
  );
  const hourAgo = now.subtract({ hours: 1 }).epochMilliseconds;
  return [...letters.values()].filter(({ at }) => at > hourAgo);
}

/** The letter to this address, of these, that waits for its time and takes more on, with its row held. */
async function stillOpen(
  trx: Db,
  email: string,
  letters: readonly LetterLately[],
  now: Temporal.Instant,
): Promise<number | undefined> {
  const address = exactAddress(email);
  const ids = letters
    .filter(({ isCarrier, at }) => isCarrier && at > now.epochMilliseconds)
    .filter((letter) => exactAddress(letter.email) === address)
    .map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const open = trx
    .selectFrom("outbox")
    .select("id")
    .where("id", "in", ids)
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .where("dueAt", ">", toTimestamp(now))
    .orderBy("id")
    .limit(1);
  return (await lockRows(trx, open).executeTakeFirst())?.id;
}
