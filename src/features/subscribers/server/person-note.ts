import type { Db, PersonNoteRow } from "#db/schema.ts";
import { noteChange, type ThingInHistory } from "#shared/server/note-change-in-history.ts";
import {
  isAbout,
  type PersonalData,
  type PersonKey,
} from "#shared/server/personal-data-interface-and-mail.ts";
import { isNoteOn } from "../whose-note.ts";

export const personNoteData: PersonalData = {
  async collect(db, person) {
    return { "Your note": await notesOn(db, person) };
  },

  async erase(trx, person) {
    await deleteNotes(trx, await notesOn(trx, person));
    return [];
  },

  async moveToAddress(trx, person, email) {
    const moved = await notesOn(trx, person);
    if (moved.length === 0) return {};
    const there = { emailKey: email.toLowerCase(), phoneDigits: undefined };
    const all = [...(await notesOn(trx, there)), ...moved];
    const note = all.map((it) => it.note).join("\n");
    await deleteNotes(trx, moved);
    const after = await setNote(trx, { email, phone: "", note });
    for (const before of moved)
      await noteChange(trx, personNoteInHistory, {
        ...{ before, after, action: "put under another address" },
      });
    return { "Your note": moved.length };
  },
};

/** Replaces the note on exactly this person, and returns it; an empty one deletes it. */
export async function setNote(trx: Db, about: Omit<PersonNoteRow, "id">) {
  const before = (await listNotes(trx)).find((row) => isNoteOn(about, row));
  if (before) await deleteNotes(trx, [before]);
  const kept = { ...before, ...keyOf(about), note: about.note };
  const after = about.note
    ? await trx.insertInto("personNote").values(kept).returningAll().executeTakeFirstOrThrow()
    : undefined;
  await noteChange(trx, personNoteInHistory, { before, after });
  return after;
}

export const personNoteInHistory: ThingInHistory<PersonNoteRow> = {
  kind: "person-note",
  label: "Note on a person",
  nameOf: ({ email, phone }) => email || phone,
  fields: { id: null, email: "Email", phone: "Phone", note: "Your note" },
  person: {
    of: keyOf,
    idsOf: async (db, person) => (await notesOn(db, person)).map(({ id }) => id),
  },
};

async function notesOn(db: Db, person: PersonKey): Promise<PersonNoteRow[]> {
  return (await listNotes(db)).filter((row) => isAbout(person, keyOf(row)));
}

/** A note that has an address is on whoever has that: the number, which older ones have beside it, may be a family's. */
function keyOf({ email, phone }: Pick<PersonNoteRow, "email" | "phone">) {
  return { email, phone: email ? "" : phone };
}

function listNotes(db: Db): Promise<PersonNoteRow[]> {
  return db.selectFrom("personNote").selectAll().orderBy("id").execute();
}

async function deleteNotes(trx: Db, notes: readonly PersonNoteRow[]): Promise<void> {
  const ids = notes.map(({ id }) => id);
  await trx
    .deleteFrom("personNote")
    .where("id", "in", [0, ...ids])
    .execute();
}
