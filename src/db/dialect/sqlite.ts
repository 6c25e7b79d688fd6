import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { type Outcome, retryWhileBusy, SqliteConnection } from "./sqlite-connection.ts";
import { SqliteLog } from "./sqlite-log.ts";
import { SqliteWriteQueue } from "./sqlite-write-queue.ts";

/** SQLite on Node's own `node:sqlite`, so that no native module is built. */
export class SqliteDialect implements Dialect {
  readonly #file: string;
  readonly #log = new SqliteLog();

  constructor(file: string) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#file, this.#log);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new NurserySqliteAdapter(this.#log);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as Kysely declares it
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Kysely's, and the way from a handle of the database to its log. */
export class NurserySqliteAdapter extends SqliteAdapter {
  readonly log: SqliteLog;

  constructor(log: SqliteLog) {
    super();
    this.log = log;
  }

  /** The driver lets writers in one at a time, and readers beside them. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite takes back tables, too; so migrations run in one transaction, and other processes wait. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** How long a read waits where another process has the file to itself, in milliseconds. */
const patienceMilliseconds = 4_000;
/** The same while the file is opened: another process may be making it. */
const openingMilliseconds = 30_000;

/**
 * Kysely on `node:sqlite` with one connection that writes and one that reads, so that a read never
 * waits for a write, this process's or another's. Nothing here waits with the process stopped.
 */
class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #log: SqliteLog;
  #writer: SqliteConnection | undefined;
  #reader: SqliteConnection | undefined;
  #queue: SqliteWriteQueue | undefined;

  constructor(file: string, log: SqliteLog) {
    this.#file = file;
    this.#log = log;
  }

  async init(): Promise<void> {
    const deadline = performance.now() + openingMilliseconds;
    const open = () => retryWhileBusy(() => new SqliteConnection(this.#file), deadline);
    this.#writer ??= await open();
    this.#reader ??= await open();
    this.#reader.run("PRAGMA query_only = ON");
    this.#queue = new SqliteWriteQueue(this.#writer);
    this.#log.open(() => this.#emptyLog());
    // A process that was killed may have left there what it had erased.
    if (!(await this.#emptyLog().catch(() => false))) this.#log.emptySoon();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Handle({ ...this.#open(), onErased: () => this.#log.emptySoon() });
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

  async destroy(): Promise<void> {
    await this.#log.close();
    await this.#queue?.close();
    this.#reader?.close();
    this.#writer?.close();
  }

  /** False where somebody still reads it. */
  async #emptyLog(): Promise<boolean> {
    const { writer, queue } = this.#open();
    await queue.enterAlone();
    try {
      const outcome = writer.run("PRAGMA wal_checkpoint(TRUNCATE)");
      const [row] = ("rows" in outcome ? outcome.rows : []) as { busy: number }[];
      return row?.busy === 0;
    } finally {
      queue.leaveAlone();
    }
  }

  #open() {
    if (!this.#writer || !this.#reader || !this.#queue) throw new Error("SQLite is not open.");
    return { writer: this.#writer, reader: this.#reader, queue: this.#queue };
  }
}

/** What Kysely takes for a connection: a turn at the writer while a transaction lasts, else none. */
class Handle implements DatabaseConnection {
  readonly #writer: SqliteConnection;
  readonly #reader: SqliteConnection;
  readonly #queue: SqliteWriteQueue;
  readonly #onErased: () => void;
  #inTransaction = false;
  /** What a statement of the transaction failed with. */
  #error: unknown;

  constructor(parts: {
    writer: SqliteConnection;
    reader: SqliteConnection;
    queue: SqliteWriteQueue;
    /** Is told when rows were deleted, before that is on the disk. */
    onErased: () => void;
  }) {
    this.#writer = parts.writer;
    this.#reader = parts.reader;
    this.#queue = parts.queue;
    this.#onErased = parts.onErased;
  }

  async begin(): Promise<void> {
    await this.#queue.enter();
    try {
      this.#writer.run("SAVEPOINT member");
    } catch (error) {
      await this.#queue.leave(error).catch(() => {});
      throw error;
    }
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    if (this.#writer.isTransaction) this.#writer.run("RELEASE member");
    this.#inTransaction = false;
    await this.#queue.leave(this.#error);
  }

  /** Undoes this transaction alone; the others of its batch stay. Does nothing where none is open. */
  async rollback(): Promise<void> {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    try {
      if (this.#writer.isTransaction) {
        this.#writer.run("ROLLBACK TO member");
        this.#writer.run("RELEASE member");
      }
    } finally {
      // Why it was given up may lie in what an earlier one of its batch wrote: so that must be true.
      await this.#queue.leave(this.#error).catch(() => {});
    }
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const answer = await this.#run<R>({ sql, parameters, query });
    if (query.kind === "DeleteQueryNode" && hasErased(answer)) this.#onErased();
    return answer;
  }

  async #run<R>(statement: Pick<CompiledQuery, "sql" | "parameters" | "query">) {
    const { sql, parameters, query } = statement;
    if (this.#inTransaction) return this.#inTurn<R>(sql, parameters);
    const deadline = performance.now() + patienceMilliseconds;
    if (SelectQueryNode.is(query)) {
      return result<R>(await retryWhileBusy(() => this.#reader.run(sql, parameters), deadline));
    }
    if (isChange(query.kind)) return this.#change<R>(sql, parameters);
    await this.#queue.enterAlone();
    try {
      return result<R>(await retryWhileBusy(() => this.#writer.run(sql, parameters), deadline));
    } finally {
      this.#queue.leaveAlone();
    }
  }

  async *streamQuery<R>(
    { sql, parameters }: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    const connection = this.#inTransaction ? this.#writer : this.#reader;
    let rows: R[] = [];
    for (const row of connection.iterate(sql, parameters)) {
      if (rows.push(row as R) < chunkSize) continue;
      yield { rows };
      rows = [];
    }
    if (rows.length > 0) yield { rows };
  }

  #inTurn<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    // After a full disk nothing of the transaction is left, and what came now would be kept alone.
    if (!this.#writer.isTransaction) throw this.#error ?? new Error("No transaction is open.");
    try {
      return result(this.#writer.run(sql, parameters));
    } catch (error) {
      this.#error = error;
      throw error;
    }
  }

  /** A single change needs no savepoint: SQLite takes back all of a statement that fails. */
  async #change<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    await this.#queue.enter();
    let outcome: Outcome;
    try {
      outcome = this.#writer.run(sql, parameters);
    } catch (error) {
      await this.#queue.leave(error).catch(() => {});
      throw error;
    }
    await this.#queue.leave();
    return result(outcome);
  }
}

/** A statement that returns the rows it deletes answers no number. */
function hasErased({ rows, numAffectedRows = 0n }: QueryResult<unknown>): boolean {
  return rows.length > 0 || numAffectedRows > 0n;
}

function isChange(kind: string): boolean {
  return kind === "InsertQueryNode" || kind === "UpdateQueryNode" || kind === "DeleteQueryNode";
}

function result<R>(outcome: Outcome): QueryResult<R> {
  if ("rows" in outcome) return { rows: outcome.rows as R[] };
  const { changes, lastInsertRowid } = outcome;
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}
