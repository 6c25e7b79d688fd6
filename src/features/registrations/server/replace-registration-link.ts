import { randomInt } from "node:crypto";
import type { Db } from "#db/connect.ts";
import { inTransaction } from "#db/transaction.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { existing } from "./change-registration.ts";
import { changeKind } from "./mail/mail-kinds.ts";

/** From here on the old link opens nothing; the new one goes out by letter. Throws `not_found`. */
export function replaceLink(db: Db, id: number, context: CommandContext): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { email } = await existing(trx, id);
    await trx
      .updateTable("registration")
      // By chance: after a restore, counting would arrive at a link that was sent before it.
      .set((eb) => ({ generation: randomInt(2, 2 ** 30), version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    if (email) await enqueueMail(trx, { kind: changeKind, subjectId: id, ...context });
  });
}
