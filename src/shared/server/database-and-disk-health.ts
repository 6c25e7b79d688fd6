import { statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { isStorageFull } from "#db/dialect/engine.ts";

/** Below so much room the next write may be the one that fails. */
const bytesNeeded = 16 * 1024 * 1024;
/** How long a write that failed for want of room counts, where nothing says that there is room again. */
const rememberedMilliseconds = 30_000;
/** How long the database may take to say that it is there. */
const patienceMilliseconds = 2_000;

/** What the site cannot do without, and does not have. */
export type StorageProblem = "database" | "disk";

/**
 * Writes something that nobody is to be refused for, and does without where the disk is full: then
 * what is kept can still be read.
 */
export async function whereThereIsRoom(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
  }
}

export type StorageHealth = ReturnType<typeof storageHealth>;

/** Knows whether there is a database, and room to write in the folder. */
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
    /** A write failed because there was no room. */
    noteFull(): void {
      fullAt = performance.now();
    },
    async problems(): Promise<StorageProblem[]> {
      const [isThere, isRoomy] = await Promise.all([hasDatabase(), hasRoom()]);
      return [...(isThere ? [] : ["database" as const]), ...(isRoomy ? [] : ["disk" as const])];
    },
  };
}
