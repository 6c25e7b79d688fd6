import { randomInt } from "node:crypto";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "#db/connect.ts";
import { moveKeysOn } from "#db/dialect/engine.ts";
import { exists, ifThere } from "#shared/server/missing-files-and-links.ts";
import { readSiteFact } from "#shared/server/site-facts.ts";

/** What a restore leaves to the next start. */

/** How the folder is named, in the data folder, in which a restore works. */
export const workPrefix = ".restore-";
/** The file in it with the moves that are to be made. */
export const planName = "plan.json";

/** From and to, in the data folder. */
export type Move = readonly [from: string, to: string];

/** Finishes what a restore moved when it was killed; true where there was something. */
export async function finishMoves(dataDir: string): Promise<boolean> {
  let isFound = false;
  for (const name of (await ifThere(readdir(dataDir))) ?? []) {
    if (!name.startsWith(workPrefix)) continue;
    const plan = await ifThere(readFile(join(dataDir, name, planName), "utf8"));
    if (plan === undefined) continue;
    for (const move of JSON.parse(plan) as Move[]) await carryOut(dataDir, move);
    await rm(join(dataDir, name), { recursive: true, force: true });
    isFound = true;
  }
  return isFound;
}

/** Where something is in the place already it was moved before: the order is always the same. */
export async function carryOut(dataDir: string, [from, to]: Move): Promise<boolean> {
  const [here, there] = [join(dataDir, from), join(dataDir, to)];
  if (!(await exists(here)) || (await exists(there))) return false;
  await rename(here, there);
  return true;
}

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
