import type { Db } from "#db/connect.ts";
import { findEvent } from "#features/events/server/store.ts";
import type { AudienceChoice, LetterAudience } from "#mail/letter-recipients-interface.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { registrationLink } from "./registration-key.ts";
import { findRegistration } from "./store.ts";

const statuses = {
  registered: ["registered", "came"],
  waiting: ["waiting", "offered"],
  all: ["registered", "came", "waiting", "offered"],
} as const;

/** The people of one event. Such a letter is about their own registration: it needs no consent. */
export function eventRecipients(site: SiteConfig): LetterAudience {
  return {
    async size(db, choice) {
      const rows = await peopleOf(db, choice).select(["email"]).execute();
      const addresses = new Set(rows.map(({ email }) => email.toLowerCase()));
      addresses.delete("");
      const withoutEmail = rows.filter(({ email }) => email === "").length;
      const shared = rows.length - withoutEmail - addresses.size;
      return {
        people: addresses.size,
        leftOut: [
          { reason: "have no email address; please call them", people: withoutEmail },
          { reason: "share an address with another, and get one letter", people: shared },
        ].filter(({ people }) => people > 0),
      };
    },

    async next(db, choice, after, most) {
      const rows = await peopleOf(db, choice)
        .select(["id", "fullName", "email"])
        .where("email", "!=", "")
        .where("id", ">", after)
        .orderBy("id")
        .limit(most)
        .execute();
      return rows.map(({ id, fullName, email }) => ({ key: id, name: fullName, email }));
    },

    async foot(db, choice, key) {
      const registration = await findRegistration(db, key);
      if (!registration?.email || registration.status === "cancelled") return undefined;
      const event = choice.eventId === null ? undefined : await findEvent(db, choice.eventId);
      const url = site.publicUrl + (await registrationLink(db, registration));
      return {
        why: event
          ? `You receive this letter because you are registered for ${event.title}, or wait for places.`
          : "You receive this letter because you registered with us.",
        link: { label: "See, change or cancel your registration", url },
      };
    },
  };
}

function peopleOf(db: Db, { eventId, part }: AudienceChoice) {
  return db
    .selectFrom("registration")
    .where("eventId", "=", eventId ?? 0)
    .where("status", "in", statuses[part]);
}
