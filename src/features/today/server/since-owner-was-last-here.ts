import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { whereThereIsRoom } from "#shared/server/database-and-disk-health.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-values-in-database.ts";

const setting = "owner-last-visit";

/** A visit ends after this long without a request. */
const restMinutes = 30;

interface Visit {
  /** The last look of the visit that is going on. */
  lastLookAt: string;
  /** The last look of the one before. */
  before: string | null;
}

/** Notes a look of the owner's and answers when the visit before this one ended; null at the first. */
export async function noteOwnerVisit(db: Db, now: Temporal.Instant): Promise<string | null> {
  const stored = await readSiteFact(db, setting);
  const known = stored === undefined ? undefined : (JSON.parse(stored) as Visit);
  const rested = toTimestamp(now.subtract({ minutes: restMinutes }));
  const before = known && known.lastLookAt < rested ? known.lastLookAt : (known?.before ?? null);
  const visit: Visit = { lastLookAt: toTimestamp(now), before };
  await whereThereIsRoom(() => writeSiteFact(db, setting, JSON.stringify(visit)));
  return before;
}
