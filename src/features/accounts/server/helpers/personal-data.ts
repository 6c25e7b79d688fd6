import type { Db } from "#db/connect.ts";
import {
  isAbout,
  type PersonalData,
  type PersonKey,
} from "#shared/server/personal-data-interface-and-mail.ts";
import { invitationKind } from "./invitation-mail.ts";
import { removeHelper } from "./invite-helper.ts";

/** What is kept of helpers with an address. Who is forgotten is a helper no more. */
export const helperData: PersonalData = {
  async collect(db, person) {
    return { Helpers: await helpersOf(db, person) };
  },

  async erase(trx, person) {
    const ids = (await helpersOf(trx, person)).map(({ id }) => id);
    for (const id of ids) await removeHelper(trx, id);
    return [{ kind: invitationKind, subjectIds: ids }];
  },
};

async function helpersOf(db: Db, person: PersonKey) {
  const rows = await db
    .selectFrom("helper")
    .select(["id", "name", "email", "username", "rights", "createdAt", "acceptedAt", "lastSeenAt"])
    .orderBy("id")
    .execute();
  return rows.filter(({ email }) => email !== "" && isAbout(person, { email, phone: null }));
}
