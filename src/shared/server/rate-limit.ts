import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { canSkipLocked } from "#db/dialect/engine.ts";
import type { Db } from "#db/schema.ts";
import { type Clock, toTimestamp } from "#shared/both/clock.ts";
import { Failure, isFailure } from "#shared/both/failure-kinds.ts";
import { makeSecret } from "./secrets.ts";
import { ensureSiteFact } from "./site-facts.ts";

/** The limit of a visitor's tries in one window, which starts at the first try. */
export interface RateLimit {
  /** Names what is limited: "registration". Part of the stored key. */
  scope: string;
  tries: number;
  windowSeconds: number;
}

/** How many tries are taken at once, for example one per person. */
export interface Take {
  limit: RateLimit;
  /** Who takes them: an address, a user name. */
  subject: string;
  /** One, where it is not said. */
  amount?: number;
}

export type RateLimiter = Awaited<ReturnType<typeof rateLimiter>>;

/** Counts tries in the database, for all processes and over restarts, under keyed hashes of who takes them. */
export async function rateLimiter(db: Db, clock: Clock) {
  const secret = await ensureSiteFact(db, "rate-limit-secret", makeSecret);
  const keyOf = ({ scope }: RateLimit, subject: string) =>
    `${scope}:${createHmac("sha256", secret).update(subject).digest("hex").slice(0, 32)}`;

  /** A plain read, so that a visitor without tries left costs no write. */
  async function refuseUsedUp(limit: RateLimit, subject: string): Promise<void> {
    const now = clock();
    const row = await db
      .selectFrom("rateLimit")
      .select(["count", "endsAt"])
      .where("key", "=", keyOf(limit, subject))
      .executeTakeFirst();
    if (row && row.count >= limit.tries && row.endsAt > toTimestamp(now)) {
      throw rateLimited(now, row.endsAt);
    }
  }

  /** One statement, so that other writers wait less. */
  async function count(trx: Db, takes: readonly Take[]): Promise<void> {
    const now = clock();
    const nowText = toTimestamp(now);
    const over = sql<boolean>`rate_limit.ends_at <= ${nowText}`;
    const wanted = takes.map(({ limit, subject, amount = 1 }) => ({
      tries: limit.tries,
      row: {
        key: keyOf(limit, subject),
        count: amount,
        endsAt: toTimestamp(now.add({ seconds: limit.windowSeconds })),
      },
    }));
    // In a fixed order, so that there are no deadlocks.
    const inOrder = wanted.map(({ row }) => row).sort((a, b) => (a.key < b.key ? -1 : 1));
    const rows = await trx
      .insertInto("rateLimit")
      .values(inOrder)
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql<number>`case when ${over} then excluded.count else rate_limit.count + excluded.count end`,
          endsAt: sql<string>`case when ${over} then excluded.ends_at else rate_limit.ends_at end`,
        }),
      )
      .returning(["key", "count", "endsAt"])
      .execute();
    for (const { tries, row } of wanted) {
      const counted = rows.find(({ key }) => key === row.key);
      if (counted && counted.count > tries) throw rateLimited(now, counted.endsAt);
    }
  }

  return {
    /** Takes one try of `subject` (an address, a user name). Throws `rate_limited` when none is left. */
    async take(limit: RateLimit, subject: string): Promise<void> {
      await refuseUsedUp(limit, subject);
      await count(db, [{ limit, subject }]);
    },
    /** Takes one try of `subject`, and returns whether there was one left. */
    async tryTake(limit: RateLimit, subject: string): Promise<boolean> {
      try {
        await this.take(limit, subject);
        return true;
      } catch (error) {
        if (isUsedUp(error)) return false;
        throw error;
      }
    },
    /**
     * Runs `work` as one try of `subject`. `work` calls `count` in its own transaction, so that both are written
     * together; a refused try is counted separately. When none is left, both throw `rate_limited`: roll back then.
     */
    async during<T>(
      limit: RateLimit,
      subject: string,
      work: (count: (trx: Db, more?: readonly Take[]) => Promise<void>) => Promise<T>,
    ): Promise<T> {
      await refuseUsedUp(limit, subject);
      try {
        return await work((trx, more = []) => count(trx, [{ limit, subject }, ...more]));
      } catch (error) {
        try {
          await count(db, [{ limit, subject }]);
        } catch (second) {
          // The work's own error is thrown, even if its try could not be counted.
          throw isUsedUp(second) ? second : error;
        }
        throw error;
      }
    },
    /** Runs `work`; if it finds nothing (`not_found`), that counts as a try of `subject`, who may be guessing. */
    async duringLook<T>(limit: RateLimit, subject: string, work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        if (isFailure(error) && error.kind === "not_found") await this.take(limit, subject);
        throw error;
      }
    },
    /** Gives `subject` all its tries back, as after a success that proves who it is. */
    async reset(limit: RateLimit, subject: string): Promise<void> {
      await db.deleteFrom("rateLimit").where("key", "=", keyOf(limit, subject)).execute();
    },
    /** Forgets windows that have ended. Called now and then; nothing depends on when. */
    async forgetEnded(): Promise<void> {
      const now = toTimestamp(clock());
      const ended = db.selectFrom("rateLimit").select("key").where("endsAt", "<=", now);
      if (!(await ended.limit(1).executeTakeFirst())) return;
      // A window being counted now has restarted, or is deleted the next time.
      const free = canSkipLocked(db) ? ended.forUpdate().skipLocked() : ended;
      await db.deleteFrom("rateLimit").where("key", "in", free).execute();
    },
  };
}

/** Whether this error says that no try is left. */
function isUsedUp(error: unknown): boolean {
  return isFailure(error) && error.kind === "rate_limited";
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
