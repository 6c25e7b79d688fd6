import type { Db, VisitRequestRow } from "#db/schema.ts";
import { noticeWriters } from "#mail/gather-notices-to-owner.ts";
import { greeting } from "#mail/greeting.ts";
import { layOutMail } from "#mail/mail-layout.ts";
import type { Mail, MailAttachment } from "#mail/mailer.ts";
import type { MailWriters } from "#mail/outbox.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { nurseryTimeZone } from "#shared/both/nursery-time.ts";
import {
  type CalendarEntry,
  type CalendarSource,
  calendarFile,
  timesInCalendar,
} from "#shared/server/calendar/calendar-file.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import type { Services } from "#shared/server/services.ts";
import { appointmentInWords, placeInWords } from "../appointment-in-words.ts";
import { findVisit, visitPath } from "./store.ts";

/** The outbox's names for the letter that says when, or that it is called off, and for the reminder. */
export const appointmentKind = "visit-appointment";
export const reminderKind = "visit-reminder";

export const visitNoticeKinds = {
  otherDays: "visit-other-days",
  cancelled: "visit-cancelled",
} as const;

type Context = Pick<Services, "config" | "clock" | "calendarId">;

/** Writes both letters by the visit's state when they are sent; none for a past or deleted visit. */
export function appointmentLetters({ config, clock, calendarId }: Context): MailWriters {
  const { site } = config;
  const write = (isReminder: boolean) => async (db: Db, id: number) => {
    const visit = await findVisit(db, id);
    if (!visit?.email || visit.appointmentAt === null) return undefined;
    const now = clock();
    const isOff = visit.appointmentCancelledBy !== null;
    if (visit.appointmentAt <= toTimestamp(now) || (isReminder && isOff)) return undefined;
    const link = `${site.publicUrl}${await visitPath(db, visit)}`;
    const method = isOff ? "CANCEL" : "PUBLISH";
    const calendar = {
      filename: "visit.ics",
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: visitCalendar(visit, link, { calendarId, site, now, method }),
    };
    return letterOf(visit, site, { isReminder, link, attachments: isReminder ? [] : [calendar] });
  };
  return { [appointmentKind]: write(false), [reminderKind]: write(true) };
}

/** The visit as a calendar entry. Only for a visit with a time. */
export function visitEntry(
  { id, appointmentAt, appointmentMinutes, appointmentSequence, ...row }: VisitRequestRow,
  { title, url }: Pick<CalendarEntry, "title" | "url">,
): CalendarEntry {
  const start = Temporal.Instant.from(appointmentAt ?? row.createdAt).toZonedDateTimeISO(
    nurseryTimeZone,
  );
  return {
    uid: `visit-${id}`,
    sequence: appointmentSequence,
    times: timesInCalendar(start, start.add({ minutes: appointmentMinutes ?? 0 })),
    title,
    url,
    isOff: row.appointmentCancelledBy !== null,
  };
}

/** The calendar file of a visit for its visitor; `url` opens the visit. */
export function visitCalendar(visit: VisitRequestRow, url: string, source: CalendarSource): string {
  const { site } = source;
  const entry = visitEntry(visit, { title: `Visit to ${site.brand}`, url });
  return calendarFile([{ ...entry, location: placeOf(site) }], source);
}

const placeOf = ({ brand, texts }: SiteConfig) => placeInWords(brand, texts?.region);

/** What the letter says, by who called the visit off, or else by what is told of it. */
const words = {
  visitor: [
    "Your visit is called off",
    "Your visit is cancelled, as you asked. Nobody waits for you.",
  ],
  owner: [
    "Your visit is called off",
    "We are sorry: your visit cannot take place at that time. Please write or call us for another.",
  ],
  reminder: ["We expect you tomorrow", "This is to remind you of your visit."],
  given: [
    "Your visit",
    "We look forward to your visit. The file in this letter puts it into your calendar.",
  ],
  moved: [
    "Your visit now",
    "This takes the place of the time that we wrote before. The file in this letter changes it in your calendar. We look forward to your visit.",
  ],
} as const;

function letterOf(
  visit: VisitRequestRow,
  site: SiteConfig,
  {
    isReminder,
    link,
    attachments,
  }: { isReminder: boolean; link: string; attachments: MailAttachment[] },
): Mail {
  const when = appointmentInWords(visit.appointmentAt ?? "", visit.appointmentMinutes ?? 0);
  const isOff = visit.appointmentCancelledBy !== null;
  const given = visit.appointmentSequence > 1 ? "moved" : "given";
  const [heading, lead] = words[visit.appointmentCancelledBy ?? (isReminder ? "reminder" : given)];
  const subject = isOff ? `Called off: your visit to ${site.brand}` : `${heading}: ${when}`;
  return layOutMail(site, {
    to: visit.email,
    subject,
    heading,
    summary: { text: subject, url: link },
    parts: [
      greeting(visit.fullName),
      lead,
      { facts: [["When", when], ...(isOff ? [] : [["Where", placeOf(site)] as const])] },
      isOff ? undefined : site.texts?.directions,
      isOff ? undefined : { button: { label: "Change or cancel it", url: link } },
    ],
    closing: {},
    attachments,
  });
}

export const visitNotices = noticeWriters(
  {
    [visitNoticeKinds.otherDays]: "Visitors who would rather come on another day",
    [visitNoticeKinds.cancelled]: "Visits that visitors have cancelled",
  },
  async (db, id) => {
    const visit = await findVisit(db, id);
    if (!visit?.appointmentAt) return undefined;
    const who = [visit.fullName, visit.phone].filter(Boolean).join(", ");
    const when = appointmentInWords(visit.appointmentAt, visit.appointmentMinutes ?? 0);
    return `${who}: ${when}${visit.otherDays ? `; would suit: ${visit.otherDays}` : ""}`;
  },
);
