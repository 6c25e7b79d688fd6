import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { patience, retryWhileBusy, SqliteConnection } from "./sqlite-connection.ts";
import { SqliteWriteQueue } from "./sqlite-write-queue.ts";

/** SQLite on Node's own `node:sqlite`, so that no native module is built. */
export function createSqliteDialect(file: string): Dialect {
  const driver = new SqliteDriver(file);
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new NurserySqliteAdapter(driver),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely's class, with a way from a database handle to its driver. */
export class NurserySqliteAdapter extends SqliteAdapter {
  readonly driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    super();
    this.driver = driver;
  }

  /** The driver lets writers in one at a time, and readers beside them. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite rolls back tables, too, so migrations run in one transaction, and other processes wait. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** How long opening waits for the file, in milliseconds: another process may be creating it. */
const openingMilliseconds = 30_000;
/** Between erasing and emptying the log, and between two tries: what is erased meanwhile shares one. */
const emptyingPauseMilliseconds = 2_000;

/** Kysely on `node:sqlite`: one connection writes and one reads, so that no read waits for a write. */
class SqliteDriver implements Driver {
  readonly #file: string;
  #writer: SqliteConnection | undefined;
  #reader: SqliteConnection | undefined;
  #queue: SqliteWriteQueue | undefined;
  #emptying: NodeJS.Timeout | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    const deadline = performance.now() + openingMilliseconds;
    const open = () => retryWhileBusy(() => new SqliteConnection(this.#file), deadline);
    this.#writer ??= await open();
    this.#reader ??= await open();
    this.#reader.run("PRAGMA query_only = ON");
    this.#queue = new SqliteWriteQueue(this.#writer);
    // A killed process may have left erased data in the log.
    if (!(await this.#emptyLog())) this.emptyLogSoon();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const [writer, reader, queue] = [this.#writer, this.#reader, this.#queue];
    if (!writer || !reader || !queue) throw new Error("SQLite is not open.");
    return new Handle({ writer, reader, queue, onErased: () => this.emptyLogSoon() });
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as Handle).begin();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as Handle).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as Handle).rollback();
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return (connection as Handle).rollback();
  }

  /** A pending emptying is tried a last time. If nobody else has the file open, SQLite deletes the log. */
  async destroy(): Promise<void> {
    if (this.#emptying) await this.#emptyLog();
    const queue = this.#queue;
    this.#queue = undefined;
    clearTimeout(this.#emptying);
    // Behind those that stand in it.
    await queue?.alone(() => {});
    this.#reader?.close();
    this.#writer?.close();
  }

  /**
   * Empties SQLite's write-ahead log in a moment, until that succeeds. Call it when something was erased: the log
   * holds older copies of the pages, on a quiet site for weeks.
   */
  emptyLogSoon(): void {
    if (!this.#queue || this.#emptying) return;
    this.#emptying = setTimeout(async () => {
      // Before the try: data erased while it waits for its turn needs another.
      this.#emptying = undefined;
      if (!(await this.#emptyLog())) this.emptyLogSoon();
    }, emptyingPauseMilliseconds).unref();
  }

  /** False if it failed, or somebody still reads the log. */
  async #emptyLog(): Promise<boolean> {
    try {
      const emptied = await this.#queue?.alone(() =>
        this.#writer?.run("PRAGMA wal_checkpoint(TRUNCATE)"),
      );
      return (emptied?.rows as { busy: number }[] | undefined)?.[0]?.busy === 0;
    } catch {
      return false;
    }
  }
}

interface Parts {
  writer: SqliteConnection;
  reader: SqliteConnection;
  queue: SqliteWriteQueue;
  /** Called when rows were deleted, before that is on the disk. */
  onErased: () => void;
}

/** Kysely's connection: a turn at the writer during a transaction, otherwise none. */
class Handle implements DatabaseConnection {
  readonly #parts: Parts;
  #inTransaction = false;
  #error: unknown;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async begin(): Promise<void> {
    await this.#parts.queue.enter();
    try {
      this.#parts.writer.run("SAVEPOINT member");
    } catch (error) {
      await this.#parts.queue.leave(error).catch(() => {});
      throw error;
    }
    this.#error = undefined;
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    if (this.#parts.writer.isTransaction) this.#parts.writer.run("RELEASE member");
    this.#inTransaction = false;
    await this.#parts.queue.leave(this.#error);
  }

  /** Rolls back only this transaction; the others of its batch stay. Does nothing if none is open. */
  async rollback(): Promise<void> {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    try {
      if (this.#parts.writer.isTransaction) {
        this.#parts.writer.run("ROLLBACK TO member");
        this.#parts.writer.run("RELEASE member");
      }
    } finally {
      // The error may depend on an earlier write of its batch, so that write must be committed.
      await this.#parts.queue.leave(this.#error).catch(() => {});
    }
  }

  async executeQuery<R>(asked: CompiledQuery): Promise<QueryResult<R>> {
    const answer = await this.#run(asked);
    if (asked.query.kind === "DeleteQueryNode" && hasErased(answer)) this.#parts.onErased();
    return answer as QueryResult<R>;
  }

  /** Long lists are read piece by piece instead. */
  streamQuery(): never {
    throw new Error("A query is not read as a stream here.");
  }

  async #run(asked: CompiledQuery): Promise<QueryResult<unknown>> {
    const { sql, parameters, query } = asked;
    if (this.#inTransaction) return this.#inTurn(asked);
    const deadline = patience();
    switch (query.kind) {
      case "SelectQueryNode":
        return retryWhileBusy(() => this.#parts.reader.run(sql, parameters), deadline);
      case "InsertQueryNode":
      case "UpdateQueryNode":
      case "DeleteQueryNode":
        return this.#inOwnTransaction(asked);
      default: {
        const run = () => this.#parts.writer.run(sql, parameters);
        return this.#parts.queue.alone(() => retryWhileBusy(run, deadline));
      }
    }
  }

  async #inOwnTransaction(asked: CompiledQuery): Promise<QueryResult<unknown>> {
    await this.begin();
    try {
      const answer = this.#inTurn(asked);
      await this.commit();
      return answer;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  #inTurn({ sql, parameters }: CompiledQuery): QueryResult<unknown> {
    // After a full disk the whole transaction is gone, and later writes would be stored without the earlier
    // ones.
    if (!this.#parts.writer.isTransaction)
      throw this.#error ?? new Error("No transaction is open.");
    try {
      return this.#parts.writer.run(sql, parameters);
    } catch (error) {
      this.#error = error;
      throw error;
    }
  }
}

/** A statement that returns the rows it deletes reports no number of changes. */
function hasErased({ rows, numAffectedRows = 0n }: QueryResult<unknown>): boolean {
  return rows.length > 0 || numAffectedRows > 0n;
}
