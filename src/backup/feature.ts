import type { Db } from "#db/connect.ts";
import type { Feature } from "#features/feature.ts";
import type { Clock } from "#shared/both/clock.ts";
import type { Config } from "#shared/server/config.ts";
import type { Log } from "#shared/server/log.ts";
import type { RateLimiter } from "#shared/server/rate-limit.ts";
import { type Backups, backupAdminApi, backupDownloadApi, backupDownloads } from "./backup-api.ts";
import { backupNotices, type MakeBackup, nightlyBackupJob } from "./nightly-backups.ts";
import { secondPlaceJob, secondPlaceOf } from "./offsite-backups.ts";

export const backup: Feature<{ backups: Backups }> = {
  description: { name: "Backups", says: "Copies of everything the site keeps." },
  routes: (services) => [
    ["/admin/backup", backupAdminApi(services, services.backups)],
    ["/backups", backupDownloadApi(services, services.backups)],
  ],
  jobs: ({ backups }) => backups.jobs,
  problems: ({ config, db, clock }) =>
    backupNotices(db, clock(), { hasSecondPlace: config.backupTo !== undefined }),
};

/** What calls and jobs have in common; `make` writes a backup into a file. */
export function openBackups(parts: {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
  limiter: RateLimiter;
  make: MakeBackup;
}): Backups {
  const { config, db } = parts;
  const place = secondPlaceOf(config);
  const sending = secondPlaceJob(db, { ...parts, place });
  const downloads = backupDownloads(parts);
  return {
    downloads,
    secondPlace: place,
    jobs: [nightlyBackupJob(db, parts), sending, downloads.job],
    settled: sending.settled,
    stop: sending.stop,
  };
}
