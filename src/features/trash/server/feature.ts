import type { Feature } from "#features/feature.ts";
import { trashAdminApi } from "./api.ts";
import { emptyTrashJob } from "./delete-for-good.ts";

export const trash: Feature = {
  description: { name: "Trash", says: "What was deleted, for thirty days." },
  routes: (services, all) => [["/admin/trash", trashAdminApi(services, all.trash)]],
  jobs: (services, all) => [emptyTrashJob(services, all.trash)],
};
