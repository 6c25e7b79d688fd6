import type { Db } from "#db/connect.ts";
import type { TrashRow } from "#db/schema.ts";
import type { Needed } from "#shared/both/owner/rights.ts";
import { noteChange, type ThingInHistory } from "../note-change-in-history.ts";
import type { CommandContext, Services } from "../services.ts";
import { contentsOf } from "./rows-in-trash.ts";

/** The owner's answer to a question about restoring something. */
export interface BringBack {
  /** More may come than there are places. */
  allowOverCapacity?: boolean | undefined;
  /** It waits for places instead. */
  waiting?: boolean | undefined;
  /** It is restored at another address, if its own is taken. */
  newAddress?: boolean | undefined;
}

/** How things of one kind are restored from the Trash. */
export interface TrashKind {
  kind: TrashRow["kind"];
  /** What a helper needs to see it there and to bring it back; absent: the right to everything. */
  neededFor?(row: TrashRow): Needed;
  /**
   * Restores it under its own id, in a transaction that has removed it from the Trash; returns where the
   * owner finds it. Throws `conflict` with a `code` if something must be asked first.
   */
  bringBack(trx: Db, row: TrashRow, how: BringBack, context: CommandContext): Promise<string>;
  /** Records in the history what happened to it: "brought back". */
  note(trx: Db, row: TrashRow, action: string): Promise<void>;
  /** Deletes its parts outside the Trash. */
  deleteForGood?(trx: Db, row: TrashRow, services: Services): Promise<void>;
}

/** Makes a kind's `note` from the thing in the Trash, or from what `rowOf` finds there. */
export function noteOfTrashed<Row extends object>(
  thing: ThingInHistory<Row>,
  rowOf: (row: TrashRow) => Row = contentsOf<Row>,
): TrashKind["note"] {
  return (trx, row, action) => noteChange(trx, thing, { after: rowOf(row), action });
}
