import {
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { SqliteDriver } from "./sqlite-driver.ts";
import { SqliteLog } from "./sqlite-log.ts";

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
