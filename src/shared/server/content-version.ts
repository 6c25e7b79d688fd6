import { sql } from "kysely";
import type { Db } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { Job } from "./jobs.ts";
import { readSiteFact, writeSiteFact } from "./site-facts.ts";

const fact = "content-generation";

/**
 * Marks that public content has changed. Call it last in the transaction, because all writers of content wait
 * for each other here. The cached pages of all processes follow.
 */
export async function bumpContentVersion(trx: Db): Promise<void> {
  await trx
    .insertInto("siteFact")
    .values({ name: fact, value: "1" })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        value: sql<string>`cast(cast(site_fact.value as integer) + 1 as text)`,
      }),
    )
    .execute();
}

/** Increases the content version at `listMoments`, when pages change by themselves. `shownAsOf` keeps how far. */
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

/** The version of the public content; it only ever grows. */
export async function readContentVersion(db: Db): Promise<number> {
  return Number((await readSiteFact(db, fact)) ?? 0);
}

/** SQL for both databases that sets a restored site's content version above `before`, the previous site's. */
export function contentVersionAfter(
  before: number,
  table: "site_fact" | "public.site_fact",
): string {
  const found = "CAST(fact.value AS bigint)";
  return `INSERT INTO ${table} AS fact (name, value) VALUES ('${fact}', '${before + 1}')
    ON CONFLICT (name) DO UPDATE SET
      value = CAST(CASE WHEN ${found} > ${before} THEN ${found} ELSE ${before} END + 1 AS text);\n`;
}
