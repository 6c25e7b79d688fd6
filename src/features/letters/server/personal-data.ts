import type { Db } from "#db/connect.ts";
import type { PersonalData, PersonKey } from "#shared/server/personal-data.ts";
import { letterKind } from "./store.ts";

/** To which letters somebody was a reader. */
export const letterData: PersonalData = {
  async collect(db, person) {
    if (person.emailKey === undefined) return {};
    const rows = await db
      .selectFrom("letterRecipient as recipient")
      .innerJoin("letter", "letter.id", "recipient.letterId")
      .select(["recipient.id", "recipient.email", "recipient.name", "letter.subject", "startedAt"])
      .where("recipient.emailKey", "=", person.emailKey)
      .orderBy("recipient.id")
      .execute();
    const drafts = await draftsTo(db, person);
    return { "Letters to them": [...rows, ...drafts] };
  },

  /** The letter's own numbers stay. */
  async erase(trx, person) {
    if (person.emailKey === undefined) return [];
    const rows = await trx
      .selectFrom("letterRecipient")
      .select("id")
      .where("emailKey", "=", person.emailKey)
      .execute();
    for (const { id } of rows) {
      await trx
        .updateTable("letterRecipient")
        .set({ name: "", email: "", emailKey: `forgotten:${id}` })
        .where("id", "=", id)
        .execute();
    }
    const ids = (await draftsTo(trx, person)).map(({ id }) => id);
    if (ids.length > 0) {
      await trx.updateTable("letter").set({ email: "" }).where("id", "in", ids).execute();
    }
    return [{ kind: letterKind, subjectIds: rows.map(({ id }) => id) }];
  },
};

/** Letters to this one person, sent or not. */
function draftsTo(db: Db, { emailKey }: PersonKey) {
  return db
    .selectFrom("letter")
    .select(["id", "email", "subject", "body", "state"])
    .where("to", "=", "person")
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", emailKey ?? ""))
    .execute();
}
