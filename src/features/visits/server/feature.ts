import type { Feature } from "#features/feature.ts";
import { plantNames } from "#features/plants/server/plants-with-owner-changes.ts";
import { visitsAdminApi, visitsApi } from "./api.ts";
import { visitTrash } from "./change-visit.ts";
import { visitData } from "./personal-data.ts";
import { visitInHistory } from "./visit-in-history.ts";
import { visitLetters } from "./visit-mail.ts";

export const visits: Feature = {
  description: { name: "Visits", says: "Requests for a visit." },
  routes: (services) => [
    ["/visits", visitsApi(services)],
    ["/admin/visits", visitsAdminApi(services, plantNames)],
  ],
  mail: ({ config }) => ({ writers: visitLetters(config.site, plantNames) }),
  personalData: visitData,
  trash: visitTrash,
  history: [visitInHistory],
};
