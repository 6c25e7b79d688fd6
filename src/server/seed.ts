import type { Db } from "#db/connect.ts";
import { seedBlog } from "#features/blog/seed.ts";
import { seedEvents } from "#features/events/seed.ts";
import { seedProductList } from "#features/plants/seed.ts";
import { toTimestamp } from "#platform/clock.ts";
import { claimSiteFact, readSiteFact } from "#platform/site-facts.ts";

/**
 * Fills a new site, once: what the owner deletes later stays deleted. All of it or nothing, and of
 * several processes that start together exactly one does it. True where it was this one.
 */
export async function seedOnce(db: Db, now: Temporal.Instant): Promise<boolean> {
  if ((await readSiteFact(db, "seeded-at")) !== undefined) return false;
  return db.transaction().execute(async (trx) => {
    if (!(await claimSiteFact(trx, "seeded-at", toTimestamp(now)))) return false;
    await seedEvents(trx, now);
    await seedProductList(trx);
    await seedBlog(trx, now);
    return true;
  });
}
