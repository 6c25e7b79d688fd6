import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#db/schema.ts";
import { type Repeating, repeat } from "#shared/server/jobs.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";

const fact = "running-site";
const everyMilliseconds = 5_000;
/** After this long without a sign of life, a process has ended, even one that drains. */
const quietMilliseconds = 15_000;
const lookMilliseconds = 500;

/**
 * Gives a sign of life every five seconds: a new value in a row of the database, which `isSiteRunning` sees
 * from any machine. For PostgreSQL; an open SQLite file is detected by its lock.
 */
export function showRunning(db: Db): Repeating {
  return repeat(async () => {
    // If the database is unavailable, everything else reports it, and the next sign comes in a moment.
    await writeSiteFact(db, fact, randomUUID()).catch(() => {});
    return everyMilliseconds;
  });
}

/**
 * Whether a process of the site uses this database. Watches for 15 seconds, unless none ever did. It waits
 * for a new sign and trusts neither clocks nor lists of connections: clocks differ, and a connection pooler
 * keeps connections, or names, of a site that has long been stopped.
 */
export async function isSiteRunning(db: Db): Promise<boolean> {
  const sign = await readSiteFact(db, fact);
  if (sign === undefined) return false;
  const deadline = performance.now() + quietMilliseconds;
  while (performance.now() < deadline) {
    await pause(lookMilliseconds);
    if ((await readSiteFact(db, fact)) !== sign) return true;
  }
  return false;
}

/** SQL that takes away the last sign of a site whose tables were brought back. */
export const forgetSign = `DELETE FROM public.site_fact WHERE name = '${fact}';\n`;
