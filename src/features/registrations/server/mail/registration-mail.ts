import type { DeletedEventRow, EventRow, RegistrationRow } from "#db/schema.ts";
import { formatEventDate } from "#features/events/rules.ts";
import {
  type CalendarEvent,
  calendarEvent,
  calendarOf,
  deletedCalendarEvent,
} from "#features/events/server/calendar.ts";
import { findDeletedEvent } from "#features/events/server/deleted-events.ts";
import { eventTimes } from "#features/events/server/event-times.ts";
import { findEvent } from "#features/events/server/store.ts";
import { greeting } from "#mail/greeting.ts";
import { layOutMail, type MailDescription } from "#mail/mail-layout.ts";
import type { MailAttachment } from "#mail/mailer.ts";
import type { MailWriter, MailWriters, TogetherWriter } from "#mail/outbox.ts";
import type { Clock } from "#shared/both/clock.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import type { mailPictures } from "#shared/server/picture-for-mail.ts";
import { fieldNames, fieldOf } from "../../registration-fields.ts";
import { peopleCount } from "../../rules.ts";
import { registrationLink } from "../registration-key.ts";
import { findRegistration, readRegistrations } from "../store.ts";
import { changeKind, eventLetterKind, registrationKinds, togetherKinds } from "./mail-kinds.ts";
import { wordingOf } from "./mail-wording.ts";
import { linksOfParty, nameInList, saidOfParties } from "./party-links.ts";

/** What letters are written with. */
export interface LetterContext {
  site: SiteConfig;
  calendarId: string;
  clock: Clock;
  pictureOf: ReturnType<typeof mailPictures>;
}

/** What writes every letter about a registration, as it and its event stand when it is sent. */
export function registrationMail(context: LetterContext): MailWriters {
  return {
    ...Object.fromEntries(
      registrationKinds.map((kind) => [kind, aboutRegistration(kind, context)]),
    ),
    [eventLetterKind]: inOwnersWords(context),
  };
}

/** What writes one letter to one address about all of its parties of an event. */
export function mailToParties(context: LetterContext): Record<string, TogetherWriter> {
  return Object.fromEntries(togetherKinds.map((kind) => [kind, aboutParties(kind, context)]));
}

function aboutRegistration(kind: string, context: LetterContext): MailWriter {
  const write = aboutParties(kind, context);
  return (db, id) => write(db, [id]);
}

function aboutParties(kind: string, context: LetterContext): TogetherWriter {
  return async (db, ids) => {
    const reachable = (await readRegistrations(db, ids)).filter(({ email }) => email !== "");
    const [any] = reachable;
    if (!any) return undefined;
    const event = await findEvent(db, any.eventId);
    // A cancellation is confirmed where the event is gone, too.
    const known =
      event ?? (kind === changeKind ? await findDeletedEvent(db, any.eventId) : undefined);
    if (!known) return undefined;
    const isOff = event?.status !== "scheduled";
    const { start } = eventTimes(known);
    const inWords = {
      title: known.title,
      day: formatEventDate(known.date),
      isOff,
      hasBegun: Temporal.Instant.compare(context.clock(), start) >= 0,
    };
    const parties = reachable
      .filter((party) => wordingOf(kind, party, inWords) !== undefined)
      // The first deadline is the one that is said.
      .sort((a, b) => deadlineOf(a) - deadlineOf(b));
    const [first] = parties;
    if (!first) return undefined;
    const isOfSeveral = parties.length > 1;
    const wording = wordingOf(kind, first, { ...inWords, isOfSeveral });
    if (!wording) return undefined;
    const { site } = context;
    const several = isOfSeveral ? await saidOfParties(db, parties, wording, site) : undefined;
    const party = peopleCount(first.attendeesCount);
    const { button, others } = several ?? (await linksOfParty(db, first, wording, { site, isOff }));
    const facts: [string, string][] = [
      ...(isOff ? [] : factsOf(known)),
      several?.fact ?? ["Your party", party],
      ...(several ? [] : plainFacts(first)),
      ...(event?.cost && wording.isFull ? [["Cost", event.cost] as [string, string]] : []),
    ];
    return layOutMail(site, {
      to: first.email,
      subject: wording.subject,
      heading: wording.heading,
      summary: {
        text: `${wording.subject} (${nameInList(first)}, ${party})`,
        ...(button && { url: button.url }),
      },
      parts: [
        greeting(first.fullName),
        ...wording.lead,
        { facts },
        button && { button },
        others,
        several?.more,
        ...(event && wording.isFull ? [event.description, event.notes ?? ""] : []),
        ...wording.paragraphs,
      ],
      closing: {},
      picture: event && (await picture(event, context)),
      attachments:
        wording.calendar === "none" ? [] : [calendarFile(known, wording.calendar, context)],
    });
  };
}

