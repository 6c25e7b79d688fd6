import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

/** What every SQLite connection of this program is opened with. */
const pragmas = [
  "PRAGMA journal_mode = WAL",
  // FULL: a registration that was answered with 201 survives the power going out.
  "PRAGMA synchronous = FULL",
  "PRAGMA foreign_keys = ON",
  "PRAGMA busy_timeout = 5000",
];

/** The oldest SQLite this program was tested with; older ones have WAL bugs fixed since. */
const oldestSqlite = [3, 53] as const;

/** Kysely's SQLite dialect on Node's own `node:sqlite`, so that no native module is built. */
export function createSqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({
    database: async () => {
      const database = new DatabaseSync(file);
      for (const pragma of pragmas) database.exec(pragma);
      const row = database.prepare("SELECT sqlite_version() AS version").get();
      assertRecentEnough(String(row?.["version"]));
      return adapt(database);
    },
  });
}

function assertRecentEnough(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > oldestSqlite[0] || (major === oldestSqlite[0] && minor >= oldestSqlite[1])) return;
  throw new Error(`SQLite ${oldestSqlite.join(".")} or newer is needed; this one is ${version}.`);
}

/** Prepared statements kept at once. Kysely's texts are few; a bound keeps odd ones from piling up. */
const statementsKept = 500;

function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        if (statements.size >= statementsKept) statements.clear();
        // A transaction that begins as a reader and then writes fails at once when another process
        // has written meanwhile; one that begins as a writer waits for its turn.
        statement = adaptStatement(database.prepare(sql === "begin" ? "begin immediate" : sql));
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toSqlite)),
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    iterate: (parameters) => statement.iterate(...parameters.map(toSqlite)),
  };
}

/**
 * `node:sqlite` reads an object in the first place as a set of named parameters and says nothing,
 * so anything that is not a plain value is refused here.
 */
function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (
    value === null ||
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "bigint" ||
    value instanceof Uint8Array
  ) {
    return value;
  }
  throw new TypeError(`SQLite cannot keep a ${Object.prototype.toString.call(value)}.`);
}
