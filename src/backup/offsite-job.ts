import { join } from "node:path";
import type { Db } from "#db/connect.ts";
import { type Clock, toTimestamp } from "#shared/both/clock.ts";
import type { Config } from "#shared/server/config.ts";
import type { Job } from "#shared/server/jobs.ts";
import type { Log } from "#shared/server/log.ts";
import { noteFailure, noteOffsiteBackup, noteSuccess, readNote } from "./backup-notes.ts";
import { claimForAnHour, releaseClaim } from "./claim-hour.ts";
import { listNightlyBackups, nightlyFolder } from "./nightly-backups.ts";
import { offsiteFolder } from "./offsite-folder.ts";
import type { OffsitePlace } from "./offsite-place.ts";
import { offsiteStore } from "./offsite-store.ts";
import { BackupProblem } from "./postgres-programs.ts";

/** The offsite place of these settings; undefined where there is none. */
export function offsitePlaceOf(
  { backupTo, dataDir }: Config,
  clock: Clock,
): OffsitePlace | undefined {
  if (!backupTo) return undefined;
  return "folder" in backupTo
    ? offsiteFolder(backupTo.folder, dataDir)
    : offsiteStore(backupTo, clock);
}

/**
 * Brings the newest nightly backup to the offsite place, and tries again each hour until it is there. It
 * goes on beside the other jobs, because a large file over a slow line takes long.
 */
export class OffsiteJob implements Job {
  readonly name = "second-place";
  readonly #db: Db;
  readonly #parts: { config: Config; log: Log; clock: Clock; place: OffsitePlace | undefined };
  readonly #stopping = new AbortController();
  #sending: Promise<void> | undefined;

  constructor(
    db: Db,
    parts: { config: Config; log: Log; clock: Clock; place: OffsitePlace | undefined },
  ) {
    this.#db = db;
    this.#parts = parts;
  }

  async run(now: Temporal.Instant): Promise<undefined> {
    const { config, place } = this.#parts;
    if (!place || this.#sending || this.#stopping.signal.aborted) return;
    const folder = nightlyFolder(config);
    const [newest] = await listNightlyBackups(folder);
    if (!newest || (await readNote(this.#db, "second-place")).name === newest.name) return;
    if (!(await claimForAnHour(this.#db, this.name, now))) return;
    this.#sending = this.#send(place, folder, newest.name).finally(() => {
      this.#sending = undefined;
    });
  }

  /** Resolves when what is under way has ended. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  /** Breaks off what is under way; the next start begins it anew. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#sending;
  }

  async #send(place: OffsitePlace, folder: string, name: string): Promise<void> {
    const { clock, log } = this.#parts;
    try {
      await place.put(join(folder, name), name, this.#stopping.signal);
      const now = clock();
      await noteOffsiteBackup(this.#db, { at: toTimestamp(now), how: "second-place" });
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
