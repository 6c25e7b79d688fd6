import { retryWhileBusy, type SqliteConnection } from "./sqlite-connection.ts";

/** How long a write waits for the file, in milliseconds, before its sender is told to come back. */
const patienceMilliseconds = 4_000;

/** A batch is written to the disk at the latest once it has this many members. */
const membersMax = 64;
/**
 * A batch is written at the latest this long after its first member came, who must not wait for
 * everybody after.
 */
const openMilliseconds = 20;

/** Writes that reach the disk together: in one SQLite transaction, each behind a savepoint of its own. */
interface Batch {
  members: number;
  openedAt: number;
  written: PromiseWithResolvers<void>;
}

/**
 * Gives SQLite's one writer to one caller at a time, first come, first served, and brings those that
 * come in the same moment to the disk with one flush: the flush is what a write costs. Nobody is told
 * that a write is kept before it is on the disk; where the flush fails, it fails for all of its batch.
 */
export class SqliteWriteQueue {
  readonly #connection: SqliteConnection;
  readonly #waiting: (() => void)[] = [];
  #taken = false;
  #batch: Batch | undefined;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /** Waits for its turn, with a transaction open. Throws "busy" where another process holds the file too long. */
  async enter(): Promise<void> {
    const deadline = performance.now() + patienceMilliseconds;
    await this.#take();
    if (this.#batch) return;
    try {
      await this.#begin(deadline);
    } catch (error) {
      this.#handOn();
      throw error;
    }
  }

  /** Waits for its turn, with no transaction open: for what SQLite does only outside of one. */
  async enterAlone(): Promise<void> {
    await this.#take();
    await this.#write();
  }

  leaveAlone(): void {
    this.#handOn();
  }

  /**
   * Ends the turn. Resolves once what was written in it is on the disk, and throws where it is not.
   * `error` is what a statement of the turn failed with, where one did: a full disk ends the whole
   * transaction.
   */
  leave(error?: unknown): Promise<void> {
    const batch = this.#batch as Batch;
    batch.members += 1;
    if (!this.#connection.isTransaction) {
      this.#batch = undefined;
      batch.written.reject(error ?? new Error("SQLite gave the transaction up."));
      this.#handOn();
    } else if (isFull(batch)) {
      void this.#write().then(() => this.#handOn());
    } else if (this.#waiting.length > 0) {
      this.#handOn();
    } else {
      this.#taken = false;
      // Requests that arrived in the same moment are read before this, and may join.
      setImmediate(() => void this.#writeUnlessTaken(batch));
    }
    return batch.written.promise;
  }

  /** Waits for those in the queue, and writes what is open. */
  async close(): Promise<void> {
    await this.enterAlone();
  }

  #take(): Promise<void> | undefined {
    if (this.#taken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return undefined;
  }

  #handOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  async #begin(deadline: number): Promise<void> {
    await retryWhileBusy(() => this.#connection.run("BEGIN IMMEDIATE"), deadline);
    const written = Promise.withResolvers<void>();
    // A member that has itself failed may not listen any more.
    written.promise.catch(() => {});
    this.#batch = { members: 0, openedAt: performance.now(), written };
  }

  async #writeUnlessTaken(batch: Batch): Promise<void> {
    // Whoever has the turn now has joined the batch and ends it.
    if (this.#batch !== batch || this.#taken) return;
    this.#taken = true;
    await this.#write();
    this.#handOn();
  }

  async #write(): Promise<void> {
    const batch = this.#batch;
    if (!batch) return;
    this.#batch = undefined;
    try {
      await retryWhileBusy(
        () => this.#connection.run("COMMIT"),
        performance.now() + patienceMilliseconds,
      );
      batch.written.resolve();
    } catch (error) {
      batch.written.reject(error);
      if (this.#connection.isTransaction) this.#connection.run("ROLLBACK");
    }
  }
}

function isFull({ members, openedAt }: Batch): boolean {
  return members >= membersMax || performance.now() - openedAt >= openMilliseconds;
}
