import { randomInt } from "node:crypto";
import type { Db } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { findEvent } from "#features/events/server/store.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { conflict } from "#shared/both/failure-kinds.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { changeKind, confirmationKind } from "./mail/kinds-of-mail-and-notices.ts";
import { registrationInHistory } from "./registration-in-history.ts";
import { existing } from "./registrations-for-owner.ts";

/** Sends a letter about the current status, offered or cancelled, too. Throws `not_found` and `conflict`. */
export function resendConfirmation(db: Db, id: number, context: CommandContext): Promise<void> {
  return inTransaction(db, async (trx) => {
    const row = await existing(id)(trx);
    if (row.email === "") throw conflict("There is no email address here. Please telephone.");
    if (!(await findEvent(trx, row.eventId))) {
      throw conflict("The event of this registration was deleted: there is nothing to confirm.");
    }
    const action = "sent the confirmation again";
    await noteChange(trx, registrationInHistory, { after: row, action });
    const hasChanged = row.status === "offered" || row.status === "cancelled";
    const kind = hasChanged ? changeKind : confirmationKind;
    await enqueueMail(trx, { kind, subjectId: id, ...context });
  });
}

/** Gives a registration a new link; the old one opens nothing from here on. */
export async function renewLink(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable("registration")
    // Random: after a restore, counting would repeat a link that was sent before it.
    .set((eb) => ({ generation: randomInt(2, 2 ** 30), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Replaces the link: the old one stops working, the new one is sent by letter. Throws `not_found`. */
export function replaceLink(db: Db, id: number, context: CommandContext): Promise<void> {
  return inTransaction(db, async (trx) => {
    const row = await existing(id)(trx);
    await renewLink(trx, id);
    await noteChange(trx, registrationInHistory, { after: row, action: "made a new link" });
    if (row.email) await enqueueMail(trx, { kind: changeKind, subjectId: id, ...context });
  });
}
