import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Db } from "#db/connect.ts";
import { dayAtNursery, nurseryTimeZone } from "#shared/both/nursery-time.ts";
import type { Config } from "#shared/server/config.ts";
import type { Job } from "#shared/server/jobs.ts";
import type { Log } from "#shared/server/log.ts";
import { noteFailure, noteSuccess } from "./backup-notes.ts";
import { claimForAnHour, claimMinutes } from "./claim-hour.ts";
import { exists, makeBackup } from "./make-backup.ts";
import { forgetBrokenOffBackups, forgetOldBackups, nightlyFolder } from "./nightly-backups.ts";
import { BackupProblem } from "./postgres-programs.ts";

/** Writes a backup into a new file. Throws `BackupProblem`. */
export type MakeBackup = (file: string) => Promise<void>;

/** From this hour on, by the nursery's clock. */
const hour = 3;
/** A site that has just been started has other things to do. */
const settleMinutes = 10;
/** How often is looked whether a backup broke off. */
const tidyMinutes = 60;

/**
 * Each night one backup into `DATA_DIR/backups`, of which the last seven stay. Of several processes
 * one makes it. `make` writes the file.
 */
export function nightlyBackupJob(
  db: Db,
  { config, log, make }: { config: Config; log: Log; make: MakeBackup },
): Job {
  const folder = nightlyFolder(config);
  let startedAt: Temporal.Instant | undefined;
  let tidiedAt: Temporal.Instant | undefined;
  /** Where it fails the owner is told, and the backup is made nevertheless. */
  async function tidy(now: Temporal.Instant): Promise<void> {
    if (tidiedAt && now.since(tidiedAt).total("minutes") < tidyMinutes) return;
    tidiedAt = now;
    try {
      await forgetBrokenOffBackups(folder);
    } catch (error) {
      log.error({ err: error }, "What is left of a backup that broke off cannot be deleted.");
      const problem = `What is left of a backup that broke off cannot be deleted: ${(error as Error).message}.`;
      await noteFailure(db, "nightly-backup", { problem, now });
    }
  }
  return {
    name: "nightly-backup",
    async run(now) {
      startedAt ??= now;
      // At the start, too: the disk may be full of it, so that no other backup could be made.
      await tidy(now);
      const settled = startedAt.add({ minutes: settleMinutes });
      if (Temporal.Instant.compare(now, settled) < 0) return settled;
      const tonight = now.toZonedDateTimeISO(nurseryTimeZone).with({ hour, minute: 0, second: 0 });
      if (Temporal.Instant.compare(now, tonight.toInstant()) < 0) return tonight.toInstant();
      const tomorrow = tonight.add({ days: 1 }).toInstant();
      const name = `garden-${dayAtNursery(now)}.tar`;
      const file = join(folder, name);
      if ((await exists(file)) || !(await claimForAnHour(db, "nightly-backup", now))) {
        return tomorrow;
      }
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await make(file);
        await noteSuccess(db, "nightly-backup", { name, now });
        await forgetOldBackups(folder);
        log.info("The nightly backup is made.");
        return tomorrow;
      } catch (error) {
        const problem = error instanceof BackupProblem ? error.message : "It could not be written.";
        log.error({ err: error }, "The nightly backup failed.");
        await noteFailure(db, "nightly-backup", { problem, now });
        return now.add({ minutes: claimMinutes });
      }
    },
  };
}

/** By the program itself in a process of its own, so that no visitor waits for a large database. */
export function backupInOwnProcess(main: string): MakeBackup {
  return async (file) => {
    try {
      await promisify(execFile)(process.execPath, [main, "backup", file]);
    } catch (error) {
      throw new BackupProblem(String((error as { stderr?: string }).stderr ?? error).trim());
    }
  };
}

/** The same in this process, where there is no build. */
export function backupHere(config: Config): MakeBackup {
  return async (file) => void (await makeBackup(config, file));
}
