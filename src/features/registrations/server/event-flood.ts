import { Failure } from "#platform/shared/errors.ts";

/** People in one hour for one event, from everywhere: more than a nursery could take in. */
const peopleMax = 3000;
const windowMilliseconds = 3_600_000;

/**
 * Counts in this process who registers for each event, from however many addresses. It is kept in
 * memory, because one row that everybody writes would make them wait for each other.
 */
export class EventFlood {
  readonly #events = new Map<number, { people: number; endsAt: number }>();

  isFull(eventId: number, now: Temporal.Instant): boolean {
    const count = this.#events.get(eventId);
    return count !== undefined && count.people >= peopleMax && count.endsAt > now.epochMilliseconds;
  }

  add(eventId: number, people: number, now: Temporal.Instant): void {
    const count = this.#events.get(eventId);
    if (count && count.endsAt > now.epochMilliseconds) count.people += people;
    else this.#events.set(eventId, { people, endsAt: now.epochMilliseconds + windowMilliseconds });
  }
}

/** The refusal of a party when too many people register at once. */
export function tooManyAtOnce(phone: string): Failure {
  return new Failure(
    "rate_limited",
    `Very many people are registering for this event at the moment. Please try again in an hour, or call us at ${phone}.`,
    { retryAfterSeconds: windowMilliseconds / 1000 },
  );
}
