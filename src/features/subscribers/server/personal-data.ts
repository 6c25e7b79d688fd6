import type { PersonalData } from "#shared/server/personal-data-interface-and-mail.ts";
import { confirmKind } from "./double-opt-in.ts";
import { findPerson } from "./list-subscribers.ts";
import { subscriberIdsOf } from "./subscriber-in-history.ts";
import { welcomeKind } from "./welcome-mail.ts";

export const subscriberData: PersonalData = {
  async collect(db, person) {
    const found = await Promise.all(
      (await subscriberIdsOf(db, person)).map((id) => findPerson(db, id)),
    );
    return { "Sign-ups for letters": found.filter((it) => it !== undefined) };
  },

  async erase(trx, person) {
    const ids = await subscriberIdsOf(trx, person);
    if (ids.length === 0) return [];
    // What was agreed to goes with it.
    await trx.deleteFrom("consent").where("subscriberId", "in", ids).execute();
    await trx.deleteFrom("subscriber").where("id", "in", ids).execute();
    return [welcomeKind, confirmKind].map((kind) => ({ kind, subjectIds: ids }));
  },
};
