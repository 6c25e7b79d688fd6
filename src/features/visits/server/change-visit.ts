import type { Db } from "#db/connect.ts";
import type { VisitRequestRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { notFoundOrChanged } from "#shared/server/if-match.ts";
import type { VisitChanges } from "../inputs.ts";
import { findVisit } from "./store.ts";

export const visitGone = "This request is no longer there.";

/**
 * Writes the owner's status and note and answers the request as it is now. Throws `not_found`, and
 * `changed_meanwhile` where it has another `version`.
 */
export function changeVisit(
  db: Db,
  id: number,
  { status, note }: VisitChanges,
  { version, now }: { version: number | undefined; now: Temporal.Instant },
): Promise<VisitRequestRow> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("visitRequest")
      .set((eb) => ({
        ...(note === undefined ? {} : { note }),
        ...(status === undefined ? {} : { status, statusChangedAt: toTimestamp(now) }),
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .$if(version !== undefined, (it) => it.where("version", "=", version as number))
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
    throw notFoundOrChanged((await findVisit(trx, id)) !== undefined, visitGone);
  });
}

/** Deletes a request for good. Throws like `changeVisit`. */
export function removeVisit(db: Db, id: number, version: number | undefined): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("visitRequest")
      .where("id", "=", id)
      .$if(version !== undefined, (it) => it.where("version", "=", version as number))
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) return;
    throw notFoundOrChanged((await findVisit(trx, id)) !== undefined, visitGone);
  });
}
