import { Hono } from "hono";
import { check, readBody } from "#shared/server/json-body.ts";
import type { Take } from "#shared/server/rate-limit.ts";
import type { Services } from "#shared/server/services.ts";
import { IdempotencyKey, RegistrationInput } from "../contract.ts";
import { EventFlood, tooManyAtOnce } from "./event-flood.ts";
import { registerForEvent } from "./register-for-event.ts";
import { networkPeopleLimit, recipientLimit, registrationLimit } from "./registration-limits.ts";

/** The public calls about registrations, mounted at `/api`. */
export function registrationsApi(services: Services): Hono {
  const { config, db, clock, limiter, outbox, mailDomain } = services;
  const flood = new EventFlood();
  return new Hono().post("/events/register", async (c) => {
    const visitor = c.get("clientAddress");
    const registered = await limiter.during(registrationLimit, visitor, async (count) => {
      const input = await readBody(c, RegistrationInput);
      const header = c.req.header("idempotency-key");
      const key = header === undefined ? undefined : check(IdempotencyKey, header);
      const { eventId, email, attendeesCount } = input;
      if (flood.isFull(eventId, clock())) throw tooManyAtOnce(config.site.phone);
      const people: Take[] = [
        { limit: recipientLimit, subject: `${visitor} ${email.toLowerCase()}` },
        { limit: networkPeopleLimit, subject: `${visitor} ${eventId}`, amount: attendeesCount },
      ];
      const kept = await registerForEvent(db, input, {
        ...{ key, countTry: count, countPeople: (trx) => count(trx, people) },
        ...{ now: clock(), mailDomain },
      });
      flood.add(eventId, { id: kept.id, people: attendeesCount }, clock());
      return kept;
    });
    outbox.wake();
    return c.json(registered, 201);
  });
}
