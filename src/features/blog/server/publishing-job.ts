import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import type { Job } from "#shared/server/jobs.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-values-in-database.ts";

const setting = "posts-shown-as-of";

/** Has the pages made anew at the moment for which a post was scheduled. */
export function publishingJob(db: Db): Job {
  return {
    name: "blog-publish",
    async run(now) {
      const at = toTimestamp(now);
      const since = (await readSiteFact(db, setting)) ?? "";
      const { latest } = await db
        .selectFrom("post")
        .select((eb) => eb.fn.max("publishedAt").as("latest"))
        .where("publishedAt", "<=", at)
        .executeTakeFirstOrThrow();
      if (latest !== null && latest > since) {
        await db.transaction().execute(async (trx) => {
          await writeSiteFact(trx, setting, at);
          await bumpContentVersion(trx);
        });
      }
      const { next } = await db
        .selectFrom("post")
        .select((eb) => eb.fn.min("publishedAt").as("next"))
        .where("publishedAt", ">", at)
        .executeTakeFirstOrThrow();
      return next === null ? undefined : Temporal.Instant.from(next);
    },
  };
}
