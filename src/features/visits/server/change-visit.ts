import type { Db } from "#db/connect.ts";
import type { VisitRequestRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { lockToChange } from "#shared/server/if-match.ts";
import { noteChange } from "#shared/server/note-change.ts";
import type { VisitChanges } from "../inputs.ts";
import { visitInHistory } from "./visit-in-history.ts";

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
    const before = await lockVisit(trx, id, version);
    const after = await trx
      .updateTable("visitRequest")
      .set({
        ...(note === undefined ? {} : { note }),
        ...(status === undefined ? {} : { status, statusChangedAt: toTimestamp(now) }),
        version: before.version + 1,
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteChange(trx, visitInHistory, { before, after });
    return after;
  });
}

/** Deletes a request for good. Throws like `changeVisit`. */
export function removeVisit(db: Db, id: number, version: number | undefined): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = await lockVisit(trx, id, version);
    await trx.deleteFrom("visitRequest").where("id", "=", id).execute();
    await noteChange(trx, visitInHistory, { before });
  });
}

/** The request, held until the transaction ends. Throws like `changeVisit`. */
export function lockVisit(trx: Db, id: number, version: number | undefined) {
  const visit = trx.selectFrom("visitRequest").selectAll().where("id", "=", id);
  return lockToChange(trx, visit, { version, gone: visitGone });
}
