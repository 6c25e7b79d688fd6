import { Hono } from "hono";
import { check, readBody } from "#platform/server/json-body.ts";
import type { Take } from "#platform/server/rate-limit.ts";
import type { Services } from "#platform/server/services.ts";
import { IdempotencyKey, RegistrationInput } from "../contract.ts";
import { EventFlood, tooManyAtOnce } from "./event-flood.ts";
import { registerForEvent } from "./register-for-event.ts";

/**
 * Eighty families in a parish hall share one address and mistype now and then; a script does not stop
 * there. Letters have limits of their own (`platform/server/letter-limits.ts`).
 */
const registrationLimit = { scope: "registration", tries: 200, windowSeconds: 600 };
/** From one address for one e-mail address: a big family with a party each. */
const recipientLimit = { scope: "registration-recipient", tries: 30, windowSeconds: 600 };
/** People, from one address for one event: those eighty families. */
const networkPeopleLimit = { scope: "registration-people", tries: 600, windowSeconds: 3600 };

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
      flood.add(eventId, attendeesCount, clock());
      return kept;
    });
    outbox.wake();
    return c.json(registered, 201);
  });
}
