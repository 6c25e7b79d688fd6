import type { ListedEvent } from "#features/events/answers.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { type ListedRegistration, totalOf } from "./sort-and-total-registrations.ts";

/** Worded differently from a row's "Unknown Event", which appears once for each registration. */
const noKnownEvent = "No known event";

export interface EventLine {
  eventId: number;
  title: string;
  /** Where others have the same title. */
  day: string | undefined;
  /** Undefined if the event is not there any more, or not known yet. */
  event: ListedEvent | undefined;
  total: ReturnType<typeof totalOf>;
  isPast: boolean;
}

/** Events to come, soonest first, with or without people; then past ones that had people; last those that are gone. */
export function eventLines(
  rows: readonly ListedRegistration[],
  events: readonly ListedEvent[],
  now: number,
): EventLine[] {
  const days = daysOfNamesakes(events);
  const isPast = ({ endsAt }: ListedEvent) => Date.parse(endsAt) <= now;
  const lineOf = (eventId: number, title: string, event?: ListedEvent): EventLine => ({
    ...{ eventId, title, event, day: days.get(eventId) },
    total: totalOf(rows.filter((row) => row.eventId === eventId)),
    isPast: event !== undefined && isPast(event),
  });
  const withPeople = new Map(rows.map(({ eventId, deletedTitle }) => [eventId, deletedTitle]));
  const known = events
    .filter((event) => !isPast(event) || withPeople.has(event.id))
    .map((event) => lineOf(event.id, event.title, event));
  for (const { id } of events) withPeople.delete(id);
  const gone = [...withPeople].map(([id, title]) =>
    lineOf(id, title ? `Deleted event: ${title}` : noKnownEvent),
  );
  // The best attended first.
  gone.sort((a, b) => b.total.attendees - a.total.attendees || b.eventId - a.eventId);
  return [...known, ...gone];
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
