import type { EventRow } from "#db/schema.ts";
import { peopleCount, placesCount } from "#shared/both/counts-in-words.ts";
import { Failure, invalid } from "#shared/both/failure-kinds.ts";
import type { NotRegistered, OverCapacity } from "../answers.ts";
import type { Places } from "./offer-free-places.ts";

/** Throws `conflict` with `OverCapacity` if there are no places for this many more people. */
export async function assertFits(event: EventRow, places: Places, more: number): Promise<void> {
  if (event.capacity === null || more <= (await places.free())) return;
  const taken = await places.taken();
  const { message, ...details }: OverCapacity = {
    message: `This event has ${placesCount(event.capacity)}, and ${peopleCount(taken + more)} would come. Do you want to go over it?`,
    code: "over_capacity",
    capacity: event.capacity,
    taken,
  };
  throw new Failure("conflict", message, { details });
}

/** Throws `invalid` if this many people would wait for more places than the event has. */
export function assertMayWait(
  { capacity }: EventRow,
  people: number,
  sentence = waitsInVain,
): void {
  if (capacity === null || people <= capacity) return;
  throw invalid(sentence(capacity), "attendeesCount");
}

/** What a visitor is answered whose party does not fit. */
export function notRegistered({ message, ...details }: NotRegistered): Failure {
  return new Failure("conflict", message, { details });
}

/** What the owner reads then. */
function waitsInVain(capacity: number): string {
  return `This event has ${placesCount(capacity)} in all, and a larger party would wait in vain. Please give it more places, or register the party.`;
}
