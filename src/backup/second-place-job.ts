import { join } from "node:path";
import type { Db } from "#db/connect.ts";
import { type Clock, toTimestamp } from "#shared/both/clock.ts";
import type { Config } from "#shared/server/config.ts";
import type { Job } from "#shared/server/jobs.ts";
import type { Log } from "#shared/server/log.ts";
import { noteFailure, noteOffsiteCopy, noteSuccess, readNote } from "./backup-notes.ts";
import { claimForAnHour, releaseClaim } from "./claim-hour.ts";
import { folderPlace } from "./folder-place.ts";
import { listNightlyCopies, nightlyFolder } from "./nightly-copies.ts";
import { BackupProblem } from "./postgres-programs.ts";
import { s3Place } from "./s3-place.ts";
import type { SecondPlace } from "./second-place.ts";

/** The second place of these settings; undefined where there is none. */
export function secondPlaceOf(
  { backupTo, dataDir }: Config,
  clock: Clock,
): SecondPlace | undefined {
  if (!backupTo) return undefined;
  return "folder" in backupTo ? folderPlace(backupTo.folder, dataDir) : s3Place(backupTo, clock);
}

/**
 * Brings the newest nightly copy to the second place, and tries again each hour until it is there. It
 * goes on beside the other jobs, because a large file over a slow line takes long.
 */
export class SecondPlaceJob implements Job {
  readonly name = "second-place";
  readonly #db: Db;
  readonly #parts: { config: Config; log: Log; clock: Clock; place: SecondPlace | undefined };
  readonly #stopping = new AbortController();
  #copying: Promise<void> | undefined;

  constructor(
    db: Db,
    parts: { config: Config; log: Log; clock: Clock; place: SecondPlace | undefined },
  ) {
    this.#db = db;
    this.#parts = parts;
  }

  async run(now: Temporal.Instant): Promise<undefined> {
    const { config, place } = this.#parts;
    if (!place || this.#copying || this.#stopping.signal.aborted) return;
    const folder = nightlyFolder(config);
    const [newest] = await listNightlyCopies(folder);
    if (!newest || (await readNote(this.#db, "second-place")).name === newest.name) return;
    if (!(await claimForAnHour(this.#db, this.name, now))) return;
    this.#copying = this.#copy(place, folder, newest.name).finally(() => {
      this.#copying = undefined;
    });
  }

  /** Resolves when what is under way has ended. */
  async settled(): Promise<void> {
    await this.#copying;
  }

  /** Breaks off what is under way; the next start begins it anew. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#copying;
  }

  async #copy(place: SecondPlace, folder: string, name: string): Promise<void> {
    const { clock, log } = this.#parts;
    try {
      await place.put(join(folder, name), name, this.#stopping.signal);
      const now = clock();
      await noteOffsiteCopy(this.#db, { at: toTimestamp(now), how: "second-place" });
      await noteSuccess(this.#db, "second-place", { name, now });
      log.info("The nightly backup is in its second place.");
    } catch (error) {
      if (this.#stopping.signal.aborted) {
        await releaseClaim(this.#db, this.name);
        return;
      }
      log.error({ err: error }, "The nightly backup did not reach its second place.");
      const problem = error instanceof BackupProblem ? error.message : "It could not be copied.";
      await noteFailure(this.#db, "second-place", { problem, now: clock() }).catch(() => {});
    }
  }
}
