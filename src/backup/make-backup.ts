import { access, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { connect, listMigrations } from "#db/connect.ts";
import { isStorageFull } from "#db/dialect/engine.ts";
import { type Config, databaseLocation } from "#shared/server/config.ts";
import { ifThere } from "#shared/server/missing-files-and-links.ts";
import { picturesFolder } from "#shared/server/uploaded-pictures.ts";
import { type Manifest, manifestEntry, picturesEntry, sqliteEntry } from "./manifest.ts";
import { BackupProblem, dumpName, dumpPostgres, readDump } from "./postgres-programs.ts";
import { readBackup } from "./read-backup.ts";
import { type TarEntry, writeTar } from "./tar.ts";

/** In one step, or every write meanwhile would begin it anew. */
const allPages = 2 ** 31 - 1;

/**
 * Puts the database as it stands at one moment, and the uploaded pictures, into one new file, which
 * has its name only when it has been read again and found whole. The site may go on writing. Throws
 * `BackupProblem` with a sentence.
 */
export async function makeBackup(config: Config, file: string): Promise<Manifest> {
  if (await exists(file)) {
    throw new BackupProblem(`${file} is there already. Please choose another name.`);
  }
  const work = await mkdtemp(join(dirname(file), ".backup-"));
  try {
    const location = databaseLocation(config);
    const engine = "url" in location ? "postgres" : "sqlite";
    const database = join(work, "url" in location ? dumpName : sqliteEntry);
    const files: Manifest["files"] = {};
    const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), engine, files };
    if ("url" in location) {
      await dumpPostgres(location.url, database);
      manifest.migrations = await migrationsOf(location.url);
    } else {
      await copySqlite(location.file, database);
    }
    const saying = join(work, manifestEntry);
    async function* entries(): AsyncGenerator<TarEntry> {
      yield { name: basename(database), file: database };
      yield* pictures(config);
      // Last, because only then is it known what is in it.
      await writeFile(saying, JSON.stringify(manifest, null, 2));
      yield { name: manifestEntry, file: saying };
    }
    const whole = join(work, "whole.tar");
    await writeTar(whole, entries(), (name, sum) => {
      if (name !== manifestEntry) files[name] = sum;
    });
    const check = join(work, "check");
    await readBackup(whole, check);
    if ("url" in location) await readDump(location.url, join(check, dumpName));
    await rename(whole, file);
    return manifest;
  } catch (error) {
    if (isStorageFull(error)) throw new BackupProblem(noRoom(dirname(file)));
    throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function noRoom(folder: string): string {
  return `The backup was not made: the disk of ${folder} is full, or cannot be written to. While it is made, a backup needs room for three of its size. Please make room there, and try again; or make it on another disk: npm run backup -- FILE.`;
}

async function migrationsOf(url: string): Promise<string[]> {
  const db = connect({ url });
  try {
    return await listMigrations(db);
  } finally {
    await db.destroy();
  }
}

/** SQLite's own online copy, in a thread: one consistent moment, whoever writes meanwhile. */
async function copySqlite(from: string, to: string): Promise<void> {
  if (!(await exists(from))) throw new BackupProblem(`There is no database at ${from}.`);
  const source = new DatabaseSync(from);
  try {
    source.exec("PRAGMA busy_timeout = 5000");
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
}

/**
 * They are written once and never changed; one that is deleted meanwhile is none of the backup's, nor is what
 * a symbolic link leads to.
 */
async function* pictures(config: Config): AsyncGenerator<TarEntry> {
  const folder = picturesFolder(config.dataDir);
  const entries = (await ifThere(readdir(folder, { withFileTypes: true }))) ?? [];
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  for (const name of names.sort()) {
    if (name.startsWith(".")) continue;
    const file = join(folder, name);
    yield { name: `${picturesEntry}/${name}`, file, mayBeGone: true };
  }
}

/** Whether there is a file or folder at this path. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
