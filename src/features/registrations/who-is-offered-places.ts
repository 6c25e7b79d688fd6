import { eventStates } from "#features/events/event-state.ts";
import { counted, peopleCount, placesCount } from "#shared/both/counts-in-words.ts";
import type { RegistrationStatus } from "./statuses.ts";

/** How many places are free: infinite if an event has no capacity, below 0 if the owner exceeded it. */
export function freePlaces(capacity: number | null, taken: number): number {
  return capacity === null ? Number.POSITIVE_INFINITY : capacity - taken;
}

/** To whom `free` places are offered, of those who wait, first come first: see the events' `waitingListRule`. */
export function partiesToOffer<Party extends { attendeesCount: number }>(
  free: number,
  waiting: readonly Party[],
): Party[] {
  let left = free;
  return waiting.filter(({ attendeesCount }) => {
    if (attendeesCount > left) return false;
    left -= attendeesCount;
    return true;
  });
}

/** The party that has waited longest; undefined if nobody waits. */
export function firstInLine<
  Party extends { status: RegistrationStatus; waitingSince: string | null },
>(parties: readonly Party[]): Party | undefined {
  const since = ({ waitingSince }: Party) => Date.parse(waitingSince ?? "");
  return parties
    .filter(({ status }) => status === "waiting")
    .toSorted((a, b) => since(a) - since(b))[0];
}

/** Whether some places are free, but too few for the first in line. */
export function areTooFew(free: number, first: { attendeesCount: number } | undefined): boolean {
  return first !== undefined && free > 0 && free < first.attendeesCount;
}

/** "1 place is free; first in line is Ann Lee, 3 people": too few for the first in line. */
export function tooFewPlaces(
  free: number,
  { fullName, attendeesCount }: { fullName: string; attendeesCount: number },
): string {
  return `${counted(free, "place is", "places are")} free; first in line is ${fullName}, ${peopleCount(attendeesCount)}`;
}

/** `capacity`: the party is larger than all places together. `isRegistered`: it is registered, and would grow. */
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
