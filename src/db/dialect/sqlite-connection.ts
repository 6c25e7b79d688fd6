import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { QueryResult } from "kysely";

/**
 * `node:sqlite` blocks the process while it waits for a lock, so a wait is short, and `retryWhileBusy` tries
 * again. It comes first, because the other pragmas may wait, too.
 */
const pragmas = [
  "PRAGMA busy_timeout = 10",
  "PRAGMA journal_mode = WAL",
  // FULL: a registration that was answered with 201 survives the power going out.
  "PRAGMA synchronous = FULL",
  "PRAGMA foreign_keys = ON",
  // Deleted data is overwritten, not just unlinked.
  "PRAGMA secure_delete = ON",
];

/** The oldest SQLite this program was tested with; older ones have WAL bugs fixed since. */
const oldestSqlite = [3, 53] as const;

/** Prepared statements kept at once, of the few texts that Kysely makes. */
const statementsKept = 500;

/** How long a statement waits for another process, in milliseconds, before the request is answered 503. */
const patienceMilliseconds = 4_000;

/** Until when, by `performance.now()`, a statement that starts now waits for another process. */
export function patience(): number {
  return performance.now() + patienceMilliseconds;
}

/** Between two tries, in milliseconds; the process is not blocked meanwhile. */
const pauseMilliseconds = 15;

/** SQLite's primary result code for "somebody else holds the lock"; the upper bits say which lock. */
const sqliteBusy = 5;

/** Whether SQLite says that another process holds the file. */
export function isBusy(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === "number" && (errcode & 0xff) === sqliteBusy;
}

/**
 * Runs `work`, and again after a pause while another process holds the file, until `deadline` (by
 * `performance.now()`). Then it throws SQLite's error. `work` must change nothing when it fails.
 */
export async function retryWhileBusy<T>(work: () => T, deadline: number): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    // After random pauses, because several processes may wait for the same lock.
    const pause = pauseMilliseconds * (1 + Math.random());
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** One connection with its prepared statements. */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, { statement: StatementSync; reads: boolean }>();

  /** Throws SQLite's "busy" while another process changes what kind of file it is. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    try {
      for (const pragma of pragmas) this.#database.exec(pragma);
      const row = this.#database.prepare("SELECT sqlite_version() AS version").get();
      assertRecentEnough(String(row?.["version"]));
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** Whether a transaction is open. SQLite ends one by itself when the disk is full or fails. */
  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Returns the rows that a statement reads, or how many it changed. */
  run(sql: string, parameters: readonly unknown[] = []): QueryResult<unknown> {
    const { statement, reads } = this.#prepare(sql);
    const values = parameters.map(toSqlite);
    if (reads) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  #prepare(sql: string) {
    let prepared = this.#statements.get(sql);
    if (!prepared) {
      if (this.#statements.size >= statementsKept) this.#statements.clear();
      const statement = this.#database.prepare(sql);
      prepared = { statement, reads: statement.columns().length > 0 };
      this.#statements.set(sql, prepared);
    }
    return prepared;
  }

  close(): void {
    this.#database.close();
  }
}

function assertRecentEnough(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > oldestSqlite[0] || (major === oldestSqlite[0] && minor >= oldestSqlite[1])) return;
  throw new Error(`SQLite ${oldestSqlite.join(".")} or newer is needed; this one is ${version}.`);
}

/** `node:sqlite` would take an object as named parameters, so anything but a plain value is refused. */
function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "object" && value !== null && !(value instanceof Uint8Array)) {
    throw new TypeError(`SQLite cannot keep a ${Object.prototype.toString.call(value)}.`);
  }
  return value as SQLInputValue;
}
