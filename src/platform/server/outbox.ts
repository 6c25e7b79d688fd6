import type { Db } from "#db/connect.ts";
import { canSkipLocked, isUnavailable } from "#db/dialect/engine.ts";
import type { OutboxRow } from "#db/schema.ts";
import { type Clock, toTimestamp } from "#platform/shared/clock.ts";
import { combinedKind } from "./letter-limits.ts";
import type { Log } from "./log.ts";
import type { Letter, Mailer } from "./mail.ts";
import { codeOf, MailSettingsProblem, RefusedLetter, reasonOf } from "./mail-failures.ts";
import { isAddressRefused } from "./refused-address.ts";
import { lettersAllowed, readSendingLimits } from "./sending-limits.ts";

export {
  enqueueLetter,
  enqueueLettersAboutMany,
  enqueueLettersToMany,
} from "./enqueue-letter.ts";

/**
 * Renders the letter about the row with this id, as the data stands when it is sent; undefined
 * where there is nothing left to write about.
 */
export type LetterWriter = (db: Db, subjectId: number) => Promise<Letter | undefined>;

/** What the outbox can send, by kind. A kind that is not here waits for a version that has it. */
export type LetterWriters = Record<string, LetterWriter>;

/** Waits after the first, second, … failed try. After the last one the letter is failed: about two days. */
const waitsInMinutes = [1, 3, 10, 30, 60, 120, 240, 480, 960, 960];
/** How long a letter waits that no mail server would take before the settings are corrected. */
const settingsWaitMinutes = 10;

/** When things happen, for tests to choose. */
export interface OutboxTiming {
  /** While a worker holds a letter no other takes it; if that worker dies, another does after this. */
  leaseSeconds: number;
  /** How often the lease is renewed while the mail server takes its time. */
  renewMilliseconds: number;
  /** How often a sleeping worker looks for letters that another process enqueued or that fell due. */
  idleMilliseconds: number;
  /** How soon it looks again while a limit holds letters to many back. */
  pacedMilliseconds: number;
  /** The waits between tries to note what became of a letter. */
  noteAgainMilliseconds: readonly number[];
}

/** Letters in hand at once while there is a rate: what small hosts bear. */
const atOnceWithRate = 10;

const usualTiming: OutboxTiming = {
  leaseSeconds: 120,
  renewMilliseconds: 30_000,
  idleMilliseconds: 5_000,
  pacedMilliseconds: 500,
  noteAgainMilliseconds: [100, 400, 1_500],
};

/** Sends what is in the outbox, several letters at a time in each process. */
export class OutboxWorker {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #mailer: Mailer;
  readonly #writers: LetterWriters;
  readonly #log: Log;
  readonly #timing: OutboxTiming;
  readonly #onAddressRefused: ((address: string) => Promise<void>) | undefined;
  /** The letters that the mail server has in hand; their leases are renewed. */
  readonly #held = new Set<OutboxRow>();
  #renewing: NodeJS.Timeout | undefined;
  #renewal = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  /** Lets the round under way look for more letters. */
  #lookAgain = () => {};
  /** A limit holds letters back, so that waiting for the next look would be too long. */
  #isPaced = false;
  #stopped = true;

  constructor(parts: {
    db: Db;
    clock: Clock;
    mailer: Mailer;
    writers: LetterWriters;
    log: Log;
    timing?: Partial<OutboxTiming> | undefined;
    /** Told of an address that a mail server will not have. */
    onAddressRefused?: (address: string) => Promise<void>;
  }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#mailer = parts.mailer;
    this.#writers = parts.writers;
    this.#log = parts.log;
    this.#timing = { ...usualTiming, ...parts.timing };
    this.#onAddressRefused = parts.onAddressRefused;
  }

  /** Whether letters reach people, or only a folder. */
  get delivery(): Mailer["delivery"] {
    return this.#mailer.delivery;
  }

  start(): void {
    this.#stopped = false;
    void this.#retryAfterSettings().finally(() => this.wake());
  }

