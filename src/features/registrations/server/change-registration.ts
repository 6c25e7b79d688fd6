import type { Db } from "#db/connect.ts";

import { notFoundOrChanged } from "#platform/server/if-match.ts";
import type { Delivery, RegistrationChanges, RegistrationForOwner } from "../contract.ts";
import { readRegistration, registrationGone } from "./registrations-for-owner.ts";
import { findRegistration, updateRegistration } from "./store.ts";

/**
 * Writes the owner's changes and answers the registration as it is now. Throws `not_found`, and
 * `changed_meanwhile` where it is not in the `version` that the changes were made to.
 */
export function changeRegistration(
  db: Db,
  id: number,
  changes: RegistrationChanges,
  { version, delivery }: { version: number | undefined; delivery: Delivery },
): Promise<RegistrationForOwner> {
  return db.transaction().execute(async (trx) => {
    if (!(await updateRegistration(trx, id, changes, version))) {
      throw notFoundOrChanged((await findRegistration(trx, id)) !== undefined, registrationGone);
    }
    return readRegistration(trx, id, delivery);
  });
}
