import { randomUUID } from "node:crypto";
import type { Db } from "#db/connect.ts";
import { canSkipLocked } from "#db/dialect/engine.ts";
import type { OutboxRow } from "#db/schema.ts";
import { type Clock, toTimestamp } from "#platform/shared/clock.ts";
import type { Log } from "./log.ts";
import { type Letter, type Mailer, RefusedLetter } from "./mail.ts";

/**
 * Renders the letter about the row with this id, as the data stands when it is sent; undefined
 * where there is nothing left to write about.
 */
export type LetterWriter = (db: Db, subjectId: number) => Promise<Letter | undefined>;

/** What the outbox can send, by kind. */
export type LetterWriters = Record<string, LetterWriter>;

/** Waits after the first, second, … failed try. After the last one the letter is failed: about two days. */
const waitsInMinutes = [1, 3, 10, 30, 60, 120, 240, 480, 960, 960];

/** While a worker sends a letter no other takes it; if that worker dies, another does after this. */
const leaseSeconds = 120;

/** How often a sleeping worker looks for letters that another process enqueued or that fell due. */
const idleMilliseconds = 5_000;

/**
 * Puts a letter into the outbox and answers its id. Call it in the transaction whose letter it is:
 * both are kept or neither. It is sent at least once; a crash between the mail server's yes and our
 * note of it sends it again under the same Message-ID.
 */
export async function enqueueLetter(
  trx: Db,
  letter: {
    kind: string;
    subjectId: number;
    mailDomain: string;
    now: Temporal.Instant;
    /** When it goes; absent means now. */
    dueAt?: Temporal.Instant;
  },
): Promise<number> {
  const now = toTimestamp(letter.now);
  const row = await trx
    .insertInto("outbox")
    .values({
      kind: letter.kind,
      subjectId: letter.subjectId,
      messageId: `${randomUUID()}@${letter.mailDomain}`,
      state: "waiting",
      dueAt: letter.dueAt ? toTimestamp(letter.dueAt) : now,
      lastError: null,
      createdAt: now,
      sentAt: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Sends what is in the outbox, one letter at a time in each process. */
export class OutboxWorker {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #mailer: Mailer;
  readonly #writers: LetterWriters;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = true;

  constructor(parts: {
    db: Db;
    clock: Clock;
    mailer: Mailer;
    writers: LetterWriters;
    log: Log;
  }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#mailer = parts.mailer;
    this.#writers = parts.writers;
    this.#log = parts.log;
  }

  /** Whether letters reach people, or only a folder. */
  get delivery(): Mailer["delivery"] {
    return this.#mailer.delivery;
  }

  start(): void {
    this.#stopped = false;
    this.wake();
  }

  /** Looks for due letters now. Returns at once; nobody waits for a letter. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
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
          this.#timer = setTimeout(() => this.wake(), idleMilliseconds);
        }
      });
  }

  /** Stops taking letters and waits for the one in hand. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Tries every letter that is due and answers how many were tried. */
  async sendDue(): Promise<number> {
    let tried = 0;
    for (let row = await this.#claim(); row; row = await this.#claim()) {
      await this.#try(row);
      tried += 1;
      if (this.#stopped && this.#running) break;
    }
    return tried;
  }

  async #claim(): Promise<OutboxRow | undefined> {
    const now = this.#clock();
    return this.#db.transaction().execute(async (trx) => {
      let due = trx
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "waiting")
        .where("dueAt", "<=", toTimestamp(now))
        .orderBy("dueAt")
        .orderBy("id")
        .limit(1);
      if (canSkipLocked(trx)) due = due.forUpdate().skipLocked();
      const next = await due.executeTakeFirst();
      if (!next) return undefined;
      return trx
        .updateTable("outbox")
        .set((eb) => ({
          attempts: eb("attempts", "+", 1),
          dueAt: toTimestamp(now.add({ seconds: leaseSeconds })),
        }))
        .where("id", "=", next.id)
        .returningAll()
        .executeTakeFirst();
    });
  }

  async #try(row: OutboxRow): Promise<void> {
    try {
      const letter = await this.#writers[row.kind]?.(this.#db, row.subjectId);
      if (!letter) {
        await this.#settle(row, { state: "failed", lastError: "There is nothing to write about." });
        return;
      }
      await this.#mailer.send(letter, row.messageId);
      await this.#settle(row, {
        state: "sent",
        delivery: this.#mailer.delivery,
        lastError: null,
        sentAt: toTimestamp(this.#clock()),
      });
      this.#log.info({ letter: row.id, kind: row.kind }, "Letter sent.");
    } catch (error) {
      await this.#postpone(row, error);
    }
  }

  async #postpone(row: OutboxRow, error: unknown): Promise<void> {
    const wait = waitsInMinutes[row.attempts - 1];
    const lasting = error instanceof RefusedLetter || wait === undefined;
    this.#log.warn(
      { letter: row.id, kind: row.kind, attempts: row.attempts, lasting, code: codeOf(error) },
      "Letter not sent.",
    );
    await this.#settle(row, {
      state: lasting ? "failed" : "waiting",
      lastError: reasonOf(error),
      ...(lasting ? {} : { dueAt: toTimestamp(this.#clock().add({ minutes: wait })) }),
    });
  }

  /** Only while the lease is still ours: a worker that was asleep for minutes must not undo another's note. */
  async #settle(row: OutboxRow, outcome: Partial<OutboxRow>): Promise<void> {
    await this.#db
      .updateTable("outbox")
      .set(outcome)
      .where("id", "=", row.id)
      .where("attempts", "=", row.attempts)
      .execute();
  }
}

function codeOf(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}

/** A reason the owner can act on. Mail servers repeat addresses in their replies, so those are not kept. */
function reasonOf(error: unknown): string {
  if (error instanceof RefusedLetter) return error.message;
  switch (codeOf(error)) {
    case "ECONNECTION":
    case "ECONNREFUSED":
    case "ESOCKET":
    case "EDNS":
      return "The mail server could not be reached.";
    case "ETIMEDOUT":
      return "The mail server did not answer in time.";
    case "EAUTH":
      return "The mail server refused the user name or password in SMTP_URL.";
    case "EENVELOPE":
    case "EMESSAGE":
      return "The mail server asked to try again later.";
    default:
      return "The letter could not be sent.";
  }
}
