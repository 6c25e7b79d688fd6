import type * as z from "zod/mini";
import type { Db } from "#db/schema.ts";
import type { ToVersion } from "#shared/server/if-match.ts";
import type { changesBySource } from "../owner-inputs.ts";
import { paidColumns } from "../paid.ts";
import type { Source } from "../registration-fields.ts";
import { holdsPlaces } from "../statuses.ts";
import { withPlacesOf } from "./offer-free-places.ts";
import { assertFits, assertMayWait } from "./over-capacity.ts";
import { existing } from "./registrations-for-owner.ts";
import { trashRegistrations } from "./registrations-in-trash.ts";
import { updateRegistration } from "./store.ts";

type OwnersChanges = z.infer<(typeof changesBySource)[Source]>;

/**
 * Changes a registration for the owner. Throws `not_found`, `changed_meanwhile`, `conflict` (`OverCapacity`), and
 * `invalid` for who would wait in vain.
 */
export function changeRegistration(
  db: Db,
  id: number,
  { allowOverCapacity = false, paid, ...changes }: OwnersChanges,
  { version, ...context }: ToVersion,
): Promise<void> {
  return withPlacesOf(db, existing(id, version), context, async (trx, before, event, places) => {
    const more = changes.attendeesCount - before.attendeesCount;
    if (event && more > 0 && before.status === "waiting") {
      assertMayWait(event, changes.attendeesCount);
    }
    if (event && more > 0 && holdsPlaces(before.status) && !allowOverCapacity) {
      await assertFits(event, places, more);
    }
    await updateRegistration(trx, before, { ...changes, ...paidColumns(paid) });
  });
}

/** Deletes a registration; a letter about it finds nothing to write about. Throws `not_found` and `changed_meanwhile`. */
export function removeRegistration(
  db: Db,
  id: number,
  { version, ...context }: ToVersion,
): Promise<void> {
  return withPlacesOf(db, existing(id, version), context, (trx, row, event) =>
    trashRegistrations(trx, [row], event, context),
  );
}
