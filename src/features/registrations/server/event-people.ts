import type { Db, RegistrationRow } from "#db/schema.ts";
import type { EventPeople } from "#features/events/server/event-people-interface.ts";
import { resumeMail } from "#mail/enqueue-mail.ts";
import type { SendWithChange } from "#mail/letter-recipients-interface.ts";
import { registrationKinds } from "./mail/kinds-of-mail-and-notices.ts";
import { settlePlaces } from "./offer-free-places.ts";
import { countPeople, listOfEvent } from "./store.ts";

export const eventPeopleWith = (sendWithChange: SendWithChange): EventPeople => ({
  count: countPeople,
  eventChanged: settlePlaces,

  async eventBroughtBack(trx, event, { deletedAt, ...context }) {
    const ids = (await listOfEvent(trx, event.id)).map(({ id }) => id);
    await resumeMail(trx, registrationKinds, ids, { deletedAt, now: context.now });
    const hours = Temporal.Instant.from(deletedAt).until(context.now).total("hours");
    // Deleted by mistake, it comes back unchanged; after longer, offers are made again: nobody could answer.
    await settlePlaces(trx, event, { ...context, isReinstated: hours >= 1 });
  },

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

  async tell(trx, letter, context) {
    const concerned = await listConcerned(trx, letter.eventId);
    // From a family with one address, a party with places: the letter updates the event in the calendar.
    const first = concerned.toSorted((a, b) => Number(isWaiting(a)) - Number(isWaiting(b)));
    const people = first.map(({ id, fullName, ...row }) => ({ key: id, name: fullName, ...row }));
    const id = await sendWithChange(trx, letter, people, context);
    const reached = concerned.filter(({ email }) => email !== "");
    return {
      id,
      recipients: reached.length,
      people: reached.reduce((sum, { attendeesCount }) => sum + attendeesCount, 0),
    };
  },
});

const isWaiting = ({ status }: Pick<RegistrationRow, "status">) => status === "waiting";

async function listConcerned(db: Db, eventId: number) {
  return (await listOfEvent(db, eventId)).filter(({ status }) => status !== "cancelled");
}
