import type { Db } from "#db/connect.ts";
import type { OutboxRow } from "#db/schema.ts";
import { type Clock, toTimestamp } from "#shared/both/clock.ts";
import type { Log } from "#shared/server/log.ts";

/** The leases of the letters that this process has in hand, renewed until the mail server answers. */
export class MailLeases {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #timing: { leaseSeconds: number; renewMilliseconds: number };
  readonly #held = new Set<OutboxRow>();
  #renewing: NodeJS.Timeout | undefined;
  #renewal = Promise.resolve();

  constructor(
    { db, clock, log }: { db: Db; clock: Clock; log: Log },
    timing: { leaseSeconds: number; renewMilliseconds: number },
  ) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#timing = timing;
  }

  /** When a lease ends that is taken or renewed now. */
  end(): string {
    return toTimestamp(this.#clock().add({ seconds: this.#timing.leaseSeconds }));
  }

  /** Renews the lease of this letter from now on. */
  hold(row: OutboxRow): void {
    this.#held.add(row);
    this.#renewing ??= setInterval(() => {
      this.#renewal = this.#renewal.then(() => this.#renewAll());
    }, this.#timing.renewMilliseconds);
  }

  /**
   * Renews it no more. Resolves when a renewal that is under way has ended, because that one must not
   * set the row's next try after its outcome was noted.
   */
  async letGo(row: OutboxRow): Promise<void> {
    this.#held.delete(row);
    if (this.#held.size === 0) {
      clearInterval(this.#renewing);
      this.#renewing = undefined;
    }
    await this.#renewal;
  }

  async #renewAll(): Promise<void> {
    const held = [...this.#held];
    if (held.length === 0) return;
    try {
      await this.#db
        .updateTable("outbox")
        .set({ dueAt: this.end() })
        .where("state", "=", "waiting")
        .where((eb) => eb.or(held.map(({ id, attempts }) => eb.and({ id, attempts }))))
        .execute();
    } catch (error) {
      this.#log.warn({ err: error, letters: held.length }, "A lease could not be renewed.");
    }
  }
}
