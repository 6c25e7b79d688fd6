import { PostgresDialect, type PostgresPool } from "kysely";
import { CheckedPool } from "./postgres-pool.ts";

/** Kysely's PostgreSQL dialect with a pool sized for one of several identical processes. */
export function createPostgresDialect(url: string): PostgresDialect {
  return new PostgresDialect({ pool: () => openPool(url) });
}

async function openPool(url: string): Promise<PostgresPool> {
  // Imported here, because a site on SQLite never needs it.
  const { default: pg } = await import("pg");
  const types = new pg.TypeOverrides();
  // count(*) and sum() come as 64-bit integers, which pg hands over as text; ours stay far below 2^53.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  return new CheckedPool(pg, {
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A statement that hangs would keep its connection, and the pool would run out of them.
    statement_timeout: 15_000,
    application_name: "garden-nursery",
  });
}
