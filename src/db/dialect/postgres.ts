import { type Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, sql } from "kysely";
import { CheckedPool } from "./postgres-pool.ts";

/** Kysely's own, so that a version of this program that still waits by Kysely's way is waited for, too. */
const migrationLock = sql.lit(3853314791062309107n);
/** How often a process that waits for another's migration asks whether it is done. */
const askAgainMilliseconds = 100;
/** The longest that it waits. A process that died has lost the lock with its connection. */
const longestMigrationMilliseconds = 600_000;

/** Kysely's PostgreSQL dialect with a pool sized for one of several identical processes. */
export function createPostgresDialect(url: string): PostgresDialect {
  return new WaitingDialect({ pool: () => openPool(url) });
}

class WaitingDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new WaitingAdapter();
  }
}

/**
 * Kysely waits for another's migration within one statement, which the time limit on statements would
 * end, and which looks like one that the server has forgotten. This asks again and again.
 */
class WaitingAdapter extends PostgresAdapter {
  // biome-ignore lint/suspicious/noExplicitAny: Kysely declares it so.
  override async acquireMigrationLock(db: Kysely<any>): Promise<void> {
    const deadline = performance.now() + longestMigrationMilliseconds;
    for (;;) {
      const { rows } = await sql<{
        taken: boolean;
      }>`select pg_try_advisory_lock(${migrationLock}) as taken`.execute(db);
      if (rows[0]?.taken) return;
      if (performance.now() >= deadline) throw new Error("Another process migrates for too long.");
      await new Promise((resolve) => setTimeout(resolve, askAgainMilliseconds));
    }
  }
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
