import { inTransaction } from "#db/transaction.ts";
import { isFailure, notFound } from "#shared/both/failure-kinds.ts";
import { dayAtNursery, nurseryTimeZone } from "#shared/both/nursery-time.ts";
import type { Job } from "#shared/server/jobs.ts";
import type { Services } from "#shared/server/services.ts";
import { leaveTrash, lockInTrash } from "#shared/server/trash/rows-in-trash.ts";
import type { TrashKind } from "#shared/server/trash/trash-interface.ts";

export const noLongerThere = "This is no longer in the Trash.";

/** Deletes one thing in the Trash for good. Throws `not_found`. */
export function deleteForGood(
  services: Services,
  kinds: readonly TrashKind[],
  id: string,
): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const [trashed] = await lockInTrash(trx, [id]);
    if (!trashed) throw notFound(noLongerThere);
    await kinds.find(({ kind }) => kind === trashed.kind)?.deleteForGood?.(trx, trashed, services);
    await leaveTrash(trx, [id]);
  });
}

/** Deletes for good whose day has come, each in a transaction of its own. */
export function emptyTrashJob(services: Services, kinds: readonly TrashKind[]): Job {
  return {
    name: "trash-empty",
    async run(now) {
      const today = dayAtNursery(now);
      const rows = await services.db
        .selectFrom("trash")
        .select(["id", "goesOn"])
        .orderBy("goesOn")
        .execute();
      for (const { id } of rows.filter(({ goesOn }) => goesOn <= today)) {
        // Another process may be faster, and the owner may bring it back.
        await deleteForGood(services, kinds, id).catch(unlessGone);
      }
      const next = rows.find(({ goesOn }) => goesOn > today);
      return (
        next && Temporal.PlainDate.from(next.goesOn).toZonedDateTime(nurseryTimeZone).toInstant()
      );
    },
  };
}

function unlessGone(error: unknown): void {
  if (!isFailure(error) || error.kind !== "not_found") throw error;
}
