import type { Db } from "#db/connect.ts";
import { inTransaction } from "#db/transaction.ts";
import { findEvent } from "#features/events/server/store.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { conflict, notFound } from "#shared/both/failures.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { registrationGone } from "../registrations-for-owner.ts";
import { findRegistration } from "../store.ts";
import { confirmationKind } from "./mail-kinds.ts";

/**
 * Puts a new confirmation letter into the outbox, to the address that stands there now. Throws
 * `not_found`, and `conflict` where the event is gone and a letter would have nothing to confirm.
 */
export function resendConfirmation(
  db: Db,
  id: number,
  { now, mailDomain }: CommandContext,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const registration = await findRegistration(trx, id);
    if (!registration) throw notFound(registrationGone);
    if (!(await findEvent(trx, registration.eventId))) {
      throw conflict("The event of this registration was deleted: there is nothing to confirm.");
    }
    await enqueueMail(trx, { kind: confirmationKind, subjectId: id, mailDomain, now });
  });
}
