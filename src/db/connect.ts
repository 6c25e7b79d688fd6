import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { CamelCasePlugin, Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { createPostgresDialect } from "./dialect/postgres.ts";
import { createSqliteDialect } from "./dialect/sqlite.ts";
import { migrations } from "./migrations/index.ts";
import type { Database } from "./schema.ts";

/** The handle every store takes first: the database itself or a transaction on it. */
export type Db = Kysely<Database>;

/**
 * Opens the database without touching its tables: PostgreSQL for a `postgres://` address, else
 * SQLite in the given file, whose folder is made. Connections are opened at the first query.
 */
export function connect(location: { url: string } | { file: string }): Db {
  const dialect =
    "url" in location
      ? createPostgresDialect(location.url)
      : createSqliteDialect(withFolder(location.file));
  return new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] });
}

function withFolder(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

/**
 * Brings the tables up to date and answers the names of the migrations it ran. Several processes
 * may call it at once: on PostgreSQL they take turns. Throws the first failure; the failed
 * migration leaves nothing behind.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
