import { inDoorOrder } from "#features/door/door-order.ts";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { searchTextOf } from "#features/registrations/registration-search.ts";
import type { RegistrationStatus } from "#features/registrations/statuses.ts";
import { holdsPlaces, peopleWhoCame, statusLabels } from "#features/registrations/statuses.ts";
import { foldText } from "#shared/both/fold-text.ts";

/** What the dashboard works out from the list: order, finding, totals. Pure, and quick with 20,000. */

const unknownEvent = "Unknown Event";

export type SortKey = "name" | "event" | "contact" | "attendees" | "registered" | "letter";

export interface Sorting {
  by: SortKey;
  descending: boolean;
}

/** Numbers and times are first asked for from the top, names from A. */
export function startsDescending(key: SortKey): boolean {
  return key === "registered" || key === "attendees";
}

/** As the list arrives: the newest first. */
export const newestFirst: Sorting = { by: "registered", descending: true };

/** A registration with what finding and sorting look at, worked out once for the whole list. */
export interface ListedRegistration extends RegistrationForOwner {
  eventTitle: string;
  /** What a deleted event was called, beside "Unknown Event". */
  deletedTitle: string | undefined;
  /** The event's day, where other events have the same title. */
  eventDay: string | undefined;
  /** It waits for more places than its event has: none can ever be offered to it. */
  waitsInVain: boolean;
  searchText: string;
  nameKey: string;
}

/** Works out for each registration what finding and sorting look at. */
export function toListedRegistrations(
  registrations: readonly RegistrationForOwner[],
  titles: ReadonlyMap<number, string>,
  days: ReadonlyMap<number, string> = new Map(),
  capacities: ReadonlyMap<number, number | null> = new Map(),
): ListedRegistration[] {
  return registrations.map((registration) => ({
    ...registration,
    eventTitle: titles.get(registration.eventId) ?? unknownEvent,
    deletedTitle:
      registration.isEventDeleted && !titles.has(registration.eventId)
        ? (registration.eventTitle ?? undefined)
        : undefined,
    eventDay: days.get(registration.eventId),
    waitsInVain:
      registration.status === "waiting" &&
      registration.attendeesCount >
        (capacities.get(registration.eventId) ?? Number.POSITIVE_INFINITY),
    nameKey: foldText(registration.fullName).trim(),
    searchText: searchTextOf(registration),
  }));
}

const letterOrder = { failed: 0, waiting: 1, sent: 2 };

/** Equal ones stay newest first, whichever way the rest is turned. */
export function sortRegistrations(
  rows: readonly ListedRegistration[],
  { by, descending }: Sorting,
): ListedRegistration[] {
  const turn = descending ? -1 : 1;
  const compare = comparison[by];
  return [...rows].sort(
    (a, b) => turn * compare(a, b) || compareText(b.createdAt, a.createdAt) || b.id - a.id,
  );
}

const comparison: Record<SortKey, (a: ListedRegistration, b: ListedRegistration) => number> = {
  name: (a, b) => compareText(a.nameKey, b.nameKey),
  event: (a, b) => compareText(a.eventTitle, b.eventTitle),
  contact: (a, b) => compareText(a.email.toLowerCase(), b.email.toLowerCase()),
  attendees: (a, b) => a.attendeesCount - b.attendeesCount,
  registered: (a, b) => compareText(a.createdAt, b.createdAt),
  letter: (a, b) => letterRank(a) - letterRank(b),
};

function letterRank({ letter }: Pick<ListedRegistration, "letter">): number {
  return letter ? letterOrder[letter.state] : 3;
}

export interface EventTotal {
  eventId: number;
  title: string;
  /** What a deleted event was called. */
  deletedTitle?: string | undefined;
  registrations: number;
  attendees: number;
  /** How many of them came. */
  came: number;
}

/** How many come to each event that anybody registered for: the best attended first. Who waits or cancelled does not come. */
export function totalsByEvent(rows: readonly ListedRegistration[]): EventTotal[] {
  const totals = new Map<number, EventTotal>();
  for (const row of rows) {
    const { eventId, eventTitle, deletedTitle, attendeesCount, status } = row;
    const total = totals.get(eventId) ?? {
      eventId,
      title: eventTitle,
      deletedTitle,
      registrations: 0,
      attendees: 0,
      came: 0,
    };
    if (holdsPlaces(status ?? "registered")) {
      total.registrations += 1;
      total.attendees += attendeesCount;
      total.came += peopleWhoCame([row]);
    }
    totals.set(eventId, total);
  }
  return [...totals.values()].sort((a, b) => b.attendees - a.attendees || b.eventId - a.eventId);
}

/**
 * Who comes to one event, or whose registrations there have this `status`: A to Z by last name, as a
 * list at the door is looked through.
 */
export function doorList(
  rows: readonly ListedRegistration[],
  eventId: number,
  wanted?: RegistrationStatus,
): ListedRegistration[] {
  const isOnIt = (status: RegistrationStatus) => (wanted ? status === wanted : holdsPlaces(status));
  return inDoorOrder(
    rows.filter((row) => row.eventId === eventId && isOnIt(row.status ?? "registered")),
  );
}

/** The status that an address narrows the list to. */
export function statusIn(search: URLSearchParams): RegistrationStatus | undefined {
  const status = search.get("status") ?? "";
  return Object.hasOwn(statusLabels, status) ? (status as RegistrationStatus) : undefined;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
