import type { Db } from "#db/connect.ts";
import type { RegistrationRow } from "#db/schema.ts";

import { notFound } from "#platform/shared/errors.ts";
import type { ConfirmationState, Delivery, RegistrationForOwner } from "../contract.ts";
import { possibleDuplicates } from "../rules.ts";
import { findRegistration, listConfirmations, listPeople, listRegistrations } from "./store.ts";

export const registrationGone = "This registration is no longer there.";

/**
 * Every registration as the owner sees it, newest first. `delivery` is what becomes of letters now,
 * for those not yet sent. Two queries, however many there are.
 */
export async function readRegistrations(
  db: Db,
  delivery: Delivery,
): Promise<RegistrationForOwner[]> {
  const rows = await listRegistrations(db);
  const letters = newest(await listConfirmations(db), delivery);
  const duplicates = possibleDuplicates(rows);
  return rows.map((row) => forOwner(row, duplicates.has(row.id), letters.get(row.id)));
}

/** One registration as the owner sees it. Throws `not_found`. */
export async function readRegistration(
  db: Db,
  id: number,
  delivery: Delivery,
): Promise<RegistrationForOwner> {
  const row = await findRegistration(db, id);
  if (!row) throw notFound(registrationGone);
  const letters = newest(await listConfirmations(db, id), delivery);
  const duplicates = possibleDuplicates(await listPeople(db, row.eventId));
  return forOwner(row, duplicates.has(id), letters.get(id));
}

type Letters = Awaited<ReturnType<typeof listConfirmations>>;

/** By registration; a later letter takes an earlier one's place. */
function newest(letters: Letters, delivery: Delivery): Map<number, ConfirmationState> {
  return new Map(
    letters.map(({ subjectId, state, dueAt, sentAt, lastError, delivery: sentBy }) => [
      subjectId,
      {
        state,
        delivery: sentBy ?? delivery,
        at: state === "sent" ? sentAt : state === "waiting" ? dueAt : null,
        reason: lastError,
      },
    ]),
  );
}

function forOwner(
  row: RegistrationRow,
  possibleDuplicate: boolean,
  letter: ConfirmationState | undefined,
): RegistrationForOwner {
  const { idempotencyKey: _key, requestDigest: _digest, ...shown } = row;
  return { ...shown, possibleDuplicate, letter: letter ?? null };
}
