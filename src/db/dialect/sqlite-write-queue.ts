import { patience, retryWhileBusy, type SqliteConnection } from "./sqlite-connection.ts";

/** A batch is written to the disk at the latest once it has this many members. */
const membersMax = 64;
/** A batch is written at the latest this long after its first member came. */
const openMilliseconds = 20;

/** Writes that reach the disk together: in one SQLite transaction, each with its own savepoint. */
interface Batch {
  members: number;
  openedAt: number;
  written: PromiseWithResolvers<void>;
}

/**
 * Gives SQLite's one writer to one caller at a time, and writes simultaneous ones to the disk with one flush,
 * the cost of a write. If the flush fails, it fails for the whole batch.
 */
export class SqliteWriteQueue {
  readonly #writer: SqliteConnection;
  readonly #waiting: (() => void)[] = [];
  #taken = false;
  #batch: Batch | undefined;

  constructor(writer: SqliteConnection) {
    this.#writer = writer;
  }

  /** Waits for its turn, with a transaction open. Throws "busy" if another process holds the file too long. */
  async enter(): Promise<void> {
    const deadline = patience();
    await this.#take();
    if (this.#batch) return;
    try {
      await retryWhileBusy(() => this.#writer.run("BEGIN IMMEDIATE"), deadline);
    } catch (error) {
      this.#handOn();
      throw error;
    }
    const written = Promise.withResolvers<void>();
    // A member that has itself failed may no longer listen.
    written.promise.catch(() => {});
    this.#batch = { members: 0, openedAt: performance.now(), written };
  }

  /** Runs `work` in a turn with no transaction open: for what SQLite does only outside of one. */
  async alone<T>(work: () => T | Promise<T>): Promise<T> {
    await this.#take();
    await this.#write();
    try {
      return await work();
    } finally {
      this.#handOn();
    }
  }

  /** Ends the turn. Resolves once its writes are on the disk. `error`: what a statement failed with. */
  leave(error?: unknown): Promise<void> {
    const batch = this.#batch as Batch;
    batch.members += 1;
    void this.#endTurn(batch, error);
    return batch.written.promise;
  }

  async #endTurn(batch: Batch, error: unknown): Promise<void> {
    if (!this.#writer.isTransaction) {
      this.#batch = undefined;
      batch.written.reject(error ?? new Error("SQLite gave the transaction up."));
    } else {
      // Requests that arrived in the same moment are read before this, and may join.
      if (this.#waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
      if (this.#waiting.length === 0 || isFull(batch)) await this.#write();
    }
    this.#handOn();
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

  async #write(): Promise<void> {
    const batch = this.#batch;
    if (!batch) return;
    this.#batch = undefined;
    try {
      await retryWhileBusy(() => this.#writer.run("COMMIT"), patience());
      batch.written.resolve();
    } catch (error) {
      batch.written.reject(error);
      if (this.#writer.isTransaction) this.#writer.run("ROLLBACK");
    }
  }
}

function isFull({ members, openedAt }: Batch): boolean {
  return members >= membersMax || performance.now() - openedAt >= openMilliseconds;
}
