import type { Db } from "#db/connect.ts";
import { inTransaction } from "#db/transaction.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import type { Job } from "#shared/server/jobs.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-values-in-database.ts";
import { closingTimes } from "./event-begin-and-end.ts";
import { listEvents } from "./store.ts";

const setting = "events-shown-as-of";

/** Has the pages made anew when an event closes its registration, or is over. */
export function closingJob(db: Db): Job {
  return {
    name: "events-close",
    async run(now) {
      const at = toTimestamp(now);
      const moments = (await listEvents(db)).flatMap((event) => {
        const { endsAt, closesAt } = closingTimes(event);
        return closesAt === null ? [endsAt] : [endsAt, closesAt];
      });
      const since = (await readSiteFact(db, setting)) ?? "";
      if (moments.some((moment) => moment > since && moment <= at)) {
        await inTransaction(db, async (trx) => {
          await writeSiteFact(trx, setting, at);
          await bumpContentVersion(trx);
        });
      }
      const next = moments.filter((moment) => moment > at).sort()[0];
      return next === undefined ? undefined : Temporal.Instant.from(next);
    },
  };
}
