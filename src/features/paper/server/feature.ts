import type { Feature } from "#features/feature.ts";
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
    const press = openPress(services);
    return [
      ["/admin/paper", paperAdminApi(services, press)],
      ["/admin/events", eventOnPaperApi(services, press)],
      // With a separate queue, so that visitors do not delay the owner's prints.
      ["/plants", feastOnPaperApi(services, openPress(services))],
    ];
  },
};
