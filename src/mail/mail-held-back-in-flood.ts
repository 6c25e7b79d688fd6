import type { Db } from "#db/connect.ts";
import type { OutboxRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";

/** What strangers set off beyond this within an hour, to whomever, is a flood. */
const floodMails = 300;
/** During a flood mail goes one after another, so many seconds apart. */
const floodGapSeconds = 12;
/** Mail that a program may have set off goes so much later, which leaves the owner time to stop it. */
export const suspectedProgramDelay = { minutes: 30 };

/**
 * Answers, in the transaction that takes what is due at `now`, when a mail goes that is held back, once,
 * behind all others that are; undefined where nothing holds it back.
 */
export function floodBrake(trx: Db, now: Temporal.Instant) {
  /** The last mail that goes as always, by the minute; what was set off in one minute is mostly much. */
  const lastsOfCalm = new Map<string, number>();
  let last: Temporal.Instant | undefined;
  return async ({ id, limitedAs, waitsFor, createdAt }: OutboxRow) => {
    if (limitedAs !== "address" && limitedAs !== "spelling") return undefined;
    if (waitsFor !== null) return undefined;
    const minute = createdAt.slice(0, 16);
    const calm =
      lastsOfCalm.get(minute) ??
      (await lastOfCalm(trx, Temporal.Instant.from(createdAt))) ??
      Number.POSITIVE_INFINITY;
    lastsOfCalm.set(minute, calm);
    if (id <= calm) return undefined;
    last = (last ?? (await lastHeld(trx, now))).add({ seconds: floodGapSeconds });
    return last;
  };
}

async function lastHeld(trx: Db, now: Temporal.Instant): Promise<Temporal.Instant> {
  const { dueAt } = await heldBack(trx)
    .select((eb) => eb.fn.max("dueAt").as("dueAt"))
    .executeTakeFirstOrThrow();
  return dueAt === null || dueAt < toTimestamp(now) ? now : Temporal.Instant.from(dueAt);
}

/** How much mail waits because too much was set off at once, and how much will that is not due yet. */
export async function countInFlood(db: Db, now: Temporal.Instant): Promise<number> {
  const count = async (these: ReturnType<typeof heldBack>) =>
    Number((await these.select(({ fn }) => fn.countAll().as("count")).executeTakeFirst())?.count);
  const calm = await lastOfCalm(db, now);
  const held = await count(heldBack(db));
  if (calm === undefined) return held;
  const notLookedAt = fromStrangers(db, now)
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .where("waitsFor", "is", null)
    .where("countedAt", "is", null)
    .where("id", ">", calm);
  return held + (await count(notLookedAt));
}

/** The last mail that went as always of those set off in the hour before; undefined where that is no flood. */
async function lastOfCalm(db: Db, end: Temporal.Instant): Promise<number | undefined> {
  const row = await fromStrangers(db, end)
    .select("id")
    .orderBy("createdAt")
    .orderBy("id")
    .offset(floodMails - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

function fromStrangers(db: Db, end: Temporal.Instant) {
  return db
    .selectFrom("outbox")
    .where("mailboxKey", "is not", null)
    .where("createdAt", ">", toTimestamp(end.subtract({ hours: 1 })))
    .where((eb) =>
      eb.or([eb("limitedAs", "is", null), eb("limitedAs", "in", ["address", "spelling"])]),
    );
}

function heldBack(db: Db) {
  return db.selectFrom("outbox").where("waitsFor", "=", "brake").where("state", "=", "waiting");
}
