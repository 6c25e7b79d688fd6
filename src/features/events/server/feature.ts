import type { Db } from "#db/schema.ts";
import type { Feature } from "#features/feature.ts";
import { pagesAnewJob } from "#shared/server/content-version.ts";
import { makeCalendarId } from "#shared/server/site-facts.ts";
import type { ListPictureMentions } from "#shared/server/uploaded-pictures.ts";
import { eventsAdminApi } from "./admin-api.ts";
import { eventAddresses, eventsApi, eventsCalendarApi } from "./api.ts";
import { eventTrash } from "./cancel-or-delete-event.ts";
import { closingTimes } from "./event-begin-and-end.ts";
import { eventInHistory } from "./event-in-history.ts";
import type { EventPeople } from "./event-people-interface.ts";
import { seedEvents } from "./seed.ts";
import { listEvents } from "./store.ts";

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
    jobs: ({ db }) => [
      pagesAnewJob(db, {
        name: "events-close",
        shownAsOf: "events-shown-as-of",
        listMoments: () => listClosingMoments(db),
      }),
    ],
    pictures: eventPictures,
    trash: eventTrash(people),
    history: [eventInHistory],
    async seed(trx, now) {
      await makeCalendarId(trx);
      await seedEvents(trx, now);
    },
  };
}

async function listClosingMoments(db: Db): Promise<string[]> {
  return (await listEvents(db)).flatMap((event) => {
    const { endsAt, closesAt } = closingTimes(event);
    return closesAt === null ? [endsAt] : [endsAt, closesAt];
  });
}

const eventPictures: ListPictureMentions = async (db) => {
  const rows = await db
    .selectFrom("event")
    .select(["title", "imageUrl", "description", "notes"])
    .execute();
  return rows.map(({ title, imageUrl, description, notes }) => ({
    what: "Event",
    seenWith: ["people"],
    title,
    path: "/admin-events",
    text: [imageUrl, description, notes].join("\n"),
  }));
};
