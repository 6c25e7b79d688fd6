import { Hono } from "hono";
import { check, readBody } from "#platform/server/json-body.ts";
import type { Services } from "#platform/server/services.ts";
import { IdempotencyKey, RegistrationInput } from "../contract.ts";
import { registerForEvent } from "./register-for-event.ts";

/** A parish hall shares one address; a script that fills the list does not stop at thirty. */
const registrationLimit = { scope: "registration", tries: 30, windowSeconds: 600 };

/** The public calls about registrations, mounted at `/api`. */
export function registrationsApi(services: Services): Hono {
  const { db, clock, limiter, outbox, mailDomain } = services;
  return new Hono().post("/events/register", async (c) => {
    const visitor = c.get("clientAddress");
    const registered = await limiter.during(registrationLimit, visitor, async (countTry) => {
      const input = await readBody(c, RegistrationInput);
      const header = c.req.header("idempotency-key");
      const key = header === undefined ? undefined : check(IdempotencyKey, header);
      return registerForEvent(db, input, { key, countTry, now: clock(), mailDomain });
    });
    outbox.wake();
    return c.json(registered, 201);
  });
}
