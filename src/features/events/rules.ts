import { foldText } from "#platform/shared/fold-text.ts";
import type { ClosedBecause, Event, PublicEvent, RegistrationMode } from "./contract.ts";

/** The one event that `/event-registration` registers for: the Summer Garden Tour and Talk. */
export const tourEventId = 1;

/**
 * The order of `GET /api/events`: upcoming first, soonest first; then the past ones, latest first.
 * `today` is the day at the nursery, `YYYY-MM-DD`.
 */
export function inCalendarOrder<E extends Pick<Event, "id" | "date">>(
  events: readonly E[],
  today: string,
): E[] {
  const { upcoming, past } = splitByDay(events, today);
  return [...upcoming, ...past];
}

/** Today's event is still upcoming. */
export function splitByDay<E extends Pick<Event, "id" | "date">>(
  events: readonly E[],
  today: string,
): { upcoming: E[]; past: E[] } {
  const byDay = (a: E, b: E) => a.date.localeCompare(b.date) || a.id - b.id;
  return {
    upcoming: events.filter((event) => event.date >= today).sort(byDay),
    past: events.filter((event) => event.date < today).sort((a, b) => byDay(b, a)),
  };
}

const longDay = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  timeZone: "UTC",
});

/** "Saturday, June 21st, 2025" for "2025-06-21". Text that is no such date is shown as it is. */
export function formatEventDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return date;
  const [, year, , day] = match;
  const parts = longDay.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  return `${part("weekday")}, ${part("month")} ${ordinal(Number(day))}, ${year}`;
}

/** "June" for "2025-06-21". */
export function monthOf(date: string): string {
  const month = longDay.formatToParts(new Date(`${date}T00:00:00Z`));
  return month.find(({ type }) => type === "month")?.value ?? "";
}

function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  const suffix = teen ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${suffix}`;
}

/**
 * Start and end of a time such as "6:00 PM - 8:00 PM", in minutes from midnight; undefined where the
 * owner wrote something freer ("after the 10 o'clock Mass").
 */
export function parseTimeRange(time: string): { start: number; end: number } | undefined {
  const match =
    /^\s*(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?\s*(?:-|–|—|to)\s*(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?\s*$/i.exec(
      time,
    );
  if (!match) return undefined;
  const start = minutes(match[1], match[2], match[3]);
  const end = minutes(match[4], match[5], match[6]);
  return start !== undefined && end !== undefined && end > start ? { start, end } : undefined;
}

function minutes(hour = "", minute = "0", half = ""): number | undefined {
  const h = Number(hour);
  const m = Number(minute);
  if (h < 1 || h > 12 || m > 59) return undefined;
  return ((h % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + m;
}

/** "summer-garden-tour-and-talk" for an event's page; never empty. */
export function slugOf(title: string): string {
  const words = foldText(title).match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 60).replace(/-$/, "") || "event";
}

/** Where the page of an event is. */
export function eventPath({ id, title }: Pick<Event, "id" | "title">): string {
  return `/events/${id}-${slugOf(title)}`;
}

/** Places left are shown from here down: "8 places left". */
const fewPlaces = 10;

/** What a visitor is shown of the places; null where there are plenty, or no end of them. */
export function placesShown(capacity: number | null, taken: number): number | null {
  if (capacity === null) return null;
  const left = Math.max(0, capacity - taken);
  return left <= fewPlaces ? left : null;
}

/**
 * Why an event takes no registrations now; null where it does. All times are ISO 8601 text in UTC,
 * so that text order is time order; `closesAt`, too, or null.
 */
export function closedBecause(
  event: { status: "scheduled" | "cancelled"; registrationMode: RegistrationMode },
  { endsAt, closesAt }: { endsAt: string; closesAt: string | null },
  now: string,
): ClosedBecause | null {
  if (event.status === "cancelled") return "cancelled";
  if (event.registrationMode === "closed") return "closed";
  if (event.registrationMode === "until_event_ends" && now >= endsAt) return "over";
  if (closesAt !== null && now >= closesAt) return "closed";
  return null;
}

/** The rule of the waiting list, as the owner and those who wait read it. */
export const waitingListRule =
  "Places that become free are offered by letter to those who wait, first come, first served. A party is passed over only while it is larger than the places that are free. An offer holds its places for 24 hours, or for half of the time that is left before the event where that is less, but at least one hour. An offer that is not taken lapses, and the next party is asked.";

/**
 * The days of events repeated after `date`: weekly, or monthly on the same weekday of the month (the
 * third Saturday; the fifth is the last where a month has but four).
 */
export function repeatedDates(date: string, every: "week" | "month", times: number): string[] {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return Array.from({ length: times }, (_, index) =>
    every === "week"
      ? isoDay(new Date(Date.UTC(year, month - 1, day + 7 * (index + 1))))
      : sameWeekday(new Date(Date.UTC(year, month - 1, day)), index + 1),
  );
}

/** The same for every day until `until`, which counts: at most `most` of them. */
export function repeatedDatesUntil(
  date: string,
  every: "week" | "month",
  { until, most }: { until: string; most: number },
): string[] {
  return repeatedDates(date, every, most).filter((day) => day <= until);
}

/** A closing time, `YYYY-MM-DDTHH:MM` by the nursery's clock, moved along with its event's day. */
export function movedClosing(closesAt: string, from: string, to: string): string {
  const [day = "", time] = closesAt.split("T");
  const days = Date.parse(to) - Date.parse(from);
  return `${isoDay(new Date(Date.parse(day) + days))}T${time}`;
}

function sameWeekday(first: Date, monthsLater: number): string {
  const position = Math.ceil(first.getUTCDate() / 7);
  const month = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + monthsLater, 1));
  const ahead = (first.getUTCDay() - month.getUTCDay() + 7) % 7;
  const day = new Date(month);
  day.setUTCDate(1 + ahead + 7 * (position - 1));
  if (day.getUTCMonth() !== month.getUTCMonth()) day.setUTCDate(day.getUTCDate() - 7);
  return isoDay(day);
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** What a visitor has to know about an event before registering. */
export type EventState = "past" | "cancelled" | "closed" | "full" | "open";

/** `today` is the day at the nursery. A past event may still take registrations: that is the owner's switch. */
export function eventState(event: PublicEvent, today: string | undefined): EventState {
  if (event.status === "cancelled") return "cancelled";
  if (event.closedBecause === "over" || (today !== undefined && event.date < today)) return "past";
  if (!event.takesRegistrations) return "closed";
  return event.placesLeft === 0 ? "full" : "open";
}

/** The first of the events, which come soonest first, that can be registered for and is yet to be. */
export function nextEvent(
  events: readonly PublicEvent[] | undefined,
  today: string | undefined,
): PublicEvent | undefined {
  return events?.find((event) => ["open", "full"].includes(eventState(event, today)));
}

/** Where to register for an event. The tour has the plain page. */
export function registerPath({ id }: Pick<Event, "id">): string {
  return id === tourEventId ? "/event-registration" : `/event-registration?event=${id}`;
}

/** Where an event's file for calendars is. */
export function calendarPath({ id }: Pick<Event, "id">): string {
  return `/events/${id}.ics`;
}
