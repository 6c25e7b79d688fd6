import { randomInt } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Db } from "#db/connect.ts";
import { moveKeysOn } from "#db/dialect/engine.ts";
import { exists, ifThere } from "#shared/server/missing-files-and-links.ts";
import { readSiteFact } from "#shared/server/site-values-in-database.ts";
import { BackupProblem } from "./postgres-programs.ts";

// What a restore moves, and what it leaves to the next start.

/** How the folder is named, in the data folder, in which a restore works. */
export const workPrefix = ".restore-";
/** The file in it with the moves that are to be made. */
const planName = "plan.json";

/** From and to, in the data folder. */
type Move = readonly [from: string, to: string];

/** Finishes what a restore moved when it was killed; true where there was something. */
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

/** What is in its place already was moved before: the order is always the same. */
async function carryOut(dataDir: string, moves: readonly Move[]): Promise<void> {
  for (const [from, to] of moves) {
    const [here, there] = [join(dataDir, from), join(dataDir, to)];
    if ((await exists(here)) && !(await exists(there))) await rename(here, there);
  }
}

/**
 * Puts files and folders of the data folder in the place of others, which lie in a folder of their own
 * from then on. Until the last one is in its place, all of it can be taken back.
 */
export class KeptAside {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #plan: Move[] = [];
  #isMade = false;

  constructor(dataDir: string) {
    const time = new Date().toISOString().replace(/[-:.Z]/g, "");
    this.#dataDir = dataDir;
    this.#folder = join(dataDir, `before-restore-${time}`);
  }

  /** Where what was there before lies; undefined where nothing was. */
  get folder(): string | undefined {
    return this.#isMade ? this.#folder : undefined;
  }

  /** The path of a new file among what is kept. */
  async newFile(name: string): Promise<string> {
    const file = join(this.#folder, name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    this.#isMade = true;
    return file;
  }

  /** `move` will move aside what is at these paths. */
  async keep(...paths: string[]): Promise<void> {
    for (const path of paths) {
      if (!(await exists(path))) continue;
      this.#add(path, await this.newFile(relative(this.#dataDir, path)));
    }
  }

  /** `move` will move a file or folder, where there is one, to its place. */
  async place(from: string, to: string): Promise<void> {
    if (await exists(from)) this.#add(from, to);
  }

  /** Moves everything. It is written down first, so that after a kill in the middle `finishMoves` goes on. */
  async move(work: string): Promise<void> {
    const plan = join(work, planName);
    await writeFile(`${plan}.part`, JSON.stringify(this.#plan), { flush: true });
    await rename(`${plan}.part`, plan);
    await carryOut(this.#dataDir, this.#plan);
    await rm(plan);
  }

  /** Puts everything back where it was; files made by `newFile` stay. Throws `BackupProblem`. */
  async undo(): Promise<void> {
    try {
      const back = this.#plan.map(([from, to]): Move => [to, from]).reverse();
      await carryOut(this.#dataDir, back);
    } catch (error) {
      throw new BackupProblem(
        `What was there before lies in ${this.#folder}, and could not be put back: ${(error as Error).message}`,
      );
    }
    if (!this.#isMade || (await readdir(this.#folder)).length > 0) return;
    await rmdir(this.#folder);
    this.#isMade = false;
  }

  #add(from: string, to: string): void {
    this.#plan.push([relative(this.#dataDir, from), relative(this.#dataDir, to)]);
  }
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
