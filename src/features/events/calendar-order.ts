import type { Event } from "./answers.ts";
import { parseTimeRange } from "./parse-event-time.ts";

/**
 * The order of `GET /api/events`: upcoming first, soonest first; then the past ones, latest first. A
 * free-text time counts as the start of its day. `today` is the day at the nursery, `YYYY-MM-DD`.
 */
export function inCalendarOrder<E extends Pick<Event, "id" | "date" | "time">>(
  events: readonly E[],
  today: string,
): E[] {
  const startOf = ({ time }: E) => parseTimeRange(time)?.start ?? 0;
  const soonestFirst = events.toSorted(
    (a, b) => byDay(a, b) || startOf(a) - startOf(b) || a.id - b.id,
  );
  const { upcoming } = splitByDay(soonestFirst, today);
  return [...upcoming, ...splitByDay(soonestFirst.toReversed(), today).past];
}

/** Splits events by day: today's is still upcoming. Those of one day stay in the order that they came in. */
export function splitByDay<E extends Pick<Event, "date">>(
  events: readonly E[],
  today: string,
): { upcoming: E[]; past: E[] } {
  return {
    upcoming: events.filter(({ date }) => date >= today).sort(byDay),
    past: events.filter(({ date }) => date < today).sort((a, b) => byDay(b, a)),
  };
}

const byDay = (a: Pick<Event, "date">, b: Pick<Event, "date">) => a.date.localeCompare(b.date);
