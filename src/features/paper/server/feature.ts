import { forOwner, openingOf } from "#features/events/server/event-answers.ts";
import { findEvent } from "#features/events/server/store.ts";
import type { Feature } from "#features/feature.ts";
import { whatShows } from "#features/plants/server/in-bloom-api.ts";
import { readPlantsInStock } from "#features/plants/server/plant-stock.ts";
import { MadePlates } from "#features/plants/server/plates/make-and-keep-plates.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { paperAdminApi } from "./admin-api.ts";
import { eventOnPaperApi } from "./event-on-paper-api.ts";
import { feastOnPaperApi } from "./feast-on-paper-api.ts";
import { openPress } from "./make-pdf-of-paper.ts";

export const paper: Feature = {
  description: {
    name: "Paper",
    says: "Bench cards, labels, price lists and notices of events and feasts, to be printed.",
  },
  routes(services) {
    const { config, db, clock, pictureFolders } = services;
    const plates = new MadePlates(config.dataDir);
    const readPlants = () => readPlantsInStock(db, clock);
    const readShown = async () => (await readPlants()).shown;
    async function readPlate(slug: string) {
      const plant = (await readPlants()).find(slug);
      return plant && plates.forPaper(plant);
    }
    async function readEvent(id: number) {
      const event = await findEvent(db, id);
      return event && { ...forOwner(event), ...openingOf(event, clock()) };
    }
    const press = openPress(pictureFolders, readPlate);
    // With a separate queue, so that visitors do not delay the owner's prints.
    const pressForVisitors = openPress(pictureFolders, readPlate);
    return [
      ["/admin/paper", paperAdminApi(services, press, readShown)],
      ["/admin/events", eventOnPaperApi(services, press, readEvent)],
      [
        "/plants",
        feastOnPaperApi(services, pressForVisitors, async (asked) =>
          whatShows(await readShown(), asked, dayAtNursery(clock())),
        ),
      ],
    ];
  },
};
