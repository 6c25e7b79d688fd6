import { listFindablePosts, listPosts } from "#features/blog/server/store.ts";
import { listFindableEvents } from "#features/events/server/store.ts";
import type { Feature } from "#features/feature.ts";
import type { ListPictureMentions } from "#shared/server/uploaded-pictures.ts";
import { keyOf } from "../plant-record.ts";
import { plantsAdminApi } from "./admin-api.ts";
import { plantTrash } from "./bring-back-plant.ts";
import { plantInHistory } from "./plant-in-history.ts";
import { plantsApi } from "./plants-api.ts";
import { plantAddresses, plantFiles } from "./plants-json-and-plates-routes.ts";
import { makePlants, readChanges } from "./plants-with-owner-changes.ts";
import { productsApi } from "./products-api.ts";
import { seedProductList } from "./seed-products.ts";

const plantPictures: ListPictureMentions = async (db) => {
  const rows = await readChanges(db);
  const names = new Map(makePlants(rows).all.map((plant) => [keyOf(plant), plant.name]));
  return rows.map(({ slug, changes }) => ({
    what: "Plant",
    seenWith: ["plants"],
    title: names.get(slug) ?? slug,
    path: `/admin-plants/${slug}`,
    text: changes,
  }));
};

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
        pages: [
          { heading: "Events", list: () => listFindableEvents(services.db, services.clock()) },
          {
            heading: "In the garden blog",
            list: () => listFindablePosts(services.db, services.clock()),
          },
        ],
      }),
    ],
    ["/admin/plants", plantsAdminApi(services)],
  ],
  files: plantFiles,
  listedPages: plantAddresses,
  pictures: plantPictures,
  trash: plantTrash,
  history: [plantInHistory],
  seed: seedProductList,
};
