import type { Event } from "./contract.ts";

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
