import type { Feature } from "#features/feature.ts";
import { makeCalendarId } from "#shared/server/calendar-id.ts";
import { eventsAdminApi } from "./admin-api.ts";
import { eventsApi } from "./api.ts";
import { eventAddresses, eventsCalendarApi } from "./calendar-api.ts";
import { closingJob } from "./closing-job.ts";
import type { EventPeople } from "./people-of-event.ts";
import { eventPictures } from "./picture-mentions.ts";
import { seedEvents } from "./seed.ts";

/** The calendar; `people` are those who registered. */
export function eventsWith(people: EventPeople): Feature {
  return {
    description: { name: "Events", says: "The calendar." },
    routes: (services) => [
      ["/events", eventsApi(services, people)],
      ["/admin", eventsAdminApi(services, people)],
    ],
    files: eventsCalendarApi,
    listedPages: ({ db }) => eventAddresses(db),
    jobs: ({ db }) => [closingJob(db)],
    pictures: eventPictures,
    async seed(trx, now) {
      await makeCalendarId(trx);
      await seedEvents(trx, now);
    },
  };
}
