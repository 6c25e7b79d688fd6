import { randomInt } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { moveKeysOn } from "#db/dialect/engine.ts";
import type { Db } from "#db/schema.ts";
import { exists, ifThere } from "#shared/server/missing-files-and-links.ts";
import { readSiteFact } from "#shared/server/site-facts.ts";
import { BackupProblem } from "./postgres-programs.ts";

export const workPrefix = ".restore-";
/** The file in it with the moves that are to be made. */
const planName = "plan.json";

type Move = readonly [from: string, to: string];

/** Finishes what a restore moved when it was killed; true if there was something. */
export async function finishMoves(dataDir: string): Promise<boolean> {
  let isFound = false;
  for (const name of (await ifThere(readdir(dataDir))) ?? []) {
    if (!name.startsWith(workPrefix)) continue;
    const plan = await ifThere(readFile(join(dataDir, name, planName), "utf8"));
    if (plan === undefined) continue;
    await carryOut(dataDir, JSON.parse(plan) as Move[]);
    await rm(join(dataDir, name), { recursive: true, force: true });
    isFound = true;
  }
  return isFound;
}

/** A file already in its place was moved before: the order is always the same. */
async function carryOut(dataDir: string, moves: readonly Move[]): Promise<void> {
  for (const [from, to] of moves) {
    const [here, there] = [join(dataDir, from), join(dataDir, to)];
    if ((await exists(here)) && !(await exists(there))) await rename(here, there);
  }
}

export type KeptAside = ReturnType<typeof keptAside>;

/** Keeps what is replaced in a separate folder. Until the last one is in its place, everything can be undone. */
export function keptAside(dataDir: string) {
  const time = new Date().toISOString().replace(/[-:.Z]/g, "");
  const folder = join(dataDir, `before-restore-${time}`);
  const plan: Move[] = [];
  let isMade = false;
  const add = (from: string, to: string) =>
    void plan.push([relative(dataDir, from), relative(dataDir, to)]);

  async function newFile(name: string): Promise<string> {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    isMade = true;
    return file;
  }

  return {
    newFile,
    folder: () => (isMade ? folder : undefined),
    /** `move` will move aside what is at these paths. */
    async keep(...paths: string[]): Promise<void> {
      for (const path of paths) {
        if (await exists(path)) add(path, await newFile(relative(dataDir, path)));
      }
    },
    /** `move` will move a file or folder, if there is one, to its place. */
    async place(from: string, to: string): Promise<void> {
      if (await exists(from)) add(from, to);
    },
    /** Moves everything. The moves are written down first, so that `finishMoves` can continue after a kill. */
    async move(work: string): Promise<void> {
      const file = join(work, planName);
      await writeFile(`${file}.part`, JSON.stringify(plan), { flush: true });
      await rename(`${file}.part`, file);
      await carryOut(dataDir, plan);
      await rm(file);
    },
    /** Puts everything back where it was; files made by `newFile` stay. Throws `BackupProblem`. */
    async undo(): Promise<void> {
      try {
        const back = plan.map(([from, to]): Move => [to, from]).reverse();
        await carryOut(dataDir, back);
      } catch (error) {
        throw new BackupProblem(
          `What was there before lies in ${folder}, and could not be put back: ${(error as Error).message}`,
        );
      }
      if (!isMade || (await readdir(folder)).length > 0) return;
      await rmdir(folder);
      isMade = false;
    },
  };
}

const fact = "restored";
/** Links have keys of nine digits. */
const largestKey = 999_999_999;

/** SQL, for both databases, that has `moveKeysOnOnceRestored` do its work at the next start. */
export function markRestored(table: "site_fact" | "public.site_fact"): string {
  return `INSERT INTO ${table} (name, value) VALUES ('${fact}', '1') ON CONFLICT (name) DO NOTHING;\n`;
}

/**
 * No key from between a backup and its restore is used again: a link made then would open the row that later
 * has the same key. Call it before anything is written; if several processes start, one does it.
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
    // One to fifteen million at first, more than was given since any backup. Random, because the same backup
    // may be restored twice. A fraction of the remaining range, so that the keys never run out.
    const part = randomInt(2 ** 20, 2 ** 24) / 2 ** 30;
    await moveKeysOn(trx, (key) => key + Math.floor((largestKey - key) * part));
  });
}
