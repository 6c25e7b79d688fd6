import type { Feature } from "#features/feature.ts";
import { picturesFolder } from "#shared/server/uploaded-pictures.ts";
import { picturesAdminApi, picturesApi } from "./api.ts";
import { pictureTrash } from "./change-picture.ts";
import { sweepPicturesJob } from "./delete-unused-pictures-job.ts";
import { placePictures } from "./home-page-pictures.ts";
import { pictureInHistory, placeInHistory } from "./picture-in-history.ts";

export const pictures: Feature = {
  description: { name: "Pictures", says: "The owner’s photographs." },
  routes: (services, all) => [
    ["/pictures", picturesApi(services)],
    ["/admin/pictures", picturesAdminApi(services, all.listPictureMentions)],
  ],
  jobs: ({ db, config }, all) => [
    sweepPicturesJob(db, {
      folder: picturesFolder(config.dataDir),
      listMentions: all.listPictureMentions,
    }),
  ],
  pictures: placePictures,
  trash: pictureTrash,
  history: [pictureInHistory, placeInHistory],
};
