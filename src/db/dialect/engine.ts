import {
  type ColumnDefinitionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  SqliteAdapter,
  sql,
} from "kysely";
import { NurserySqliteAdapter } from "./sqlite.ts";
import { isBusy } from "./sqlite-connection.ts";

/** The few places where the two engines differ; a new difference belongs here and nowhere else. */

/** An auto-incremented integer key that a seed may also set itself. */
export function autoKey(db: Kysely<unknown>) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    isSqlite(db)
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity();
}

/** After rows were inserted with explicit keys: the next generated key follows the largest. */
export async function continueKeysAfterSeed<DB>(db: Kysely<DB>, table: string): Promise<void> {
  if (isSqlite(db)) return; // AUTOINCREMENT follows the largest key by itself.
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    db,
  );
}

/** Advances every generated key to `move` of the last one; 0 if there was none. */
export async function moveKeysOn<DB>(trx: Kysely<DB>, move: (lastKey: number) => number) {
  for (const { name, columns } of await trx.introspection.getTables()) {
    const counted = columns.find((column) => column.isAutoIncrementing);
    // Others are not ours, and may not allow large values.
    if (counted?.name !== "id" || !/^int(?:4|eger)$/i.test(counted.dataType)) continue;
    const last = isSqlite(trx)
      ? sql<{ key: number }>`select seq as key from sqlite_sequence where name = ${name}`
      : sql<{ key: string }>`select nextval(pg_get_serial_sequence(${name}, 'id')) as key`;
    const key = move(Number((await last.execute(trx)).rows[0]?.key ?? 0));
    if (isSqlite(trx)) {
      await sql`delete from sqlite_sequence where name = ${name}`.execute(trx);
      await sql`insert into sqlite_sequence (name, seq) values (${name}, ${key})`.execute(trx);
    } else {
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${key})`.execute(trx);
    }
  }
}

/** False for a number that cannot be a key: PostgreSQL's have 32 bits, and it rejects larger ones. */
export function canBeKey(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id < 2 ** 31;
}

/** Whether several processes may take rows side by side, each skipping the others'. SQLite has one writer. */
export function canSkipLocked<DB>(db: Kysely<DB>): boolean {
  return !isSqlite(db);
}

/** Locks a select's rows until the transaction ends; in which order: `docs/decisions/writing-and-sending.md`. */
export function lockRows<DB, TB extends keyof DB, O>(
  trx: Kysely<DB>,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return isSqlite(trx) ? query : query.forUpdate();
}

/** Call it after a change that erases what somebody asked us to erase. The driver notices deleted rows by itself. */
export function noteErased<DB>(db: Kysely<DB>): void {
  const { adapter } = db.getExecutor();
  if (adapter instanceof NurserySqliteAdapter) adapter.driver.emptyLogSoon();
}

/** Whether this error is a violated unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  const sqliteConstraintUnique = 2067;
  return code === "23505" || errcode === sqliteConstraintUnique;
}

/** Whether PostgreSQL gave a transaction up in favor of another. Run again, it may well succeed. */
export function isGivenUp(error: unknown): boolean {
  return /^(?:40P01|40001)$/.test(String((error as { code?: unknown } | undefined)?.code));
}

/** Whether the database cannot be used now: it is away, has no free connection, or something waited too long. */
export function isUnavailable(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return (
    isBusy(error) ||
    isGivenUp(error) ||
    isSlow(error) ||
    /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|57P0[123]|55P03|25P03|53300|08\w{3})$/.test(
      String(code),
    )
  );
}

/** Whether the database server took too long to answer, or for a statement such as a wait for a lock. */
export function isSlow(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Record<string, unknown>;
  return code === "57014" || slowServer.test(String(message));
}

/** The last two occur at later statements on the same connection, such as a rollback. */
const slowServer =
  /^(?:timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/;

/**
 * Whether this error says that nothing can be written, because the disk is full or fails: SQLite's
 * codes 10 and 13 (8 and 14 where the folder may not be written to), PostgreSQL's 53100, the system's own.
 */
export function isStorageFull(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  const primary = typeof errcode === "number" ? errcode & 0xff : -1;
  return (
    [8, 10, 13, 14].includes(primary) || /^(?:ENOSPC|EDQUOT|EFBIG|EROFS|53100)$/.test(String(code))
  );
}

function isSqlite<DB>(db: Kysely<DB>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
