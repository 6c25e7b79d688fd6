import { isUnavailable } from "#db/dialect/engine.ts";
import type { Db, OutboxRow } from "#db/schema.ts";
import { type Clock, toTimestamp } from "#shared/both/clock.ts";
import { actAs, theSite } from "#shared/server/acting-person.ts";
import { type Repeating, repeat } from "#shared/server/jobs.ts";
import type { Log } from "#shared/server/log.ts";
import { codeOf, mailServerAnswer } from "./judge-mail-server-answer.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { sendingPace } from "./sending-pace.ts";
import { combinedKind, takeDueMail } from "./take-due-mail.ts";

/** Writes the mail about this row when it is sent; undefined if there is nothing left to write about. */
export type MailWriter = (db: Db, subjectId: number) => Promise<Mail | undefined>;

/** Writes one mail about several rows, all of one kind and for one recipient. */
export type TogetherWriter = (db: Db, subjectIds: readonly number[]) => Promise<Mail | undefined>;

/** What the outbox can send, by kind. A kind that is not here waits for a version that has it. */
export type MailWriters = Record<string, MailWriter>;

/** For tests to choose. */
export interface OutboxTiming {
  /** While a worker holds mail, no other takes it; if that worker dies, another does after this time. */
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

/** Letters sent at once while there is a rate: as many as small hosts accept. */
const atOnceWithRate = 10;

const usualTiming: OutboxTiming = {
  leaseSeconds: 120,
  renewMilliseconds: 30_000,
  idleMilliseconds: 5_000,
  pacedMilliseconds: 500,
  noteAgainMilliseconds: [100, 400, 1_500],
};

/** Waits after the first, second, … failed try. After the last one the mail is given up: about two days. */
const waitsInMinutes = [1, 3, 10, 30, 60, 120, 240, 480, 960, 960];
const settingsWaitMinutes = 10;

interface OutboxParts {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  writers: MailWriters;
  log: Log;
  timing?: Partial<OutboxTiming> | undefined;
  /** Called with an address that a mail server rejects. */
  onAddressRefused?: (address: string) => Promise<void>;
}

/** Sends what is in the outbox, several mails at a time in each process. */
export class OutboxWorker {
  readonly #parts: OutboxParts;
  readonly #timing: OutboxTiming;
  readonly #inHand = new Set<Promise<void>>();
  #rounds: Repeating | undefined;
  /** More may be due after what was taken. */
  #mayBeMore = false;
  /** A limit holds mail back, and waiting for the next look would take too long. */
  #isPaced = false;
  #isStopping = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#timing = { ...usualTiming, ...parts.timing };
  }

  get delivery(): Mailer["delivery"] {
    return this.#parts.mailer.delivery;
  }

