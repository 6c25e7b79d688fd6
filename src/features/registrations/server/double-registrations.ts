import type { Db } from "#db/schema.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { siteFact } from "#shared/server/site-facts.ts";
import { type Comparable, DuplicateFinder } from "../duplicates.ts";
import type { KeptApart } from "../owner-inputs.ts";
import { registrationInHistory } from "./registration-in-history.ts";
import { readRegistrations } from "./store.ts";

/** Pairs of registrations that the owner has marked as different people. */
const keptApart = siteFact<{ ids: number[] }>("registrations-kept-apart", { ids: [] });

/** The counterpart of each possible duplicate among these. */
export async function findDoubles(
  db: Db,
  rows: readonly Comparable[],
): Promise<ReadonlyMap<number, number>> {
  const finder = new DuplicateFinder(new Set((await keptApart.read(db)).ids));
  // Newest first, like the list: of three, the newest is paired first.
  for await (const piece of piecesOf(rows.toSorted((a, b) => b.id - a.id))) finder.add(piece);
  return finder.others;
}

/** Records that these only look like one person's, or undoes that. */
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
