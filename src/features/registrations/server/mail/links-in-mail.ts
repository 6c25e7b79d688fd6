import type { Db, RegistrationRow } from "#db/schema.ts";
import { isPlainName } from "#mail/greeting.ts";
import type { ListPart, MailLink } from "#mail/mail-layout.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { registrationLink } from "../registration-key.ts";
import { listOthers } from "../store.ts";
import type { Wording } from "./wording-of-registration-mail.ts";

interface PartyLinks {
  button?: MailLink | undefined;
  others?: ListPart | undefined;
}

/** The link of the one party that a letter is about, and of those that share its address. */
export async function linksOfParty(
  db: Db,
  party: RegistrationRow,
  action: Wording["action"],
  { site, isOff }: { site: SiteConfig; isOff: boolean },
): Promise<PartyLinks> {
  const url = site.publicUrl + (await registrationLink(db, party));
  const label =
    action === "offer" ? "Take or decline the places" : "See, change or cancel your registration";
  return {
    button: action && { label, url },
    others: isOff ? undefined : await othersOf(db, party, site),
  };
}

/** Up to this many parties are listed; beyond that, only their number is given. */
const toldMax = 30;

/** What a letter about several parties says about each, and about those beyond the limit. */
export async function saidOfParties(
  db: Db,
  parties: readonly RegistrationRow[],
  { action }: Wording,
  site: SiteConfig,
): Promise<PartyLinks & { fact: [string, string]; more: string }> {
  const told = parties.slice(0, toldMax);
  const untold = parties.length - told.length;
  const people = parties.reduce((sum, { attendeesCount }) => sum + attendeesCount, 0);
  const more = untold > 0 ? `And ${untold} more of your parties; please ask us about them.` : "";
  if (!action) return { fact: ["Your parties", told.map(inList).join("\n")], more };
  const what =
    action === "offer" ? "take or decline the places of each" : "see, change or cancel each";
  return {
    fact: ["Your parties", `${parties.length}, ${peopleCount(people)} together`],
    others: {
      before: `With this e-mail address there is more than one registration for this event. Here you can ${what}:`,
      list: await linksTo(db, told, site),
    },
    more,
  };
}

/** A family's others are named in each letter. More than this many are a flood, which no letter should repeat. */
const othersMax = 20;

/** Families share an address: which others it registered for the same event, with the link to each. */
async function othersOf(
  db: Db,
  registration: RegistrationRow,
  site: SiteConfig,
): Promise<ListPart | undefined> {
  const same = await listOthers(db, registration);
  if (same.length === 0 || same.length > othersMax) return undefined;
  return {
    before:
      "With this e-mail address there is more than one registration for this event. If one of them was made twice, you can cancel it here:",
    list: await linksTo(db, same, site),
  };
}

function linksTo(db: Db, parties: readonly RegistrationRow[], site: SiteConfig) {
  return Promise.all(
    parties.map(async (party) => ({
      label: inList(party),
      url: site.publicUrl + (await registrationLink(db, party)),
    })),
  );
}

function inList(party: RegistrationRow): string {
  return `${nameInList(party)}, ${peopleCount(party.attendeesCount)}`;
}

/** A name as it stands among others. */
export function nameInList({ fullName }: RegistrationRow): string {
  return isPlainName(fullName) ? fullName : "Another registration";
}
