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

/** SQLite on Node's own `node:sqlite`, so that no native module is built. */
export class SqliteDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#file);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: as Kysely declares it
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class Adapter extends SqliteAdapter {
  /** The driver lets writers in one at a time, and readers beside them. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite takes back tables, too; so migrations run in one transaction, and other processes wait. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
