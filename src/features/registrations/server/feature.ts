import { join } from "node:path";
import type { Feature } from "#features/feature.ts";
import { registrationsAdminApi } from "./admin-api.ts";
import { registrationsApi } from "./api.ts";
import { lapseJob } from "./lapse-offers-job.ts";
import { registrationMail } from "./mail/compose-registration-mail.ts";
import { eraseLeftOfDeleted } from "./mail/erase-mail-files-job.ts";
import { reminderJob } from "./mail/reminder-and-thanks-job.ts";
import { registrationNotices } from "./mail/wording-of-notices-to-owner.ts";
import { ownRegistrationApi } from "./own-registration-api.ts";
import { registrationData } from "./personal-data.ts";
import { registrationInHistory } from "./registration-in-history.ts";
import { registrationTrash } from "./registrations-in-trash.ts";

export const registrations: Feature = {
  description: { name: "Registrations", says: "The people coming to the events." },
  routes: (services) => [
    ["/", registrationsApi(services)],
    ["/registrations", ownRegistrationApi(services)],
    ["/admin", registrationsAdminApi(services)],
  ],
  mail: (context) => ({ ...registrationMail(context), notices: registrationNotices }),
  jobs: (services) => [
    lapseJob(services),
    reminderJob(services),
    {
      name: "forget-letters",
      async run() {
        await eraseLeftOfDeleted(services.db, join(services.config.dataDir, "mail"));
        return undefined;
      },
    },
  ],
  personalData: registrationData,
  trash: registrationTrash,
  history: [registrationInHistory],
};
