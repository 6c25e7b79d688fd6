import type { Event } from "./answers.ts";

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
