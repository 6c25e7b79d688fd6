import type { DeletedEventRow, EventRow, RegistrationRow } from "#db/schema.ts";
import { calendarOf } from "#features/events/server/event-as-ics.ts";
import { eventTimes } from "#features/events/server/event-begin-and-end.ts";
import { findDeletedEvent, findEvent } from "#features/events/server/store.ts";
import { greeting } from "#mail/greeting.ts";
import { layOutMail, type MailDescription } from "#mail/mail-layout.ts";
import type { MailAttachment } from "#mail/mailer.ts";
import type { MailWriters, TogetherWriter } from "#mail/outbox.ts";
import { mailPictures } from "#mail/shrink-picture-for-mail.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import type { Services } from "#shared/server/services.ts";
import { fieldNames, fieldOf } from "../../registration-fields.ts";
import { readRegistrations } from "../store.ts";
import { changeKind, registrationKinds, togetherKinds } from "./kinds-of-mail-and-notices.ts";
import { linksOfParty, nameInList, saidOfParties } from "./links-in-mail.ts";
import { wordingOf } from "./wording-of-registration-mail.ts";

export type MailContext = Pick<Services, "config" | "clock" | "calendarId" | "pictureFolders">;
export type LetterContext = ReturnType<typeof letterContext>;

export function letterContext({ config, calendarId, clock, pictureFolders }: MailContext) {
  return { site: config.site, calendarId, clock, pictureOf: mailPictures(pictureFolders, "event") };
}

/** Writes each letter as things are when it is sent; `together`: one about all of an address's parties at an event. */
export function registrationMail(mailContext: MailContext) {
  const context = letterContext(mailContext);
  const writers: MailWriters = {};
  const together: Record<string, TogetherWriter> = {};
  for (const kind of registrationKinds) {
    const write = aboutParties(kind, context);
    writers[kind] = (db, id) => write(db, [id]);
    if (togetherKinds.some((one) => one === kind)) together[kind] = write;
  }
  return { writers, together };
}

function aboutParties(kind: string, context: LetterContext): TogetherWriter {
  return async (db, ids) => {
    const reachable = (await readRegistrations(db, ids)).filter(({ email }) => email !== "");
    const [any] = reachable;
    if (!any) return undefined;
    const event = await findEvent(db, any.eventId);
    // A cancellation is confirmed even if the event is gone.
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
      // The earliest deadline is the one shown.
      .sort((a, b) => deadlineOf(a) - deadlineOf(b));
    const [first] = parties;
    if (!first) return undefined;
    const isOfSeveral = parties.length > 1;
    const wording = wordingOf(kind, first, { ...inWords, isOfSeveral });
    if (!wording) return undefined;
    const { site } = context;
    const several = isOfSeveral ? await saidOfParties(db, parties, wording, site) : undefined;
    const party = peopleCount(first.attendeesCount);
    const { button, others } =
      several ?? (await linksOfParty(db, first, wording.action, { site, isOff }));
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
      picture: event && (await eventPicture(event, context)),
      attachments: wording.calendar ? [calendarFile(known, wording.calendar, context)] : [],
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

/** When and where it is. */
export function factsOf(event: EventRow | DeletedEventRow): [string, string][] {
  return [
    ["When", `${formatEventDate(event.date)}, ${event.time}`],
    ["Where", event.location],
  ];
}

/** The event's picture, above its heading. */
export async function eventPicture(
  event: EventRow,
  { pictureOf }: LetterContext,
): Promise<MailDescription["picture"]> {
  const image = await pictureOf(event.imageUrl);
  return image && { image, alt: event.pictureAlt || event.title };
}

/** The calendar file that adds or removes an event. */
export function calendarFile(
  event: EventRow | DeletedEventRow,
  method: "PUBLISH" | "CANCEL",
  { site, calendarId, clock }: LetterContext,
): MailAttachment {
  return {
    filename: "event.ics",
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarOf([event], { calendarId, site, method, now: clock() }),
  };
}
