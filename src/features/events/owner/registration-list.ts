import type { RegistrationForOwner } from "../contract.ts";

/** What the dashboard works out from the list: order, finding, totals. Pure, and quick with 20,000. */

export const unknownEvent = "Unknown Event";

export type SortKey = "name" | "event" | "contact" | "attendees" | "registered" | "letter";

export interface Sorting {
  by: SortKey;
  descending: boolean;
}

/** As the list arrives: the newest first. */
export const newestFirst: Sorting = { by: "registered", descending: true };

/** A registration with what finding and sorting look at, worked out once for the whole list. */
export interface Listed extends RegistrationForOwner {
  eventTitle: string;
  /** Name, e-mail and phone as they are searched. */
  haystack: string;
  nameKey: string;
}

export function listed(
  registrations: readonly RegistrationForOwner[],
  titles: ReadonlyMap<number, string>,
): Listed[] {
  return registrations.map((registration) => ({
    ...registration,
    eventTitle: titles.get(registration.eventId) ?? unknownEvent,
    nameKey: folded(registration.fullName),
    haystack: [
      folded(registration.fullName),
      folded(registration.email),
      registration.phone.toLowerCase(),
      digitsOf(registration.phone),
    ].join("\n"),
  }));
}

/**
 * Those whose name, e-mail or phone holds every word that is looked for, in any case, with or
 * without accents; a number is found however it is punctuated.
 */
export function found<R extends Pick<Listed, "haystack">>(rows: readonly R[], words: string): R[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...rows];
  const digits = digitsOf(words);
  const isNumber = digits.length > 2 && /^[\d\s().+-]+$/.test(words);
  return rows.filter(
    ({ haystack }) =>
      wanted.every((word) => haystack.includes(word)) || (isNumber && haystack.includes(digits)),
  );
}

const letterOrder = { failed: 0, waiting: 1, sent: 2 };

/** Equal ones stay newest first, whichever way the rest is turned. */
export function sorted(rows: readonly Listed[], { by, descending }: Sorting): Listed[] {
  const turn = descending ? -1 : 1;
  const compare = comparison[by];
  return [...rows].sort(
    (a, b) => turn * compare(a, b) || compareText(b.createdAt, a.createdAt) || b.id - a.id,
  );
}

const comparison: Record<SortKey, (a: Listed, b: Listed) => number> = {
  name: (a, b) => compareText(a.nameKey, b.nameKey),
  event: (a, b) => compareText(a.eventTitle, b.eventTitle),
  contact: (a, b) => compareText(a.email.toLowerCase(), b.email.toLowerCase()),
  attendees: (a, b) => a.attendeesCount - b.attendeesCount,
  registered: (a, b) => compareText(a.createdAt, b.createdAt),
  letter: (a, b) => letterRank(a) - letterRank(b),
};

function letterRank({ letter }: Pick<Listed, "letter">): number {
  return letter ? letterOrder[letter.state] : 3;
}

export interface EventTotal {
  eventId: number;
  title: string;
  registrations: number;
  attendees: number;
}

/** How many come to each event that anybody registered for: the best attended first. */
export function totalsByEvent(rows: readonly Listed[]): EventTotal[] {
  const totals = new Map<number, EventTotal>();
  for (const { eventId, eventTitle, attendeesCount } of rows) {
    const total = totals.get(eventId) ?? {
      eventId,
      title: eventTitle,
      registrations: 0,
      attendees: 0,
    };
    total.registrations += 1;
    total.attendees += attendeesCount;
    totals.set(eventId, total);
  }
  return [...totals.values()].sort((a, b) => b.attendees - a.attendees || b.eventId - a.eventId);
}

/** Who comes to one event, A to Z as an English reader looks a name up. */
export function doorList(rows: readonly Listed[], eventId: number): Listed[] {
  return rows
    .filter((row) => row.eventId === eventId)
    .sort((a, b) => compareText(a.nameKey, b.nameKey) || a.id - b.id);
}

/** Lower case without accents, so that "Jose" finds "José" and stands beside it. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
