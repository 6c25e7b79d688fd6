import type { Db } from "#db/connect.ts";
import { inTransaction } from "#db/transaction.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { notFoundOrChanged } from "#shared/server/if-match.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { RemovedEvent } from "../answers.ts";
import type { OwnersWords } from "../inputs.ts";
import type { EventPeople } from "./event-people-interface.ts";
import { eventGone } from "./save-event.ts";
import { deleteEvent, findEvent } from "./store.ts";

/**
 * Deletes an event and answers how many registrations it had. They stay, and so does what they must
 * still say of it. Its people are told where there is a letter for them. Throws `not_found`, and
 * `changed_meanwhile` where it has another version.
 */
export function removeEvent(
  db: Db,
  people: EventPeople,
  id: number,
  {
    tell,
    version,
    ...context
  }: CommandContext & { tell: OwnersWords | undefined; version: number | undefined },
): Promise<RemovedEvent> {
  return inTransaction(db, async (trx) => {
    const event = await deleteEvent(trx, id, version);
    if (!event) throw notFoundOrChanged((await findEvent(trx, id)) !== undefined, eventGone);
    const { title, description, date, time, location } = event;
    const left = { id, title, description, date, time, location, version: event.version + 1 };
    await trx
      .insertInto("deletedEvent")
      .values({ ...left, deletedAt: toTimestamp(context.now) })
      .execute();
    const words = tell && ({ ...tell, eventId: id, about: "deletion" } as const);
    const letter = words && (await people.tell(trx, words, context));
    const counted = (await people.count(trx)).get(id);
    await bumpContentVersion(trx);
    return { registrations: counted?.registrations ?? 0, ...(letter ? { letter } : {}) };
  });
}
