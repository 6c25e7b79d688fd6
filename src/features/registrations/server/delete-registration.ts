import type { Db } from "#db/connect.ts";
import { inTransaction } from "#db/transaction.ts";
import { notFoundOrChanged } from "#shared/server/if-match.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { existing } from "./change-registration.ts";
import { withPlaces } from "./places.ts";
import { registrationGone } from "./registrations-for-owner.ts";
import { deleteRegistration, findRegistration } from "./store.ts";

/**
 * Deletes a registration for good, and offers its places to those who wait. A letter of it that still
 * waits then finds nothing to write about. Throws `not_found`, and `changed_meanwhile` where it has
 * another version.
 */
export function removeRegistration(
  db: Db,
  id: number,
  { version, ...context }: CommandContext & { version: number | undefined },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { eventId } = await existing(trx, id);
    await withPlaces(trx, eventId, context, async () => {
      if (await deleteRegistration(trx, id, version)) return;
      throw notFoundOrChanged((await findRegistration(trx, id)) !== undefined, registrationGone);
    });
  });
}
