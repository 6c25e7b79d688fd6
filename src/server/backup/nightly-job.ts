import { execFile } from "node:child_process";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Db } from "#db/connect.ts";
import type { Config } from "#platform/server/config.ts";
import type { Job } from "#platform/server/jobs.ts";
import type { Log } from "#platform/server/log.ts";
import { readSetting, writeSetting } from "#platform/server/settings.ts";
import { dayAtNursery, nurseryTimeZone, toTimestamp } from "#platform/shared/clock.ts";
import type { SiteNotice } from "#platform/shared/site-notices.ts";
import { exists, makeBackup } from "./make-backup.ts";
import { BackupProblem } from "./postgres-programs.ts";

/** From this hour on, by the nursery's clock. */
const hour = 3;
const kept = 7;
/** A site that has just been started has other things to do. */
const settleMinutes = 10;
const againMinutes = 60;
/** Nobody need be told of one night that was missed. */
const patienceHours = 50;

const setting = "nightly-backup";

/** What became of the last try. */
interface LastBackup {
  /** Of the last that succeeded. */
  madeAt: string | null;
  problem: string | null;
}

/**
 * Each night one backup into `DATA_DIR/backups`, of which the last seven stay. Of several processes
 * one makes it. `make` writes the file.
 */
export function nightlyBackupJob(
  db: Db,
  { config, log, make }: { config: Config; log: Log; make: (file: string) => Promise<void> },
): Job {
  const folder = join(config.dataDir, "backups");
  let startedAt: Temporal.Instant | undefined;
  return {
    name: "nightly-backup",
    async run(now) {
      startedAt ??= now;
      const settled = startedAt.add({ minutes: settleMinutes });
      if (Temporal.Instant.compare(now, settled) < 0) return settled;
      const tonight = now.toZonedDateTimeISO(nurseryTimeZone).with({ hour, minute: 0, second: 0 });
      if (Temporal.Instant.compare(now, tonight.toInstant()) < 0) return tonight.toInstant();
      const tomorrow = tonight.add({ days: 1 }).toInstant();
      const file = join(folder, `garden-${dayAtNursery(now)}.tar`);
      if ((await exists(file)) || !(await claim(db, now))) return tomorrow;
      const last = await readLast(db);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await make(file);
        await writeSetting(
          db,
          setting,
          JSON.stringify({ madeAt: toTimestamp(now), problem: null }),
        );
        await forgetOld(folder);
        log.info("The nightly backup is made.");
        return tomorrow;
      } catch (error) {
        const problem = error instanceof BackupProblem ? error.message : "It could not be written.";
        log.error({ err: error }, "The nightly backup failed.");
        await writeSetting(db, setting, JSON.stringify({ ...last, problem }));
        return now.add({ minutes: againMinutes });
      }
    },
  };
}

/** By the program itself in a process of its own, so that no visitor waits for a large database. */
export function backupInOwnProcess(main: string): (file: string) => Promise<void> {
  return async (file) => {
    try {
      await promisify(execFile)(process.execPath, [main, "backup", file]);
    } catch (error) {
      throw new BackupProblem(String((error as { stderr?: string }).stderr ?? error).trim());
    }
  };
}

/** The same in this process, where there is no build. */
export function backupHere(config: Config): (file: string) => Promise<void> {
  return async (file) => void (await makeBackup(config, file));
}

/** What the owner should know of the backups. */
export async function backupNotices(db: Db, now: Temporal.Instant): Promise<SiteNotice[]> {
  const { madeAt, problem } = await readLast(db);
  if (problem === null) return [];
  const age = madeAt && now.since(Temporal.Instant.from(madeAt)).total("hours");
  if (age && age < patienceHours) return [];
  const last = age ? `The last one is ${Math.floor(age / 24)} days old.` : "There is none yet.";
  return [{ code: "backup_failed", message: `The nightly backup fails. ${last} ${problem}` }];
}

async function readLast(db: Db): Promise<LastBackup> {
  const stored = await readSetting(db, setting);
  return stored === undefined
    ? { madeAt: null, problem: null }
    : (JSON.parse(stored) as LastBackup);
}

/** True for the one process that is to make it; for an hour nobody else is. */
async function claim(db: Db, now: Temporal.Instant): Promise<boolean> {
  const nowText = toTimestamp(now);
  const endsAt = toTimestamp(now.add({ minutes: againMinutes }));
  const row = await db
    .insertInto("rateLimit")
    .values({ key: "nightly-backup", count: 1, endsAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ endsAt }).where("rateLimit.endsAt", "<=", nowText),
    )
    .returning("key")
    .executeTakeFirst();
  return row !== undefined;
}

async function forgetOld(folder: string): Promise<void> {
  const nightly = (await readdir(folder)).filter((name) => /^garden-[\d-]{10}\.tar$/.test(name));
  for (const name of nightly.sort().slice(0, -kept)) await rm(join(folder, name), { force: true });
}
