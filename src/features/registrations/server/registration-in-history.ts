import type { Db, RegistrationRow } from "#db/schema.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import type { FieldInWords, ThingInHistory } from "#shared/server/note-change-in-history.ts";
import { isAbout, type PersonKey } from "#shared/server/personal-data-interface-and-mail.ts";
import { findInTrash } from "#shared/server/trash.ts";
import { dollars, type PaidBy, paidByLabels } from "../paid.ts";
import { type FieldName, fieldNames, fieldOf } from "../registration-fields.ts";
import { type RegistrationStatus, statusLabels } from "../statuses.ts";

const plainFields = Object.fromEntries(
  fieldNames.map((name) => [name, fieldOf(name).label]),
) as Record<FieldName, FieldInWords>;

export const registrationInHistory: ThingInHistory<RegistrationRow> = {
  kind: "registration",
  label: "Registration",
  nameOf: ({ fullName }) => fullName,
  neededFor: ["people"],
  screenOf: (id) => `/edit-registration/${id}`,
  update: {
    method: "PATCH",
    pathOf: (id) => `/api/admin/registrations/${id}`,
    takesAll: true,
    without: ["status", "offerExpiresAt", "cancelledBy", "cameCount", "paidCents", "paidBy"],
  },
  fields: {
    ...plainFields,
    attendeesCount: "Number of people",
    status: { label: "Status", say: (status: RegistrationStatus) => statusLabels[status] },
    offerExpiresAt: { label: "Places offered until", say: momentInWords },
    cancelledBy: { label: "Cancelled by", say: (by: string) => cancellers[by] ?? by },
    cameCount: "Came",
    paidCents: { label: "Paid", say: dollars },
    paidBy: { label: "How it was paid", say: (by: PaidBy) => paidByLabels[by] },
    note: "Your note",
    ...{ id: null, eventId: null, idempotencyKey: null, requestDigest: null, version: null },
    ...{ createdAt: null, source: null, generation: null, waitingSince: null },
    statusChangedAt: null,
  },
  person: {
    of: (registration) => registration,
    async idsOf(db, person) {
      const inTrash = await findInTrash<RegistrationRow>(db, "registration", person);
      return [...(await registrationIdsOf(db, person)), ...inTrash.map(({ id }) => id)];
    },
  },
};

const cancellers: Readonly<Record<string, string>> = {
  visitor: "Themselves",
  owner: "You",
  lapse: "No answer in time",
};

/** The ids of the registrations that are about this person, without those in the Trash. */
export async function registrationIdsOf(db: Db, person: PersonKey): Promise<number[]> {
  const rows = await db
    .selectFrom("registration")
    .select(["id", "email", "phone"])
    .orderBy("id")
    .execute();
  return rows.filter((row) => isAbout(person, row)).map(({ id }) => id);
}
