import * as z from "zod/mini";
import type { Db } from "#db/connect.ts";
import type { TrashRow } from "#db/schema.ts";
import type { Needed } from "#shared/both/owner/rights.ts";
import { noteChange, type ThingInHistory } from "../note-change-in-history.ts";
import type { CommandContext, Services } from "../services.ts";
import { contentsOf } from "./rows-in-trash.ts";

/** The payload of `POST /api/admin/trash/{id}/restore`: what the owner chose where she was asked. */
export const BringBack = z.object({
  /** Of a registration: more may come than there are places. */
  allowOverCapacity: z.optional(z.boolean("Please choose whether to go over the capacity")),
  /** Of a registration: it is put on the waiting list instead. */
  waiting: z.optional(z.boolean("Please choose whether it waits for places")),
  /** Of a post or a plant: it comes back at another address. */
  newAddress: z.optional(z.boolean("Please choose whether it gets another address")),
});
export type BringBack = z.infer<typeof BringBack>;

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
