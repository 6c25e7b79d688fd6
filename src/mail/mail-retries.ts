import type { OutboxRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { Log } from "#shared/server/log.ts";
import { codeOf, MailSettingsProblem, RefusedMail, reasonOf } from "./mail-failures.ts";

/** Waits after the first, second, … failed try. After the last one the letter is failed: about two days. */
const waitsInMinutes = [1, 3, 10, 30, 60, 120, 240, 480, 960, 960];
/** How long a letter waits that no mail server would take before the settings are corrected. */
const settingsWaitMinutes = 10;

/**
 * What to note of a letter whose try ended with `error`, and said in the log: when it is tried again,
 * or that it is given up.
 */
export function afterFailedTry(
  row: OutboxRow,
  error: unknown,
  { now, log }: { now: Temporal.Instant; log: Log },
): Partial<OutboxRow> {
  if (error instanceof MailSettingsProblem) {
    const { id: letter, kind } = row;
    log.error({ letter, kind, reason: error.message }, "The mail settings do not work.");
    // No try of this letter's: it waits for as long as the settings are wrong.
    return {
      state: "waiting",
      waitsFor: "settings",
      lastError: error.message,
      dueAt: toTimestamp(now.add({ minutes: settingsWaitMinutes })),
    };
  }
  const failedTries = row.failedTries + 1;
  const wait = waitsInMinutes[row.failedTries];
  const lasting = error instanceof RefusedMail || wait === undefined;
  log.warn(
    { letter: row.id, kind: row.kind, failedTries, lasting, code: codeOf(error) },
    "Letter not sent.",
  );
  return {
    state: lasting ? "failed" : "waiting",
    failedTries,
    waitsFor: null,
    lastError: reasonOf(error),
    ...(lasting
      ? { failedAt: toTimestamp(now) }
      : { dueAt: toTimestamp(now.add({ minutes: wait })) }),
  };
}
