import type { LetterAudience } from "#mail/letter-recipients-interface.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import type { Subscriber } from "../answers.ts";
import { countsOf, findPerson, listPeople, listPeopleAfter } from "./list-subscribers.ts";
import { listHeaders } from "./list-unsubscribe-headers.ts";
import { unsubscribeToken } from "./subscriber-links.ts";

/** Those who agreed to be written to, and did not take it back. */
export function subscriberRecipients(site: SiteConfig): LetterAudience {
  return {
    async size(db) {
      const counts = countsOf(await listPeople(db));
      return {
        people: counts.active,
        leftOut: [
          { reason: "unsubscribed", people: counts.unsubscribed },
          { reason: "said no to letters", people: counts.declined },
          { reason: "have not confirmed yet", people: counts.unconfirmed },
          { reason: "have an address that refuses letters", people: counts.bouncing },
          { reason: "gave a phone number only; the site sends no SMS", people: counts.phone_only },
        ].filter(({ people }) => people > 0),
      };
    },

    async next(db, _choice, after, most) {
      const active: Subscriber[] = [];
      let people: Subscriber[];
      let last = after;
      do {
        people = await listPeopleAfter(db, last, most);
        active.push(...people.filter(({ status }) => status === "active"));
        last = people.at(-1)?.id ?? last;
      } while (people.length === most && active.length < most);
      return active.slice(0, most).map(({ id, email }) => ({ key: id, name: "", email }));
    },

    async frame(db, _letter, key) {
      if ((await findPerson(db, key))?.status !== "active") return undefined;
      const token = await unsubscribeToken(db, key);
      return {
        why: `You receive this letter because you asked for the letters of ${site.brand}.`,
        link: { label: "Unsubscribe", url: `${site.publicUrl}/unsubscribe/${token}` },
        headers: listHeaders(site, token),
      };
    },
  };
}
