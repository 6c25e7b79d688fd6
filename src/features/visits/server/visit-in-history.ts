import type { VisitRequestRow } from "#db/schema.ts";
import { momentInWords } from "#shared/both/nursery-time.ts";
import type { ThingInHistory } from "#shared/server/note-change-in-history.ts";
import { findInTrash } from "#shared/server/trash.ts";
import { type VisitStatus, visitStatusLabels } from "../inputs.ts";
import { visitsOf } from "./store.ts";

export const visitInHistory: ThingInHistory<VisitRequestRow> = {
  kind: "visit",
  label: "Visit request",
  nameOf: ({ fullName }) => fullName,
  screenOf: () => "/admin-visits",
  // What the visitor wrote stays as it is.
  fields: {
    ...{ id: null, fullName: null, email: null, phone: null, days: null, message: null },
    ...{ church: null, occasion: null, plants: null, isSuspect: null, idempotencyKey: null },
    ...{ requestDigest: null, version: null, createdAt: null, statusChangedAt: null },
    ...{ appointmentSequence: null, remindedFor: null },
    appointmentAt: { label: "Appointment", say: momentInWords },
    appointmentMinutes: "Minutes",
    appointmentCancelledBy: "Called off by",
    otherDays: "Other days asked for",
    status: { label: "Status", say: (status: VisitStatus) => visitStatusLabels[status] },
    note: "Your note",
  },
  person: {
    of: (visit) => visit,
    async idsOf(db, person) {
      const inTrash = await findInTrash<VisitRequestRow>(db, "visit", person);
      return [...(await visitsOf(db, person)), ...inTrash].map(({ id }) => id);
    },
  },
};

export const diaryLinkInHistory: ThingInHistory<object> = {
  kind: "diary-link",
  label: "Address of the diary",
  idOf: () => "link",
  nameOf: () => "Your diary’s address",
  neededFor: "owner",
  screenOf: () => "/admin-diary",
  fields: {},
};
