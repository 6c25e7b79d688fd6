import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable, Writable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { isStorageFull } from "#db/dialect/engine.ts";
import { BackupProblem, dumpName } from "./postgres-programs.ts";

export const sqliteEntry = "garden.sqlite";
export const picturesEntry = "attached-assets";
export const manifestEntry = "backup.json";

export interface Manifest {
  format: 1;
  madeAt: string;
  engine: "sqlite" | "postgres";
  /** By the name inside; SHA-256 in hexadecimal. */
  files: Record<string, string>;
  /**
   * The migrations that made a dump's tables, so that an older version can refuse it; absent in the oldest
   * backups. A SQLite file records them itself.
   */
  migrations?: string[];
}

/** A name for each of a hundred thousand pictures. */
const manifestBytesMax = 32 * 2 ** 20;

/** In bytes; file systems take no longer ones. */
const longestName = 255;

/** Whether a backup may hold a file of this name: no path leads out of its folder, and nothing hidden is in it. */
function hasPlace(name: string): boolean {
  if ([sqliteEntry, dumpName, manifestEntry].includes(name)) return true;
  const [folder, picture = "", ...deeper] = name.split("/");
  return (
    folder === picturesEntry &&
    deeper.length === 0 &&
    !/^\.|^$|\\/.test(picture) &&
    !picture.includes("\0") &&
    Buffer.byteLength(picture) <= longestName
  );
}

class Flaw extends Error {}

/**
 * Reads a backup to its end and checks that it is intact: it contains every listed file with its checksum,
 * once, and nothing else. With a new `folder`, for a backup already found intact or just made, the files are
 * written there, and a SQLite database must open and pass its check. Throws `BackupProblem`, and if there is
 * no room to unpack it, what the system says.
 */
export async function readBackup(file: string, folder?: string): Promise<Manifest> {
  try {
    const sums = new Map<string, string>();
    let manifest: Manifest | undefined;
    for await (const { header, body } of entriesOf(file)) {
      const { name, type, size } = header;
      if (type !== "file" || !hasPlace(name)) throw new Flaw(`${name} has no place in it.`);
      if (sums.has(name)) throw new Flaw(`${name} is in it twice.`);
      if (name !== manifestEntry) sums.set(name, await sumOf(body, folder && join(folder, name)));
      else if (manifest || size > manifestBytesMax)
        throw new Flaw("It has no list that is its own.");
      else manifest = (await json(body)) as Manifest;
    }
    if (!manifest) throw new Flaw("It is no backup.");
    compare(manifest, sums);
    if (folder && manifest.engine === "sqlite") openOnce(join(folder, sqliteEntry));
    return manifest;
  } catch (error) {
    // A full disk says nothing about the backup.
    if (isStorageFull(error)) throw error;
    throw unusable(file, inOurWords(error));
  }
}

function entriesOf(file: string): AsyncIterable<ParsedTarEntry> {
  const bytes = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return bytes.pipeThrough(createTarDecoder({ strict: true }));
}

/** The SHA-256 of a file of the archive, which is written to its place if there is one. */
async function sumOf(body: ReadableStream, file: string | undefined): Promise<string> {
  const hash = createHash("sha256");
  async function* hashed() {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  }
  if (file !== undefined) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const output = file && createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(hashed, output || nowhere());
  return hash.digest("hex");
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

function compare({ format, engine, files }: Manifest, sums: ReadonlyMap<string, string>): void {
  if (format !== 1) throw new Flaw("It is of a newer version of this program.");
  for (const name of sums.keys()) {
    // An unlisted file has no checksum, and would be put in place unchecked.
    if (!Object.hasOwn(files, name)) throw new Flaw(`${name} in it is not in its list.`);
  }
  for (const [name, sum] of Object.entries(files)) {
    if (sums.get(name) !== sum) throw new Flaw(`${name} in it is damaged.`);
  }
  if (!sums.has(engine === "postgres" ? dumpName : sqliteEntry)) throw new Flaw("It is no backup.");
}

/** Any other error comes from the archive's reader. */
function inOurWords(error: unknown): unknown {
  if (error instanceof Flaw || (error as NodeJS.ErrnoException).code !== undefined) return error;
  const isCutOff = /truncated/.test((error as Error).message);
  return new Flaw(isCutOff ? "It is cut off." : "It is no backup, or is damaged.");
}

/** The backup is at fault, not the data folder in which it was unpacked. */
export function unusable(file: string, error: unknown): BackupProblem {
  return new BackupProblem(`${file} cannot be used: ${(error as Error).message}`);
}

/** SHA-256 of a file, in hexadecimal. */
export async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

function openOnce(file: string): void {
  using database = new DatabaseSync(file);
  // Leaves no files beside it.
  database.exec("PRAGMA journal_mode = DELETE");
  const [row] = database.prepare("PRAGMA integrity_check").all();
  if (row?.["integrity_check"] !== "ok") throw new Flaw("The database in it is damaged.");
  try {
    executedMigrations(file);
  } catch {
    throw new Flaw("There is no database of a site in it.");
  }
}

/** The names of the migrations that made the tables of a SQLite file. */
export function executedMigrations(file: string): string[] {
  using database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("SELECT name FROM kysely_migration").all();
  return rows.map(({ name }) => String(name));
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
