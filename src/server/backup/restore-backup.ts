import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { connect } from "#db/connect.ts";
import { picturesFolder } from "#features/pictures/server/store.ts";
import { type Config, databaseLocation } from "#platform/server/config.ts";
import { exists, type Manifest, picturesEntry, postgresEntry, sqliteEntry } from "./make-backup.ts";
import { BackupProblem, loadPostgres } from "./postgres-programs.ts";
import { countRows, readBackup } from "./read-backup.ts";

/** What came back. */
export interface Restored {
  manifest: Manifest;
  /** "registrations": 12; of PostgreSQL nothing is counted. */
  counts: Record<string, number>;
  pictures: number;
  /** Where what was there before lies now. */
  keptAside: string | undefined;
}

/**
 * Brings a backup back into the data folder and the database of these settings. Where a site is there
 * already it throws `BackupProblem`, unless `overwrite`; what is overwritten is moved aside, and only
 * when the backup was found whole. The site must not be running.
 */
export async function restoreBackup(
  config: Config,
  file: string,
  { overwrite }: { overwrite: boolean },
): Promise<Restored> {
  if (!(await exists(file))) throw new BackupProblem(`There is no file ${file}.`);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(config.dataDir, ".restore-"));
  try {
    const unpacked = join(work, "unpacked");
    const manifest = await readBackup(file, unpacked);
    const location = databaseLocation(config);
    const wanted = "url" in location ? "postgres" : "sqlite";
    if (manifest.engine !== wanted) throw new BackupProblem(otherEngine(manifest.engine));
    const isThere = "url" in location ? await hasTables(location.url) : await exists(location.file);
    if (isThere && !overwrite) {
      const where = "url" in location ? "The database of DATABASE_URL" : config.dataDir;
      throw new BackupProblem(
        `${where} holds a site already, and nothing was changed. To put the backup in its place: npm run restore -- ${file} --overwrite`,
      );
    }
    if (!("url" in location) && isThere) assertNotRunning(location.file);
    const keptAside = await moveAside(config, "url" in location ? undefined : location.file);
    let counts: Restored["counts"] = {};
    if ("url" in location) {
      await loadPostgres(location.url, join(unpacked, postgresEntry));
    } else {
      await rename(join(unpacked, sqliteEntry), location.file);
      counts = countRows(location.file);
    }
    const pictures = join(unpacked, picturesEntry);
    const names = await readdir(pictures).catch(() => []);
    if (names.length > 0) await rename(pictures, picturesFolder(config.dataDir));
    return { manifest, counts, pictures: names.length, keptAside };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function otherEngine(engine: Manifest["engine"]): string {
  return engine === "postgres"
    ? "The backup is of a site on PostgreSQL. Set DATABASE_URL to an empty database first."
    : "The backup is of a site on SQLite. Start without DATABASE_URL.";
}

/** Whoever has the file open would go on writing into the one that was moved aside. */
function assertNotRunning(file: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { open: true });
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK;");
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if (errcode !== undefined && (errcode & 0xff) === 5) {
      throw new BackupProblem("The site is running. Please stop it first; nothing was changed.");
    }
    // What is there is no database. It is moved aside like any other.
  } finally {
    database?.close();
  }
}

/** The `-wal` and `-shm` go with their database: beside another one they would destroy it. */
async function moveAside(
  config: Config,
  database: string | undefined,
): Promise<string | undefined> {
  const parts = [
    ...(database ? [database, `${database}-wal`, `${database}-shm`, `${database}-journal`] : []),
    picturesFolder(config.dataDir),
  ];
  const time = new Date().toISOString().replace(/[-:]|\..*/g, "");
  const aside = join(config.dataDir, `before-restore-${time}`);
  let moved = false;
  for (const part of parts) {
    if (!(await exists(part))) continue;
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(part, join(aside, part.slice(config.dataDir.length + 1)));
    moved = true;
  }
  return moved ? aside : undefined;
}

async function hasTables(url: string): Promise<boolean> {
  const db = connect({ url });
  try {
    return (await db.introspection.getTables()).length > 0;
  } finally {
    await db.destroy();
  }
}
