import type { Feature } from "#features/feature.ts";
import { type Backups, backupAdminApi, backupDownloadApi } from "./backup-api.ts";
import { backupNotices } from "./backup-notes.ts";

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
