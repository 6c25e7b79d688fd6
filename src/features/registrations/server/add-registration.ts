import { canBeKey } from "#db/dialect/engine.ts";
import type { Db } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { Failure } from "#shared/both/failure-kinds.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { AddedRegistration } from "../owner-inputs.ts";
import { paidColumns } from "../paid.ts";
import { confirmationKind } from "./mail/kinds-of-mail-and-notices.ts";
import { withPlaces } from "./offer-free-places.ts";
import { assertFits, assertMayWait } from "./over-capacity.ts";
import { findRegistrationByKey, insertRegistration } from "./store.ts";

const eventGone = "This event is no longer there. Please choose another one.";

/** Adds a registration, of a closed or past event, too. Throws `not_found`, `conflict` (`OverCapacity`), and `invalid`. */
export function addRegistration(
  db: Db,
  {
    allowOverCapacity = false,
    waiting = false,
    email = "",
    mailingAddress = "",
    paid,
    ...input
  }: AddedRegistration,
  { key, ...context }: CommandContext & { key: string | undefined },
): Promise<number> {
  return inTransaction(db, (trx) =>
    withPlaces(trx, canBeKey(input.eventId) ? input.eventId : 0, context, async (event, places) => {
      if (!event) {
        const issues = [{ path: "eventId", message: eventGone }];
        throw new Failure("not_found", eventGone, { issues });
      }
      const first = key === undefined ? undefined : await findRegistrationByKey(trx, key);
      if (first) return first.id;
      if (waiting) assertMayWait(event, input.attendeesCount);
      else if (!allowOverCapacity) await assertFits(event, places, input.attendeesCount);
      const kept = {
        ...{ ...input, email, mailingAddress },
        ...paidColumns(paid),
        idempotencyKey: key ?? null,
      };
      const status = waiting ? "waiting" : "registered";
      const registration = { ...kept, source: "owner", status } as const;
      const added = await insertRegistration(trx, registration, context.now);
      if (added === undefined) throw new Error("A registration was added twice at once.");
      if (email) {
        await enqueueMail(trx, { kind: confirmationKind, subjectId: added, ...context });
      }
      return added;
    }),
  );
}
