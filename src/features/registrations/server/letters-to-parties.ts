import type { Db } from "#db/connect.ts";
import { lockRows } from "#db/dialect/engine.ts";
import type { RegistrationRow } from "#db/schema.ts";
import type { CommandContext } from "#features/events/server/people-of-event.ts";
import { byAddress, enqueueTogether } from "#platform/server/enqueue-together.ts";
import { enqueueLetter } from "#platform/server/outbox.ts";
import { toTimestamp } from "#platform/shared/clock.ts";
import type { lapseKind, offerKind } from "./letters/letter-kinds.ts";

/** So many letters of a kind go to one address within an hour; the parties after that share one. */
const lettersAnHour = 3;

/**
 * Puts letters about parties of one event, which is locked, into the outbox: to each address one
 * about all of its parties, and few within an hour. Whoever enters a stranger's address thirty times
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
  for (const ofAddress of byAddress(parties)) {
    const letters = { kind, now, mailDomain };
    const subjectIds = ofAddress.map(({ id }) => id);
    const lately = await lettersLately(trx, kind, ofAddress, now);
    const joins = await stillOpen(trx, lately, now);
    const [oldest] = lately.slice(-lettersAnHour);
    const hourIsOver =
      oldest && lately.length >= lettersAnHour ? oldest.at + hourMilliseconds : undefined;
    if (joins === undefined && hourIsOver === undefined && subjectIds.length === 1) {
      await enqueueLetter(trx, { ...letters, subjectId: subjectIds[0] as number });
      continue;
    }
    const half = (now.epochMilliseconds + answerBy) / 2;
    const due = Math.floor(Math.min(hourIsOver ?? now.epochMilliseconds, half));
    await enqueueTogether(trx, {
      ...{ ...letters, subjectIds, joins, rank: 0 },
      dueAt: Temporal.Instant.fromEpochMilliseconds(due),
    });
  }
}

const hourMilliseconds = 3_600_000;

interface LetterLately {
  /** Of the letter that is sent: the one that carries the others, where there is one. */
  id: number;
  isCarrier: boolean;
  /** When it went or goes, in milliseconds since the epoch. */
  at: number;
}

/** The letters of this kind about this event to the address of these parties, of an hour and to come, oldest first. */
async function lettersLately(
  trx: Db,
  kind: string,
  [first, ...others]: readonly RegistrationRow[],
  now: Temporal.Instant,
): Promise<LetterLately[]> {
  if (!first) return [];
  const emails = new Set([first, ...others].map(({ email }) => email.toLowerCase()));
  const rows = await trx
    .selectFrom("registration")
    .innerJoin("outbox", "outbox.subjectId", "registration.id")
    .leftJoin("outbox as carrier", "carrier.id", "outbox.combinedInto")
    .select(["outbox.id", "outbox.combinedInto", "outbox.createdAt", "carrier.dueAt"])
    .where("registration.eventId", "=", first.eventId)
    .where((eb) => eb(eb.fn<string>("lower", ["registration.email"]), "in", [...emails]))
    .where("outbox.kind", "=", kind)
    // One that was put off was put off by an hour at most.
    .where("outbox.createdAt", ">", toTimestamp(now.subtract({ hours: 2 })))
    .execute();
  const letters = new Map(
    rows.map(({ id, combinedInto, createdAt, dueAt }) => {
      const at = Temporal.Instant.from(dueAt ?? createdAt).epochMilliseconds;
      const letter = combinedInto ?? id;
      return [letter, { id: letter, isCarrier: combinedInto !== null, at }];
    }),
  );
  return [...letters.values()]
    .filter(({ at }) => at > now.epochMilliseconds - hourMilliseconds)
    .sort((a, b) => a.at - b.at);
}

/** The letter of these that waits for its time and takes more on, with its row held. */
async function stillOpen(
  trx: Db,
  letters: readonly LetterLately[],
  now: Temporal.Instant,
): Promise<number | undefined> {
  const ids = letters
    .filter(({ isCarrier, at }) => isCarrier && at > now.epochMilliseconds)
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
