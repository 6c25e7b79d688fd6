import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isStorageFull } from "#db/dialect/engine.ts";
import { type Manifest, manifestEntry, sha256, sqliteEntry } from "./manifest.ts";
import { BackupProblem } from "./postgres-programs.ts";
import { extract, listTar } from "./tar.ts";

/**
 * Unpacks a backup into a new folder and looks whether it is whole: every file is there with the
 * content that it had, and a SQLite database opens and holds together. Throws `BackupProblem`, and
 * where there is no room to unpack it, what the system says.
 */
export async function readBackup(file: string, folder: string): Promise<Manifest> {
  try {
    const entries = await listTar(file);
    const saying = entries.find(({ name }) => name === manifestEntry);
    if (!saying) throw new Error("It is no backup.");
    await extract(file, saying, join(folder, manifestEntry));
    const manifest = JSON.parse(await readFile(join(folder, manifestEntry), "utf8")) as Manifest;
    if (manifest.format !== 1) throw new Error("It is of a newer version of this program.");
    for (const entry of entries) {
      if (entry === saying) continue;
      // What is in no list has no sum, and would be put in place unchecked.
      if (!Object.hasOwn(manifest.files, entry.name)) {
        throw new Error(`${entry.name} in it is not in its list.`);
      }
      const inside = normalize(entry.name);
      if (inside.startsWith("..") || inside.startsWith("/")) throw new Error("It is no backup.");
      await extract(file, entry, join(folder, inside));
    }
    for (const [name, sum] of Object.entries(manifest.files)) {
      if ((await sha256(join(folder, name))) !== sum) throw new Error(`${name} in it is damaged.`);
    }
    if (manifest.engine === "sqlite") openOnce(join(folder, sqliteEntry));
    return manifest;
  } catch (error) {
    // It says nothing of the backup that it finds no room.
    if (isStorageFull(error)) throw error;
    throw unusable(file, error);
  }
}

/** The fault is the backup's, and not that of the data folder in which it was unpacked. */
export function unusable(file: string, error: unknown): BackupProblem {
  return new BackupProblem(`${file} cannot be used: ${(error as Error).message}`);
}

function openOnce(file: string): void {
  const database = new DatabaseSync(file);
  try {
    // Leaves no files beside it.
    database.exec("PRAGMA journal_mode = DELETE");
    const [row] = database.prepare("PRAGMA integrity_check").all();
    if (row?.["integrity_check"] !== "ok") throw new Error("The database in it is damaged.");
  } finally {
    database.close();
  }
  try {
    executedMigrations(file);
  } catch {
    throw new Error("There is no database of a site in it.");
  }
}

/** The names of the migrations that made the tables of a SQLite file. */
export function executedMigrations(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare("SELECT name FROM kysely_migration").all();
    return rows.map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

/** How many there are of what the owner counts. */
export function countRows(database: DatabaseSync): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [table, word] of Object.entries(countedTables)) {
    const row = database.prepare(`SELECT count(*) AS count FROM ${table}`).get();
    counts[word] = Number(row?.["count"]);
  }
  return counts;
}

const countedTables = {
  event: "events",
  registration: "registrations",
  post: "posts",
  subscriber: "subscribers",
};
