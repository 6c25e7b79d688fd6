import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtempDisposable, open, readdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { createTarPacker } from "modern-tar";
import { listMigrations, withDatabase } from "#db/connect.ts";
import { isStorageFull } from "#db/dialect/engine.ts";
import { type Config, databaseLocation } from "#shared/server/config.ts";
import { exists, ifThere } from "#shared/server/missing-files-and-links.ts";
import { picturesFolder } from "#shared/server/uploaded-pictures.ts";
import { BackupProblem, dumpName, postgresPrograms } from "./postgres-programs.ts";
import {
  type Manifest,
  manifestEntry,
  picturesEntry,
  readBackup,
  sqliteEntry,
} from "./read-backup.ts";

/** In one step, because every write in between would restart it. */
const allPages = 2 ** 31 - 1;

interface Entry {
  /** Its path inside, with slashes. */
  name: string;
  file: string;
}

/**
 * Makes one new file, which gets its name only after it was read back and found intact. The site may go on
 * writing. Throws `BackupProblem`.
 */
export async function makeBackup(config: Config, file: string): Promise<Manifest> {
  if (await exists(file)) {
    throw new BackupProblem(`${file} is there already. Please choose another name.`);
  }
  if (!(await exists(dirname(file)))) {
    throw new BackupProblem(`There is no folder ${dirname(file)}.`);
  }
  await using folder = await mkdtempDisposable(join(dirname(file), ".backup-"));
  const work = folder.path;
  try {
    const location = databaseLocation(config);
    const engine = "url" in location ? "postgres" : "sqlite";
    const name = "url" in location ? dumpName : sqliteEntry;
    const database = { name, file: join(work, name) };
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      engine,
      files: {},
    };
    if ("url" in location) {
      await postgresPrograms(location.url).dump(database.file);
      manifest.migrations = await withDatabase(location, listMigrations);
    } else {
      await copySqlite(location.file, database.file);
    }
    const whole = join(work, "whole.tar");
    await writeArchive(whole, [database, ...(await pictures(config))], manifest);
    const check = join(work, "check");
    await readBackup(whole, check);
    if ("url" in location) await postgresPrograms(location.url).read(join(check, dumpName));
    await rename(whole, file);
    return manifest;
  } catch (error) {
    if (isStorageFull(error)) throw new BackupProblem(noRoom(dirname(file)));
    throw error;
  }
}

function noRoom(folder: string): string {
  return `The backup was not made: the disk of ${folder} is full, or cannot be written to. While it is made, a backup needs room for three of its size. Please make room there, and try again; or make it on another disk: npm run backup -- FILE.`;
}

/** SQLite's own online copy, in a thread: a consistent snapshot, regardless of writes meanwhile. */
async function copySqlite(from: string, to: string): Promise<void> {
  if (!(await exists(from))) throw new BackupProblem(`There is no database at ${from}.`);
  using source = new DatabaseSync(from);
  source.exec("PRAGMA busy_timeout = 5000");
  await backup(source, to, { rate: allPages });
}

/** They are written once and never changed. Symbolic links are not followed. */
async function pictures(config: Config): Promise<Entry[]> {
  const folder = picturesFolder(config.dataDir);
  const entries = (await ifThere(readdir(folder, { withFileTypes: true }))) ?? [];
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return names
    .filter((name) => !name.startsWith("."))
    .sort()
    .map((name) => ({ name: `${picturesEntry}/${name}`, file: join(folder, name) }));
}

/** The manifest is last, because only then are the contents known. Files that are gone by then are left out. */
async function writeArchive(archive: string, entries: Entry[], manifest: Manifest): Promise<void> {
  const { readable, controller } = createTarPacker();
  const put = (name: string, size: number, content: Iterable<Buffer> | AsyncIterable<Buffer>) =>
    pipeline(content, controller.add({ name, size, mode: 0o600 }));
  const fill = async () => {
    for (const { name, file } of entries) {
      await using handle = await ifThere(open(file));
      if (!handle) continue;
      const { size } = await handle.stat();
      const hash = createHash("sha256");
      // From now on the file may be deleted: an open file can be read to its end.
      const chunks = handle.createReadStream({ autoClose: false, start: 0 });
      // Nothing may be awaited between the two: data read without a consumer is lost.
      chunks.on("data", (chunk) => hash.update(chunk));
      await put(name, size, chunks);
      manifest.files[name] = hash.digest("hex");
    }
    const said = Buffer.from(JSON.stringify(manifest, null, 2));
    await put(manifestEntry, said.length, [said]);
    controller.finalize();
  };
  const output = createWriteStream(archive, { flags: "wx", mode: 0o600, flush: true });
  const written = pipeline(readable, output);
  const filled = fill().catch((error) => controller.error(error));
  await written;
  await filled;
}
