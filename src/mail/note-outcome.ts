import type { Db } from "#db/connect.ts";
import type { OutboxRow } from "#db/schema.ts";
import type { Log } from "#shared/server/log.ts";
import { combinedKind } from "./take-due-mail.ts";

/**
 * Notes what became of a letter. A note that fails says nothing about the letter: it is tried again,
 * after each of `waits` (milliseconds), and in the end the row stays as it is, leased, and goes out
 * again under the same Message-ID.
 */
export async function noteOutcome(
  { db, log, waits }: { db: Db; log: Log; waits: readonly number[] },
  row: OutboxRow,
  outcome: Partial<OutboxRow>,
): Promise<void> {
  for (const wait of [...waits, undefined]) {
    try {
      // Only while the lease is still ours: a worker that was asleep for minutes must not undo another's note.
      const { numUpdatedRows } = await db
        .updateTable("outbox")
        .set(outcome)
        .where("id", "=", row.id)
        .where("attempts", "=", row.attempts)
        .executeTakeFirst();
      if (numUpdatedRows > 0n && row.kind === combinedKind) await noteCarried(db, row, outcome);
      return;
    } catch (error) {
      const { id: letter, kind } = row;
      if (wait === undefined) {
        log.error({ err: error, letter, kind }, "What became of a letter was not noted.");
        return;
      }
      log.warn({ err: error, letter, kind }, "A letter's note is tried again.");
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** The letters that it carries share its outcome. */
async function noteCarried(db: Db, { id }: OutboxRow, outcome: Partial<OutboxRow>): Promise<void> {
  const { waitsFor: _waits, failedTries: _tries, ...shared } = outcome;
  await db.updateTable("outbox").set(shared).where("combinedInto", "=", id).execute();
}
