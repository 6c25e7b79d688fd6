import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";

/** How long what was claimed is left to the claimer, in minutes. */
export const claimMinutes = 60;

/** True for the one process that is to do it; for an hour nobody else is, nor the same one again. */
export async function claimForAnHour(db: Db, key: string, now: Temporal.Instant): Promise<boolean> {
  const nowText = toTimestamp(now);
  const endsAt = toTimestamp(now.add({ minutes: claimMinutes }));
  const row = await db
    .insertInto("rateLimit")
    .values({ key, count: 1, endsAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ endsAt }).where("rateLimit.endsAt", "<=", nowText),
    )
    .returning("key")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives back what was claimed and not done, so that the next who asks begins it anew. */
export async function releaseClaim(db: Db, key: string): Promise<void> {
  await db.deleteFrom("rateLimit").where("key", "=", key).execute();
}
