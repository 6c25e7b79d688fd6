import type { EventRow } from "#db/schema.ts";
import { Failure } from "#platform/shared/errors.ts";
import type { OverCapacity } from "../owner-contract.ts";
import { peopleCount } from "../rules.ts";
import type { Places } from "./places.ts";

/** Throws `conflict` with `OverCapacity` where so many more people have no places. */
export async function assertFits(event: EventRow, places: Places, more: number): Promise<void> {
  if (event.capacity === null || more <= (await places.free())) return;
  const taken = await places.taken();
  const { message, ...details }: OverCapacity = {
    message: `This event has ${event.capacity} places, and ${peopleCount(taken + more)} would come. Do you want to go over it?`,
    code: "over_capacity",
    capacity: event.capacity,
    taken,
  };
  throw new Failure("conflict", message, { details });
}
