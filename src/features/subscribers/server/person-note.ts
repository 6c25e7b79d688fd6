import type { Db } from "#db/connect.ts";
import type { PersonNoteRow } from "#db/schema.ts";
import { noteChange, type ThingInHistory } from "#shared/server/note-change.ts";
import {
  isAbout,
  type PersonalData,
  type PersonKey,
} from "#shared/server/personal-data-interface-and-mail.ts";

/** The owner's notes on people. */
export const personNoteData: PersonalData = {
  async collect(db, person) {
    return { "Your note": await notesOn(db, person) };
  },

  async erase(trx, person) {
    await deleteNotes(trx, person);
    return [];
  },

  async moveToAddress(trx, person, email) {
    const moved = await notesOn(trx, person);
    if (moved.length === 0) return {};
    const there = { emailKey: email.toLowerCase(), phoneDigits: undefined };
    const notes = [...(await notesOn(trx, there)), ...moved].map(({ note }) => note);
    await deleteNotes(trx, person);
    await setNote(trx, there, { email, phone: "", note: notes.join("\n") });
    return { "Your note": moved.length };
  },
};

/** Keeps this note on somebody in place of any before; an empty one is none. */
export async function setNote(
  trx: Db,
  person: PersonKey,
  about: Omit<PersonNoteRow, "id">,
): Promise<void> {
  const [before] = await notesOn(trx, person);
  await deleteNotes(trx, person);
  const kept = { ...about, ...(before && { id: before.id }) };
  const after = about.note
    ? await trx.insertInto("personNote").values(kept).returningAll().executeTakeFirstOrThrow()
    : undefined;
  await noteChange(trx, personNoteInHistory, { before, after });
}

export const personNoteInHistory: ThingInHistory<PersonNoteRow> = {
  kind: "person-note",
  label: "Note on a person",
  nameOf: ({ email, phone }) => email || phone,
  fields: { id: null, email: "Email", phone: "Phone", note: "Your note" },
  person: {
    of: (note) => note,
    idsOf: async (db, person) => (await notesOn(db, person)).map(({ id }) => id),
  },
};

async function notesOn(db: Db, person: PersonKey): Promise<PersonNoteRow[]> {
  const notes = await db.selectFrom("personNote").selectAll().orderBy("id").execute();
  return notes.filter((row) => isAbout(person, row));
}

async function deleteNotes(trx: Db, person: PersonKey): Promise<void> {
  const ids = (await notesOn(trx, person)).map(({ id }) => id);
  await trx
    .deleteFrom("personNote")
    .where("id", "in", [0, ...ids])
    .execute();
}
