import type { Db } from "#db/connect.ts";
import type { EventPeople } from "#features/events/server/event-people-interface.ts";
import { enqueueMail } from "#mail/outbox.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { eventLetterKind } from "./mail/mail-kinds.ts";
import { settlePlaces } from "./places.ts";
import { countPeople, countTaken, listOfEvent } from "./store.ts";

/** What the calendar may know of the people, and have done for them. */
export const eventPeople: EventPeople = {
  count: countPeople,
  countTaken,
  eventChanged: settlePlaces,

  eventReinstated: (trx, event, context) =>
    settlePlaces(trx, event, { ...context, isReinstated: true }),

  async audience(db, eventId) {
    const concerned = await listConcerned(db, eventId);
    return {
      registrations: concerned.length,
      people: concerned.reduce((sum, { attendeesCount }) => sum + attendeesCount, 0),
      withoutEmail: concerned
        .filter(({ email }) => email === "")
        .map(({ id, fullName, phone }) => ({ id, fullName, phone })),
    };
  },

  async tell(trx, eventId, { about, subject, text }, context) {
    const concerned = await listConcerned(trx, eventId);
    const { id: letterId } = await trx
      .insertInto("eventLetter")
      .values({ eventId, about, subject, body: text, createdAt: toTimestamp(context.now) })
      .returning("id")
      .executeTakeFirstOrThrow();
    const reached: typeof concerned = [];
    for (const registration of concerned) {
      const { id } = await trx
        .insertInto("eventLetterRecipient")
        .values({ letterId, registrationId: registration.id })
        .returning("id")
        .executeTakeFirstOrThrow();
      // Whoever has no address stands among them all the same: the owner telephones.
      if (registration.email === "") continue;
      reached.push(registration);
      await enqueueMail(trx, { kind: eventLetterKind, subjectId: id, ...context });
    }
    return {
      id: letterId,
      recipients: reached.length,
      people: reached.reduce((sum, { attendeesCount }) => sum + attendeesCount, 0),
    };
  },
};

/** Whoever counts on the event, or still may: not those who cancelled. */
async function listConcerned(db: Db, eventId: number) {
  return (await listOfEvent(db, eventId)).filter(({ status }) => status !== "cancelled");
}
