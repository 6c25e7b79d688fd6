import { may } from "#shared/both/owner/rights.ts";
import type { PersonalData } from "#shared/server/personal-data-interface-and-mail.ts";
import { invitationKind } from "./invitation-mail.ts";
import { removeHelper } from "./invite-helper.ts";
import { helpersOf } from "./store.ts";

/** Only for the owner. Forgetting a helper also removes them. */
export const helperData: PersonalData = {
  async collect(db, person, who) {
    return { Helpers: may(who, "owner") ? await helpersOf(db, person) : [] };
  },

  async erase(trx, person) {
    const ids = (await helpersOf(trx, person)).map(({ id }) => id);
    for (const id of ids) await removeHelper(trx, id);
    return [{ kind: invitationKind, subjectIds: ids }];
  },
};
