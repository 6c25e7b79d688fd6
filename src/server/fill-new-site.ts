import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { claimSiteFact, readSiteFact } from "#shared/server/site-facts.ts";
import { features } from "./features.ts";

/**
 * Fills a new site once, in one transaction. What the owner deletes later stays deleted. Of several
 * processes that start together exactly one does it; that one gets true.
 */
export async function seedOnce(db: Db, now: Temporal.Instant): Promise<boolean> {
  if ((await readSiteFact(db, "seeded-at")) !== undefined) return false;
  return db.transaction().execute(async (trx) => {
    if (!(await claimSiteFact(trx, "seeded-at", toTimestamp(now)))) return false;
    for (const feature of features) await feature.seed?.(trx, now);
    return true;
  });
}
