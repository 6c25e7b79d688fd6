import type { OwnerMail } from "#mail/owner-address.ts";
import type { ThingInHistory } from "#shared/server/note-change-in-history.ts";

const words = { at_once: "At once", daily: "Once a day", never: "Never" } as const;

export const ownerMailInHistory: ThingInHistory<OwnerMail> = {
  kind: "owner-mail",
  label: "Your email address",
  idOf: () => "settings",
  nameOf: () => "Letters to you",
  neededFor: "owner",
  screenOf: () => "/admin-owner-mail",
  fields: {
    address: "Address",
    pending: "Address to be confirmed",
    word: { label: "You are told", say: (word: OwnerMail["word"]) => words[word] },
  },
};
