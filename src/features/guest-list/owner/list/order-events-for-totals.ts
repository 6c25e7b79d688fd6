import type { ListedEvent } from "#features/events/answers.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import type { EventTotal } from "./sort-and-total-registrations.ts";

/** Worded differently from a row's "Unknown Event", which appears once for each registration. */
const noKnownEvent = "No known event";

export interface EventLine {
  eventId: number;
  title: string;
  /** Where others have the same title. */
  day: string | undefined;
  /** Undefined if the event is not there any more, or not known yet. */
  event: ListedEvent | undefined;
  total: EventTotal;
  isPast: boolean;
}

/** Events to come, soonest first, with or without people; then past ones that had people; last those that are gone. */
export function eventLines(
  totals: readonly EventTotal[],
  events: readonly ListedEvent[],
  now: number,
): EventLine[] {
  const byId = new Map(totals.map((total) => [total.eventId, total]));
  const days = daysOfNamesakes(events);
  const known = events.map((event): EventLine => {
    const { id: eventId, title } = event;
    const total = byId.get(eventId) ?? { eventId, title, registrations: 0, attendees: 0, came: 0 };
    const isPast = Date.parse(event.endsAt) <= now;
    return { eventId, title, day: days.get(eventId), event, total, isPast };
  });
  const ids = new Set(events.map(({ id }) => id));
  const gone = totals
    .filter(({ eventId }) => !ids.has(eventId))
    .map((total): EventLine => {
      const title = total.deletedTitle ? `Deleted event: ${total.deletedTitle}` : noKnownEvent;
      const { eventId } = total;
      return { eventId, title, day: undefined, event: undefined, total, isPast: false };
    });
  return [...known.filter(({ isPast, eventId }) => !isPast || byId.has(eventId)), ...gone];
}

/** The day of each event that shares its title with another, by its id: how the two are told apart. */
export function daysOfNamesakes(events: readonly ListedEvent[]): Map<number, string> {
  const titles = new Map<string, number>();
  for (const { title } of events) titles.set(title, (titles.get(title) ?? 0) + 1);
  return new Map(
    events
      .filter(({ title }) => (titles.get(title) ?? 0) > 1)
      .map(({ id, date }) => [id, formatEventDate(date)]),
  );
}

/** What the list can be narrowed to, in the same order; what it is narrowed to now always among them. */
export function eventChoices(
  lines: readonly EventLine[],
  events: readonly ListedEvent[],
  chosen: number | undefined,
): Pick<EventLine, "eventId" | "title" | "day">[] {
  if (chosen === undefined || lines.some(({ eventId }) => eventId === chosen)) return [...lines];
  const title = events.find(({ id }) => id === chosen)?.title ?? noKnownEvent;
  return [...lines, { eventId: chosen, title, day: daysOfNamesakes(events).get(chosen) }];
}
