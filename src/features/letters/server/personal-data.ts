import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import {
  isAbout,
  type PersonalData,
  type PersonKey,
} from "#shared/server/personal-data-interface-and-mail.ts";
import { contentsOf, leaveTrash } from "#shared/server/trash/rows-in-trash.ts";
import { lettersTo } from "./letter-in-history.ts";
import type { LetterInTrash } from "./save-letter.ts";
import { copyKinds } from "./store.ts";

/** To which letters somebody was a reader. */
export const letterData: PersonalData = {
  async collect(db, person) {
    const rows = await recipientsOf(db, person);
    const letters = await lettersTo(db, person);
    const deleted = (await inTrash(db, person)).flatMap(({ letter, theirs, isTo }): object[] =>
      isTo ? [letter] : theirs.map((it) => ({ ...it, subject: letter.subject })),
    );
    return { "Letters to them": [...rows, ...letters, ...deleted] };
  },

  /** The letter's own numbers stay. */
  async erase(trx, person) {
    const subjectIds = (await recipientsOf(trx, person)).map(({ id }) => id);
    await trx
      .updateTable("letterRecipient")
      .set({ name: "", email: "", phone: "", emailKey: sql<string>`'forgotten:' || id` })
      .where("id", "in", [0, ...subjectIds])
      .execute();
    const ids = (await lettersTo(trx, person)).map(({ id }) => id);
    if (ids.length > 0) {
      await trx.updateTable("letter").set({ email: "" }).where("id", "in", ids).execute();
    }
    for (const { id, letter, recipients, theirs, isTo } of await inTrash(trx, person)) {
      subjectIds.push(...theirs.map((it) => it.id));
      if (isTo) await leaveTrash(trx, [id]);
      const others = recipients.filter((it) => !theirs.includes(it));
      const contents = JSON.stringify({ ...letter, recipients: others });
      await trx.updateTable("trash").set({ contents }).where("id", "=", id).execute();
    }
    return copyKinds.map((kind) => ({ kind, subjectIds }));
  },
};

async function recipientsOf(db: Db, person: PersonKey) {
  const rows = await db
    .selectFrom("letterRecipient as recipient")
    .innerJoin("letter", "letter.id", "recipient.letterId")
    .select(["recipient.id", "recipient.email", "recipient.name", "recipient.phone"])
    .select(["letter.subject", "startedAt"])
    .where(({ or, eb }) =>
      or([
        eb("recipient.emailKey", "=", person.emailKey ?? ""),
        // Those who are kept apart by more than their address are few.
        eb("recipient.phone", "!=", ""),
        eb("recipient.emailKey", "like", "registration:%"),
      ]),
    )
    .orderBy("recipient.id")
    .execute();
  return rows.filter((row) => isAbout(person, row));
}

/** Letters in the Trash to this person alone, or with those of whom they went to that are this person. */
async function inTrash(db: Db, person: PersonKey) {
  const rows = await db.selectFrom("trash").selectAll().where("kind", "=", "letter").execute();
  return rows
    .map((row) => {
      const { recipients, ...letter } = contentsOf<LetterInTrash>(row);
      const isTo = isAbout(person, { email: letter.email, phone: null });
      const theirs = recipients.filter((it) => isAbout(person, it));
      return { id: row.id, letter, recipients, theirs, isTo };
    })
    .filter(({ isTo, theirs }) => isTo || theirs.length > 0);
}
