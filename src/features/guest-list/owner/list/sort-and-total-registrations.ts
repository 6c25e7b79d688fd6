import { inDoorOrder } from "#features/door/door-order.ts";
import type { RegistrationForOwner } from "#features/registrations/answers.ts";
import { searchTextOf } from "#features/registrations/registration-search.ts";
import type { RegistrationStatus } from "#features/registrations/statuses.ts";
import { holdsPlaces, peopleWhoCame, statusLabels } from "#features/registrations/statuses.ts";
import { foldText } from "#shared/both/fold-text.ts";
import type { Order } from "#shared/browser/use-owner-list.ts";

/** What the dashboard computes from the list: order, search, totals. Pure, and quick with 20,000. */

const unknownEvent = "Unknown Event";

/** A registration with what finding and sorting look at, worked out once for the whole list. */
export interface ListedRegistration extends RegistrationForOwner {
  eventTitle: string;
  /** What a deleted event was called, beside "Unknown Event". */
  deletedTitle: string | undefined;
  /** The event's day, where other events have the same title. */
  eventDay: string | undefined;
  /** It waits for more places than its event has, so it can never get an offer. */
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
    // The specified registration has no status: it is one that holds its places.
    status: registration.status ?? "registered",
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

const byText = (textOf: (row: ListedRegistration) => string) => ({
  compare: (a: ListedRegistration, b: ListedRegistration) => compareText(textOf(a), textOf(b)),
});
const byNumber = (numberOf: (row: ListedRegistration) => number) => ({
  compare: (a: ListedRegistration, b: ListedRegistration) => numberOf(a) - numberOf(b),
});

/** They arrive newest first, and so equal ones stay. */
export const orders: readonly Order<ListedRegistration>[] = [
  {
    ...{ by: "registered", label: "Newest first", startsDescending: true },
    ...byText(({ createdAt }) => createdAt),
  },
  { by: "name", label: "Name", ...byText(({ nameKey }) => nameKey) },
  { by: "event", label: "Event", ...byText(({ eventTitle }) => eventTitle) },
  { by: "contact", label: "Email", ...byText(({ email }) => email.toLowerCase()) },
  {
    ...{ by: "attendees", label: "Attendees", startsDescending: true },
    ...byNumber(({ attendeesCount }) => attendeesCount),
  },
  { by: "letter", label: "Letter", ...byNumber(letterRank) },
];

/** Waiting parties: in the order in which they are offered places. */
export const ordersOfLine: readonly Order<ListedRegistration>[] = [
  { by: "line", label: "First in line", ...byText(({ waitingSince }) => waitingSince ?? "") },
  ...orders,
];

function letterRank({ letter }: Pick<ListedRegistration, "letter">): number {
  return letter ? letterOrder[letter.state] : 3;
}

/** How many registrations hold places, how many people are in them, and how many of these came. */
export function totalOf(rows: readonly ListedRegistration[]) {
  const coming = rows.filter(({ status }) => holdsPlaces(status));
  return {
    registrations: coming.length,
    attendees: coming.reduce((sum, { attendeesCount }) => sum + attendeesCount, 0),
    came: peopleWhoCame(coming),
  };
}

/** Who holds places at one event, or has this status there: A to Z by last name. */
export function doorList(
  rows: readonly ListedRegistration[],
  eventId: number,
  wanted?: RegistrationStatus,
): ListedRegistration[] {
  const isOnIt = (status: RegistrationStatus) => (wanted ? status === wanted : holdsPlaces(status));
  return inDoorOrder(rows.filter((row) => row.eventId === eventId && isOnIt(row.status)));
}

/** The status filter of an address. */
export function statusIn(search: URLSearchParams): RegistrationStatus | undefined {
  const status = search.get("status") ?? "";
  return Object.hasOwn(statusLabels, status) ? (status as RegistrationStatus) : undefined;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
