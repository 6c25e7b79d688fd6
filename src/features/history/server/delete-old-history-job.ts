import type { Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import type { Job } from "#shared/server/jobs.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";

const setting = "history-swept-on";
const twoYears = { hours: 2 * 365 * 24 };

/** Once a day at the nursery: deletes changes that are older than two years. */
export function deleteOldHistoryJob(db: Db): Job {
  return {
    name: "history-sweep",
    async run(now) {
      const today = dayAtNursery(now);
      if ((await readSiteFact(db, setting)) === today) return undefined;
      const since = toTimestamp(now.subtract(twoYears));
      await db.deleteFrom("change").where("at", "<", since).execute();
      await writeSiteFact(db, setting, today);
      return undefined;
    },
  };
}
