import type { Db } from "#db/connect.ts";
import { notFoundOrChanged } from "#platform/server/if-match.ts";
import { registrationGone } from "./registrations-for-owner.ts";
import { deleteRegistration, findRegistration } from "./store.ts";

/**
 * Deletes a registration for good. A letter of it that still waits then finds nothing to write
 * about. Throws `not_found`, and `changed_meanwhile` where it has another version.
 */
export async function removeRegistration(
  db: Db,
  id: number,
  version: number | undefined,
): Promise<void> {
  if (await deleteRegistration(db, id, version)) return;
  throw notFoundOrChanged((await findRegistration(db, id)) !== undefined, registrationGone);
}
