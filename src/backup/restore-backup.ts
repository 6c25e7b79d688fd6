import { mkdir, mkdtempDisposable, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Location, migrate, refuseNewer, withDatabase } from "#db/connect.ts";
import { isStorageFull } from "#db/dialect/engine.ts";
import type { Db } from "#db/schema.ts";
import { type Config, databaseLocation } from "#shared/server/config.ts";
import { contentVersionAfter, readContentVersion } from "#shared/server/content-version.ts";
import { exists } from "#shared/server/missing-files-and-links.ts";
import { picturesFolder } from "#shared/server/uploaded-pictures.ts";
import { forgetSign, isSiteRunning } from "./is-site-running.ts";
import { BackupProblem, dumpName, loadByHand, postgresPrograms } from "./postgres-programs.ts";
import {
  finishMoves,
  type KeptAside,
  keptAside,
  markRestored,
  workPrefix,
} from "./put-restored-files-in-place.ts";
import {
  countRows,
  executedMigrations,
  type Manifest,
  picturesEntry,
  readBackup,
  sqliteEntry,
  unusable,
} from "./read-backup.ts";

/**
 * Brings a backup back into the data folder and the database of these settings. If there is a site already,
 * it throws `BackupProblem` unless `overwrite`; then, once the backup was found intact, the old data is kept
 * aside. For a newer version's site it throws `NewerDatabase`. If it throws, the site is unchanged, unless
 * the sentence says otherwise. The site must not be running.
 */
export async function restoreBackup(
  config: Config,
  file: string,
  { overwrite }: { overwrite: boolean },
) {
  if (!(await exists(file))) throw new BackupProblem(`There is no file ${file}.`);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await finishMoves(config.dataDir);
  // Checked completely before anything of it is written.
  await readBackup(file);
  await using folder = await mkdtempDisposable(join(config.dataDir, workPrefix));
  const work = folder.path;
  const unpacked = join(work, "unpacked");
  const manifest = await readBackup(file, unpacked);
  const inside = join(unpacked, sqliteEntry);
  refuseNewer(
    manifest.engine === "sqlite" ? executedMigrations(inside) : (manifest.migrations ?? []),
  );
  const location = databaseLocation(config);
  const wanted = "url" in location ? "postgres" : "sqlite";
  if (manifest.engine !== wanted) throw new BackupProblem(otherEngine(manifest.engine));
  const isThere =
    "url" in location
      ? (await withDatabase(location, tablesOf)).length > 0
      : await exists(location.file);
  if (isThere && !overwrite) {
    const where = "url" in location ? "The database of DATABASE_URL" : config.dataDir;
    throw new BackupProblem(
      `${where} holds a site already, and nothing was changed. To put the backup in its place: npm run restore -- ${file} --overwrite`,
    );
  }
  if (isThere) await assertNotRunning(location);
  const before = isThere ? await contentVersionOf(location) : 0;
  // Of PostgreSQL nothing is counted.
  const counts = "url" in location ? {} : prepareSqlite(inside, { file, before });
  const aside = keptAside(config.dataDir);
  // First, because it can fail without having changed anything.
  if ("url" in location) {
    const byHand = loadByHand(location.url, {
      backup: file,
      dataDir: config.dataDir,
      mark: markRestored("public.site_fact"),
    });
    await replacePostgres(location.url, { unpacked, isThere, before, aside, byHand });
  }
  try {
    if (!("url" in location)) {
      await aside.keep(...sqliteFiles(location.file));
      await aside.place(inside, location.file);
    }
    await aside.keep(picturesFolder(config.dataDir));
    await aside.place(join(unpacked, picturesEntry), picturesFolder(config.dataDir));
    await aside.move(work);
  } catch (error) {
    await aside.undo();
    throw "url" in location ? picturesLeft(error, { file, aside }) : error;
  }
  const pictures = Object.keys(manifest.files).length - 1;
  return { manifest, counts, pictures, keptAside: aside.folder() };
}

