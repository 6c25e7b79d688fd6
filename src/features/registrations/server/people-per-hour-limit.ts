import { Failure } from "#shared/both/failure-kinds.ts";

/** People in one hour for one event, from everywhere: more than a nursery could take in. */
const peopleMax = 3000;
const windowMilliseconds = 3_600_000;

/** Counts who registers, from however many addresses; in memory, because a shared row would make all writers wait. */
export class PeoplePerHour {
  readonly #events = new Map<
    number,
    { people: number; endsAt: number; registrations: Set<number> }
  >();

  isFull(eventId: number, now: Temporal.Instant): boolean {
    const count = this.#events.get(eventId);
    return count !== undefined && count.people >= peopleMax && count.endsAt > now.epochMilliseconds;
  }

  /** Counts a registration once, however often it was sent. */
  add(
    eventId: number,
    { id, people }: { id: number; people: number },
    now: Temporal.Instant,
  ): void {
    let count = this.#events.get(eventId);
    if (!count || count.endsAt <= now.epochMilliseconds) {
      const endsAt = now.epochMilliseconds + windowMilliseconds;
      count = { people: 0, endsAt, registrations: new Set() };
      this.#events.set(eventId, count);
    }
    if (count.registrations.has(id)) return;
    count.registrations.add(id);
    count.people += people;
  }
}

export function tooManyAtOnce(phone: string): Failure {
  return new Failure(
    "rate_limited",
    `Very many people are registering for this event at the moment. Please try again in an hour, or call us at ${phone}.`,
    { retryAfterSeconds: windowMilliseconds / 1000 },
  );
}
