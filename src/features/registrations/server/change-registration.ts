import type * as z from "zod/mini";
import type { Db } from "#db/connect.ts";
import type { RegistrationRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { notFound } from "#shared/both/failures.ts";
import { notFoundOrChanged } from "#shared/server/if-match.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { Delivery, RegistrationForOwner } from "../answers.ts";
import type { changesBySource } from "../owner-inputs.ts";
import type { Source } from "../registration-fields.ts";
import { holdsPlaces } from "../statuses.ts";
import { assertFits, assertMayWait, waitsInVain } from "./over-capacity.ts";
import { withPlaces } from "./places.ts";
import { readRegistration, registrationGone } from "./registrations-for-owner.ts";
import { findRegistration, updateRegistration } from "./store.ts";

/** What the owner writes into a registration; what it does not name stays as it is. */
type OwnersChanges = z.infer<(typeof changesBySource)[Source]>;

/**
 * Writes the owner's changes and answers the registration as it is now. Throws `not_found`,
 * `changed_meanwhile` where it is not in the `version` that the changes were made to, and `conflict`
 * (`OverCapacity`) where more come than there are places and the owner did not say that she knows;
 * `invalid` where more would wait than there are places in all.
 */
export function changeRegistration(
  db: Db,
  id: number,
  { allowOverCapacity = false, ...changes }: OwnersChanges,
  {
    version,
    delivery,
    ...context
  }: CommandContext & { version: number | undefined; delivery: Delivery },
): Promise<RegistrationForOwner> {
  return inTransaction(db, async (trx) => {
    const { eventId } = await existing(trx, id);
    await withPlaces(trx, eventId, context, async (event, places) => {
      // Read again, because it may have changed before the event was locked.
      const before = await existing(trx, id);
      const more = changes.attendeesCount - before.attendeesCount;
      if (event && more > 0 && before.status === "waiting") {
        assertMayWait(event, changes.attendeesCount, waitsInVain);
      }
      if (event && more > 0 && holdsPlaces(before.status) && !allowOverCapacity) {
        await assertFits(event, places, more);
      }
      if (!(await updateRegistration(trx, id, changes, version))) {
        throw notFoundOrChanged(true, registrationGone);
      }
    });
    return readRegistration(trx, id, delivery);
  });
}

/** The registration with this id. Throws `not_found`. */
export async function existing(db: Db, id: number): Promise<RegistrationRow> {
  const row = await findRegistration(db, id);
  if (!row) throw notFound(registrationGone);
  return row;
}
