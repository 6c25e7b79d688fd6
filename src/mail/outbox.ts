import type { Db } from "#db/connect.ts";
import { isUnavailable } from "#db/dialect/engine.ts";
import type { OutboxRow } from "#db/schema.ts";
import { type Clock, toTimestamp } from "#shared/both/clock.ts";
import type { Log } from "#shared/server/log.ts";
import { mailServerAnswer } from "./mail-server-answer.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { afterFailedTry, noteOutcome } from "./outcome-of-try.ts";
import { mailAllowed, readSendingPace } from "./sending-pace.ts";
import { takeDueMail } from "./take-due-mail.ts";

/**
 * Renders the mail about the row with this id, as the data stands when it is sent; undefined
 * where there is nothing left to write about.
 */
export type MailWriter = (db: Db, subjectId: number) => Promise<Mail | undefined>;

/** Writes one mail about several rows, all of one kind and for one recipient. */
export type TogetherWriter = (db: Db, subjectIds: readonly number[]) => Promise<Mail | undefined>;

/** What the outbox can send, by kind. A kind that is not here waits for a version that has it. */
export type MailWriters = Record<string, MailWriter>;

/** When things happen, for tests to choose. */
export interface OutboxTiming {
  /** While a worker holds mail no other takes it; if that worker dies, another does after this. */
  leaseSeconds: number;
  /** How often the lease is renewed while the mail server takes its time. */
  renewMilliseconds: number;
  /** How often a sleeping worker looks for mail that another process enqueued or that fell due. */
  idleMilliseconds: number;
  /** How soon it looks again while a limit holds mail to many back. */
  pacedMilliseconds: number;
  /** The waits between tries to note what became of mail. */
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

/** Sends what is in the outbox, several mails at a time in each process. */
export class OutboxWorker {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #mailer: Mailer;
  readonly #writers: MailWriters;
  readonly #log: Log;
  readonly #timing: OutboxTiming;
  readonly #onAddressRefused: ((address: string) => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  /** Lets the round under way look for more mail. */
  #lookAgain = () => {};
  /** A limit holds mail back, so that waiting for the next look would be too long. */
  #isPaced = false;
  #stopped = true;

  constructor(parts: {
    db: Db;
    clock: Clock;
    mailer: Mailer;
    writers: MailWriters;
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

  /** Whether mail reaches people, or only a folder. */
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

  /** Looks for due mail now. Returns at once; nobody waits for mail. */
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

  /** Stops taking mail and waits for what is in hand. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Tries every mail that is due and answers how many were tried. */
  async sendDue(): Promise<number> {
    let tried = 0;
    const inHand = new Set<Promise<void>>();
    const atOnce = await this.#atOnce();
    try {
      for (;;) {
        // Mail that hangs in the mail server must not hold up what comes or falls due after it.
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

  async #claim(most: number): Promise<OutboxRow[]> {
    const now = this.#clock();
    this.#isPaced = false;
    const { rows, isPaced } = await takeDueMail(this.#db, most, {
      now,
      leaseEnd: () => this.#leaseEnd(),
      kinds: Object.keys(this.#writers),
      // A folder takes any number.
      allowed: async (db, count) =>
        this.delivery === "file" || count === 0 ? count : mailAllowed(db, now, count),
    });
    this.#isPaced = isPaced;
    return rows;
  }

  /** All that the mailer takes where the owner has said that her host bears any number a minute. */
  async #atOnce(): Promise<number> {
    const { atOnce } = this.#mailer;
    if (this.delivery === "file" || atOnce <= atOnceWithRate) return atOnce;
    return (await readSendingPace(this.#db)).perMinute === null ? atOnce : atOnceWithRate;
  }

  async #try(row: OutboxRow): Promise<void> {
    let mail: Mail | undefined;
    try {
      mail = await this.#writers[row.kind]?.(this.#db, row.subjectId);
    } catch (error) {
      if (!isUnavailable(error)) return this.#note(row, this.#failed(row, error));
      // Nobody has tried to send anything. It is taken again when its lease has ended.
      this.#log.warn({ letter: row.id, err: error }, "A letter could not be written yet.");
      return;
    }
    if (!mail) return this.#note(row, { state: "void", lastError: null, waitsFor: null });
    await this.#note(row, await this.#sendUnderLease(row, mail));
  }

  /** When a lease ends that is taken or renewed now. */
  #leaseEnd(): string {
    return toTimestamp(this.#clock().add({ seconds: this.#timing.leaseSeconds }));
  }

  /** Renews the lease for as long as the mail server takes. */
  async #sendUnderLease(row: OutboxRow, mail: Mail): Promise<Partial<OutboxRow>> {
    let renewal = Promise.resolve();
    const renewing = setInterval(() => {
      renewal = renewal.then(() => this.#renewLease(row));
    }, this.#timing.renewMilliseconds);
    const outcome = await this.#send(row, mail);
    clearInterval(renewing);
    // One that is under way must not set the next try after the outcome was noted.
    await renewal;
    return outcome;
  }

  async #renewLease({ id, attempts }: OutboxRow): Promise<void> {
    try {
      await this.#db
        .updateTable("outbox")
        .set({ dueAt: this.#leaseEnd() })
        .where("id", "=", id)
        .where("attempts", "=", attempts)
        .where("state", "=", "waiting")
        .execute();
    } catch (error) {
      this.#log.warn({ err: error, letter: id }, "A lease could not be renewed.");
    }
  }

  /** Answers what to note of it. */
  async #send(row: OutboxRow, mail: Mail): Promise<Partial<OutboxRow>> {
    try {
      await this.#mailer.send(mail, row.messageId);
    } catch (error) {
      const outcome = this.#failed(row, error);
      const { isNobodyThere } = mailServerAnswer(error);
      if (outcome.state === "failed" && isNobodyThere) await this.#markRefused(mail.to);
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
      // The next mail to it is refused, too, and marks it then.
      this.#log.warn({ err: error }, "A refused address could not be marked.");
    }
  }

  #failed(row: OutboxRow, error: unknown): Partial<OutboxRow> {
    return afterFailedTry(row, error, { now: this.#clock(), log: this.#log });
  }

  #note(row: OutboxRow, outcome: Partial<OutboxRow>): Promise<void> {
    const parts = { db: this.#db, log: this.#log, waits: this.#timing.noteAgainMilliseconds };
    return noteOutcome(parts, row, outcome);
  }
}
