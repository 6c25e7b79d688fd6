import type { Db } from "#db/connect.ts";
import type { PersonalData, PersonKey } from "#platform/server/personal-data.ts";
import { confirmKind } from "./confirm-subscription.ts";
import { findPerson } from "./people.ts";
import { welcomeKind } from "./welcome-letter.ts";

/** What is kept of who signed up. */
export const newsletterData: PersonalData = {
  async collect(db, person) {
    const id = await idOf(db, person);
    const found = id === undefined ? undefined : await findPerson(db, id);
    return { "Sign-ups for letters": found ? [found] : [] };
  },

  async erase(trx, person) {
    const id = await idOf(trx, person);
    if (id === undefined) return [];
    // What was agreed to goes with it.
    await trx.deleteFrom("consent").where("subscriberId", "=", id).execute();
    await trx.deleteFrom("subscriber").where("id", "=", id).execute();
    return [welcomeKind, confirmKind].map((kind) => ({ kind, subjectIds: [id] }));
  },
};

async function idOf(db: Db, { emailKey, phoneDigits }: PersonKey): Promise<number | undefined> {
  const row = await db
    .selectFrom("subscriber")
    .select("id")
    .where("emailKey", "=", emailKey ?? `tel:${phoneDigits}`)
    .executeTakeFirst();
  return row?.id;
}
