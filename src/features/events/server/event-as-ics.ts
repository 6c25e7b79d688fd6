import type { DeletedEventRow, EventRow } from "#db/schema.ts";
import {
  type CalendarEntry,
  type CalendarSource,
  calendarFile,
  timesInCalendar,
} from "#shared/server/calendar/calendar-file.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { eventPath } from "../event-addresses.ts";
import { parseTimeRange, timesAtNursery } from "../parse-event-time.ts";

/** An event as it is kept. A deleted one has no status, and is listed as cancelled. */
type CalendarEvent = Omit<DeletedEventRow, "deletedAt"> & Partial<Pick<EventRow, "status">>;

/** A whole calendar of these events. An event has the same UID wherever and whenever it appears. */
export function calendarOf(events: readonly CalendarEvent[], source: CalendarSource): string {
  const entries = events.map((event) => eventEntry(event, source.site));
  return calendarFile(entries, source);
}

/** An event as an entry of a calendar. */
export function eventEntry(event: CalendarEvent, { publicUrl }: SiteConfig): CalendarEntry {
  const { id, version, title, description, location, status = "cancelled" } = event;
  const isOff = status === "cancelled";
  return {
    uid: `event-${id}`,
    sequence: version,
    times: timeLines(event),
    ...{ title, description, location, isOff },
    url: `${publicUrl}${isOff ? "/events" : eventPath(event)}`,
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
