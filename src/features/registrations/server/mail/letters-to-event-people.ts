import type { Db, LetterRow, RegistrationRow } from "#db/schema.ts";
import { findDeletedEvent, findEvent } from "#features/events/server/store.ts";
import { greeting } from "#mail/greeting.ts";
import type {
  AudienceChoice,
  LetterAudience,
  LetterFrame,
} from "#mail/letter-recipients-interface.ts";
import { registrationLink } from "../registration-key.ts";
import { findRegistration } from "../store.ts";
import {
  calendarFile,
  eventPicture,
  factsOf,
  type LetterContext,
  letterContext,
  type MailContext,
} from "./compose-registration-mail.ts";
import { linksOfParty } from "./links-in-mail.ts";

const statuses = {
  registered: ["registered", "came"],
  waiting: ["waiting", "offered"],
  all: ["registered", "came", "waiting", "offered"],
} as const;

/** The people of one event. Such a letter is about their own registration: it needs no consent. */
export function eventRecipients(mailContext: MailContext): LetterAudience {
  const context = letterContext(mailContext);
  return {
    async size(db, choice) {
      const rows = await peopleOf(db, choice)
        .select(["email", "fullName", "phone"])
        .orderBy("id")
        .execute();
      const addresses = new Set(rows.map(({ email }) => email.toLowerCase()));
      addresses.delete("");
      const withoutEmail = rows.filter(({ email }) => email === "");
      // Forgotten people have no number, and are not called.
      const calls = withoutEmail.filter(({ phone }) => phone !== "");
      const named = calls.map(({ fullName, phone }) => `${fullName}, ${phone}`).join("; ");
      const shared = rows.length - withoutEmail.length - addresses.size;
      return {
        people: addresses.size,
        leftOut: [
          {
            reason: `${withoutEmail.length === 1 ? "has" : "have"} no email address${named && `; please call: ${named}`}`,
            people: withoutEmail.length,
          },
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

    async frame(db, letter, key) {
      const registration = await findRegistration(db, key);
      if (!registration?.email) return undefined;
      if (letter.about) return aroundChange(db, registration, letter.about, context);
      if (registration.status === "cancelled") return undefined;
      const event = letter.eventId === null ? undefined : await findEvent(db, letter.eventId);
      const url = context.site.publicUrl + (await registrationLink(db, registration));
      return {
        why: whyOf(event),
        // Whoever is registered for two events must see which one it is about.
        after: event ? [{ facts: [["Event", event.title], ...factsOf(event)] }] : [],
        link: { label: "See, change or cancel your registration", url },
      };
    },
  };
}

/** A letter about a change says if the event was cancelled since; one about a cancellation may be obsolete. */
async function aroundChange(
  db: Db,
  party: RegistrationRow,
  about: NonNullable<LetterRow["about"]>,
  context: LetterContext,
): Promise<LetterFrame | undefined> {
  const event = await findEvent(db, party.eventId);
  const known = event ?? (await findDeletedEvent(db, party.eventId));
  const isOff = event?.status !== "scheduled";
  if (about !== "change" && !isOff) return undefined;
  const action = isOff ? undefined : "see";
  const { button, others } = await linksOfParty(db, party, action, { site: context.site, isOff });
  const hasCalendar = known !== undefined && party.status !== "waiting";
  return {
    why: whyOf(event),
    before: [greeting(party.fullName), about === "change" && isOff ? calledOffSince : ""],
    after: [
      known && !isOff ? { facts: factsOf(known) } : "",
      button ? { button } : "",
      others ?? "",
      hasCalendar ? (isOff ? takesOut : bringsUpToDate) : "",
    ],
    closing: { question: "A question?" },
    picture: event && (await eventPicture(event, context)),
    attachments: hasCalendar ? [calendarFile(known, isOff ? "CANCEL" : "PUBLISH", context)] : [],
  };
}

const calledOffSince =
  "Since this letter was written, the event has been called off. We are sorry; you need not do anything.";
const bringsUpToDate = "The attached file brings the event in your calendar up to date.";
const takesOut = "The attached file takes the event out of your calendar.";

function whyOf(event: { title: string } | undefined): string {
  return event
    ? `You receive this letter because you are registered for ${event.title}, or wait for places.`
    : "You receive this letter because you registered with us.";
}

function peopleOf(db: Db, { eventId, part }: AudienceChoice) {
  return db
    .selectFrom("registration")
    .where("eventId", "=", eventId ?? 0)
    .where("status", "in", statuses[part]);
}
