import { sql } from "kysely";
import type { Db } from "#db/schema.ts";
import {
  isAbout,
  type PersonalData,
  type PersonKey,
} from "#shared/server/personal-data-interface-and-mail.ts";
import { contentsOf, leaveTrash } from "#shared/server/trash.ts";
import { lettersTo } from "./letter-in-history.ts";
import type { LetterInTrash } from "./save-letter.ts";
import { copyKinds, testKind } from "./store.ts";

export const letterData: PersonalData = {
  async collect(db, person) {
    const all = await recipientsOf(db, person);
    // A letter to them alone is included in full.
    const rows = all.filter(({ to }) => to !== "person").map(({ to: _, ...row }) => row);
    const letters = await lettersTo(db, person);
    const deleted = (await inTrash(db, person)).flatMap(({ letter, theirs, isTo }): object[] =>
      isTo ? [letter] : theirs.map((it) => ({ ...it, subject: letter.subject })),
    );
    return { "Letters to them": [...rows, ...letters, ...deleted] };
  },

  /** Letters to them alone are deleted, sent or not. Of letters to many, the numbers stay. */
  async erase(trx, person) {
    const toThem = (await lettersTo(trx, person)).map(({ id }) => id);
    const subjectIds = (await recipientsOf(trx, person)).map(({ id }) => id);
    await trx
      .updateTable("letterRecipient")
      .set({ name: "", email: "", phone: "", emailKey: sql<string>`'forgotten:' || id` })
      .where("id", "in", [0, ...subjectIds])
      .execute();
    await trx
      .deleteFrom("letter")
      .where("id", "in", [0, ...toThem])
      .execute();
    for (const { id, letter, recipients, theirs, isTo } of await inTrash(trx, person)) {
      subjectIds.push(...theirs.map((it) => it.id));
      if (isTo) {
        toThem.push(letter.id);
        await leaveTrash(trx, [id]);
      }
      const others = recipients.filter((it) => !theirs.includes(it));
      const contents = JSON.stringify({ ...letter, recipients: others });
      await trx.updateTable("trash").set({ contents }).where("id", "=", id).execute();
    }
    const copies = copyKinds.map((kind) => ({ kind, subjectIds }));
    return [...copies, { kind: testKind, subjectIds: toThem }];
  },
};

async function recipientsOf(db: Db, person: PersonKey) {
  const rows = await db
    .selectFrom("letterRecipient as recipient")
    .innerJoin("letter", "letter.id", "recipient.letterId")
    .select(["recipient.id", "recipient.email", "recipient.name", "recipient.phone"])
    .select(["letter.subject", "letter.to", "startedAt"])
    .where(({ or, eb }) =>
      or([
        eb("recipient.emailKey", "=", person.emailKey ?? ""),
        // Few recipients are identified by more than their address.
        eb("recipient.phone", "!=", ""),
        eb("recipient.emailKey", "like", "registration:%"),
      ]),
    )
    .orderBy("recipient.id")
    .execute();
  return rows.filter((row) => isAbout(person, row));
}

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
