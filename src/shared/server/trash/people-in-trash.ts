import type { Db } from "#db/connect.ts";
import type { TrashRow } from "#db/schema.ts";
import { isAbout, type PersonKey } from "../personal-data-interface-and-mail.ts";
import { contentsOf, leaveTrash, trashId } from "./rows-in-trash.ts";

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
