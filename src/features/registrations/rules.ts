import { eventStates } from "#features/events/rules.ts";
import { foldText, phoneDigits } from "#shared/both/fold-text.ts";

export { peopleCount } from "#shared/both/counts-in-words.ts";

/** As many as one registration may bring. A bigger group telephones, so that chairs are set out. */
export const mostAttendees = 50;

/** So many registrations are changed by one call at most. */
export const mostChangedAtOnce = 1_000;

/** Nobody reads five fields, fills them in and sends them in so short a time. */
const secondsOfPerson = 0.5;

/**
 * Whether a program may have filled in the form: it saw a field that nobody sees, or took no time. What
 * a sender does not say counts for nothing.
 */
export function looksLikeProgram(told: { website?: unknown; filledInSeconds?: unknown }): boolean {
  const { website = "", filledInSeconds } = told;
  return (
    (website !== "" && website !== null) ||
    (typeof filledInSeconds === "number" && filledInSeconds < secondsOfPerson)
  );
}

/** What two registrations are compared by. */
export interface Comparable {
  id: number;
  eventId: number;
  fullName: string;
  email: string;
  phone: string;
}

/**
 * The ids of registrations that may be somebody's second one: another for the same event has the
 * same e-mail address, or the same name and telephone number, however they were typed.
 */
export function possibleDuplicates(registrations: readonly Comparable[]): Set<number> {
  const finder = new DuplicateFinder();
  finder.add(registrations);
  return finder.found;
}

/** The same for a long list, a piece at a time. */
export class DuplicateFinder {
  readonly found = new Set<number>();
  readonly #firsts = new Map<string, number>();

  add(registrations: readonly Comparable[]): void {
    for (const { id, eventId, fullName, email, phone } of registrations) {
      // What the owner did not take of a caller says nothing about who it was.
      const keys = [
        ...(email === "" ? [] : [`${eventId} mail ${email.trim().toLowerCase()}`]),
        ...(phone === ""
          ? []
          : [`${eventId} person ${plainName(fullName)} ${phoneDigits(phone) || phone}`]),
      ];
      for (const key of keys) {
        const first = this.#firsts.get(key);
        if (first === undefined) this.#firsts.set(key, id);
        else this.found.add(first).add(id);
      }
    }
  }
}

/** "Seán  O'BRIEN" and "sean o'brien" are one. */
function plainName(name: string): string {
  return foldText(name).replace(/\s+/g, " ").trim();
}

/** Infinite where an event has no capacity; below 0 where the owner went over it. */
export function freePlaces(capacity: number | null, taken: number): number {
  return capacity === null ? Number.POSITIVE_INFINITY : capacity - taken;
}

/** A party that waits for places. */
export interface WaitingParty {
  id: number;
  attendeesCount: number;
}

/** To whom `free` places are offered, of those who wait, first come first: see the events' `waitingListRule`. */
export function partiesToOffer(free: number, waiting: readonly WaitingParty[]): WaitingParty[] {
  let left = free;
  return waiting.filter(({ attendeesCount }) => {
    if (attendeesCount > left) return false;
    left -= attendeesCount;
    return true;
  });
}

/**
 * What a visitor reads whose party does not fit. `capacity`: the party is larger than all places
 * together. `isRegistered`: it is registered already, and would grow.
 */
export function noPlacesMessage(
  placesLeft: number,
  { capacity, isRegistered = false }: { capacity?: number; isRegistered?: boolean } = {},
): string {
  if (capacity !== undefined) {
    return `This event has ${placesCount(capacity)} in all. For a larger group, please call us.`;
  }
  if (isRegistered) {
    return placesLeft === 0
      ? "This event is full: there are no places for more people."
      : `Only ${placesCount(placesLeft)} more can be had. Please enter fewer people.`;
  }
  if (placesLeft === 0) return eventStates.full;
  return `Only ${placesCount(placesLeft)} ${placesLeft === 1 ? "is" : "are"} left. You can register fewer people, or join the waiting list.`;
}

/** "1 place", "3 places". */
export function placesCount(count: number): string {
  return `${count} ${count === 1 ? "place" : "places"}`;
}
