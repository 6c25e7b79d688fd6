import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";

/**
 * Lets mail of these kinds go on whose turn came while its subject lay in the Trash, so that there was nothing to
 * write about. It is written as things stand when it is sent, and nothing that was sent goes again.
 */
export async function resumeMail(
  trx: Db,
  kinds: readonly string[],
  subjectIds: readonly number[],
  { deletedAt, now }: { deletedAt: string; now: Temporal.Instant },
): Promise<void> {
  for await (const piece of piecesOf(subjectIds)) {
    await trx
      .updateTable("outbox")
      .set({ state: "waiting", dueAt: toTimestamp(now) })
      .where("kind", "in", kinds)
      .where("subjectId", "in", piece)
      .where("state", "=", "void")
      .where("takenAt", ">=", deletedAt)
      .where("combinedInto", "is", null)
      .execute();
  }
}
