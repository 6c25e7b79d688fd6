import { Hono } from "hono";
import { idempotencyKeyFrom, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Take } from "#shared/server/rate-limit.ts";
import type { Services } from "#shared/server/services.ts";
import { NotRegistered, Registered } from "../answers.ts";
import { RegistrationInput } from "../inputs.ts";
import { PeoplePerHour, tooManyAtOnce } from "./people-per-hour-limit.ts";
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
