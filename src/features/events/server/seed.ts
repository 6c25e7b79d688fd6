import { continueKeysAfterSeed } from "#db/dialect/engine.ts";
import type { Db } from "#db/schema.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { tourEventId } from "../event-addresses.ts";
import { seedCalendar } from "./seed-texts-of-events.ts";

/**
 * Event 1. This row is the only place with the tour's date: every page and letter shows the event from the
 * database.
 */
const tour = {
  id: tourEventId,
  title: "Summer Garden Tour and Talk",
  description:
    "Walk the garden beds with us on a summer evening and hear how we grow, pray and plan through the year. A family-friendly evening: children are welcome.",
  date: "2025-06-21",
  time: "6:00 PM - 8:00 PM",
  location: "Please call or email us for the location.",
  imageUrl: "/pictures/events/summer-tour.svg",
  // Its page keeps taking registrations after its day, as specified.
  registrationMode: "always" as const,
};

/** Fills the calendar of a new site. `now` is the first start: the seven events fall after it. */
export async function seedEvents(db: Db, now: Temporal.Instant): Promise<void> {
  const today = Temporal.PlainDate.from(dayAtNursery(now));
  const upcoming = seedCalendar.map(({ month, day, ...event }) => ({
    ...event,
    date: nextOccurrence(today, month, day).toString(),
    registrationMode: "until_event_ends" as const,
  }));
  upcoming.sort((a, b) => a.date.localeCompare(b.date));
  await db
    .insertInto("event")
    .values([tour, ...upcoming.map((event, index) => ({ ...event, id: tourEventId + 1 + index }))])
    .execute();
  await continueKeysAfterSeed(db, "event");
}

function nextOccurrence(today: Temporal.PlainDate, month: number, day: number): Temporal.PlainDate {
  const thisYear = Temporal.PlainDate.from({ year: today.year, month, day });
  return Temporal.PlainDate.compare(thisYear, today) > 0 ? thisYear : thisYear.add({ years: 1 });
}
