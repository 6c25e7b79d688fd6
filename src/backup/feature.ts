import type { Feature } from "#features/feature.ts";
import { type Backups, backupAdminApi, backupDownloadApi, backupDownloads } from "./backup-api.ts";
import { backupNotices } from "./backup-notes.ts";
import { type BackupParts, nightlyBackupJob } from "./nightly-backups.ts";
import { secondPlaceJob, secondPlaceOf } from "./second-place-of-backups.ts";

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

export function openBackups(parts: BackupParts): Backups {
  const place = secondPlaceOf(parts.config);
  const sending = secondPlaceJob(parts, place);
  const downloads = backupDownloads(parts);
  return {
    downloads,
    secondPlace: place,
    jobs: [nightlyBackupJob(parts), sending, downloads.job],
    settled: sending.settled,
    stop: sending.stop,
  };
}
