import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { type Clock, toTimestamp } from "#platform/shared/clock.ts";
import { Failure } from "#platform/shared/errors.ts";
import { ensureSetting } from "./settings.ts";

/** How many tries a visitor has in one window, counted from the first try. */
export interface RateLimit {
  /** Names what is limited: "registration". Part of the stored key. */
  scope: string;
  tries: number;
  windowSeconds: number;
}

/**
 * Counts tries in the database, so that a limit holds across processes and restarts. Visitors are
 * kept as keyed hashes of their address, never as the address itself.
 */
export class RateLimiter {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #secret: string;

  private constructor(db: Db, clock: Clock, secret: string) {
    this.#db = db;
    this.#clock = clock;
    this.#secret = secret;
  }

  static async create(db: Db, clock: Clock): Promise<RateLimiter> {
    const secret = await ensureSetting(db, "rate-limit-secret", () =>
      randomBytes(32).toString("hex"),
    );
    return new RateLimiter(db, clock, secret);
  }

  /** Takes one try of `subject` (an address, a user name). Throws `rate_limited` when none is left. */
  async take(limit: RateLimit, subject: string): Promise<void> {
    await this.#refuseUsedUp(limit, subject);
    await this.#count(this.#db, limit, subject);
  }

  /**
   * Runs `work` as one try of `subject`. `work` calls `count` in its own transaction, so that what is
   * accepted and its count are written together; what is refused is counted by itself, because a
   * transaction that is rolled back takes its count with it. Throws `rate_limited` when none is left.
   */
  async during<T>(
    limit: RateLimit,
    subject: string,
    work: (count: (trx: Db) => Promise<void>) => Promise<T>,
  ): Promise<T> {
    await this.#refuseUsedUp(limit, subject);
    try {
      return await work((trx) => this.#count(trx, limit, subject));
    } catch (error) {
      await this.#count(this.#db, limit, subject);
      throw error;
    }
  }

  /**
   * Takes `amount` tries at once in the caller's transaction: people, where each counts. Throws
   * `rate_limited` when there are not so many left; the transaction is to be given up then.
   */
  takeIn(trx: Db, limit: RateLimit, subject: string, amount = 1): Promise<void> {
    return this.#count(trx, limit, subject, amount);
  }

  /** A plain read, so that whoever has no try left costs no write. */
  async #refuseUsedUp(limit: RateLimit, subject: string): Promise<void> {
    const now = this.#clock();
    const row = await this.#db
      .selectFrom("rateLimit")
      .select(["count", "endsAt"])
      .where("key", "=", this.#key(limit, subject))
      .executeTakeFirst();
    if (row && row.count >= limit.tries && row.endsAt > toTimestamp(now)) {
      throw rateLimited(now, row.endsAt);
    }
  }

  async #count(db: Db, limit: RateLimit, subject: string, amount = 1): Promise<void> {
    const now = this.#clock();
    const nowText = toTimestamp(now);
    const freshEnd = toTimestamp(now.add({ seconds: limit.windowSeconds }));
    const over = sql<boolean>`rate_limit.ends_at <= ${nowText}`;
    const row = await db
      .insertInto("rateLimit")
      .values({ key: this.#key(limit, subject), count: amount, endsAt: freshEnd })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql<number>`case when ${over} then ${sql.lit(amount)} else rate_limit.count + ${sql.lit(amount)} end`,
          endsAt: sql<string>`case when ${over} then ${freshEnd} else rate_limit.ends_at end`,
        }),
      )
      .returning(["count", "endsAt"])
      .executeTakeFirstOrThrow();
    if (row.count > limit.tries) throw rateLimited(now, row.endsAt);
  }

  /** Gives `subject` all its tries back, as after a success that proves who it is. */
  async reset(limit: RateLimit, subject: string): Promise<void> {
    await this.#db.deleteFrom("rateLimit").where("key", "=", this.#key(limit, subject)).execute();
  }

  /** Forgets windows that have ended. Called now and then; nothing depends on when. */
  async forgetEnded(): Promise<void> {
    const now = toTimestamp(this.#clock());
    const ended = await this.#db
      .selectFrom("rateLimit")
      .select("key")
      .where("endsAt", "<=", now)
      .limit(1)
      .executeTakeFirst();
    if (ended) await this.#db.deleteFrom("rateLimit").where("endsAt", "<=", now).execute();
  }

  #key(limit: RateLimit, subject: string): string {
    return `${limit.scope}:${createHmac("sha256", this.#secret).update(subject).digest("hex").slice(0, 32)}`;
  }
}

function rateLimited(now: Temporal.Instant, endsAt: string): Failure {
  const seconds = Math.ceil(now.until(Temporal.Instant.from(endsAt)).total("seconds"));
  return new Failure(
    "rate_limited",
    `Too many tries in a short time. Please wait ${inWords(seconds)} and try again.`,
    { retryAfterSeconds: Math.max(1, seconds) },
  );
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, seconds)} ${seconds === 1 ? "second" : "seconds"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
