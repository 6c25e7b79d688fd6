/** Between the erasing and the emptying, and between two tries, in milliseconds: so much becomes one. */
const pauseMilliseconds = 2_000;

/**
 * Empties SQLite's write-ahead log (`garden.sqlite-wal`) after something was erased. `secure_delete`
 * overwrites what was erased in the database itself, but the log holds older copies of its pages until
 * they are written over, which on a quiet site takes weeks.
 */
export class SqliteLog {
  #empty: (() => Promise<boolean>) | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `empty` tries once, and answers false, or throws, where it could not. */
  open(empty: () => Promise<boolean>): void {
    this.#empty = empty;
  }

  /** Has it emptied in a moment, and tries again until it is. Nobody waits for it. */
  emptySoon(): void {
    if (!this.#empty || this.#timer) return;
    this.#timer = setTimeout(() => void this.#run(), pauseMilliseconds).unref();
  }

  /** What is due is tried a last time. Where nobody else has the file open, SQLite deletes the log. */
  async close(): Promise<void> {
    const empty = this.#timer && this.#empty;
    clearTimeout(this.#timer);
    this.#empty = undefined;
    await empty?.().catch(() => false);
  }

  async #run(): Promise<void> {
    // Before the try: what is erased while it waits for its turn wants another.
    this.#timer = undefined;
    const isEmpty = await this.#empty?.().catch(() => false);
    if (!isEmpty) this.emptySoon();
  }
}
