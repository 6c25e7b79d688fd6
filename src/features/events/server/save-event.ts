import type { Db, EventRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import type { LetterWithChange } from "#mail/letter-recipients-interface.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { holdPictures } from "#shared/server/uploaded-pictures.ts";
import type { ChangedEvent, EventForOwner } from "../answers.ts";
import type { EventInput, OwnersWords } from "../inputs.ts";
import { forOwner } from "./event-answers.ts";
import { eventInHistory } from "./event-in-history.ts";
import type { EventPeople } from "./event-people-interface.ts";
import { insertEvent, lockEventToChange, type StoredEvent } from "./store.ts";

/**
 * Puts a new event into the calendar. One dated before `today` takes registrations unless its input says
 * otherwise: whoever enters it so leaves it open.
 */
export function createEvent(db: Db, input: EventInput, today: string): Promise<EventForOwner> {
  return inTransaction(db, async (trx) => {
    await holdPictures(trx, input.imageUrl, input.description, input.notes);
    const mode = input.date < today ? { registrationMode: "always" as const } : {};
    const event = await insertEvent(trx, { ...mode, ...toStored(input) });
    await noteChange(trx, eventInHistory, { after: event });
    await bumpContentVersion(trx);
    return forOwner(event);
  });
}

export interface EventChange extends CommandContext {
  version: number | undefined;
  tell: OwnersWords | undefined;
}

/**
 * Replaces an event's content; planning fields that the input does not name stay. Places freed by more
 * capacity are offered, and its people are told if there is a letter for them. Throws `not_found`, and
 * `changed_meanwhile` if it is not in the version that the change was made to.
 */
export function changeEvent(
  db: Db,
  people: EventPeople,
  id: number,
  input: EventInput,
  change: EventChange,
): Promise<ChangedEvent> {
  return inTransaction(db, async (trx) => {
    const event = await changeRow(trx, id, toStored(input), change.version);
    await holdPictures(trx, input.imageUrl, input.description, input.notes);
    await people.eventChanged(trx, event, change);
    const told = await tellPeople(trx, people, { eventId: id, about: "change" }, change);
    await bumpContentVersion(trx);
    return { ...forOwner(event), ...told };
  });
}

/** Writes to a locked event; the caller calls `bumpContentVersion` at the end. Throws as `changeEvent` does. */
export async function changeRow(
  trx: Db,
  id: number,
  values: StoredEvent,
  version: number | undefined,
): Promise<EventRow> {
  const before = await lockEventToChange(trx, id, version);
  const after = await trx
    .updateTable("event")
    .set({ ...values, version: before.version + 1 })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteChange(trx, eventInHistory, { before, after });
  return after;
}

/** Sends the letter about a change to the event's people, if there is one, and returns the result. */
export async function tellPeople(
  trx: Db,
  people: EventPeople,
  what: Pick<LetterWithChange, "eventId" | "about">,
  { tell, ...context }: EventChange,
): Promise<Pick<ChangedEvent, "letter">> {
  return tell ? { letter: await people.tell(trx, { ...tell, ...what }, context) } : {};
}

function toStored({ sendsReminder, sendsThanks, imageUrl, ...input }: EventInput) {
  const { closesAt, cost, notes, ...rest } = input;
  const flag = (value: boolean) => (value ? (1 as const) : (0 as const));
  return {
    ...rest,
    imageUrl: imageUrl || null,
    ...(closesAt === undefined ? {} : { closesAt: closesAt || null }),
    ...(cost === undefined ? {} : { cost: cost || null }),
    ...(notes === undefined ? {} : { notes: notes || null }),
    ...(sendsReminder === undefined ? {} : { sendsReminder: flag(sendsReminder) }),
    ...(sendsThanks === undefined ? {} : { sendsThanks: flag(sendsThanks) }),
  };
}
