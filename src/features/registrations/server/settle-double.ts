import type { Db } from "#db/connect.ts";
import { invalid } from "#shared/both/failure-kinds.ts";
import type { SettledDouble } from "../owner-inputs.ts";
import { holdsPlaces, type RegistrationStatus } from "../statuses.ts";
import type { ToVersion } from "./change-registration.ts";
import { keepApart } from "./kept-apart.ts";
import { setStatus, withPlacesOf } from "./offer-free-places.ts";
import { assertFits } from "./over-capacity.ts";
import { existing } from "./registrations-for-owner.ts";
import { statusByOwner } from "./set-status.ts";
import { lockRegistrations, updateRegistration } from "./store.ts";

/**
 * Makes one of two registrations that may be the same person's, keeps both, or takes either back: both are
 * written in one transaction, so that places which go from one to the other are offered to nobody between.
 * No letter goes. Throws `not_found`, `changed_meanwhile` and `conflict` (`OverCapacity`), and `invalid`
 * where they are not two of one event.
 */
export function settleDouble(
  db: Db,
  id: number,
  { attendeesCount, other, areTwo, allowOverCapacity }: SettledDouble,
  { version, ...context }: ToVersion,
): Promise<void> {
  return withPlacesOf(db, existing(id, version), context, async (trx, one, event, places) => {
    await lockRegistrations(trx, one.eventId, [other.id]);
    const second = await existing(other.id, other.version)(trx);
    if (second.id === id || second.eventId !== one.eventId) {
      throw invalid("Please choose two registrations of one event.");
    }
    const held = (status: RegistrationStatus, people: number) => (holdsPlaces(status) ? people : 0);
    const { status = second.status, cameCount } = other;
    const more =
      held(one.status, attendeesCount - one.attendeesCount) +
      held(status, second.attendeesCount) -
      held(second.status, second.attendeesCount);
    if (event && more > 0 && !allowOverCapacity) await assertFits(event, places, more);
    if (status !== second.status) {
      const change = statusByOwner(second, { status, cameCount }, context);
      await setStatus(trx, second.id, change, context);
    }
    if (attendeesCount !== one.attendeesCount)
      await updateRegistration(trx, id, { attendeesCount });
    await keepApart(trx, [id, second.id], areTwo);
  });
}
