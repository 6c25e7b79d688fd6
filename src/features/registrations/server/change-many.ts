import type { Db } from "#db/connect.ts";
import type { EventRow, RegistrationRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { lockEvents } from "#features/events/server/store.ts";
import { enqueueMailAboutMany } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { BatchAnswer, BatchResult } from "../answers.ts";
import type { RegistrationBatch } from "../owner-inputs.ts";
import { holdsPlaces } from "../statuses.ts";
import { changeKind } from "./mail/mail-kinds.ts";
import {
  type Counted,
  countingPlaces,
  finishCounting,
  type Places,
  statusColumns,
} from "./places.ts";
import {
  deleteRegistrations,
  listEventIds,
  lockRegistrations,
  updateRegistrations,
} from "./store.ts";

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
  return inTransaction(db, async (trx) => {
    const eventIds = new Set<number>();
    for await (const piece of piecesOf(ids)) {
      for (const eventId of await listEventIds(trx, piece)) eventIds.add(eventId);
    }
    const outcomes = new Map<number, Outcome>();
    const counted: Counted[] = [];
    for (const eventId of await lockEvents(trx, eventIds)) {
      const ofEvent = await countingPlaces(trx, eventId, context, async (event, places) => {
        const rows: RegistrationRow[] = [];
        for await (const piece of piecesOf(ids)) {
          rows.push(...(await lockRegistrations(trx, eventId, piece)));
        }
        const decided = await decide(batch, rows, event, places);
        await write(trx, batch, decided, context);
        for (const outcome of decided) outcomes.set(outcome.row.id, outcome);
      });
      counted.push(ofEvent);
    }
    const letters = await enqueue(trx, batch, [...outcomes.values()], context);
    await finishCounting(trx, counted, context);
    return { results: ids.map((id) => resultOf(id, outcomes.get(id), batch)), letters };
  });
}

interface Outcome {
  row: RegistrationRow;
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
  return batch.registrations.flatMap((sent): Outcome[] => {
    const row = byId.get(sent.id);
    if (!row) return [];
    if (row.version !== sent.version) return [{ row, result: "changed" }];
    if (batch.action === "delete") return [{ row, result: "done" }];
    const isCancelled = row.status === "cancelled";
    if (isCancelled === (batch.action === "cancel")) return [{ row, result: "same" }];
    if ("status" in sent && holdsPlaces(sent.status)) {
      // Who came has come, however many places there are.
      if (row.attendeesCount > free && sent.status !== "came") return [{ row, result: "full" }];
      free -= row.attendeesCount;
    }
    return [{ row, result: "done" }];
  });
}

async function write(
  trx: Db,
  batch: RegistrationBatch,
  outcomes: readonly Outcome[],
  context: CommandContext,
): Promise<void> {
  const ids = done(outcomes).map(({ id }) => id);
  switch (batch.action) {
    case "delete":
      for await (const piece of piecesOf(ids)) await deleteRegistrations(trx, piece);
      return;
    case "cancel": {
      const columns = statusColumns({ status: "cancelled", cancelledBy: "owner" }, context);
      for await (const piece of piecesOf(ids)) await updateRegistrations(trx, piece, columns);
      return;
    }
    case "undo-cancel": {
      const byId = new Map(done(outcomes).map((row) => [row.id, row]));
      const undone = batch.registrations.flatMap(({ id, status, cameCount }): Undone[] => {
        const row = byId.get(id);
        const came = status === "came" ? (cameCount ?? row?.attendeesCount ?? null) : null;
        return row ? [{ row, status, cameCount: came }] : [];
      });
      // Few, because what was cancelled together was mostly registered.
      const alike = Map.groupBy(undone, ({ status, cameCount }) => `${status} ${cameCount ?? ""}`);
      for (const group of alike.values()) await undo(trx, group, context);
    }
  }
}

interface Undone {
  row: RegistrationRow;
  status: "registered" | "waiting" | "came";
  cameCount: number | null;
}

/** Gives back the status that all of these had. */
async function undo(trx: Db, group: readonly Undone[], context: CommandContext): Promise<void> {
  const { status, cameCount } = group[0] as Undone;
  const columns = statusColumns({ status, cameCount }, context);
  for await (const piece of piecesOf(group)) {
    const idsOf = (undone: readonly Undone[]) => undone.map(({ row }) => row.id);
    // Who was offered places and never waited begins to wait now.
    const [before, anew] = [
      piece.filter(({ row }) => row.waitingSince !== null || status !== "waiting"),
      piece.filter(({ row }) => row.waitingSince === null && status === "waiting"),
    ];
    if (before.length > 0) await updateRegistrations(trx, idsOf(before), columns);
    const since = { waitingSince: toTimestamp(context.now) };
    if (anew.length > 0) await updateRegistrations(trx, idsOf(anew), { ...columns, ...since });
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
  // As after a single one: nobody is told that he came.
  const silent = new Set(
    batch.registrations
      .filter((row) => "status" in row && row.status === "came")
      .map(({ id }) => id),
  );
  const about = done(outcomes).filter(({ id, email }) => email !== "" && !silent.has(id));
  const scope = toTimestamp(context.now);
  const mail = { kind: changeKind, about, limitedAs: "changes", scope } as const;
  await enqueueMailAboutMany(trx, { ...mail, ...context });
  return about.length;
}

function done(outcomes: readonly Outcome[]): RegistrationRow[] {
  return outcomes.filter(({ result }) => result === "done").map(({ row }) => row);
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
