import type { LetterAudience } from "#mail/letter-recipients-interface.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { activePeople, countPeople } from "./list-subscribers.ts";
import { listHeaders } from "./list-unsubscribe-headers.ts";
import { unsubscribeToken } from "./subscriber-links.ts";

/** Those who agreed to be written to, and did not take it back. */
export function subscriberRecipients(site: SiteConfig): LetterAudience {
  return {
    async size(db) {
      const counts = await countPeople(db);
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
      const rows = await activePeople(db)
        .select(["person.id", "person.email"])
        .where("person.id", ">", after)
        .orderBy("person.id")
        .limit(most)
        .execute();
      return rows.map(({ id, email }) => ({ key: id, name: "", email }));
    },

    async frame(db, _letter, key) {
      const active = await activePeople(db)
        .select("person.id")
        .where("person.id", "=", key)
        .executeTakeFirst();
      if (!active) return undefined;
      const token = await unsubscribeToken(db, key);
      return {
        why: `You receive this letter because you asked for the letters of ${site.brand}.`,
        link: { label: "Unsubscribe", url: `${site.publicUrl}/unsubscribe/${token}` },
        headers: listHeaders(site, token),
      };
    },
  };
}
