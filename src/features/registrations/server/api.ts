import { Hono } from "hono";
import { Failure } from "#shared/both/failure-kinds.ts";
import { idempotencyKeyFrom, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Take } from "#shared/server/rate-limit.ts";
import type { Services } from "#shared/server/services.ts";
import { NotRegistered, Registered } from "../answers.ts";
import { RegistrationInput } from "../inputs.ts";
import { registerForEvent } from "./register-for-event.ts";
import {
  networkPeopleLimit,
  recipientLimit,
  registrationLimit,
} from "./registration-rate-limits.ts";

/** The public calls about registrations, mounted at `/api`. */
export function registrationsApi(services: Services): Hono {
  const { config, db, clock, limiter, commandContext } = services;
  const flood = new PeoplePerHour();
  return new Hono().post(
    "/events/register",
    described("Registers a party for an event; the confirmation letter follows.", {
      more: "Kept for good when it is answered with 201. The six fields `eventId`, `fullName`, `email`, `phone`, `mailingAddress` and `attendeesCount` always suffice. With `joinWaitingList` a party that finds no place is put on the waiting list.",
      payload: { RegistrationInput },
      takesIdempotencyKey: true,
      limit:
        "400 in ten minutes from one address, 30 of them for one e-mail address, and 1,000 people an hour for one event",
      201: Registered,
      404: "The event is no longer there.",
      409: {
        says: "There is no place (`code` says why), or the key came with other details (no `code`).",
        body: NotRegistered,
      },
    }),
    async (c) => {
      const visitor = c.get("clientAddress");
      const registered = await limiter.during(registrationLimit, visitor, async (count) => {
        const input = await readBody(c, RegistrationInput);
        const key = idempotencyKeyFrom(c);
        const { eventId, email, attendeesCount } = input;
        if (flood.isFull(eventId, clock())) throw tooManyAtOnce(config.site.phone);
        const people: Take[] = [
          { limit: recipientLimit, subject: `${visitor} ${email.toLowerCase()}` },
          { limit: networkPeopleLimit, subject: `${visitor} ${eventId}`, amount: attendeesCount },
        ];
        const kept = await registerForEvent(db, input, {
          ...{ key, countTry: count, countPeople: (trx) => count(trx, people) },
          ...commandContext(),
        });
        flood.add(eventId, { id: kept.id, people: attendeesCount }, clock());
        return kept;
      });
      return c.json(registered, 201);
    },
  );
}

/** People in one hour for one event, from everywhere: more than a nursery could take in. */
const peopleMax = 3000;
const windowMilliseconds = 3_600_000;

/** Counts who registers, from however many addresses; in memory, because a shared row would make all writers wait. */
class PeoplePerHour {
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

function tooManyAtOnce(phone: string): Failure {
  return new Failure(
    "rate_limited",
    `Very many people are registering for this event at the moment. Please try again in an hour, or call us at ${phone}.`,
    { retryAfterSeconds: windowMilliseconds / 1000 },
  );
}
