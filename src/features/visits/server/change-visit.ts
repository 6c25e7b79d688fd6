import type { Db, VisitRequestRow } from "#db/schema.ts";
import { resumeMail } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { lockToChange, type ToVersion } from "#shared/server/if-match.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { contentsOf, moveToTrash, noteOfTrashed, type TrashKind } from "#shared/server/trash.ts";
import type { VisitChanges } from "../inputs.ts";
import { appointmentKind, reminderKind } from "./appointment-mail.ts";
import { findVisitByKey } from "./store.ts";
import { visitInHistory } from "./visit-in-history.ts";
import { askedKind, toOwnerKind } from "./visit-mail.ts";

export const visitMailKinds = [askedKind, toOwnerKind, appointmentKind, reminderKind];

export const visitGone = "This request is no longer there.";

/** Changes a request's status or note. Throws `not_found`, and `changed_meanwhile` if it has another `version`. */
export function changeVisit(
  db: Db,
  id: number,
  { status, note }: VisitChanges,
  { version, now }: ToVersion,
): Promise<VisitRequestRow> {
  return db.transaction().execute(async (trx) => {
    const before = await lockVisit(trx, id, version);
    return writeVisit(trx, before, {
      ...(note === undefined ? {} : { note }),
      ...(status === undefined ? {} : { status, statusChangedAt: toTimestamp(now) }),
    });
  });
}

/** Writes what changes of a request that is held, and notes it in the history. */
export async function writeVisit(
  trx: Db,
  before: VisitRequestRow,
  change: Partial<VisitRequestRow>,
  named: { action?: string } = {},
): Promise<VisitRequestRow> {
  const after = await trx
    .updateTable("visitRequest")
    .set({ ...change, version: before.version + 1 })
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteChange(trx, visitInHistory, { before, after, ...named });
  return after;
}

/** Puts a request into the Trash. Throws like `changeVisit`. */
export function removeVisit(db: Db, id: number, { version, now }: ToVersion): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = await lockVisit(trx, id, version);
    await trx.deleteFrom("visitRequest").where("id", "=", id).execute();
    const visit = { key: id, name: before.fullName, about: before.days, contents: before };
    await moveToTrash(trx, "visit", [visit], now);
    await noteChange(trx, visitInHistory, { before });
  });
}

export const visitTrash: TrashKind = {
  kind: "visit",
  async bringBack(trx, trashed, _how, { now }) {
    const row = contentsOf<VisitRequestRow>(trashed);
    const { idempotencyKey: key } = row;
    // The form was sent again meanwhile, and the key is that request's.
    const isTaken = key !== null && (await findVisitByKey(trx, key)) !== undefined;
    const freed = isTaken ? { idempotencyKey: null, requestDigest: null } : {};
    await trx
      .insertInto("visitRequest")
      .values({ ...row, ...freed, version: row.version + 1 })
      .execute();
    await resumeMail(trx, visitMailKinds, [row.id], { deletedAt: trashed.deletedAt, now });
    return "/admin-visits";
  },
  note: noteOfTrashed(visitInHistory),
};

/** The request, locked until the transaction ends. Throws like `changeVisit`. */
export function lockVisit(trx: Db, id: number, version: number | undefined) {
  const visit = trx.selectFrom("visitRequest").selectAll().where("id", "=", id);
  return lockToChange(trx, visit, { version, gone: visitGone });
}
