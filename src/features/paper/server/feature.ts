import { forOwner, openingOf } from "#features/events/server/event-answers.ts";
import { findEvent } from "#features/events/server/store.ts";
import type { Feature } from "#features/feature.ts";
import { whatShows } from "#features/plants/server/in-bloom-api.ts";
import { readPlantsInStock } from "#features/plants/server/plant-stock.ts";
import { keyOf } from "#features/plants/server/plants-with-owner-changes.ts";
import { MadePlates } from "#features/plants/server/plates/make-and-keep-plates.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import type { Services } from "#shared/server/services.ts";
import { paperAdminApi } from "./admin-api.ts";
import { eventOnPaperApi } from "./event-on-paper-api.ts";
import { feastOnPaperApi } from "./feast-on-paper-api.ts";
import { openPress, type PaperSources } from "./make-pdf-of-paper.ts";
import { readSitePicture } from "./pictures-for-print.ts";

export const paper: Feature = {
  description: {
    name: "Paper",
    says: "Bench cards, labels, price lists and notices of events and feasts, to be printed.",
  },
  routes(services) {
    const sources = sourcesOf(services);
    return [
      ["/admin/paper", paperAdminApi(services, sources)],
      ["/admin/events", eventOnPaperApi(services, sources)],
      // With a separate queue, so that visitors do not delay the owner's prints.
      ["/plants", feastOnPaperApi(services, sourcesOf(services))],
    ];
  },
};

function sourcesOf({ config, db, clock, pictureFolders }: Services): PaperSources {
  const plates = new MadePlates(config.dataDir);
  async function readPicture(address: string): Promise<Buffer | undefined> {
    const slug = /^\/plates\/\w+\/([a-z-]+)\.svg/.exec(address)?.[1];
    if (slug === undefined) return readSitePicture(address, pictureFolders);
    const plant = (await readPlantsInStock(db, clock)).find(slug);
    return plant && plates.forPaper(plant);
  }
  return {
    press: openPress(pictureFolders, readPicture),
    readPicture,
    async findEvent(id) {
      const event = await findEvent(db, id);
      return event && { ...forOwner(event), ...openingOf(event, clock()) };
    },
    async readFeast({ feast, color }) {
      const { shown } = await readPlantsInStock(db, clock);
      return whatShows(shown, { feast, color }, dayAtNursery(clock()));
    },
    async readPlants() {
      const { shown } = await readPlantsInStock(db, clock);
      return shown.map((plant) => ({ key: keyOf(plant), plant }));
    },
  };
}
