import type { TrashRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import type { Job } from "#shared/server/jobs.ts";
import { deletedForGood } from "#shared/server/note-change-in-history.ts";
import type { Services } from "#shared/server/services.ts";
import { leaveTrash, lockInTrash, type TrashKind } from "#shared/server/trash.ts";

/** False if it is no longer there. `check` throws if that is not allowed. */
export function deleteForGood(
  services: Services,
  kinds: readonly TrashKind[],
  id: string,
  check?: (trashed: TrashRow) => void,
): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    const [trashed] = await lockInTrash(trx, [id]);
    if (!trashed) return false;
    check?.(trashed);
    const kind = kinds.find((it) => it.kind === trashed.kind);
    await kind?.deleteForGood?.(trx, trashed, services);
    await kind?.note(trx, trashed, deletedForGood);
    await leaveTrash(trx, [id]);
    return true;
  });
}

/** Deletes for good what has been there for thirty days, each thing in its own transaction. */
export function emptyTrashJob(services: Services, kinds: readonly TrashKind[]): Job {
  return {
    name: "trash-empty",
    async run(now) {
      const over = await services.db
        .selectFrom("trash")
        .select("id")
        .where("goesOn", "<=", dayAtNursery(now))
        .execute();
      for (const { id } of over) await deleteForGood(services, kinds, id);
      return undefined;
    },
  };
}
