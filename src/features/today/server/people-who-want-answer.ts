import type { Db } from "#db/schema.ts";
import { areTooFew, firstInLine } from "#features/registrations/who-is-offered-places.ts";
import type { Today } from "../answers.ts";

/** What this asks of the registrations; `feature.ts` passes it in. */
export interface PeopleSources {
  countPeople(db: Db): Promise<ReadonlyMap<number, { taken: number; waiting: number }>>;
  /** The counterpart of each possible duplicate among these. */
  findDoubles(db: Db, rows: readonly ComingRow[]): Promise<ReadonlyMap<number, number>>;
}

type ComingRow = Awaited<ReturnType<typeof readComing>>[number];

/** Of the events from `today` on. */
export async function readPeopleWhoWantAnswer(
  db: Db,
  sources: PeopleSources,
  today: string,
): Promise<Pick<Today, "nextEvent" | "fullEvents" | "offers" | "doubles">> {
  const events = await eventsToCome(db, today)
    .select(["id", "title", "date", "time", "capacity"])
    .orderBy("date")
    .orderBy("id")
    .execute();
  const people = await sources.countPeople(db);
  const peopleAt = (id: number) => {
    const { taken = 0, waiting = 0 } = people.get(id) ?? {};
    return { people: taken, waiting };
  };
  const [next] = events;
  const rows = await readComing(db, today);
  const doubles = await sources.findDoubles(db, rows);
  return {
    nextEvent: next ? { ...next, ...peopleAt(next.id) } : null,
    fullEvents: events.flatMap(({ id, title, capacity }) => {
      const { people: taken, waiting } = peopleAt(id);
      if (capacity === null) return [];
      const first = firstInLine(rows.filter(({ eventId }) => eventId === id));
      if (taken < capacity && !areTooFew(capacity - taken, first)) return [];
      return [
        {
          ...{ id, title, waiting, placesLeft: Math.max(0, capacity - taken) },
          firstInLine: first
            ? { fullName: first.fullName, attendeesCount: first.attendeesCount }
            : null,
        },
      ];
    }),
    offers: rows.flatMap(
      ({ offerExpiresAt: until, email, phone, status, waitingSince, ...offer }) =>
        until === null ? [] : [{ ...offer, phone: email === "" ? phone : null, until }],
    ),
    // Once for each two: the later one.
    doubles: rows
      .filter(({ id }) => (doubles.get(id) ?? id) < id)
      .map(({ id, eventId, eventTitle, fullName }) => ({ id, eventId, eventTitle, fullName })),
  };
}

function eventsToCome(db: Db, today: string) {
  return db.selectFrom("event").where("event.status", "=", "scheduled").where("date", ">=", today);
}

/** Who is registered for events to come, or was offered places there, or waits. */
function readComing(db: Db, today: string) {
  return eventsToCome(db, today)
    .innerJoin("registration", "registration.eventId", "event.id")
    .select(["registration.id", "eventId", "title as eventTitle", "fullName", "email", "phone"])
    .select(["attendeesCount", "offerExpiresAt", "registration.status", "waitingSince"])
    .where("registration.status", "!=", "cancelled")
    .orderBy("registration.id")
    .execute();
}
