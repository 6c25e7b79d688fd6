import type { HelperRow } from "#db/schema.ts";
import { type Right, rightsInWords } from "#shared/both/owner/rights.ts";
import type { ThingInHistory } from "#shared/server/note-change-in-history.ts";
import { type HelperWithEvent, helpersOf } from "./store.ts";

type Door = [eventId: number, title: string | null];

export const helperInHistory: ThingInHistory<HelperRow & { door?: Door | null }> = {
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
    door: {
      label: "The one event whose door it is",
      say: ([, title]: Door) => title ?? "An event that is no longer there",
    },
    ...{
      doorEventId: null,
      id: null,
      nameKey: null,
      passwordHash: null,
      linkUntil: null,
      version: null,
    },
    ...{ createdAt: null, acceptedAt: null, lastSeenAt: null },
  },
  person: {
    of: ({ email }) => (email ? { email, phone: null } : undefined),
    idsOf: async (db, person) => (await helpersOf(db, person)).map(({ id }) => id),
  },
};

/** A helper, with the title of the event for the history. */
export function withDoor({ doorEventTitle, ...row }: HelperWithEvent) {
  const door: Door | null = row.doorEventId === null ? null : [row.doorEventId, doorEventTitle];
  return { ...row, door };
}
