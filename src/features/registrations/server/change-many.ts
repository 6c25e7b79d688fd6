import type { Db, EventRow, RegistrationRow, TrashRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { lockEvents } from "#features/events/server/store.ts";
import { enqueueMailAboutMany } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { contentsOf, leaveTrash, lockInTrash, trashId } from "#shared/server/trash.ts";
import type { BatchAnswer, BatchResult } from "../answers.ts";
import type { RegistrationBatch } from "../owner-inputs.ts";
import { holdsPlaces } from "../statuses.ts";
import { changeKind } from "./mail/kinds-of-mail-and-notices.ts";
import { type Places, setStatus, withPlacesOfMany } from "./offer-free-places.ts";
import {
  putRegistrationsBack,
  registrationTrash,
  trashRegistrations,
} from "./registrations-in-trash.ts";
import { statusByOwner } from "./set-status.ts";
import { lockRegistrations, readRegistrations } from "./store.ts";

/** Changes many in one transaction. What somebody else has changed meanwhile stays, and the answer says which. */
export function changeManyRegistrations(
  db: Db,
  batch: RegistrationBatch,
  context: CommandContext,
): Promise<BatchAnswer> {
  const ids = batch.registrations.map(({ id }) => id);
  return inTransaction(db, async (trx) => {
    const trashed = batch.action === "undo-delete" ? await lockTrashed(trx, ids) : undefined;
    const rows = trashed ? trashed.map(({ row }) => row) : await readRegistrations(trx, ids);
    return withPlacesOfMany(trx, context, async (at) => {
      const outcomes = new Map<number, Outcome>();
      const eventIds = rows.map(({ eventId }) => eventId);
      for (const eventId of await lockEvents(trx, eventIds)) {
        await at(eventId, async (event, places) => {
          const ofEvent = trashed
            ? trashed.filter(({ row }) => row.eventId === eventId)
            : (await lockRegistrations(trx, eventId, ids)).map((row) => ({ row }));
          const decided = await decide(batch, ofEvent, event, places);
          for (const outcome of decided) outcomes.set(outcome.row.id, outcome);
          const toDo = decided.filter(({ result }) => result === "done");
          await write(trx, batch, toDo, { event, ...context });
        });
      }
      const letters = await enqueue(trx, batch, [...outcomes.values()], context);
      return { results: ids.map((id) => resultOf(id, outcomes.get(id), batch)), letters };
    });
  });
}

interface Party {
  row: RegistrationRow;
  trashed?: TrashRow;
}

async function lockTrashed(trx: Db, ids: readonly number[]): Promise<Required<Party>[]> {
  const trashIds = ids.map((id) => trashId("registration", id));
  return (await lockInTrash(trx, trashIds)).map((trashed) => ({
    ...{ trashed, row: contentsOf<RegistrationRow>(trashed) },
  }));
}

interface Outcome extends Party {
  sent: RegistrationBatch["registrations"][number];
  result: BatchResult;
}

async function decide(
  batch: RegistrationBatch,
  parties: readonly Party[],
  event: EventRow | undefined,
  places: Places,
): Promise<Outcome[]> {
  const byId = new Map(parties.map((party) => [party.row.id, party]));
  const mayExceed = "allowOverCapacity" in batch && batch.allowOverCapacity === true;
  const takesBack = batch.action === "undo-cancel" || batch.action === "undo-delete";
  const needsPlaces = takesBack && event !== undefined && !mayExceed;
  let free = needsPlaces ? await places.free() : Number.POSITIVE_INFINITY;
  function resultFor(row: RegistrationRow, sent: Outcome["sent"]): BatchResult {
    if (row.version !== sent.version) return "changed";
    if (batch.action === "delete") return "done";
    const isCancelled = row.status === "cancelled";
    if (batch.action !== "undo-delete" && isCancelled === (batch.action === "cancel"))
      return "same";
    const status = "status" in sent ? sent.status : row.status;
    if (takesBack && holdsPlaces(status)) {
      // Attendance is noted regardless of the capacity.
      if (row.attendeesCount > free && status !== "came") return "full";
      free -= row.attendeesCount;
    }
    return "done";
  }
  return batch.registrations.flatMap((sent) => {
    const party = byId.get(sent.id);
    return party ? [{ ...party, sent, result: resultFor(party.row, sent) }] : [];
  });
}

async function write(
  trx: Db,
  { action }: RegistrationBatch,
  outcomes: readonly Outcome[],
  { event, ...context }: CommandContext & { event: EventRow | undefined },
): Promise<void> {
  if (action === "delete") {
    const rows = outcomes.map(({ row }) => row);
    return trashRegistrations(trx, rows, event, context);
  }
  if (action === "undo-delete") {
    const trashed = outcomes.flatMap((outcome) => outcome.trashed ?? []);
    await putRegistrationsBack(trx, trashed, {}, context);
    for (const row of trashed) await registrationTrash.note(trx, row, "brought back");
    const ids = trashed.map(({ id }) => id);
    return leaveTrash(trx, ids);
  }
  for (const { row, sent } of outcomes) {
    const change = "status" in sent ? sent : { status: "cancelled" as const };
    await setStatus(trx, row, statusByOwner(row, change, context), context);
  }
}

/** Enqueues the requested letters; returns how many registrations they are about. */
async function enqueue(
  trx: Db,
  batch: RegistrationBatch,
  outcomes: readonly Outcome[],
  context: CommandContext,
): Promise<number> {
  if (!("sendLetter" in batch) || batch.sendLetter !== true) return 0;
  const about = outcomes
    // Like a single change: "came" sends no letter.
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
