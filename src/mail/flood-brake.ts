import type { Db } from "#db/connect.ts";
import type { OutboxRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";

/** What strangers set off beyond this within an hour, to whomever, is a flood. */
const floodMails = 300;
/** During a flood mail goes one after another, so many seconds apart. */
const floodGapSeconds = 12;

/** Holds mail back that is due at `now`, in the transaction that takes it, where too much was set off at once. */
export class FloodBrake {
  readonly #trx: Db;
  readonly #now: Temporal.Instant;
  /** The last mail that goes as always, by the minute; what was set off in one minute is mostly much. */
  readonly #lastOfCalm = new Map<string, number>();
  #last: Temporal.Instant | undefined;

  constructor(trx: Db, now: Temporal.Instant) {
    this.#trx = trx;
    this.#now = now;
  }

  /** When this goes, once, behind all others that are held back; undefined where nothing holds it back. */
  async holdsUntil({ id, limitedAs, waitsFor, createdAt }: OutboxRow) {
    if ((limitedAs !== "address" && limitedAs !== "spelling") || waitsFor !== null)
      return undefined;
    const minute = createdAt.slice(0, 16);
    const end = Temporal.Instant.from(createdAt);
    const calm =
      this.#lastOfCalm.get(minute) ??
      (await lastOfCalm(this.#trx, end)) ??
      Number.POSITIVE_INFINITY;
    this.#lastOfCalm.set(minute, calm);
    if (id <= calm) return undefined;
    this.#last = (this.#last ?? (await this.#lastHeld())).add({ seconds: floodGapSeconds });
    return this.#last;
  }

  async #lastHeld(): Promise<Temporal.Instant> {
    const { dueAt } = await heldBack(this.#trx)
      .select((eb) => eb.fn.max("dueAt").as("dueAt"))
      .executeTakeFirstOrThrow();
    return dueAt === null || dueAt < toTimestamp(this.#now)
      ? this.#now
      : Temporal.Instant.from(dueAt);
  }
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
