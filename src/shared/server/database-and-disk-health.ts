import { statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { isStorageFull } from "#db/dialect/engine.ts";
import type { Db } from "#db/schema.ts";

/** With less space than this, the next write may fail. */
const bytesNeeded = 16 * 1024 * 1024;
/** How long a write that failed on a full disk counts, unless there is space again. */
const rememberedMilliseconds = 30_000;
/** How long the database may take to answer the health check. */
const patienceMilliseconds = 2_000;

export type StorageProblem = "database" | "disk";

/** Writes something optional, and skips it if the disk is full, so that existing data can still be read. */
export async function whereThereIsRoom(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
  }
}

export type StorageHealth = ReturnType<typeof storageHealth>;

/** Tracks whether the database is available, and whether the folder has space. */
export function storageHealth(db: Db, folder: string) {
  let fullAt = Number.NEGATIVE_INFINITY;

  async function hasDatabase(): Promise<boolean> {
    const one = db.selectFrom("siteFact").select(sql<number>`1`.as("one")).limit(1);
    const asked = one.execute().then(
      () => true,
      () => false,
    );
    const waited = new AbortController();
    const late = setTimeout(patienceMilliseconds, false, waited).catch(() => false);
    return Promise.race([asked, late]).finally(() => waited.abort());
  }

  async function hasRoom(): Promise<boolean> {
    if (performance.now() - fullAt < rememberedMilliseconds) return false;
    try {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize >= bytesNeeded;
    } catch {
      return false;
    }
  }

  return {
    /** A write failed because the disk is full. */
    noteFull(): void {
      fullAt = performance.now();
    },
    async problems(): Promise<StorageProblem[]> {
      const [isThere, isRoomy] = await Promise.all([hasDatabase(), hasRoom()]);
      return [...(isThere ? [] : ["database" as const]), ...(isRoomy ? [] : ["disk" as const])];
    },
  };
}
