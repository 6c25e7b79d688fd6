import type { Db } from "#db/connect.ts";
import type { TrashRow } from "#db/schema.ts";
import type { Needed } from "#shared/both/owner/rights.ts";
import { noteChange, type ThingInHistory } from "../note-change-in-history.ts";
import type { CommandContext, Services } from "../services.ts";
import { contentsOf } from "./rows-in-trash.ts";

/** What the owner says to a question that bringing something back asked. */
export interface BringBack {
  /** More may come than there are places. */
  allowOverCapacity?: boolean | undefined;
  /** It waits for places instead. */
  waiting?: boolean | undefined;
  /** It comes back at another address, where its own has become another's. */
  newAddress?: boolean | undefined;
}

/** How things of one kind come back from the Trash. */
export interface TrashKind {
  kind: TrashRow["kind"];
  /** What a helper needs to see it there and to bring it back; absent: the right to everything. */
  neededFor?(row: TrashRow): Needed;
  /**
   * Puts it back under its own id, in a transaction that has taken it out of the Trash; answers where the
   * owner finds it. Throws `conflict` with a `code` if something must be asked first.
   */
  bringBack(trx: Db, row: TrashRow, how: BringBack, context: CommandContext): Promise<string>;
  /** Notes in the history what became of it there: "brought back". */
  note(trx: Db, row: TrashRow, action: string): Promise<void>;
  /** Deletes what of it does not lie in the Trash itself. */
  deleteForGood?(trx: Db, row: TrashRow, services: Services): Promise<void>;
}

/** Makes a kind's `note`: of the thing as it is in the Trash, or as `rowOf` finds it there. */
export function noteOfTrashed<Row extends object>(
  thing: ThingInHistory<Row>,
  rowOf: (row: TrashRow) => Row = contentsOf<Row>,
): TrashKind["note"] {
  return (trx, row, action) => noteChange(trx, thing, { after: rowOf(row), action });
}
