import type { SelectQueryBuilder } from "kysely";
import type { Database, Db } from "#db/schema.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";
import type { Today } from "../answers.ts";

const setting = "failed-letters-seen";

/** Those that were sent again, of the same kind and about the same thing, do not count. */
export async function readFailedMail(db: Db): Promise<Today["failedLetters"]> {
  const seenThrough = (await readSiteFact(db, setting)) ?? "";
  const failed = db
    .selectFrom("outbox")
    .where("state", "=", "failed")
    // The mails it combines failed with it, and count as one.
    .where("combinedInto", "is", null)
    .where("failedAt", ">", seenThrough)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox as later")
            .select("later.id")
            .whereRef("later.kind", "=", "outbox.kind")
            .whereRef("later.subjectId", "=", "outbox.subjectId")
            .whereRef("later.id", ">", "outbox.id")
            .where("later.state", "in", ["sent", "waiting"]),
        ),
      ),
    );
  const last = await failed
    .select(["lastError", "failedAt"])
    .orderBy("failedAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    count: await countOf(failed),
    reason: last?.lastError ?? null,
    lastAt: last?.failedAt ?? null,
  };
}

/** How many rows a query finds. */
export async function countOf<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll().as("count"));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

/** From now on only mails given up after `through` are reported. */
export function dismissFailedMail(db: Db, through: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // A screen that was opened earlier brings nothing back.
    if (through > ((await readSiteFact(trx, setting)) ?? "")) {
      await writeSiteFact(trx, setting, through);
    }
  });
}
