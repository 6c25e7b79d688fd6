import type { Db } from "#db/connect.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { siteFact } from "#shared/server/site-facts.ts";
import { type Comparable, DuplicateFinder } from "../duplicates.ts";
import type { KeptApart } from "../owner-inputs.ts";
import { registrationInHistory } from "./registration-in-history.ts";
import { readRegistrations } from "./store.ts";

/** Registrations of which the owner said that they only look like somebody's second ones. */
const keptApart = siteFact<{ ids: number[] }>("registrations-kept-apart", { ids: [] });

/** Of each of these that may be somebody's second registration, the other one. */
export async function findDoubles(
  db: Db,
  rows: readonly Comparable[],
): Promise<ReadonlyMap<number, number>> {
  const finder = new DuplicateFinder(new Set((await keptApart.read(db)).ids));
  // Newest first, as the list is: of three, the newest may be one with either.
  for await (const piece of piecesOf(rows.toSorted((a, b) => b.id - a.id))) finder.add(piece);
  return finder.others;
}

/** Notes that these only look like one person's, or takes that back. */
export function keepApart(db: Db, { ids: these, areTwo }: KeptApart): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { ids } = await keptApart.lock(trx);
    const others = ids.filter((id) => !these.includes(id));
    await keptApart.write(trx, { ids: areTwo ? [...others, ...these] : others });
    const action = areTwo ? "said to be no double" : "said to be a double perhaps";
    for (const after of await readRegistrations(trx, these))
      await noteChange(trx, registrationInHistory, { after, action });
  });
}
