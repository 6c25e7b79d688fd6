import { randomInt } from "node:crypto";
import type { Db } from "#db/connect.ts";
import { moveKeysOn } from "#db/dialect/engine.ts";
import { readSiteFact } from "#shared/server/site-facts.ts";

const fact = "restored";
/** Links have keys of nine digits. */
const largestKey = 999_999_999;

/** SQL, for both databases, that has `moveKeysOnOnceRestored` do its work at the next start. */
export function markRestored(table: "site_fact" | "public.site_fact"): string {
  return `INSERT INTO ${table} (name, value) VALUES ('${fact}', '1') ON CONFLICT (name) DO NOTHING;\n`;
}

/**
 * Gives no key a second time that was given between a backup and its restore: a link that was made then
 * would open what has its key afterwards, and the link's hash is of the key. Call it when the tables are up
 * to date and before anything is written; of several processes that start one does it.
 */
export async function moveKeysOnOnceRestored(db: Db): Promise<void> {
  if ((await readSiteFact(db, fact)) === undefined) return;
  await db.transaction().execute(async (trx) => {
    const marks = await trx
      .deleteFrom("siteFact")
      .where("name", "=", fact)
      .returning("name")
      .execute();
    if (marks.length === 0) return;
    // One to fifteen million at first, more than was given since any backup. By chance, because the same
    // backup may be restored twice. A part of what is left, so that the keys never run out.
    const part = randomInt(2 ** 20, 2 ** 24) / 2 ** 30;
    await moveKeysOn(trx, (key) => key + Math.floor((largestKey - key) * part));
  });
}
