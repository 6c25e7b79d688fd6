import type { Context } from "hono";
import type { SiteConfig } from "#shared/server/config.ts";

/** iCalendar (RFC 5545), with the time zone's own rules inside, for a phone in another zone or without any. */

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
  now: Temporal.Instant;
  /** CANCEL removes the events from a calendar (RFC 5546, section 3.2.5). */
  method?: "PUBLISH" | "CANCEL";
}

export interface CalendarEntry {
  /** Without the site's part. The same wherever and whenever it appears. */
  uid: string;
  /** Calendar programs recognize a newer version only by this. */
  sequence: number;
  /** Its begin and end: see `timesInCalendar`. */
  times: readonly string[];
  title: string;
  description?: string;
  location?: string;
  url: string;
  isOff?: boolean;
}

/** A whole calendar of these entries. */
export function calendarFile(entries: readonly CalendarEntry[], source: CalendarSource): string {
  const { site, method = "PUBLISH" } = source;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(site.brand)}//Events//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    `X-WR-CALNAME:${escapeText(site.brand)}`,
    ...newYork,
    ...entries.flatMap((entry) => entryLines(entry, source)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

/** Answers with a calendar file to import. */
export function calendarAnswer(c: Context, name: string, calendar: string): Response {
  return c.body(calendar, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}

function entryLines(
  { uid, sequence, times, title, description, location, url, isOff }: CalendarEntry,
  { calendarId, site, now, method }: CalendarSource,
): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}@${calendarId}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${now.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`,
    ...times,
    `SUMMARY:${escapeText(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${url}`,
    `STATUS:${isOff || method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    `ORGANIZER;CN="${parameterText(site.brand)}":mailto:${site.email}`,
    `CONTACT:${escapeText(`${site.brand}, ${site.phone}, ${site.email}`)}`,
    "END:VEVENT",
  ];
}

/** Start and end, both in the nursery's time. */
export function timesInCalendar(
  start: Temporal.ZonedDateTime,
  end: Temporal.ZonedDateTime,
): string[] {
  return [
    `DTSTART;TZID=America/New_York:${stamp(start)}`,
    `DTEND;TZID=America/New_York:${stamp(end)}`,
  ];
}

function stamp(time: Temporal.ZonedDateTime): string {
  return time.toPlainDateTime().toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
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
