import { sql } from "kysely";
import type { Db, RegistrationRow } from "#db/schema.ts";
import { listDeletedEvents, listEvents, lockEvents } from "#features/events/server/store.ts";
import { eraseNotices, ownerNoticesKind } from "#mail/gather-notices-to-owner.ts";
import { withChangeKind } from "#mail/letter-recipients-interface.ts";
import type { PersonalData, PersonKey } from "#shared/server/personal-data-interface-and-mail.ts";
import { eraseFromTrash, findInTrash } from "#shared/server/trash.ts";
import { paidInWords } from "../paid.ts";
import { type FieldName, fieldNames, fieldOf } from "../registration-fields.ts";
import { eraseLeftOfDeleted } from "./mail/erase-mail-files-job.ts";
import { noticeKinds, registrationKinds } from "./mail/kinds-of-mail-and-notices.ts";
import { setStatus, withPlacesOfMany } from "./offer-free-places.ts";
import { registrationIdsOf } from "./registration-in-history.ts";
import { shownOf } from "./registrations-for-owner.ts";
import { lockRegistrations, readRegistrations, updateRegistration } from "./store.ts";

const forgotten = Object.fromEntries(
  fieldNames.map((name) => [name, fieldOf(name).leaves ?? ""]),
) as Record<FieldName, string>;

export const registrationData: PersonalData = {
  async collect(db, person) {
    const rows = await registrationsOf(db, person);
    const inTrash = await findInTrash<RegistrationRow>(db, "registration", person);
    const events = [...(await listDeletedEvents(db)), ...(await listEvents(db))];
    const titles = new Map(events.map(({ id, title, date }) => [id, `${title}, ${date}`]));
    return {
      Registrations: [...rows, ...inTrash].map((row) => {
        const { paid, ...said } = shownOf(row);
        return { event: titles.get(row.eventId), ...said, paid: paid && paidInWords(paid) };
      }),
    };
  },

  /** The numbers stay in the event's totals, except what was in the Trash; a waiting party leaves the list. */
  async erase(trx, person, context) {
    const rows = await registrationsOf(trx, person);
    const inTrash = await eraseFromTrash(trx, "registration", person);
    const ids = [...rows.map(({ id }) => id), ...inTrash];
    if (ids.length === 0) return [];
    const waiting = rows.filter(({ status }) => status === "waiting" || status === "offered");
    const byEvent = Map.groupBy(waiting, ({ eventId }) => eventId);
    await withPlacesOfMany(trx, context, async (at) => {
      for (const eventId of await lockEvents(trx, byEvent.keys())) {
        await at(eventId, async () => {
          for (const row of byEvent.get(eventId) ?? []) {
            await setStatus(trx, row, { status: "cancelled", cancelledBy: "owner" }, context);
          }
        });
      }
      await trx
        .updateTable("registration")
        .set((eb) => ({
          ...forgotten,
          note: "",
          idempotencyKey: null,
          requestDigest: null,
          // The link to it stops working.
          generation: eb("generation", "+", 1),
          version: eb("version", "+", 1),
        }))
        .where("id", "in", ids)
        .execute();
      // What was noted at a door contains names.
      await trx
        .updateTable("doorAction")
        .set({ message: null })
        .where("registrationId", "in", ids)
        .execute();
    });
    return [
      ...registrationKinds.map((kind) => ({ kind, subjectIds: ids })),
      { kind: withChangeKind, subjectIds: await eraseCopies(trx, ids) },
      {
        kind: ownerNoticesKind,
        subjectIds: await eraseNotices(trx, Object.values(noticeKinds), ids),
      },
    ];
  },

  async moveToAddress(trx, person, email) {
    const rows = await registrationsOf(trx, person);
    const byEvent = Map.groupBy(rows, ({ eventId }) => eventId);
    for (const eventId of await lockEvents(trx, byEvent.keys())) {
      const ids = (byEvent.get(eventId) ?? []).map(({ id }) => id);
      for (const row of await lockRegistrations(trx, eventId, ids))
        await updateRegistration(trx, row, { email });
    }
    return { Registrations: rows.length };
  },

  eraseLeftOver: eraseLeftOfDeleted,
};

async function registrationsOf(db: Db, person: PersonKey): Promise<RegistrationRow[]> {
  return readRegistrations(db, await registrationIdsOf(db, person));
}

/** Removes them from letters about changes, also under an address that they no longer have. */
async function eraseCopies(trx: Db, registrationIds: number[]): Promise<number[]> {
  const told = trx.selectFrom("letter").select("id").where("about", "is not", null);
  const copies = await trx
    .updateTable("letterRecipient")
    .set({ name: "", email: "", phone: "", emailKey: sql<string>`'forgotten:' || id` })
    .where("addressee", "in", registrationIds)
    .where("letterId", "in", told)
    .returning("id")
    .execute();
  return copies.map(({ id }) => id);
}
