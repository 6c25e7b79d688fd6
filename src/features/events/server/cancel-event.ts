import type { Db } from "#db/connect.ts";
import { inTransaction } from "#db/transaction.ts";
import { conflict } from "#shared/both/failures.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { ChangedEvent } from "../answers.ts";
import type { OwnersWords } from "../inputs.ts";
import type { EventPeople } from "./event-people-interface.ts";
import { changeRow } from "./save-event.ts";
import { forOwner, lockEvent } from "./store.ts";

/**
 * Calls an event off, or back on. It stays in the calendar, marked, and its registrations stay as
 * they are; its people are told where there is a letter for them. Throws `not_found`, `conflict`
 * where it is so already, and `changed_meanwhile`.
 */
export function setEventStatus(
  db: Db,
  people: EventPeople,
  id: number,
  {
    status,
    tell,
    version,
    ...context
  }: CommandContext & {
    status: "scheduled" | "cancelled";
    tell: OwnersWords | undefined;
    version: number | undefined;
  },
): Promise<ChangedEvent> {
  return inTransaction(db, async (trx) => {
    // Locked before it is looked at: of two presses at once the second finds what the first has done.
    if ((await lockEvent(trx, id))?.status === status) {
      throw conflict(
        status === "cancelled"
          ? "This event is cancelled already."
          : "This event takes place already.",
      );
    }
    const event = await changeRow(trx, id, { status }, version);
    if (status === "scheduled") await people.eventReinstated(trx, event, context);
    const about = status === "cancelled" ? "cancellation" : "change";
    const letter = tell && (await people.tell(trx, { ...tell, eventId: id, about }, context));
    await bumpContentVersion(trx);
    return { ...forOwner(event), ...(letter ? { letter } : {}) };
  });
}