function plainFacts(party: RegistrationRow): [string, string][] {
  return fieldNames
    .filter((name) => fieldOf(name).isInLetters && party[name] !== "")
    .map((name) => [fieldOf(name).label, party[name]]);
}

function deadlineOf({ offerExpiresAt }: RegistrationRow): number {
  return offerExpiresAt === null ? 0 : Date.parse(offerExpiresAt);
}

/**
 * A letter that the owner wrote to the people of an event. Where the event was cancelled after she wrote
 * of a change, it says so before her words; that it is cancelled is not sent once it takes place again.
 */
function inOwnersWords(context: LetterContext): MailWriter {
  return async (db, recipientId) => {
    const row = await db
      .selectFrom("eventLetterRecipient as recipient")
      .innerJoin("eventLetter as letter", "letter.id", "recipient.letterId")
      .select(["recipient.registrationId", "letter.about", "letter.subject", "letter.body"])
      .where("recipient.id", "=", recipientId)
      .executeTakeFirst();
    const registration = row && (await findRegistration(db, row.registrationId));
    if (!row || !registration?.email) return undefined;
    const event = await findEvent(db, registration.eventId);
    const known = event ?? (await findDeletedEvent(db, registration.eventId));
    const { site } = context;
    const isOff = event?.status !== "scheduled";
    if (row.about !== "change" && !isOff) return undefined;
    const button = isOff
      ? undefined
      : {
          label: "See, change or cancel your registration",
          url: site.publicUrl + (await registrationLink(db, registration)),
        };
    const hasCalendar = known !== undefined && registration.status !== "waiting";
    return layOutMail(site, {
      to: registration.email,
      subject: row.subject,
      summary: { text: row.subject, ...(button && { url: button.url }) },
      parts: [
        greeting(registration.fullName),
        row.about === "change" && isOff ? calledOffSince : undefined,
        ...row.body.split(/\n\s*\n/).map((text) => text.trim()),
        known && !isOff ? { facts: factsOf(known) } : undefined,
        button && { button },
        hasCalendar ? (isOff ? takesOut : bringsUpToDate) : undefined,
        "A question?",
      ],
      closing: {},
      picture: event && (await picture(event, context)),
      attachments: hasCalendar ? [calendarFile(known, isOff ? "CANCEL" : "PUBLISH", context)] : [],
    });
  };
}

const calledOffSince =
  "Since this letter was written, the event has been called off. We are sorry; you need not do anything.";
const bringsUpToDate = "The attached file brings the event in your calendar up to date.";
const takesOut = "The attached file takes the event out of your calendar.";

function factsOf(event: EventRow | DeletedEventRow): [string, string][] {
  return [
    ["When", `${formatEventDate(event.date)}, ${event.time}`],
    ["Where", event.location],
  ];
}

async function picture(
  event: EventRow,
  { pictureOf }: LetterContext,
): Promise<MailDescription["picture"]> {
  const image = await pictureOf(event.imageUrl);
  return image && { image, alt: event.pictureAlt || event.title };
}

function calendarFile(
  event: EventRow | DeletedEventRow,
  method: "PUBLISH" | "CANCEL",
  { site, calendarId, clock }: LetterContext,
): MailAttachment {
  const shown: CalendarEvent =
    "deletedAt" in event ? deletedCalendarEvent(event) : calendarEvent(event);
  const text = calendarOf([shown], {
    calendarId,
    site,
    method,
    now: clock(),
  });
  return {
    filename: "event.ics",
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: text,
  };
}
