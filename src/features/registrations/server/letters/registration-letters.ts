import type { Db } from "#db/connect.ts";
import type { DeletedEventRow, EventRow, RegistrationRow } from "#db/schema.ts";
import { formatEventDate } from "#features/events/rules.ts";
import {
  type CalendarEvent,
  calendarEvent,
  calendarOf,
  deletedCalendarEvent,
} from "#features/events/server/calendar.ts";
import { eventTimes } from "#features/events/server/event-times.ts";
import { findDeletedEvent, findEvent } from "#features/events/server/store.ts";
import { peopleCount } from "#features/registrations/rules.ts";
import type { SiteConfig } from "#platform/server/config.ts";
import { isPlainName } from "#platform/server/greeting.ts";
import type { letterPictures } from "#platform/server/letter-picture.ts";
import type { LetterWriter, LetterWriters } from "#platform/server/outbox.ts";
import type { Clock } from "#platform/shared/clock.ts";
import { registrationLink } from "../registration-key.ts";
import { findRegistration, listOthers } from "../store.ts";
import { changeKind, eventLetterKind, registrationKinds } from "./letter-kinds.ts";
import { composeLetter, type LetterParts } from "./letter-layout.ts";
import { wordingOf } from "./letter-wording.ts";

/** What letters are written with. */
export interface LetterContext {
  site: SiteConfig;
  calendarId: string;
  clock: Clock;
  pictureOf: ReturnType<typeof letterPictures>;
}

/** What writes every letter about a registration, as it and its event stand when it is sent. */
export function registrationLetters(context: LetterContext): LetterWriters {
  return {
    ...Object.fromEntries(
      registrationKinds.map((kind) => [kind, aboutRegistration(kind, context)]),
    ),
    [eventLetterKind]: inOwnersWords(context),
  };
}

function aboutRegistration(kind: string, context: LetterContext): LetterWriter {
  return async (db, id) => {
    const registration = await findRegistration(db, id);
    if (!registration?.email) return undefined;
    const event = await findEvent(db, registration.eventId);
    // A cancellation is confirmed where the event is gone, too.
    const known =
      event ?? (kind === changeKind ? await findDeletedEvent(db, registration.eventId) : undefined);
    if (!known) return undefined;
    const isOff = event?.status !== "scheduled";
    const day = formatEventDate(known.date);
    const { start } = eventTimes(known);
    const hasBegun = Temporal.Instant.compare(context.clock(), start) >= 0;
    const wording = wordingOf(kind, registration, { title: known.title, day, isOff, hasBegun });
    if (!wording) return undefined;
    const { site } = context;
    const own = site.publicUrl + (await registrationLink(db, registration));
    const party = peopleCount(registration.attendeesCount);
    return composeLetter(
      {
        to: registration.email,
        fullName: registration.fullName,
        summary: `${wording.subject} (${nameInList(registration)}, ${party})`,
        subject: wording.subject,
        heading: wording.heading,
        lead: wording.lead,
        facts: [
          ...(isOff ? [] : factsOf(known)),
          ["Your party", party],
          ...(event?.cost && wording.isFull ? [["Cost", event.cost] as [string, string]] : []),
        ],
        ...(wording.action === "none"
          ? {}
          : {
              action: {
                label:
                  wording.action === "offer"
                    ? "Take or decline the places"
                    : "See, change or cancel your registration",
                url: own,
              },
            }),
        others: isOff ? undefined : await othersOf(db, registration, site),
        paragraphs: [
          ...(event && wording.isFull ? [event.description] : []),
          ...(event?.notes && wording.isFull ? [event.notes] : []),
          ...wording.paragraphs,
        ],
        picture: event && (await picture(event, context)),
        calendar:
          wording.calendar === "none" ? undefined : calendarFor(known, wording.calendar, context),
      },
      site,
    );
  };
}

/**
 * A letter that the owner wrote to the people of an event. Where the event was cancelled after she wrote
 * of a change, it says so before her words; that it is cancelled is not sent once it takes place again.
 */
function inOwnersWords(context: LetterContext): LetterWriter {
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
    const since = row.about === "change" && isOff ? [calledOffSince] : [];
    const own = site.publicUrl + (await registrationLink(db, registration));
    const calendar =
      known && registration.status !== "waiting"
        ? calendarFor(known, isOff ? "CANCEL" : "PUBLISH", context)
        : undefined;
    return composeLetter(
      {
        to: registration.email,
        fullName: registration.fullName,
        subject: row.subject,
        heading: row.subject,
        lead: [...since, ...row.body.split(/\n\s*\n/).map((text) => text.trim())],
        facts: known && !isOff ? factsOf(known) : [],
        ...(isOff
          ? {}
          : { action: { label: "See, change or cancel your registration", url: own } }),
        paragraphs: [...(calendar ? [isOff ? takesOut : bringsUpToDate] : []), "A question?"],
        picture: event && (await picture(event, context)),
        calendar,
      },
      site,
    );
  };
}

const calledOffSince =
  "Since this letter was written, the event has been called off. We are sorry; you need not do anything.";
const bringsUpToDate = "The attached file brings the event in your calendar up to date.";
const takesOut = "The attached file takes the event out of your calendar.";

function factsOf(event: EventRow | DeletedEventRow): LetterParts["facts"] {
  return [
    ["When", `${formatEventDate(event.date)}, ${event.time}`],
    ["Where", event.location],
  ];
}

/** A family's others are named in each letter. More than so many are a flood, which no letter is to repeat. */
const othersMax = 20;

/** Families share an address: which others it registered for the same event, with the link to each. */
async function othersOf(
  db: Db,
  registration: RegistrationRow,
  site: SiteConfig,
): Promise<LetterParts["others"]> {
  const same = await listOthers(db, registration);
  if (same.length === 0 || same.length > othersMax) return undefined;
  const links = await Promise.all(
    same.map(async (other) => ({
      label: `${nameInList(other)}, ${peopleCount(other.attendeesCount)}`,
      url: site.publicUrl + (await registrationLink(db, other)),
    })),
  );
  return {
    intro:
      "With this e-mail address there is more than one registration for this event. If one of them was made twice, you can cancel it here:",
    links,
  };
}

function nameInList({ fullName }: RegistrationRow): string {
  return isPlainName(fullName) ? fullName : "Another registration";
}

async function picture(
  event: EventRow,
  { pictureOf }: LetterContext,
): Promise<LetterParts["picture"]> {
  const image = await pictureOf(event.imageUrl);
  return image && { image, alt: event.pictureAlt || event.title };
}

function calendarFor(
  event: EventRow | DeletedEventRow,
  method: "PUBLISH" | "CANCEL",
  { site, calendarId, clock }: LetterContext,
): LetterParts["calendar"] {
  const shown: CalendarEvent =
    "deletedAt" in event ? deletedCalendarEvent(event) : calendarEvent(event);
  const text = calendarOf([shown], {
    calendarId,
    site,
    method,
    now: clock(),
  });
  return { method, text };
}
