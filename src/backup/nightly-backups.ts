import { execFile } from "node:child_process";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { toTimestamp } from "#shared/both/clock.ts";
import { dayAtNursery, nurseryTimeZone } from "#shared/both/nursery-time.ts";
import type { Config } from "#shared/server/config.ts";
import type { Job } from "#shared/server/jobs.ts";
import { exists } from "#shared/server/missing-files-and-links.ts";
import type { RateLimit } from "#shared/server/rate-limit.ts";
import type { Services } from "#shared/server/services.ts";
import type { NightlyBackup } from "./answers.ts";
import { backupNotes, noteFailure } from "./backup-notes.ts";
import { makeBackup } from "./make-backup.ts";
import { BackupProblem } from "./postgres-programs.ts";

/** Writes a backup into a new file. Throws `BackupProblem`. */
export type MakeBackup = (file: string) => Promise<void>;

/** From this hour on, by the nursery's clock. */
const hour = 3;
/** A site that was just started has other things to do. */
const settleMinutes = 10;
const tidyMinutes = 60;

export type BackupParts = Pick<Services, "config" | "db" | "clock" | "log" | "limiter"> & {
  make: MakeBackup;
};

/** Makes one backup each night, in one of several processes, and keeps the last seven. */
export function nightlyBackupJob({ config, db, log, limiter, make }: BackupParts): Job {
  const folder = nightlyFolder(config);
  let startedAt: Temporal.Instant | undefined;
  let tidiedAt: Temporal.Instant | undefined;
  /** If it fails, the owner is told, and the backup is made nevertheless. */
  async function tidy(now: Temporal.Instant): Promise<void> {
    if (tidiedAt && now.since(tidiedAt).total("minutes") < tidyMinutes) return;
    tidiedAt = now;
    try {
      await deleteBrokenOffBackups(folder);
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
      if ((await exists(file)) || !(await limiter.tryTake(onceAnHour, "nightly-backup"))) {
        return tomorrow;
      }
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await make(file);
        const noted = { madeAt: toTimestamp(now), name, problem: null };
        await backupNotes["nightly-backup"].write(db, noted);
        await deleteOldBackups(folder);
        log.info("The nightly backup is made.");
        return tomorrow;
      } catch (error) {
        const problem = error instanceof BackupProblem ? error.message : "It could not be written.";
        log.error({ err: error }, "The nightly backup failed.");
        await noteFailure(db, "nightly-backup", { problem, now });
        return now.add({ seconds: onceAnHour.windowSeconds });
      }
    },
  };
}

/** By this program in a separate process, so that no visitor waits for a large database. */
export function backupInOwnProcess(main: string): MakeBackup {
  return async (file) => {
    try {
      await promisify(execFile)(process.execPath, [main, "backup", file]);
    } catch (error) {
      throw new BackupProblem(String((error as { stderr?: string }).stderr ?? error).trim());
    }
  };
}

/** The same in this process, if there is no build. */
export function backupHere(config: Config): MakeBackup {
  return async (file) => void (await makeBackup(config, file));
}

const copiesKept = 7;

/** Where the nightly backups lie. */
export function nightlyFolder({ dataDir }: Config): string {
  return join(dataDir, "backups");
}

/** The nightly backups in a folder, the newest first; none if there is no folder. */
export async function listNightlyBackups(folder: string): Promise<NightlyBackup[]> {
  const backups: NightlyBackup[] = [];
  for (const name of (await namesIn(folder)).reverse()) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found) backups.push({ name, madeAt: found.mtime.toISOString(), bytes: found.size });
  }
  return backups;
}

/** Deletes all but the last seven. */
export async function deleteOldBackups(folder: string): Promise<void> {
  for (const name of (await namesIn(folder)).slice(0, -copiesKept)) {
    await rm(join(folder, name), { force: true });
  }
}

/** A backup that has written nothing for this long was broken off. */
const brokenOffMilliseconds = 3_600_000;

/** Deletes the remains of a killed backup: a folder as large as the site. */
export async function deleteBrokenOffBackups(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(".backup-"))) {
    const work = join(folder, name);
    if (Date.now() - (await lastWrite(work)) < brokenOffMilliseconds) continue;
    await rm(work, { recursive: true, force: true });
  }
}

/** By the machine's own clock, which file times come from. */
async function lastWrite(work: string): Promise<number> {
  const inside = await readdir(work).catch(() => []);
  const times = [work, ...inside.map((name) => join(work, name))].map((path) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return Math.max(...(await Promise.all(times)));
}

/** The oldest first. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^garden-[\d-]{10}\.tar$/.test(name)).sort();
}

/** Runs work in one of several processes; for an hour no process does it again. */
export const onceAnHour: RateLimit = { scope: "backup", tries: 1, windowSeconds: 3_600 };
