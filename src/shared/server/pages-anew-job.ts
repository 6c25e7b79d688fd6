import type { Db } from "#db/connect.ts";
import { inTransaction } from "#db/transaction.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { bumpContentVersion } from "./content-version.ts";
import type { Job } from "./jobs.ts";
import { readSiteFact, writeSiteFact } from "./site-values-in-database.ts";

/**
 * Has the pages made anew at each of the moments that `listMoments` answers, at which they say something
 * else by themselves. `shownAsOf` names where it is kept up to when that was done.
 */
export function pagesAnewJob(
  db: Db,
  {
    name,
    shownAsOf,
    listMoments,
  }: { name: string; shownAsOf: string; listMoments: () => Promise<string[]> },
): Job {
  return {
    name,
    async run(now) {
      const at = toTimestamp(now);
      const moments = (await listMoments()).sort();
      const since = (await readSiteFact(db, shownAsOf)) ?? "";
      if (moments.some((moment) => moment > since && moment <= at)) {
        await inTransaction(db, async (trx) => {
          await writeSiteFact(trx, shownAsOf, at);
          await bumpContentVersion(trx);
        });
      }
      const next = moments.find((moment) => moment > at);
      return next === undefined ? undefined : Temporal.Instant.from(next);
    },
  };
}
