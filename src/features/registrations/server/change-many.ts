import type { Db } from "#db/connect.ts";
import type { EventRow, RegistrationRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { lockEvents } from "#features/events/server/store.ts";
import { enqueueMailAboutMany } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { BatchAnswer, BatchResult } from "../answers.ts";
import type { RegistrationBatch } from "../owner-inputs.ts";
import { holdsPlaces } from "../statuses.ts";
import { changeKind } from "./mail/kinds-of-mail-and-notices.ts";
import { type Places, setStatus, withPlacesOfMany } from "./offer-free-places.ts";
import { statusByOwner } from "./set-status.ts";
import { deleteRegistration, listEventIds, lockRegistrations } from "./store.ts";

/**
 * Cancels or deletes many registrations, or takes a cancellation back, in one transaction. Places that
 * become free are offered to those who wait, as after a single one. What somebody else changed since
 * it was seen stays as it is, and the answer says so of each.
 */
export function changeManyRegistrations(
  db: Db,
  batch: RegistrationBatch,
  context: CommandContext,
): Promise<BatchAnswer> {
  const ids = batch.registrations.map(({ id }) => id);
  return inTransaction(db, (trx) =>
    withPlacesOfMany(trx, context, async (at) => {
      const outcomes = new Map<number, Outcome>();
      for (const eventId of await lockEvents(trx, await listEventIds(trx, ids))) {
        await at(eventId, async (event, places) => {
          const rows = await lockRegistrations(trx, eventId, ids);
          for (const outcome of await decide(batch, rows, event, places)) {
            outcomes.set(outcome.row.id, outcome);
            if (outcome.result === "done") await write(trx, batch, outcome, context);
          }
        });
      }
      const letters = await enqueue(trx, batch, [...outcomes.values()], context);
      return { results: ids.map((id) => resultOf(id, outcomes.get(id), batch)), letters };
    }),
  );
}

interface Outcome {
  row: RegistrationRow;
  sent: RegistrationBatch["registrations"][number];
  result: BatchResult;
}

/** What is to become of the rows of one event, in the order in which they were sent. */
async function decide(
  batch: RegistrationBatch,
  rows: readonly RegistrationRow[],
  event: EventRow | undefined,
  places: Places,
): Promise<Outcome[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const mayExceed = batch.action === "undo-cancel" && batch.allowOverCapacity === true;
  const needsPlaces = batch.action === "undo-cancel" && event !== undefined && !mayExceed;
  let free = needsPlaces ? await places.free() : Number.POSITIVE_INFINITY;
  function resultFor(row: RegistrationRow, sent: Outcome["sent"]): BatchResult {
    if (row.version !== sent.version) return "changed";
    if (batch.action === "delete") return "done";
    const isCancelled = row.status === "cancelled";
    if (isCancelled === (batch.action === "cancel")) return "same";
    if ("status" in sent && holdsPlaces(sent.status)) {
      // Who came has come, however many places there are.
      if (row.attendeesCount > free && sent.status !== "came") return "full";
      free -= row.attendeesCount;
    }
    return "done";
  }
  return batch.registrations.flatMap((sent) => {
    const row = byId.get(sent.id);
    return row ? [{ row, sent, result: resultFor(row, sent) }] : [];
  });
}

async function write(
  trx: Db,
  { action }: RegistrationBatch,
  { row, sent }: Outcome,
  context: CommandContext,
): Promise<void> {
  if (action === "delete") await deleteRegistration(trx, row.id);
  else {
    const change = "status" in sent ? sent : { status: "cancelled" as const };
    await setStatus(trx, row.id, statusByOwner(row, change, context), context);
  }
}

/** The letters that were asked for; answers how many registrations they are about. */
async function enqueue(
  trx: Db,
  batch: RegistrationBatch,
  outcomes: readonly Outcome[],
  context: CommandContext,
): Promise<number> {
  if (batch.action === "delete" || batch.sendLetter !== true) return 0;
  const about = outcomes
    // As after a single one: nobody is told that he came.
    .filter(
      ({ result, sent }) => result === "done" && !("status" in sent && sent.status === "came"),
    )
    .map(({ row }) => row)
    .filter(({ email }) => email !== "");
  const scope = toTimestamp(context.now);
  const mail = { kind: changeKind, about, limitedAs: "changes", scope } as const;
  await enqueueMailAboutMany(trx, { ...mail, ...context });
  return about.length;
}

function resultOf(
  id: number,
  outcome: Outcome | undefined,
  { action }: RegistrationBatch,
): BatchAnswer["results"][number] {
  if (!outcome) return { id, result: "gone", version: null };
  const { row, result } = outcome;
  if (result !== "done") return { id, result, version: row.version };
  return { id, result, version: action === "delete" ? null : row.version + 1 };
}
