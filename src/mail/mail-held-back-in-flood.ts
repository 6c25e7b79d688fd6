import type { Db, OutboxRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";

/** More mail than this, triggered by strangers within an hour to anyone, is a flood. */
const floodMails = 300;
const floodGapSeconds = 12;
/** Mail that a program may have triggered is delayed by this, which leaves the owner time to stop it. */
export const suspectedProgramDelay = { minutes: 30 };

/** Returns when a held-back mail may be sent, after all others held back; undefined if nothing holds it back. */
export function floodBrake(trx: Db, now: Temporal.Instant) {
  /** The last mail that is sent as usual, to the minute, because a minute of a flood contains many. */
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

/** How much mail waits because of a flood, and how much more will once it is due. */
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

/** The last mail that was sent as usual of those triggered in the last hour; undefined if that is no flood. */
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
