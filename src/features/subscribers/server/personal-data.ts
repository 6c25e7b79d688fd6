import type { Db } from "#db/connect.ts";
import {
  isAbout,
  type PersonalData,
  type PersonKey,
} from "#shared/server/personal-data-interface-and-mail.ts";
import { confirmKind } from "./double-opt-in.ts";
import { findPerson } from "./list-subscribers.ts";
import { welcomeKind } from "./welcome-mail.ts";

/** What is kept of who signed up. */
export const subscriberData: PersonalData = {
  async collect(db, person) {
    const found = await Promise.all((await idsOf(db, person)).map((id) => findPerson(db, id)));
    return { "Sign-ups for letters": found.filter((it) => it !== undefined) };
  },

  async erase(trx, person) {
    const ids = await idsOf(trx, person);
    if (ids.length === 0) return [];
    // What was agreed to goes with it.
    await trx.deleteFrom("consent").where("subscriberId", "in", ids).execute();
    await trx.deleteFrom("subscriber").where("id", "in", ids).execute();
    return [welcomeKind, confirmKind].map((kind) => ({ kind, subjectIds: ids }));
  },
};

/** By what was first given, and by what was given with a later answer. */
async function idsOf(db: Db, person: PersonKey): Promise<number[]> {
  const subscribers = await db.selectFrom("subscriber").select(["id", "email", "phone"]).execute();
  const answers = await db
    .selectFrom("consent")
    .select(["subscriberId as id", "phone"])
    .where("phone", "is not", null)
    .execute();
  const given = [...subscribers, ...answers.map((answer) => ({ ...answer, email: "" }))];
  return [...new Set(given.filter((it) => isAbout(person, it)).map(({ id }) => id))];
}
