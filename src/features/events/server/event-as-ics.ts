import type { DeletedEventRow, EventRow } from "#db/schema.ts";
import {
  type CalendarEntry,
  type CalendarSource,
  calendarFile,
  timesInCalendar,
} from "#shared/server/calendar/calendar-file.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import type { Event } from "../answers.ts";
import { eventPath } from "../event-addresses.ts";
import { parseTimeRange, timesAtNursery } from "../parse-event-time.ts";

/** An event for a calendar file. `version` grows with every change (RFC 5545, section 3.8.7.4). */
export type CalendarEvent = Pick<
  Event,
  "id" | "title" | "description" | "date" | "time" | "location"
> & { version: number; isCancelled: boolean };

/** The calendar entry's content: a deleted event is listed as cancelled. */
export function calendarEvent(row: EventRow | DeletedEventRow): CalendarEvent {
  return { ...row, isCancelled: !("status" in row) || row.status === "cancelled" };
}

/** A whole calendar of these events. An event has the same UID wherever and whenever it appears. */
export function calendarOf(events: readonly CalendarEvent[], source: CalendarSource): string {
  const entries = events.map((event) => eventEntry(event, source.site));
  return calendarFile(entries, source);
}

/** An event as an entry of a calendar. */
export function eventEntry(event: CalendarEvent, { publicUrl }: SiteConfig): CalendarEntry {
  return {
    uid: `event-${event.id}`,
    sequence: event.version,
    times: timeLines(event),
    title: event.title,
    description: event.description,
    location: event.location,
    url: `${publicUrl}${event.isCancelled ? "/events" : eventPath(event)}`,
    isOff: event.isCancelled,
  };
}

function timeLines({ date, time }: CalendarEvent): string[] {
  const range = parseTimeRange(time);
  if (range) {
    const { start, end } = timesAtNursery(date, range);
    return timesInCalendar(start, end);
  }
  // A free-text time cannot be parsed: the entry lasts all day, and the words are in its text.
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(next)}`];
}

function compact(date: string): string {
  return date.replaceAll("-", "");
}
