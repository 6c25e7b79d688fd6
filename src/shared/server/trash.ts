import * as z from "zod/mini";
import { lockRows } from "#db/dialect/engine.ts";
import type { Db, TrashRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { Failure } from "#shared/both/failure-kinds.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { leavesTrashOn } from "#shared/both/owner/days-in-trash.ts";
import type { Needed } from "#shared/both/owner/rights.ts";
import { actingPerson } from "./acting-person.ts";
import { piecesOf } from "./long-lists-piece-by-piece.ts";
import { noteChange, type ThingInHistory } from "./note-change-in-history.ts";
import { isAbout, type PersonKey } from "./personal-data-interface-and-mail.ts";
import type { CommandContext, Services } from "./services.ts";

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
  /** Restores it under its own id; returns its screen. Throws `conflict` with a `code` if something must be asked. */
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

type Kind = TrashRow["kind"];

/** Something that is deleted: its key in its table, what the list says of it, and its rows. */
interface Deleted extends Pick<TrashRow, "name" | "about"> {
  key: number | string;
  contents: object;
}

/** The id of a thing in the Trash; the owner's screens use it, too. */
export function trashId(kind: Kind, key: number | string): string {
  return `${kind}-${key}`;
}

/** Puts things into the Trash. Call it in the transaction that deletes their rows. */
export async function moveToTrash(
  trx: Db,
  kind: Kind,
  things: readonly Deleted[],
  now: Temporal.Instant,
): Promise<void> {
  const goesOn = leavesTrashOn(dayAtNursery(now));
  const deleted = { kind, deletedAt: toTimestamp(now), deletedBy: actingPerson().name, goesOn };
  for await (const piece of piecesOf(things)) {
    const rows = piece.map(({ key, contents, ...said }) => ({
      ...{ ...deleted, ...said, id: trashId(kind, key) },
      contents: JSON.stringify(contents),
    }));
    await trx.insertInto("trash").values(rows).execute();
  }
}

/** The things in the Trash with these ids, locked until the transaction ends; others are left out. */
export async function lockInTrash(trx: Db, ids: readonly string[]): Promise<TrashRow[]> {
  const rows: TrashRow[] = [];
  for await (const piece of piecesOf(ids)) {
    const found = trx.selectFrom("trash").selectAll().where("id", "in", piece).orderBy("id");
    rows.push(...(await lockRows(trx, found).execute()));
  }
  return rows;
}

/** Removes things from the Trash: their rows are restored, or deleted for good. */
export async function leaveTrash(trx: Db, ids: readonly string[]): Promise<void> {
  for await (const piece of piecesOf(ids)) {
    await trx.deleteFrom("trash").where("id", "in", piece).execute();
  }
}

/** The row of a thing as it was. A column added later is absent: its table has a default. */
export function contentsOf<Row>({ contents }: Pick<TrashRow, "contents">): Row {
  return JSON.parse(contents) as Row;
}

/** Its own address, or if that is taken and the owner agrees, the next free one ("roses-again"). */
export async function addressWhenBroughtBack(
  own: string,
  isTaken: (address: string) => boolean | Promise<boolean>,
  { newAddress }: BringBack,
): Promise<string> {
  let address = own;
  // A plant's address has no digits.
  while (await isTaken(address)) address += "-again";
  if (address === own || newAddress) return address;
  const message = `The address “${own}” is another’s by now. Do you want it back at “${address}”?`;
  throw new Failure("conflict", message, { details: { code: "address_taken", address } });
}

/** The things of a kind in the Trash about a person, each as it was. */
export async function findInTrash<Row extends { email: string; phone?: string | null }>(
  db: Db,
  kind: TrashRow["kind"],
  person: PersonKey,
): Promise<(Row & { inTrashUntil: string })[]> {
  const rows = await db
    .selectFrom("trash")
    .select(["contents", "goesOn"])
    .where("kind", "=", kind)
    .orderBy("deletedAt")
    .execute();
  return rows
    .map((row) => ({ ...contentsOf<Row>(row), inTrashUntil: row.goesOn }))
    .filter(({ email, phone = null }) => isAbout(person, { email, phone }));
}

/** Deletes what `findInTrash` finds for good, and returns the ids of its rows. */
export async function eraseFromTrash(trx: Db, kind: TrashRow["kind"], person: PersonKey) {
  const found = await findInTrash<{ id: number; email: string }>(trx, kind, person);
  const ids = found.map(({ id }) => id);
  const trashIds = ids.map((id) => trashId(kind, id));
  await leaveTrash(trx, trashIds);
  return ids;
}
