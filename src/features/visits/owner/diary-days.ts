import type { PublicEvent } from "#features/events/answers.ts";
import { daysAfter } from "#features/events/days-of-copies.ts";
import { parseTimeRange } from "#features/events/parse-event-time.ts";
import { atNursery } from "#shared/both/nursery-time.ts";
import type { PersonAbout } from "#ui/owner/people/person-link.tsx";
import type { VisitForOwner } from "../answers.ts";
import { timesInWords } from "../appointment-in-words.ts";

export interface DiaryEntry {
  key: string;
  /** The day at the nursery, `YYYY-MM-DD`. */
  day: string;
  /** In minutes from midnight; undefined if an event says its time in free words. */
  start: number | undefined;
  end: number | undefined;
  time: string;
  title: string;
  to: string;
  visitId?: number;
  about?: PersonAbout;
}

/** Current appointments and events that are not cancelled, in order. */
export function diaryOf(
  visits: readonly VisitForOwner[],
  events: readonly PublicEvent[],
): DiaryEntry[] {
  const ofVisits = visits.flatMap(({ id, fullName, email, phone, appointment }): DiaryEntry[] => {
    if (!appointment || appointment.cancelledBy !== null) return [];
    const { at, minutes } = appointment;
    const local = atNursery(at);
    const start = minutesOf(local.slice(11));
    return [
      {
        ...{ key: `visit-${id}`, visitId: id, about: { email, phone }, day: local.slice(0, 10) },
        ...{ start, end: start + minutes, time: timesInWords(at, minutes) },
        ...{ title: fullName, to: `/admin-visits?show=all#visit-${id}` },
      },
    ];
  });
  const ofEvents = events
    .filter(({ status }) => status !== "cancelled")
    .map(({ id, title, date, time }): DiaryEntry => {
      const range = parseTimeRange(time);
      return {
        ...{ key: `event-${id}`, day: date, start: range?.start, end: range?.end },
        ...{ time, title, to: `/admin-events/${id}` },
      };
    });
  return [...ofVisits, ...ofEvents].sort(
    (a, b) => a.day.localeCompare(b.day) || (a.start ?? 0) - (b.start ?? 0),
  );
}

/** What overlaps with a visit; an entry without a parsable time counts as all day. */
export function overlapping(
  ofDay: readonly DiaryEntry[],
  { time, minutes }: { time: string; minutes: number },
): DiaryEntry[] {
  const from = minutesOf(time);
  const until = from + minutes;
  return ofDay.filter(({ start = 0, end = 24 * 60 }) => start < until && end > from);
}

/** The seven days from the Sunday on or before `day`, `YYYY-MM-DD` each. */
export function weekOf(day: string): string[] {
  const sunday = daysAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
  return Array.from({ length: 7 }, (_, index) => daysAfter(sunday, index));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
