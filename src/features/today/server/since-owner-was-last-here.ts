import type { Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { whereThereIsRoom } from "#shared/server/database-and-disk-health.ts";
import { siteFact } from "#shared/server/site-facts.ts";

/** A visit ends after this long without a request. */
const restMinutes = 30;

interface Visit {
  /** The last look of the visit that is going on; null before the first. */
  lastLookAt: string | null;
  /** The last look of the one before. */
  before: string | null;
}

const visit = siteFact<Visit>("owner-last-visit", { lastLookAt: null, before: null });

/** Notes a look of the owner's and answers when the visit before this one ended; null at the first. */
export async function noteOwnerVisit(db: Db, now: Temporal.Instant): Promise<string | null> {
  const known = await visit.read(db);
  const rested = toTimestamp(now.subtract({ minutes: restMinutes }));
  const hasRested = known.lastLookAt !== null && known.lastLookAt < rested;
  const before = hasRested ? known.lastLookAt : known.before;
  await whereThereIsRoom(() => visit.write(db, { lastLookAt: toTimestamp(now), before }));
  return before;
}
