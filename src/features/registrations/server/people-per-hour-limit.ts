import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { Failure } from "#shared/both/failure-kinds.ts";

/** People in one hour for one event, from everywhere: more than a nursery could take in. */
export const peopleInHourMax = 3000;

/**
 * Throws `rate_limited` where so many registered for an event within an hour, from however many addresses.
 * It is counted and not kept: one row that everybody writes would make them wait for each other.
 */
export async function assertNoFlood(
  db: Db,
  eventId: number,
  { now, phone }: { now: Temporal.Instant; phone: string },
): Promise<void> {
  const { people } = await db
    .selectFrom("registration")
    .select((eb) => eb.fn.sum<number | null>("attendeesCount").as("people"))
    .where("eventId", "=", eventId)
    .where("createdAt", ">", toTimestamp(now.subtract({ hours: 1 })))
    .executeTakeFirstOrThrow();
  if (Number(people) < peopleInHourMax) return;
  throw new Failure(
    "rate_limited",
    `Very many people are registering for this event at the moment. Please try again in an hour, or call us at ${phone}.`,
    { retryAfterSeconds: 3600 },
  );
}
