import { listEventEntries } from "#features/events/server/api.ts";
import type { Feature } from "#features/feature.ts";
import { plantNames } from "#features/plants/server/plants-with-owner-changes.ts";
import { visitsAdminApi, visitsApi } from "./api.ts";
import { appointmentLetters, visitNotices } from "./appointment-mail.ts";
import { visitTrash } from "./change-visit.ts";
import { diaryFile, diaryLinkApi } from "./diary-api.ts";
import { ownVisitApi } from "./own-visit-api.ts";
import { visitData } from "./personal-data.ts";
import { visitReminderJob } from "./reminder-job.ts";
import { diaryLinkInHistory, visitInHistory } from "./visit-in-history.ts";
import { visitLetters } from "./visit-mail.ts";

export const visits: Feature = {
  description: { name: "Visits", says: "Requests for a visit." },
  routes: (services) => [
    ["/visits", visitsApi(services)],
    ["/visits/own", ownVisitApi(services)],
    ["/admin/visits", visitsAdminApi(services, plantNames)],
    ["/admin/diary-link", diaryLinkApi(services)],
  ],
  files: (services) => diaryFile(services, listEventEntries),
  mail: (context) => ({
    writers: { ...visitLetters(context.config.site, plantNames), ...appointmentLetters(context) },
    notices: visitNotices,
  }),
  jobs: (services) => [visitReminderJob(services)],
  personalData: visitData,
  trash: visitTrash,
  history: [visitInHistory, diaryLinkInHistory],
};
