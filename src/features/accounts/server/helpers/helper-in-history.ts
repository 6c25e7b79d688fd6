import type { HelperRow } from "#db/schema.ts";
import { type Right, rightsInWords } from "#shared/both/owner/rights.ts";
import type { ThingInHistory } from "#shared/server/note-change-in-history.ts";
import { helpersOf } from "./store.ts";

export const helperInHistory: ThingInHistory<HelperRow> = {
  kind: "helper",
  label: "Helper",
  nameOf: ({ name }) => name,
  neededFor: "owner",
  screenOf: () => "/admin-helpers",
  fields: {
    name: "Name",
    email: "Email",
    username: "Username",
    rights: {
      label: "May do",
      say: (rights: string) =>
        (JSON.parse(rights) as Right[]).map((right) => rightsInWords[right][0]).join(", "),
    },
    doorEventId: "Number of the event whose door it is",
    ...{ id: null, nameKey: null, passwordHash: null, linkUntil: null, version: null },
    ...{ createdAt: null, acceptedAt: null, lastSeenAt: null },
  },
  person: {
    of: ({ email }) => (email ? { email, phone: null } : undefined),
    idsOf: async (db, person) => (await helpersOf(db, person)).map(({ id }) => id),
  },
};