  /** The settings may be the right ones now: a start is when they change. */
  async #retryAfterSettings(): Promise<void> {
    try {
      const waiting = await this.#db
        .selectFrom("outbox")
        .select("id")
        .where("waitsFor", "=", "settings")
        .where("state", "=", "waiting")
        .execute();
      if (waiting.length === 0) return;
      await this.#db
        .updateTable("outbox")
        .set({ dueAt: toTimestamp(this.#clock()) })
        .where("waitsFor", "=", "settings")
        .where("state", "=", "waiting")
        .execute();
    } catch (error) {
      this.#log.warn({ err: error }, "Letters that wait for the settings go at their next time.");
    }
  }

  /** Looks for due letters now. Returns at once; nobody waits for a letter. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
      this.#lookAgain();
      return;
    }
    clearTimeout(this.#timer);
    this.#running = this.sendDue()
      .then(
        () => {},
        (error) => this.#log.error({ err: error }, "The outbox could not be read."),
      )
      .finally(() => {
        this.#running = undefined;
        if (this.#stopped) return;
        if (this.#again) {
          this.#again = false;
          this.wake();
        } else {
          const { pacedMilliseconds, idleMilliseconds } = this.#timing;
          const wait = this.#isPaced ? pacedMilliseconds : idleMilliseconds;
          this.#timer = setTimeout(() => this.wake(), wait);
        }
      });
  }

  /** Stops taking letters and waits for those in hand. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Tries every letter that is due and answers how many were tried. */
  async sendDue(): Promise<number> {
    let tried = 0;
    const inHand = new Set<Promise<void>>();
    const atOnce = await this.#atOnce();
    try {
      for (;;) {
        // A letter that hangs in the mail server must not hold up those that come or fall due after it.
        let looking: NodeJS.Timeout | undefined;
        const woken = new Promise<void>((resolve) => {
          this.#lookAgain = resolve;
          looking = setTimeout(resolve, this.#timing.idleMilliseconds).unref();
        });
        const stopping = this.#stopped && this.#running !== undefined;
        // Several are taken in one transaction, so not for each one that is done.
        if (!stopping && inHand.size <= atOnce / 2) {
          for (const row of await this.#claim(atOnce - inHand.size)) {
            const trying = this.#try(row).finally(() => inHand.delete(trying));
            inHand.add(trying);
            tried += 1;
          }
        }
        const isDone = inHand.size === 0;
        if (!isDone) await Promise.race([...inHand, woken]);
        clearTimeout(looking);
        if (isDone) return tried;
      }
    } finally {
      await Promise.all(inHand);
    }
  }

  #due(db: Db, now: string, rank: OutboxRow["rank"], most: number) {
    return db
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "waiting")
      .where("rank", "=", rank)
      .where("dueAt", "<=", now)
      .where("combinedInto", "is", null)
      .where("kind", "in", Object.keys(this.#writers))
      .orderBy("dueAt")
      .orderBy("id")
      .limit(most);
  }

  async #claim(most: number): Promise<OutboxRow[]> {
    const now = this.#clock();
    const at = toTimestamp(now);
    this.#isPaced = false;
    // Mostly there is none, and looking takes nobody's turn to write.
    const isDue = (rank: OutboxRow["rank"]) => this.#due(this.#db, at, rank, 1).executeTakeFirst();
    const hasManys = (await isDue(1)) !== undefined;
    if (hasManys && !(await isDue(0)) && (await this.#allowed(this.#db, now, 1)) === 0) {
      this.#isPaced = true;
      return [];
    }
    if (!hasManys && !(await isDue(0))) return [];
    return this.#db.transaction().execute(async (trx) => {
      const take = async (rank: OutboxRow["rank"], count: number) => {
        if (count === 0) return [];
        let due = this.#due(trx, at, rank, count);
        if (canSkipLocked(trx)) due = due.forUpdate().skipLocked();
        return (await due.execute()).map(({ id }) => id);
      };
      const ids = await take(0, most);
      if (hasManys) {
        const left = (await this.#allowed(trx, now, most)) - ids.length;
        ids.push(...(await take(1, Math.max(0, left))));
      }
      if (ids.length === 0) {
        this.#isPaced = hasManys;
        return [];
      }
      const rows = await trx
        .updateTable("outbox")
        .set((eb) => ({
          attempts: eb("attempts", "+", 1),
          dueAt: this.#leaseEnd(),
          takenAt: at,
        }))
        .where("id", "in", ids)
        .returningAll()
        .execute();
      return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    });
  }

  /** All that the mailer takes where the owner has said that her host bears any number a minute. */
  async #atOnce(): Promise<number> {
    const { atOnce } = this.#mailer;
    if (this.delivery === "file" || atOnce <= atOnceWithRate) return atOnce;
    return (await readSendingLimits(this.#db)).perMinute === null ? atOnce : atOnceWithRate;
  }

  /** How many letters to many may go now, of the number that is asked for. A folder takes any number. */
  async #allowed(db: Db, now: Temporal.Instant, most: number): Promise<number> {
    return this.delivery === "file" || most === 0 ? most : lettersAllowed(db, now, most);
  }

  #leaseEnd(): string {
    return toTimestamp(this.#clock().add({ seconds: this.#timing.leaseSeconds }));
  }

  async #try(row: OutboxRow): Promise<void> {
    let letter: Letter | undefined;
    try {
      letter = await this.#writers[row.kind]?.(this.#db, row.subjectId);
    } catch (error) {
      if (!isUnavailable(error)) return this.#note(row, this.#postponed(row, error));
      // Nobody has tried to send anything. It is taken again when its lease has ended.
      this.#log.warn({ letter: row.id, err: error }, "A letter could not be written yet.");
      return;
    }
    if (!letter) {
      return this.#note(row, { state: "failed", lastError: "There is nothing to write about." });
    }
    this.#hold(row);
    const outcome = await this.#send(row, letter);
    this.#letGo(row);
    // One that is under way must not set the row's next try after the note has.
    await this.#renewal;
    await this.#note(row, outcome);
  }

  /** Answers what to note of it. */
  async #send(row: OutboxRow, letter: Letter): Promise<Partial<OutboxRow>> {
    try {
      await this.#mailer.send(letter, row.messageId);
    } catch (error) {
      const outcome = this.#postponed(row, error);
      if (outcome.state === "failed" && isAddressRefused(error)) await this.#markRefused(letter.to);
      return outcome;
    }
    this.#log.info({ letter: row.id, kind: row.kind }, "Letter sent.");
    return {
      state: "sent",
      delivery: this.#mailer.delivery,
      lastError: null,
      waitsFor: null,
      sentAt: toTimestamp(this.#clock()),
    };
  }

  async #markRefused(address: string): Promise<void> {
    try {
      await this.#onAddressRefused?.(address);
    } catch (error) {
      // The next letter to it is refused, too, and marks it then.
      this.#log.warn({ err: error }, "A refused address could not be marked.");
    }
  }