function otherEngine(engine: Manifest["engine"]): string {
  return engine === "postgres"
    ? "The backup is of a site on PostgreSQL. Set DATABASE_URL to an empty database first."
    : "The backup is of a site on SQLite. Start without DATABASE_URL.";
}

/** A running site would keep writing into the file that was moved aside, or show its old pages. */
async function assertNotRunning(location: Location): Promise<void> {
  const isRunning =
    "url" in location ? await ofSite(location, isSiteRunning) : isOpen(location.file);
  if (isRunning) {
    const which = "url" in location ? " on the database of DATABASE_URL, here or elsewhere" : "";
    throw new BackupProblem(
      `The site is running${which}. Please stop it first, every process of it, and give the same command again; nothing was changed.`,
    );
  }
}

function isOpen(file: string): boolean {
  try {
    using database = new DatabaseSync(file, { open: true });
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK;");
    return false;
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    // Any other error means that the file is not a database. It is moved aside like any other.
    return errcode !== undefined && (errcode & 0xff) === 5;
  }
}

/** 0 where what is there is no site's. */
async function contentVersionOf(location: Location): Promise<number> {
  try {
    return (await ofSite(location, readContentVersion)) ?? 0;
  } catch (error) {
    if ("url" in location) throw error;
    return 0;
  }
}

/** Reads from the database of a site; undefined if there is no site in it. */
function ofSite<T>(location: Location, read: (db: Db) => Promise<T>): Promise<T | undefined> {
  return withDatabase(location, async (db) =>
    (await tablesOf(db)).includes("site_fact") ? read(db) : undefined,
  );
}

/** Returns how many there are of what the owner counts. Throws `BackupProblem`. */
function prepareSqlite(inside: string, { file, before }: { file: string; before: number }) {
  using database = new DatabaseSync(inside);
  try {
    database.exec(contentVersionAfter(before, "site_fact") + markRestored("site_fact"));
    return countRows(database);
  } catch (error) {
    throw isStorageFull(error) ? error : unusable(file, error);
  }
}

/** The `-wal` and `-shm` go with their database: beside another one they would destroy it. */
function sqliteFiles(database: string): string[] {
  return [database, `${database}-wal`, `${database}-shm`, `${database}-journal`];
}

/** The previous data is kept as another dump. If it throws `BackupProblem`, nothing has changed. */
async function replacePostgres(
  url: string,
  {
    unpacked,
    isThere,
    before,
    aside,
    byHand,
  }: { unpacked: string; isThere: boolean; before: number; aside: KeptAside; byHand: string },
): Promise<void> {
  const kept = isThere ? await aside.newFile(dumpName) : undefined;
  const programs = postgresPrograms(url, byHand);
  const commands = join(unpacked, "commands.sql");
  try {
    await programs.read(join(unpacked, dumpName), commands);
    if (kept) {
      await programs.dump(kept);
      await programs.read(kept);
    }
    // What a site that runs this version has, whichever its database.
    const replaced = await withDatabase({ file: join(unpacked, "tables.sqlite") }, async (db) => {
      await migrate(db);
      return tablesOf(db);
    });
    const facts = "public.site_fact";
    const afterwards = contentVersionAfter(before, facts) + forgetSign + markRestored(facts);
    await programs.load(commands, { replaced, afterwards });
  } catch (error) {
    if (kept) await rm(kept, { force: true });
    await aside.undo();
    if (!(error instanceof BackupProblem)) throw error;
    throw new BackupProblem(`Nothing was changed. ${error.message}`);
  }
}

function picturesLeft(error: unknown, { file, aside }: { file: string; aside: KeptAside }) {
  const folder = aside.folder();
  const before = folder ? ` What the database held before lies in ${folder}.` : "";
  return new BackupProblem(
    `The database is the backup's now, but its pictures could not be put in their place: ${(error as Error).message}. Those that were there are there still.${before} Once that is mended: npm run restore -- ${file} --overwrite`,
  );
}

async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name);
}
