import { PostgresDialect, type PostgresPool } from "kysely";

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
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A statement that hangs would keep its connection, and the pool would run out of them.
    statement_timeout: 15_000,
    application_name: "garden-nursery",
  });
  // A connection that breaks, as when the database restarts, is replaced at the next query, and a
  // query that it was in the middle of fails by itself. Unheard, either error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
