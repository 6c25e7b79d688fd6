import { readBackupSummary } from "#backup/nightly-backups.ts";
import { isPasswordAlone } from "#features/accounts/server/password-alone.ts";
import type { Feature } from "#features/feature.ts";
import { countPlantsToLookAt } from "#features/plants/server/plant-stock.ts";
import { findDoubles } from "#features/registrations/server/double-registrations.ts";
import { countPeople } from "#features/registrations/server/store.ts";
import { siteGroup } from "#features/site/server/feature.ts";
import { todayAdminApi } from "./api.ts";
import { floodBrakeJob, mailProblems } from "./waiting-mail.ts";

/** What the owner sees first. */
export const today: Feature = {
  description: siteGroup,
  routes: (services) => [
    [
      "/admin/today",
      todayAdminApi(services, {
        countPeople,
        findDoubles,
        readBackups: readBackupSummary,
        isPasswordAlone,
        countPlantsToLookAt: () => countPlantsToLookAt(services.db, services.clock),
      }),
    ],
  ],
  problems: ({ db, clock }) => mailProblems(db, clock()),
  jobs: ({ db, log }) => [floodBrakeJob(db, log)],
};
