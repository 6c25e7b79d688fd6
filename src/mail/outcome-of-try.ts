import type { Db } from "#db/connect.ts";
import type { OutboxRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { Log } from "#shared/server/log.ts";
import { codeOf, mailServerAnswer } from "./mail-server-answer.ts";
import { combinedKind } from "./take-due-mail.ts";

/** Waits after the first, second, … failed try. After the last one the mail is given up: about two days. */
const waitsInMinutes = [1, 3, 10, 30, 60, 120, 240, 480, 960, 960];
/** How long mail waits that no mail server would take before the settings are corrected. */
const settingsWaitMinutes = 10;

/**
 * What to note of mail whose try ended with `error`, and said in the log: when it is tried again, or
 * that it is given up.
 */
export function afterFailedTry(
  { id, kind, failedTries: earlier }: OutboxRow,
  error: unknown,
  { now, log }: { now: Temporal.Instant; log: Log },
): Partial<OutboxRow> {
  const { means, reason } = mailServerAnswer(error);
  const after = (minutes: number) => toTimestamp(now.add({ minutes }));
  if (means === "ours to mend") {
    log.error({ letter: id, kind, reason }, "The mail settings do not work.");
    // No try of this mail's: it waits for as long as the settings are wrong, and nothing of it counts yet.
    const dueAt = after(settingsWaitMinutes);
    return { state: "waiting", waitsFor: "settings", lastError: reason, dueAt, countedAt: null };
  }
  const failedTries = earlier + 1;
  const wait = waitsInMinutes[earlier];
  const lasting = means === "refused" || wait === undefined;
  log.warn({ letter: id, kind, failedTries, lasting, code: codeOf(error) }, "Letter not sent.");
  return {
    failedTries,
    waitsFor: null,
    lastError: reason,
    ...(lasting
      ? { state: "failed", failedAt: toTimestamp(now) }
      : { state: "waiting", dueAt: after(wait) }),
  };
}

/**
 * Notes what became of mail. A note that fails says nothing about the mail: it is tried again, after
 * each of `waits` (milliseconds), and in the end the row stays as it is, leased, and goes out again under
 * the same Message-ID.
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

/** What it tells of shares its outcome. */
async function noteCarried(db: Db, { id }: OutboxRow, outcome: Partial<OutboxRow>): Promise<void> {
  const { waitsFor: _waits, failedTries: _tries, ...shared } = outcome;
  await db.updateTable("outbox").set(shared).where("combinedInto", "=", id).execute();
}
