import type { Db } from "#db/connect.ts";
import type { EventRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { notFoundOrChanged } from "#shared/server/if-match.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { holdPictures } from "#shared/server/uploaded-pictures.ts";
import type { ChangedEvent, EventForOwner } from "../answers.ts";
import type { EventChanges, EventInput } from "../inputs.ts";
import type { EventPeople } from "./event-people-interface.ts";
import { findEvent, forOwner, insertEvent, lockEvent, updateEvent } from "./store.ts";

export const eventGone = "This event is no longer there.";

/** Puts a new event into the calendar. */
export function createEvent(db: Db, input: EventInput): Promise<EventForOwner> {
  return inTransaction(db, async (trx) => {
    await holdPictures(trx, input.imageUrl, input.description, input.notes);
    const event = await insertEvent(trx, toStored(input));
    await bumpContentVersion(trx);
    return forOwner(event);
  });
}

/**
 * Replaces what an event says; what the input does not name of its planning stays. Places that more
 * capacity frees are offered, and its people are told, where the input has a letter for them. Throws
 * `not_found`, and `changed_meanwhile` where it is not in the `version` that the change was made to.
 */
export function changeEvent(
  db: Db,
  people: EventPeople,
  id: number,
  { tell, ...input }: EventChanges,
  { version, ...context }: CommandContext & { version: number | undefined },
): Promise<ChangedEvent> {
  return inTransaction(db, async (trx) => {
    const event = await changeRow(trx, id, toStored(input), version);
    await holdPictures(trx, input.imageUrl, input.description, input.notes);
    await people.eventChanged(trx, event, context);
    const words = tell && ({ ...tell, eventId: id, about: "change" } as const);
    const letter = words && (await people.tell(trx, words, context));
    await bumpContentVersion(trx);
    return { ...forOwner(event), ...(letter ? { letter } : {}) };
  });
}

/** Writes to an event and holds it; the caller marks the content as changed in the end. Throws as `changeEvent` does. */
export async function changeRow(
  trx: Db,
  id: number,
  values: Parameters<typeof updateEvent>[2],
  version: number | undefined,
): Promise<EventRow> {
  await lockEvent(trx, id);
  const event = await updateEvent(trx, id, values, version);
  if (!event) throw notFoundOrChanged((await findEvent(trx, id)) !== undefined, eventGone);
  return event;
}

function toStored({ sendsReminder, sendsThanks, imageUrl, ...input }: EventInput) {
  const { closesAt, cost, notes, ...rest } = input;
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

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
