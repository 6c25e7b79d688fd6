import { createHash } from "node:crypto";
import type { Db } from "#db/connect.ts";
import { canBeKey } from "#db/dialect/engine.ts";
import { findEvent } from "#features/events/server/store.ts";
import { enqueueLetter } from "#platform/server/outbox.ts";
import { toTimestamp } from "#platform/shared/clock.ts";
import { conflict, notFound } from "#platform/shared/errors.ts";
import type { Registered, RegistrationInput } from "../contract.ts";
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
  {
    key,
    now,
    mailDomain,
    count,
  }: {
    key: string | undefined;
    now: Temporal.Instant;
    mailDomain: string;
    /** Counts the try against the sender's limit, in the same transaction. */
    count: (trx: Db) => Promise<void>;
  },
): Promise<Registered> {
  const requestDigest = key === undefined ? undefined : digestOf(input);
  return db.transaction().execute(async (trx) => {
    await count(trx);
    if (!canBeKey(input.eventId) || !(await findEvent(trx, input.eventId))) {
      throw notFound("This event is no longer offered. Please choose another one.");
    }
    const id = await insertRegistration(trx, input, {
      key,
      requestDigest,
      createdAt: toTimestamp(now),
    });
    if (id === undefined) return repeated(trx, key as string, requestDigest);
    await enqueueLetter(trx, { kind: confirmationKind, subjectId: id, mailDomain, now });
    return { id };
  });
}

async function repeated(
  trx: Db,
  key: string,
  requestDigest: string | undefined,
): Promise<Registered> {
  const first = await findRegistrationByKey(trx, key);
  // Rows older than the digest have none; their keys are no longer in any open page.
  if (first && (first.requestDigest ?? requestDigest) === requestDigest) return { id: first.id };
  throw conflict("This registration was already sent with other details. Please send it again.");
}

/**
 * What was sent, in few characters: the row itself may have been edited since. The contract puts the
 * fields in its own order, so that the same details are the same text.
 */
function digestOf(input: RegistrationInput): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("base64url");
}
