import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { lockRows } from "#db/dialect/engine.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { firstUnbraked, isFlooded } from "./flood-brake.ts";
import { limitsOf, nextSlot } from "./rules.ts";
import { keysOf } from "./spellings-of-mailbox.ts";

/**
 * How many letters that strangers set off go to one mailbox. Anybody can type anybody's address into
 * a form; what goes beyond is kept, and told in one letter later.
 */
const mailboxLimits = limitsOf(3, 6);

/**
 * The same for the spellings of a mailbox (`ann+garden@`), of which there is any number: one letter a day
 * is kept free for the address itself, and of what goes later one an hour, too.
 */
const spellingLimits = { atOnce: limitsOf(3, 5), later: limitsOf(2, 5) };

/** A letter to one of the spellings of a mailbox that would have to wait longer is not sent. */
const longestWaitMilliseconds = 86_400_000;

/** A letter that a program may have set off goes so much later, which leaves the owner time to stop it. */
const suspectDelayMinutes = 30;

/** Where a letter that a stranger set off is to go, and how sure it is that a person did. */
export interface StrangersMail {
  email: string;
  /** A program may have filled in the form. */
  isSuspect?: boolean;
}

/** When a letter goes, and what is kept with it. */
export interface MailPlan {
  mailboxKey: string;
  recipientKey: string;
  /** When it goes by itself; absent where `joins`, `carrierDueAt` or `isRefused` says what becomes of it. */
  dueAt?: Temporal.Instant;
  waitsFor?: "brake" | null;
  /** The letter that carries it. */
  joins?: number;
  /** A new letter is to carry it, and those after it. */
  carrierDueAt?: Temporal.Instant;
  /** It does not go; the owner is told. */
  isRefused?: boolean;
}

/**
 * Decides when a letter goes that a stranger set off. Until the transaction ends nobody else decides
 * about the same mailbox.
 */
export async function planMail(
  trx: Db,
  { email, isSuspect = false }: StrangersMail,
  now: Temporal.Instant,
): Promise<MailPlan> {
  const { isSpelling, ...keys } = await keysOf(trx, email);
  await lockMailbox(trx, keys.mailboxKey, now);
  const joins = await openCarrier(trx, keys.recipientKey, now);
  if (joins !== undefined) return { ...keys, joins };
  const wanted = (isSuspect ? now.add({ minutes: suspectDelayMinutes }) : now).epochMilliseconds;
  const counted = await countedTimes(trx, keys.mailboxKey, now);
  const isFlood = await isFlooded(trx, now);
  const unbraked = (moment: number) =>
    isFlood ? firstUnbraked(trx, moment, now) : Promise.resolve(moment);
  const waitsFor = isFlood ? "brake" : null;
  const first = await unbraked(wanted);
  const { atOnce, later } = isSpelling
    ? spellingLimits
    : { atOnce: mailboxLimits, later: mailboxLimits };
  const limitsOfFirst = first > now.epochMilliseconds ? later : atOnce;
  if (nextSlot(counted, first, limitsOfFirst) === first) {
    return { ...keys, dueAt: instant(first), waitsFor };
  }
  let slot = nextSlot(counted, first, later);
  if (isSpelling && slot > first + longestWaitMilliseconds) return { ...keys, isRefused: true };
  // The brake may move it on to where the mailbox has enough, and the other way about.
  for (let moment = first; moment !== slot; slot = nextSlot(counted, moment, later)) {
    moment = await unbraked(slot);
  }
  return { ...keys, carrierDueAt: instant(slot), waitsFor };
}

function instant(milliseconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds);
}

/** By a row that the rate limits forget again. */
async function lockMailbox(trx: Db, mailboxKey: string, now: Temporal.Instant): Promise<void> {
  const endsAt = toTimestamp(now.add({ hours: 1 }));
  await trx
    .insertInto("rateLimit")
    .values({ key: `letters-to:${mailboxKey}`, count: 1, endsAt })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ endsAt }))
    .execute();
}

/** The letter to this address that waits for its time and takes more on, with its row held. */
async function openCarrier(
  trx: Db,
  recipientKey: string,
  now: Temporal.Instant,
): Promise<number | undefined> {
  const open = trx
    .selectFrom("outbox")
    .select("id")
    .where("recipientKey", "=", recipientKey)
    // As text in the query: a partial index is only used for a value that is known beforehand.
    .where("kind", "=", sql.lit(combinedKind))
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .where("dueAt", ">", toTimestamp(now))
    .limit(1);
  return (await lockRows(trx, open).executeTakeFirst())?.id;
}

async function countedTimes(trx: Db, mailboxKey: string, now: Temporal.Instant): Promise<number[]> {
  const longest = Math.max(...mailboxLimits.map(({ milliseconds }) => milliseconds));
  const rows = await trx
    .selectFrom("outbox")
    .select("countedAt")
    .where("mailboxKey", "=", mailboxKey)
    .where("countedAt", ">", toTimestamp(now.subtract({ milliseconds: longest })))
    .execute();
  return rows.map(({ countedAt }) => Temporal.Instant.from(countedAt as string).epochMilliseconds);
}

/** The outbox's name for a letter that carries others; the subject is its own id. */
export const combinedKind = "combined";