  start(): void {
    let isFirst = true;
    this.#rounds = repeat(async () => {
      try {
        if (isFirst) await this.#retryAfterSettings();
        isFirst = false;
        await this.#takeDue();
      } catch (error) {
        this.#parts.log.error({ err: error }, "The outbox could not be read.");
      }
      return this.#isPaced ? this.#timing.pacedMilliseconds : this.#timing.idleMilliseconds;
    });
  }

  /** The settings may have been corrected: they only change at a start. */
  async #retryAfterSettings(): Promise<void> {
    await this.#parts.db
      .updateTable("outbox")
      .set({ dueAt: this.#inMinutes(0) })
      .where("waitsFor", "=", "settings")
      .where("state", "=", "waiting")
      .execute();
  }

  /** Looks for due mail now. */
  wake(): void {
    this.#rounds?.wake();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#rounds?.stop();
    this.#rounds = undefined;
    await Promise.all(this.#inHand);
    this.#isStopping = false;
  }

  /** Tries every mail that is due and returns how many were tried. */
  async sendDue(): Promise<number> {
    let tried = await this.#takeDue();
    while (this.#inHand.size > 0 || (this.#mayBeMore && !this.#isStopping)) {
      if (this.#inHand.size > 0) await Promise.race(this.#inHand);
      if (this.#mayBeMore) tried += await this.#takeDue();
    }
    return tried;
  }

  /** Starts sending as much as may be sent at once. What hangs in the mail server holds up nothing else. */
  async #takeDue(): Promise<number> {
    const atOnce = await this.#atOnce();
    // Several are taken in one transaction, so there is no look after each one.
    const hasRoom = () => this.#inHand.size <= atOnce / 2;
    let taken = 0;
    do {
      if (this.#isStopping) return taken;
      if (!hasRoom()) {
        // It looks for what it was woken for once a place is free.
        this.#mayBeMore = true;
        return taken;
      }
      const rows = await this.#take(atOnce - this.#inHand.size);
      taken += rows.length;
      for (const row of rows) {
        const trying = actAs(theSite, this.#parts.clock(), () => this.#try(row))
          .catch((error) => this.#parts.log.error({ err: error }, "A letter could not be tried."))
          .finally(() => {
            this.#inHand.delete(trying);
            if (this.#mayBeMore && hasRoom()) this.wake();
          });
        this.#inHand.add(trying);
      }
    } while (this.#mayBeMore);
    return taken;
  }

  async #take(most: number): Promise<OutboxRow[]> {
    const { rows, mayBeMore, isPaced } = await takeDueMail(this.#parts.db, most, {
      now: this.#parts.clock(),
      leaseEnd: () => this.#leaseEnd(),
      kinds: Object.keys(this.#parts.writers),
      // A folder takes any number.
      hasPace: this.delivery === "mail",
    });
    this.#mayBeMore = mayBeMore;
    this.#isPaced = isPaced;
    return rows;
  }

  /** All that the mailer can send, if the owner has lifted the limit per minute. */
  async #atOnce(): Promise<number> {
    const { atOnce } = this.#parts.mailer;
    if (this.delivery === "file" || atOnce <= atOnceWithRate) return atOnce;
    return (await sendingPace.read(this.#parts.db)).perMinute === null ? atOnce : atOnceWithRate;
  }

  async #try(row: OutboxRow): Promise<void> {
    const { db, log, writers } = this.#parts;
    let mail: Mail | undefined;
    try {
      mail = await writers[row.kind]?.(db, row.subjectId);
    } catch (error) {
      if (!isUnavailable(error)) return this.#note(row, this.#failed(row, error));
      // Nothing was sent. It is taken again when its lease has ended.
      log.warn({ letter: row.id, err: error }, "A letter could not be written yet.");
      return;
    }
    if (!mail) return this.#note(row, { state: "void", lastError: null, waitsFor: null });
    let renewal = Promise.resolve();
    const renewing = setInterval(() => {
      renewal = renewal.then(() => this.#renewLease(row));
    }, this.#timing.renewMilliseconds);
    const outcome = await this.#send(row, mail);
    clearInterval(renewing);
    // A renewal in progress must not overwrite the next try after the outcome was recorded.
    await renewal;
    await this.#note(row, outcome);
  }

  #inMinutes(minutes: number): string {
    return toTimestamp(this.#parts.clock().add({ minutes }));
  }

  #leaseEnd(): string {
    return toTimestamp(this.#parts.clock().add({ seconds: this.#timing.leaseSeconds }));
  }

  async #renewLease({ id, attempts }: OutboxRow): Promise<void> {
    const { db, log } = this.#parts;
    try {
      await db
        .updateTable("outbox")
        .set({ dueAt: this.#leaseEnd() })
        .where("id", "=", id)
        .where("attempts", "=", attempts)
        .where("state", "=", "waiting")
        .execute();
    } catch (error) {
      log.warn({ err: error, letter: id }, "A lease could not be renewed.");
    }
  }

  async #send(row: OutboxRow, mail: Mail): Promise<Partial<OutboxRow>> {
    const { mailer, log, onAddressRefused } = this.#parts;
    try {
      await mailer.send(mail, row.messageId);
    } catch (error) {
      const outcome = this.#failed(row, error);
      if (outcome.state === "failed" && mailServerAnswer(error).isNobodyThere) {
        // If that cannot be recorded, the next mail to it is rejected, too, and marks it then.
        await onAddressRefused?.(mail.to).catch((error) =>
          log.warn({ err: error }, "A refused address could not be marked."),
        );
      }
      return outcome;
    }
    log.info({ letter: row.id, kind: row.kind }, "Letter sent.");
    const sent = { state: "sent", delivery: mailer.delivery, sentAt: this.#inMinutes(0) } as const;
    return { ...sent, lastError: null, waitsFor: null };
  }

  /** What to record after a try with this outcome: when it is tried again, or that it is given up. */
  #failed({ id, kind, failedTries: earlier }: OutboxRow, error: unknown): Partial<OutboxRow> {
    const { log } = this.#parts;
    const { means, reason } = mailServerAnswer(error);
    if (means === "ours to mend") {
      log.error({ letter: id, kind, reason }, "The mail settings do not work.");
      // This does not count as a try: it waits for as long as the settings are wrong.
      const dueAt = this.#inMinutes(settingsWaitMinutes);
      return { state: "waiting", waitsFor: "settings", lastError: reason, dueAt, countedAt: null };
    }
    const failedTries = earlier + 1;
    const wait = waitsInMinutes[earlier];
    const lasting = means === "refused" || wait === undefined;
    log.warn({ letter: id, kind, failedTries, lasting, code: codeOf(error) }, "Letter not sent.");
    return {
      ...{ failedTries, waitsFor: null, lastError: reason },
      ...(lasting
        ? { state: "failed", failedAt: this.#inMinutes(0) }
        : { state: "waiting", dueAt: this.#inMinutes(wait) }),
    };
  }

  /** What cannot be noted, even after some tries, stays leased and is sent again under the same Message-ID. */
  async #note({ id, kind, attempts }: OutboxRow, outcome: Partial<OutboxRow>): Promise<void> {
    const { db, log } = this.#parts;
    for (const wait of [...this.#timing.noteAgainMilliseconds, undefined]) {
      try {
        // Only while the lease is still ours: a suspended worker must not overwrite another's record.
        const { numUpdatedRows } = await db
          .updateTable("outbox")
          .set(outcome)
          .where("id", "=", id)
          .where("attempts", "=", attempts)
          .executeTakeFirst();
        if (numUpdatedRows > 0n && kind === combinedKind) {
          // What it tells of shares its outcome.
          const { waitsFor: _waits, failedTries: _tries, ...shared } = outcome;
          await db.updateTable("outbox").set(shared).where("combinedInto", "=", id).execute();
        }
        return;
      } catch (error) {
        const about = { err: error, letter: id, kind };
        if (wait === undefined) log.error(about, "What became of a letter was not noted.");
        else log.warn(about, "A letter's note is tried again.");
      }
      if (wait !== undefined) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
