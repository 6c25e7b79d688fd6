import type { Db } from "#db/schema.ts";
import { holdsPlaces, peopleWhoCame } from "#features/registrations/statuses.ts";
import { nurseryTimeZone, toTimestamp } from "#shared/both/clock.ts";
import { readGarden } from "#shared/both/garden-list.ts";
import type { Year } from "../answers.ts";

type EventOfYear = Year["events"][number];

const wishedForMost = 20;

/** Adds up a year and the one before; of one before a year that runs as much as of that. `today` is the day at the nursery. */
export async function readYear(
  db: Db,
  {
    year,
    today,
    nameOf,
  }: { year: number; today: string; nameOf: (slug: string) => string | undefined },
): Promise<Year> {
  const isRunning = year === Number(today.slice(0, 4));
  // February 29 corresponds to February 28 of the year before.
  const sameDayBefore = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString();
  const [events, eventsBefore, wishedFor, firstYear] = await Promise.all([
    readEvents(db, year),
    readEvents(db, year - 1),
    readWishedFor(db, year, nameOf),
    readFirstYear(db, year),
  ]);
  const [totals, before] = await Promise.all([
    readTotals(db, events, `${year}-01-01`, isRunning ? today : `${year}-12-31`),
    readTotals(
      db,
      eventsBefore,
      `${year - 1}-01-01`,
      isRunning ? sameDayBefore : `${year - 1}-12-31`,
    ),
  ]);
  return {
    year,
    firstYear,
    totals,
    before,
    events,
    cameByMonth: cameByMonth(events),
    cameByMonthBefore: cameByMonth(eventsBefore),
    wishedFor,
  };
}

/** The events of a year with their people; a deleted one only where somebody came to it. */
async function readEvents(db: Db, year: number): Promise<EventOfYear[]> {
  const ofYear = `${year}-%`;
  const kept = await db
    .selectFrom("event")
    .select(["id", "title", "date", "status"])
    .where("date", "like", ofYear)
    .execute();
  const deleted = await db
    .selectFrom("deletedEvent")
    .select(["id", "title", "date"])
    .where("date", "like", ofYear)
    .execute();
  const ids = [...kept, ...deleted].map(({ id }) => id);
  const parties = await db
    .selectFrom("registration")
    .select(["eventId", "status", "attendeesCount", "cameCount", "paidCents"])
    .where("eventId", "in", [0, ...ids])
    .execute();
  const partiesOf = Map.groupBy(parties, ({ eventId }) => eventId);
  const figures = (id: number) => {
    const all = partiesOf.get(id) ?? [];
    const withPlaces = all.filter(({ status }) => holdsPlaces(status));
    return {
      registrations: withPlaces.length,
      registered: sumOf(withPlaces.map(({ attendeesCount }) => attendeesCount)),
      // If nobody was marked, nobody used the list at the door.
      came: all.some((party) => party.status === "came") ? peopleWhoCame(all) : null,
      paidCents: sumOf(all.map(({ paidCents }) => paidCents ?? 0)),
    };
  };
  return [
    ...kept.map(({ id, title, date, status }) => ({
      ...{ id, title, date, isCancelled: status === "cancelled" },
      ...figures(id),
    })),
    ...deleted
      .map(({ id, title, date }) => ({ id: null, title, date, isCancelled: false, ...figures(id) }))
      .filter(({ came }) => came !== null && came > 0),
  ].sort((a, b) => a.date.localeCompare(b.date) || (a.id ?? 0) - (b.id ?? 0));
}

async function readTotals(
  db: Db,
  events: readonly EventOfYear[],
  from: string,
  through: string,
): Promise<Year["totals"]> {
  const [start, end] = [startOfDay(from), startOfDay(dayAfter(through))];
  const letters = await db
    .selectFrom("letter")
    .select("id")
    .where("startedAt", ">=", start)
    .where("startedAt", "<", end)
    .execute();
  const recipients = await db
    .selectFrom("letterRecipient")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("letterId", "in", [0, ...letters.map(({ id }) => id)])
    .executeTakeFirstOrThrow();
  const visits = await db
    .selectFrom("visitRequest")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("isSuspect", "=", 0)
    .where("createdAt", ">=", start)
    .where("createdAt", "<", end)
    .executeTakeFirstOrThrow();
  const subscribers = await db
    .selectFrom("subscriber")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("subscribedAt", ">=", start)
    .where("subscribedAt", "<", end)
    .executeTakeFirstOrThrow();
  const held = events.filter(({ date, isCancelled }) => date <= through && !isCancelled);
  const registered = sumOf(held.map((event) => event.registered));
  const wasCounted = held.some(({ came }) => came !== null);
  return {
    from,
    through,
    events: held.length,
    registered,
    came: wasCounted || registered === 0 ? peopleAt(held) : null,
    paidCents: sumOf(held.map(({ paidCents }) => paidCents)),
    letters: letters.length,
    letterRecipients: Number(recipients.count),
    visits: Number(visits.count),
    newSubscribers: Number(subscribers.count),
  };
}

/** Which plants stood on the lists that came with requests, former names under the present one. */
async function readWishedFor(
  db: Db,
  year: number,
  nameOf: (slug: string) => string | undefined,
): Promise<Year["wishedFor"]> {
  const sent = await db
    .selectFrom("visitRequest")
    .select("plants")
    .where("plants", "!=", "")
    .where("isSuspect", "=", 0)
    .where("createdAt", ">=", startOfDay(`${year}-01-01`))
    .where("createdAt", "<", startOfDay(`${year + 1}-01-01`))
    .execute();
  const wished = new Map<string, { lists: number; plants: number }>();
  for (const { plants } of sent) {
    const named = readGarden(plants).map(({ slug, count }) => ({ name: nameOf(slug), count }));
    for (const [name, same] of Map.groupBy(named, (item) => item.name)) {
      if (name === undefined) continue;
      const { lists, plants } = wished.get(name) ?? { lists: 0, plants: 0 };
      const more = sumOf(same.map(({ count }) => count));
      wished.set(name, { lists: lists + 1, plants: plants + more });
    }
  }
  return [...wished]
    .map(([name, figures]) => ({ name, ...figures }))
    .sort((a, b) => b.lists - a.lists || b.plants - a.plants || a.name.localeCompare(b.name))
    .slice(0, wishedForMost);
}

async function readFirstYear(db: Db, year: number): Promise<number> {
  const { first } = await db
    .selectFrom("event")
    .select(({ fn }) => fn.min("date").as("first"))
    .executeTakeFirstOrThrow();
  return Math.min(year, first === null ? year : Number(String(first).slice(0, 4)));
}

function cameByMonth(events: readonly EventOfYear[]): number[] {
  return Array.from({ length: 12 }, (_, month) =>
    peopleAt(events.filter(({ date }) => Number(date.slice(5, 7)) === month + 1)),
  );
}

function peopleAt(events: readonly EventOfYear[]): number {
  return sumOf(events.map(({ came }) => came ?? 0));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** The moment at which a day begins at the nursery, as moments are kept. */
function startOfDay(day: string): string {
  return toTimestamp(Temporal.PlainDate.from(day).toZonedDateTime(nurseryTimeZone).toInstant());
}