  #postponed(row: OutboxRow, error: unknown): Partial<OutboxRow> {
    if (error instanceof MailSettingsProblem) {
      const { id: letter, kind } = row;
      this.#log.error({ letter, kind, reason: error.message }, "The mail settings do not work.");
      // No try of this letter's: it waits for as long as the settings are wrong.
      return {
        state: "waiting",
        waitsFor: "settings",
        lastError: error.message,
        dueAt: toTimestamp(this.#clock().add({ minutes: settingsWaitMinutes })),
      };
    }
    const failedTries = row.failedTries + 1;
    const wait = waitsInMinutes[row.failedTries];
    const lasting = error instanceof RefusedLetter || wait === undefined;
    this.#log.warn(
      { letter: row.id, kind: row.kind, failedTries, lasting, code: codeOf(error) },
      "Letter not sent.",
    );
    return {
      state: lasting ? "failed" : "waiting",
      failedTries,
      waitsFor: null,
      lastError: reasonOf(error),
      ...(lasting ? {} : { dueAt: toTimestamp(this.#clock().add({ minutes: wait })) }),
    };
  }

  /**
   * Notes what became of a letter. A note that fails says nothing about the letter: it is tried again,
   * and in the end the row stays as it is, leased, and goes out again under the same Message-ID.
   */
  async #note(row: OutboxRow, outcome: Partial<OutboxRow>): Promise<void> {
    for (const wait of [...this.#timing.noteAgainMilliseconds, undefined]) {
      try {
        // Only while the lease is still ours: a worker that was asleep for minutes must not undo another's note.
        const { numUpdatedRows } = await this.#db
          .updateTable("outbox")
          .set(outcome)
          .where("id", "=", row.id)
          .where("attempts", "=", row.attempts)
          .executeTakeFirst();
        if (numUpdatedRows > 0n && row.kind === combinedKind) await this.#noteCarried(row, outcome);
        return;
      } catch (error) {
        const { id: letter, kind } = row;
        if (wait === undefined) {
          this.#log.error({ err: error, letter, kind }, "What became of a letter was not noted.");
          return;
        }
        this.#log.warn({ err: error, letter, kind }, "A letter's note is tried again.");
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  /** What became of a letter became of those that it carries. */
  async #noteCarried({ id }: OutboxRow, outcome: Partial<OutboxRow>): Promise<void> {
    const { waitsFor: _waits, failedTries: _tries, ...shared } = outcome;
    await this.#db.updateTable("outbox").set(shared).where("combinedInto", "=", id).execute();
  }

  #hold(row: OutboxRow): void {
    this.#held.add(row);
    this.#renewing ??= setInterval(() => {
      this.#renewal = this.#renewal.then(() => this.#renewAll());
    }, this.#timing.renewMilliseconds);
  }

  #letGo(row: OutboxRow): void {
    this.#held.delete(row);
    if (this.#held.size > 0) return;
    clearInterval(this.#renewing);
    this.#renewing = undefined;
  }

  async #renewAll(): Promise<void> {
    const held = [...this.#held];
    if (held.length === 0) return;
    try {
      await this.#db
        .updateTable("outbox")
        .set({ dueAt: this.#leaseEnd() })
        .where("state", "=", "waiting")
        .where((eb) => eb.or(held.map(({ id, attempts }) => eb.and({ id, attempts }))))
        .execute();
    } catch (error) {
      this.#log.warn({ err: error, letters: held.length }, "A lease could not be renewed.");
    }
  }
}
