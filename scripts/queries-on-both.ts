import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AskedQuery } from "../tests/support/queries-asked.ts";

/**
 * Kysely puts every name in quotes; what is written by hand reads a backup's file, or is SQLite's own. The
 * tables are made on PostgreSQL before the tests begin.
 */
const isForBoth = (query: string) =>
  /^(?:select|insert|update|delete|with) .*"/.test(query) &&
  !/sqlite_(?:master|sequence)|kysely_migration/.test(query);

/**
 * The queries that the site asked of SQLite and nobody of PostgreSQL, with a file that led to each. Some
 * files run on SQLite alone, and a query that only they lead to might not be right on PostgreSQL.
 */
export function queriesOnSqliteAlone(asked: readonly AskedQuery[]): AskedQuery[] {
  const onPostgres = new Set(
    asked.filter(({ engine }) => engine === "postgres").map(({ query }) => query),
  );
  const alone = asked.filter(
    ({ engine, query, isOfSite }) =>
      engine === "sqlite" && isOfSite && isForBoth(query) && !onPostgres.has(query),
  );
  return [...new Map(alone.map((one) => [one.query, one])).values()];
}

/** What `tests/support/queries-asked.ts` wrote into this folder. */
export function readAskedQueries(folder: string): AskedQuery[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AskedQuery);
}
