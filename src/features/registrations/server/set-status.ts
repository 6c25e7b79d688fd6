import type { Db, RegistrationRow } from "#db/schema.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict } from "#shared/both/failure-kinds.ts";
import type { ToVersion } from "#shared/server/if-match.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { StatusChange } from "../owner-inputs.ts";
import { holdsPlaces } from "../statuses.ts";
import { changeKind } from "./mail/kinds-of-mail-and-notices.ts";
import { deadlineOfOffer, offerPlaces, setStatus, withPlacesOf } from "./offer-free-places.ts";
import { assertFits } from "./over-capacity.ts";
import { existing } from "./registrations-for-owner.ts";

/** Sets a status. Throws `not_found`, `changed_meanwhile`, and `conflict`, with `OverCapacity` if places are missing. */
export function setRegistrationStatus(
  db: Db,
  id: number,
  change: StatusChange,
  { version, ...context }: ToVersion,
): Promise<void> {
  return withPlacesOf(db, existing(id, version), context, async (trx, before, event, places) => {
    const needsPlaces = holdsPlaces(change.status) && !holdsPlaces(before.status);
    // Whoever is at the door has come, regardless of the capacity.
    const asks = needsPlaces && change.status !== "came" && !change.allowOverCapacity;
    if (event && asks) await assertFits(event, places, before.attendeesCount);
    const { status, cameCount, sendLetter } = change;
    const { id, email } = before;
    if (status === "offered") {
      if (event?.status === "cancelled") {
        throw conflict("This event is cancelled. Places can be offered once it takes place again.");
      }
      const deadline = event && deadlineOfOffer(event, context.now);
      if (deadline === undefined) {
        throw conflict("It is too late to offer places by letter. Please give the place by hand.");
      }
      const { tellOwner } = places;
      return offerPlaces(trx, before, deadline, { ...context, tellOwner });
    }
    await setStatus(trx, before, statusByOwner(before, { status, cameCount }, context), context);
    const isPlaceGiven =
      status === "registered" && (before.status === "waiting" || before.status === "offered");
    if (email && (sendLetter ?? isPlaceGiven)) {
      await enqueueMail(trx, { kind: changeKind, subjectId: id, ...context });
    }
  });
}

/** The columns that the owner's status sets. */
export function statusByOwner(
  before: RegistrationRow,
  { status, cameCount }: Pick<StatusChange, "status" | "cameCount">,
  { now }: CommandContext,
) {
  return {
    status,
    cancelledBy: status === "cancelled" ? ("owner" as const) : null,
    cameCount: status === "came" ? (cameCount ?? before.attendeesCount) : null,
    // A party that was offered places and never waited begins to wait now.
    ...(status === "waiting" ? { waitingSince: before.waitingSince ?? toTimestamp(now) } : {}),
  };
}
