import type { Db } from "#db/connect.ts";
import { canBeKey } from "#db/dialect/engine.ts";
import { findEvent } from "#features/events/server/store.ts";
import { enqueueLetter } from "#platform/server/outbox.ts";
import { toTimestamp } from "#platform/shared/clock.ts";
import { conflict, notFound } from "#platform/shared/errors.ts";
import type { Registered, RegistrationInput } from "../contract.ts";
import { isSameRegistration } from "../rules.ts";
import { confirmationKind } from "./letter-kinds.ts";
import { findRegistrationByKey, insertRegistration } from "./store.ts";

/**
 * Keeps a registration and its letter, both or neither. The same `key` again answers the first
 * registration's id and writes nothing. Throws `not_found` for an event that does not exist and
 * `conflict` where the key was used for something else.
 */
export function registerForEvent(
  db: Db,
  input: RegistrationInput,
  { key, now, mailDomain }: { key: string | undefined; now: Temporal.Instant; mailDomain: string },
): Promise<Registered> {
  return db.transaction().execute(async (trx) => {
    if (!canBeKey(input.eventId) || !(await findEvent(trx, input.eventId))) {
      throw notFound("This event is no longer offered. Please choose another one.");
    }
    const id = await insertRegistration(trx, input, { key, createdAt: toTimestamp(now) });
    if (id === undefined) return repeated(trx, input, key as string);
    await enqueueLetter(trx, { kind: confirmationKind, subjectId: id, mailDomain, now });
    return { id };
  });
}

async function repeated(trx: Db, input: RegistrationInput, key: string): Promise<Registered> {
  const first = await findRegistrationByKey(trx, key);
  if (first && isSameRegistration(first, input)) return { id: first.id };
  throw conflict("This registration was already sent with other details. Please send it again.");
}
