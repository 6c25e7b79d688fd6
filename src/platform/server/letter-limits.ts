import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { lockRows } from "#db/dialect/engine.ts";
import { toTimestamp } from "#platform/shared/clock.ts";
import { ensureSetting } from "./settings.ts";

/**
 * How many letters that strangers set off go to one mailbox. Anybody can type anybody's address into
 * a form; what goes beyond is kept, and told in one letter later.
 */
const mailboxLimits = [
  { letters: 3, milliseconds: 3_600_000 },
  { letters: 6, milliseconds: 86_400_000 },
] as const;

/** A letter that a program may have set off goes so much later, which leaves the owner time to stop it. */
const suspectDelayMinutes = 30;

/** More letters than this in an hour, to whomever, count as a flood. */
const floodLetters = 300;
/** During a flood letters go one after another, so many seconds apart. */
const floodGapSeconds = 12;

/** Where a letter that a stranger set off is to go, and how sure it is that a person did. */
export interface StrangersLetter {
  email: string;
  /** A program may have filled in the form. */
  isSuspect?: boolean;
}

/** When a letter goes, and what is kept with it. */
export interface LetterPlan {
  mailboxKey: string;
  recipientKey: string;
  /** When it goes by itself; absent where `joins` or `carrierDueAt` says how it goes. */
  dueAt?: Temporal.Instant;
  waitsFor?: "brake" | null;
  /** The letter that carries it. */
  joins?: number;
  /** A new letter is to carry it, and those after it. */
  carrierDueAt?: Temporal.Instant;
}

/**
 * Decides when a letter goes that a stranger set off. Until the transaction ends nobody else decides
 * about the same mailbox.
 */
export async function planLetter(
  trx: Db,
  { email, isSuspect = false }: StrangersLetter,
  now: Temporal.Instant,
): Promise<LetterPlan> {
  const keys = await keysOf(trx, email);
  await lockMailbox(trx, keys.mailboxKey, now);
  const joins = await openCarrier(trx, keys.recipientKey, now);
  if (joins !== undefined) return { ...keys, joins };
  const wanted = isSuspect ? now.add({ minutes: suspectDelayMinutes }) : now;
  const slot = nextSlot(await countedTimes(trx, keys.mailboxKey, now), wanted);
  if (Temporal.Instant.compare(slot, wanted) > 0) return { ...keys, carrierDueAt: slot };
  const braked = await brakedUntil(trx, now);
  return braked && Temporal.Instant.compare(braked, wanted) > 0
    ? { ...keys, dueAt: braked, waitsFor: "brake" }
    : { ...keys, dueAt: wanted, waitsFor: null };
}

/** The first moment from `wanted` on at which one more letter is within every limit, whenever the others go. */
function nextSlot(
  counted: readonly Temporal.Instant[],
  wanted: Temporal.Instant,
): Temporal.Instant {
  const others = counted.map((instant) => instant.epochMilliseconds);
  const first = wanted.epochMilliseconds;
  const moments = [
    first,
    ...others.flatMap((other) => mailboxLimits.map(({ milliseconds }) => other + milliseconds)),
  ];
  const free = moments
    .filter((moment) => moment >= first)
    .sort((a, b) => a - b)
    .find((moment) =>
      mailboxLimits.every(
        ({ letters, milliseconds }) =>
          others.filter((other) => Math.abs(other - moment) < milliseconds).length < letters,
      ),
    );
  return Temporal.Instant.fromEpochMilliseconds(free ?? first);
}

/** How many letters wait because too many were set off at once. */
export async function countBraked(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("waitsFor", "=", "brake")
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Letters to `ann+garden@` arrive at the same mailbox as those to `ann@`, so they count together; but
 * where they do not, nobody gets another's letter, so they are not combined.
 */
async function keysOf(trx: Db, email: string) {
  const secret = await ensureSetting(trx, "letter-recipient-secret", () =>
    randomBytes(32).toString("hex"),
  );
  const hash = (text: string) =>
    createHmac("sha256", secret).update(text).digest("base64url").slice(0, 32);
  const address = email.toLowerCase();
  return {
    mailboxKey: hash(address.replace(/\+[^@]*(?=@)/, "")),
    recipientKey: hash(`exactly ${address}`),
  };
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

async function countedTimes(
  trx: Db,
  mailboxKey: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant[]> {
  const longest = Math.max(...mailboxLimits.map(({ milliseconds }) => milliseconds));
  const rows = await trx
    .selectFrom("outbox")
    .select("countedAt")
    .where("mailboxKey", "=", mailboxKey)
    .where("countedAt", ">", toTimestamp(now.subtract({ milliseconds: longest })))
    .execute();
  return rows.map(({ countedAt }) => Temporal.Instant.from(countedAt as string));
}

/** When the next letter goes while there is a flood of them; undefined while there is none. */
async function brakedUntil(trx: Db, now: Temporal.Instant): Promise<Temporal.Instant | undefined> {
  const hourAgo = toTimestamp(now.subtract({ hours: 1 }));
  const lately = await trx
    .selectFrom("outbox")
    .select("createdAt")
    .where("mailboxKey", "is not", null)
    .where("createdAt", ">", hourAgo)
    .orderBy("createdAt", "desc")
    .offset(floodLetters - 1)
    .limit(1)
    .executeTakeFirst();
  if (!lately) return undefined;
  const last = await trx
    .selectFrom("outbox")
    .select("dueAt")
    .where("waitsFor", "=", "brake")
    .orderBy("dueAt", "desc")
    .limit(1)
    .executeTakeFirst();
  const after = last && Temporal.Instant.from(last.dueAt);
  const from = after && Temporal.Instant.compare(after, now) > 0 ? after : now;
  return from.add({ seconds: floodGapSeconds });
}

/** The outbox's name for a letter that carries others; the subject is its own id. */
export const combinedKind = "combined";
