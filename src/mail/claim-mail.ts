import type { Db } from "#db/connect.ts";
import { canSkipLocked } from "#db/dialect/engine.ts";
import type { OutboxRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";

/** How letters are claimed. */
interface ClaimOptions {
  now: Temporal.Instant;
  /** When a lease ends that begins now. */
  leaseEnd: () => string;
  /** The kinds that this version can write. */
  kinds: readonly string[];
  /** How many letters to many may go now, of the number that is asked for. */
  allowed: (db: Db, most: number) => Promise<number>;
}

/**
 * Takes at most `most` letters that are due, those to one person first, so that no other worker takes
 * them before their lease ends. `isPaced`: a limit holds letters to many back.
 */
export async function claimMail(
  db: Db,
  most: number,
  options: ClaimOptions,
): Promise<{ rows: OutboxRow[]; isPaced: boolean }> {
  const { now, leaseEnd, allowed } = options;
  // Mostly there is none, and looking takes nobody's turn to write.
  const isDue = (rank: OutboxRow["rank"]) => dueMail(db, options, rank, 1).executeTakeFirst();
  const hasManys = (await isDue(1)) !== undefined;
  if (hasManys && !(await isDue(0)) && (await allowed(db, 1)) === 0) {
    return { rows: [], isPaced: true };
  }
  if (!hasManys && !(await isDue(0))) return { rows: [], isPaced: false };
  return db.transaction().execute(async (trx) => {
    const take = async (rank: OutboxRow["rank"], count: number) => {
      if (count === 0) return [];
      let due = dueMail(trx, options, rank, count);
      if (canSkipLocked(trx)) due = due.forUpdate().skipLocked();
      return (await due.execute()).map(({ id }) => id);
    };
    const ids = await take(0, most);
    if (hasManys) {
      const left = (await allowed(trx, most)) - ids.length;
      ids.push(...(await take(1, Math.max(0, left))));
    }
    if (ids.length === 0) return { rows: [], isPaced: hasManys };
    const rows = await trx
      .updateTable("outbox")
      .set((eb) => ({
        attempts: eb("attempts", "+", 1),
        dueAt: leaseEnd(),
        takenAt: toTimestamp(now),
      }))
      .where("id", "in", ids)
      .returningAll()
      .execute();
    rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return { rows, isPaced: false };
  });
}

function dueMail(
  db: Db,
  { now, kinds }: Pick<ClaimOptions, "now" | "kinds">,
  rank: OutboxRow["rank"],
  most: number,
) {
  return db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "waiting")
    .where("rank", "=", rank)
    .where("dueAt", "<=", toTimestamp(now))
    .where("combinedInto", "is", null)
    .where("kind", "in", kinds)
    .orderBy("dueAt")
    .orderBy("id")
    .limit(most);
}
