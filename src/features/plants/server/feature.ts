import { listPosts } from "#features/blog/server/store.ts";
import type { Feature } from "#features/feature.ts";
import { plantsAdminApi } from "./admin-api.ts";
import { plantPictures } from "./picture-mentions.ts";
import { plantAddresses, plantFiles } from "./plant-files.ts";
import { plantsApi } from "./plants-api.ts";
import { productsApi } from "./products-api.ts";
import { seedProductList } from "./seed.ts";

export const plants: Feature = {
  description: {
    name: "Plants",
    says: "The catalogues, and what the owner says of each plant.",
  },
  routes: (services) => [
    ["/products", productsApi(services)],
    [
      "/plants",
      plantsApi(services, {
        listPosts: () => listPosts(services.db, { drafts: false, now: services.clock() }),
      }),
    ],
    ["/admin/plants", plantsAdminApi(services)],
  ],
  files: plantFiles,
  listedPages: plantAddresses,
  pictures: plantPictures,
  seed: seedProductList,
};
