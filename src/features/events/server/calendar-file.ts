import type { DeletedEventRow, EventRow } from "#db/schema.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import type { Event } from "../answers.ts";
import { eventPath } from "../event-addresses.ts";
import { parseTimeRange, timesAtNursery } from "../parse-event-time.ts";

/**
 * Events in iCalendar form (RFC 5545): the attachment of a confirmation, and the feed.
 * Times are New York's, with the time zone's own rules inside, so that a phone in another zone, or
 * one that knows no zones, shows the right hour.
 */

/** America/New_York since 2007 (Energy Policy Act of 2005, section 110). */
const newYork = [
  "BEGIN:VTIMEZONE",
  "TZID:America/New_York",
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "TZNAME:EDT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "TZNAME:EST",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

export interface CalendarSource {
  /** From `ensureCalendarId`. */
  calendarId: string;
  site: SiteConfig;
  /** When the text was made. */
  now: Temporal.Instant;
  /** CANCEL takes the events out of a calendar (RFC 5546, section 3.2.5). */
  method?: "PUBLISH" | "CANCEL";
}

/** An event as a calendar is told of it. `version` grows with every change (RFC 5545, section 3.8.7.4). */
export type CalendarEvent = Pick<
  Event,
  "id" | "title" | "description" | "date" | "time" | "location"
> & { version: number; isCancelled: boolean };

/** What calendars are told of an event. */
export function calendarEvent(row: EventRow): CalendarEvent {
  return { ...row, isCancelled: row.status === "cancelled" };
}

/** What calendars are told of an event that the owner deleted. */
export function deletedCalendarEvent(row: DeletedEventRow): CalendarEvent {
  return { ...row, isCancelled: true };
}

/** A whole calendar of these events. An event has the same UID wherever and whenever it appears. */
export function calendarOf(events: readonly CalendarEvent[], source: CalendarSource): string {
  const { site, method = "PUBLISH" } = source;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(site.brand)}//Events//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    `X-WR-CALNAME:${escapeText(site.brand)}`,
    ...newYork,
    ...events.flatMap((event) => eventLines(event, source)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

function eventLines(
  event: CalendarEvent,
  { calendarId, site, now, method }: CalendarSource,
): string[] {
  const isOff = event.isCancelled || method === "CANCEL";
  return [
    "BEGIN:VEVENT",
    `UID:event-${event.id}@${calendarId}`,
    // A program that has the event takes what it is told of it now for newer by this alone.
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${now.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`,
    ...timeLines(event),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${site.publicUrl}${event.isCancelled ? "/events" : eventPath(event)}`,
    `STATUS:${isOff ? "CANCELLED" : "CONFIRMED"}`,
    `ORGANIZER;CN="${parameterText(site.brand)}":mailto:${site.email}`,
    `CONTACT:${escapeText(`${site.brand}, ${site.phone}, ${site.email}`)}`,
    "END:VEVENT",
  ];
}

function timeLines({ date, time }: CalendarEvent): string[] {
  const range = parseTimeRange(time);
  if (range) {
    const { start, end } = timesAtNursery(date, range);
    return [
      `DTSTART;TZID=America/New_York:${stamp(start)}`,
      `DTEND;TZID=America/New_York:${stamp(end)}`,
    ];
  }
  // A time in free words cannot be computed with: the day is right, and the words are in the text.
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(next)}`];
}

function stamp(time: Temporal.ZonedDateTime): string {
  return time.toPlainDateTime().toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
}

function compact(date: string): string {
  return date.replaceAll("-", "");
}

/** The value of a parameter in quotes (RFC 5545, section 3.2). */
function parameterText(text: string): string {
  return text.replace(/["\p{Cc}]/gu, "");
}

/** RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Lines of at most 75 octets, never split inside a character (RFC 5545, section 3.1). */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      pieces.push(piece);
      piece = " ";
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}
