import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";

/** More letters than this in an hour, to whomever, count as a flood. */
const floodLetters = 300;
/** During a flood letters go one after another, so many seconds apart. */
const floodGapSeconds = 12;
const gap = floodGapSeconds * 1000;

/** Whether so many letters were set off within an hour that the next ones go slowly. */
export async function isFlooded(trx: Db, now: Temporal.Instant): Promise<boolean> {
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
  return lately !== undefined;
}

/**
 * The first moment from `from` on, and after `now`, at which no other letter goes that waits for the
 * brake, in milliseconds since the epoch. All of them go at whole multiples of the gap, so that the
 * moments before a letter that goes later are there for others. Until the transaction ends nobody
 * else is given one.
 */
export async function firstUnbraked(trx: Db, from: number, now: Temporal.Instant): Promise<number> {
  await lockBrake(trx, now);
  const start = Math.ceil(Math.max(from, now.epochMilliseconds + 1) / gap);
  const moment = (index: number) => (start + index) * gap;
  const { count, last } = await braked(trx, moment(0))
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.max("dueAt").as("last")])
    .executeTakeFirstOrThrow();
  if (last === null) return moment(0);
  // Mostly there is a letter at every moment up to the last, and one question is enough.
  const after = Temporal.Instant.from(last).epochMilliseconds / gap - start + 1;
  if (Number(count) === after) return moment(after);
  // With as many letters as moments up to here. Where that ends there is a moment without a letter.
  const isFull = async (index: number) =>
    (await countBraked(trx, { from: moment(0), to: moment(index) })) > index;
  if (!(await isFull(0))) return moment(0);
  let full = 0;
  let free = Number(count);
  while (free - full > 1) {
    const middle = Math.floor((full + free) / 2);
    if (await isFull(middle)) full = middle;
    else free = middle;
  }
  return moment(free);
}

/** How many letters wait because too many were set off at once; of a time, both ends with it. */
export async function countBraked(
  db: Db,
  { from, to }: { from?: number; to?: number } = {},
): Promise<number> {
  const waiting =
    to === undefined ? braked(db, from) : braked(db, from).where("dueAt", "<=", timestamp(to));
  const { count } = await waiting
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function braked(db: Db, from?: number) {
  const waiting = db
    .selectFrom("outbox")
    .where("waitsFor", "=", "brake")
    .where("state", "=", "waiting");
  return from === undefined ? waiting : waiting.where("dueAt", ">=", timestamp(from));
}

function timestamp(milliseconds: number): string {
  return toTimestamp(Temporal.Instant.fromEpochMilliseconds(milliseconds));
}

/** By a row that the rate limits forget again. Whoever has a mailbox's row takes this one after it. */
async function lockBrake(trx: Db, now: Temporal.Instant): Promise<void> {
  const endsAt = toTimestamp(now.add({ hours: 1 }));
  await trx
    .insertInto("rateLimit")
    .values({ key: "letters-brake", count: 1, endsAt })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ endsAt }))
    .execute();
}
