import type { Db } from "#db/connect.ts";
import { bumpContentVersion } from "#platform/server/content-version.ts";
import { notFoundOrChanged } from "#platform/server/if-match.ts";
import type { EventForOwner, EventInput } from "../contract.ts";
import { findEvent, insertEvent, type StoredEvent, updateEvent } from "./store.ts";

export const eventGone = "This event is no longer there.";

/** Puts a new event into the calendar. */
export function createEvent(db: Db, input: EventInput): Promise<EventForOwner> {
  return db.transaction().execute(async (trx) => {
    await bumpContentVersion(trx);
    return insertEvent(trx, toStored(input));
  });
}

/**
 * Replaces what an event says. Throws `not_found`, and `changed_meanwhile` where it is not in the
 * `version` that the change was made to.
 */
export function changeEvent(
  db: Db,
  id: number,
  input: EventInput,
  version: number | undefined,
): Promise<EventForOwner> {
  return db.transaction().execute(async (trx) => {
    const event = await updateEvent(trx, id, toStored(input), version);
    if (!event) throw notFoundOrChanged((await findEvent(trx, id)) !== undefined, eventGone);
    await bumpContentVersion(trx);
    return event;
  });
}

function toStored(input: EventInput): StoredEvent {
  return { ...input, imageUrl: input.imageUrl || null };
}
