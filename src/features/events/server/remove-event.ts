import type { Db } from "#db/connect.ts";
import { bumpContentVersion } from "#platform/server/content-version.ts";
import { notFoundOrChanged } from "#platform/server/if-match.ts";
import type { RemovedEvent } from "../contract.ts";
import type { EventPeople } from "./people.ts";
import { eventGone } from "./save-event.ts";
import { deleteEvent, findEvent } from "./store.ts";

/**
 * Deletes an event and answers how many registrations it had. They stay. Throws `not_found`, and
 * `changed_meanwhile` where it has another version.
 */
export function removeEvent(
  db: Db,
  people: EventPeople,
  id: number,
  version: number | undefined,
): Promise<RemovedEvent> {
  return db.transaction().execute(async (trx) => {
    if (!(await deleteEvent(trx, id, version))) {
      throw notFoundOrChanged((await findEvent(trx, id)) !== undefined, eventGone);
    }
    await bumpContentVersion(trx);
    return { registrations: (await people.count(trx)).get(id) ?? 0 };
  });
}
