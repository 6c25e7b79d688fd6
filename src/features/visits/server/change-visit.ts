import type { Db } from "#db/connect.ts";
import type { VisitRequestRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { notFoundOrChanged } from "#shared/server/if-match.ts";
import type { VisitChanges } from "../inputs.ts";
import { deleteVisit, findVisit, updateVisit } from "./store.ts";

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
    const changes = {
      ...(note === undefined ? {} : { note }),
      ...(status === undefined ? {} : { status, statusChangedAt: toTimestamp(now) }),
    };
    const row = await updateVisit(trx, id, changes, version);
    if (row) return row;
    throw notFoundOrChanged((await findVisit(trx, id)) !== undefined, visitGone);
  });
}

/** Deletes a request for good. Throws like `changeVisit`. */
export function removeVisit(db: Db, id: number, version: number | undefined): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (await deleteVisit(trx, id, version)) return;
    throw notFoundOrChanged((await findVisit(trx, id)) !== undefined, visitGone);
  });
}
