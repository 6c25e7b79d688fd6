import { toTimestamp } from "#shared/both/clock.ts";
import { momentAtNursery } from "#shared/both/nursery-time.ts";
import type { Event } from "../answers.ts";
import { parseTimeRange, timesAtNursery } from "../parse-event-time.ts";

/** Begin and end of an event. A free-text time cannot be parsed: the event lasts all day. */
export function eventTimes({ date, time }: Pick<Event, "date" | "time">) {
  const range = parseTimeRange(time) ?? { start: 0, end: 24 * 60 };
  const times = timesAtNursery(date, range);
  return { start: times.start.toInstant(), end: times.end.toInstant() };
}

/** Begin, end and closing of an event as timestamps, as `closedBecause` takes them. */
export function closingTimes(event: { date: string; time: string; closesAt: string | null }) {
  const { start, end } = eventTimes(event);
  return {
    startsAt: toTimestamp(start),
    endsAt: toTimestamp(end),
    closesAt: event.closesAt && (momentAtNursery(event.closesAt) ?? null),
  };
}
