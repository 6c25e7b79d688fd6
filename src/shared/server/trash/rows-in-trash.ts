import type { Db } from "#db/connect.ts";
import { lockRows } from "#db/dialect/engine.ts";
import type { TrashRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { leavesTrashOn } from "#shared/both/owner/days-in-trash.ts";
import { actingPerson } from "../acting-person.ts";
import { piecesOf } from "../long-lists-piece-by-piece.ts";

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
