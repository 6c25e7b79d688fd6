import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { isSlow } from "./dialect/engine.ts";
import { createPostgresDialect } from "./dialect/postgres.ts";
import { createSqliteDialect } from "./dialect/sqlite.ts";
import { isBusy } from "./dialect/sqlite-connection.ts";
import * as migrations from "./migrations/index.ts";
import { RowsInCamelCase } from "./rows-in-camel-case.ts";
import type { Database, Db } from "./schema.ts";

/** How long to wait for another process's migration, or for a busy database server, in milliseconds. */
const migratingMilliseconds = 60_000;

export type Location = { url: string } | { file: string };

/** Opens the database at its first query: PostgreSQL for a `postgres://` address, else SQLite in the given file. */
export function connect(location: Location): Db {
  if ("file" in location) mkdirSync(dirname(location.file), { recursive: true });
  const dialect =
    "url" in location ? createPostgresDialect(location.url) : createSqliteDialect(location.file);
  return new Kysely<Database>({ dialect, plugins: [new RowsInCamelCase()] });
}

/** Opens the database for a piece of work, and always closes it. */
export async function withDatabase<T>(
  location: Location,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  await using db = connect(location);
  return await work(db);
}

/**
 * Brings the tables up to date and returns the names of the migrations it ran. If several processes call it
 * at once, one does it, and the others wait. Throws the first failure, which is rolled back.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const deadline = performance.now() + migratingMilliseconds;
  for (;;) {
    try {
      // Nothing is written if there is nothing to migrate: another process may be migrating.
      if (await isUpToDate(db, migrator)) return [];
      const { error, results } = await migrator.migrateToLatest();
      if (error) throw error;
      return (results ?? []).map((result) => result.migrationName);
    } catch (error) {
      const isPatient = isBusy(error) || isSlow(error);
      if (!isPatient || performance.now() >= deadline) throw error;
    }
  }
}

/** The tables were made by a later version of this program, so this one must not write to them. */
class NewerDatabase extends Error {
  override name = "NewerDatabase";
}

/** Throws `NewerDatabase` if one of the migrations that made some tables is not known here. */
export function refuseNewer(executed: readonly string[]): void {
  const unknown = executed.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerDatabase(unknown.sort().at(-1));
}

/** The names of the migrations that made the tables, which must be there. */
export async function listMigrations(db: Db): Promise<string[]> {
  const executed = await db
    .withTables<{ kyselyMigration: { name: string } }>()
    .selectFrom("kyselyMigration")
    .select("name")
    .orderBy("name")
    .execute();
  return executed.map(({ name }) => name);
}

/** Throws `NewerDatabase` if the tables are newer than this program. */
async function isUpToDate(db: Db, migrator: Migrator): Promise<boolean> {
  const known = await migrator.getMigrations();
  if (!known.some(({ executedAt }) => executedAt)) return false;
  refuseNewer(await listMigrations(db));
  return known.every(({ executedAt }) => executedAt);
}
