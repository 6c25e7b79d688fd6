import type { Db, RegistrationRow } from "#db/schema.ts";
import { listDeletedEvents, listEvents } from "#features/events/server/store.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { refuseOtherVersion } from "#shared/server/if-match.ts";
import type { ConfirmationState, Delivery, OfferMade, RegistrationForOwner } from "../answers.ts";
import { paidOf } from "../paid.ts";
import { findDoubles } from "./double-registrations.ts";
import { findRegistration, listConfirmations, listOfEvent, listRegistrations } from "./store.ts";

export const registrationGone = "This registration is no longer there.";

/**
 * Every registration, newest first. `forOwner` is applied piece by piece: several long lists in progress would fill
 * the memory.
 */
export async function readRegistrations(db: Db, delivery: Delivery) {
  const rows = await listRegistrations(db);
  return { rows, forOwner: await shownToOwner(db, delivery, rows) };
}

/** Reads a registration. Throws `not_found`, and `changed_meanwhile` if it is not in the `version` that was asked for. */
export function existing(id: number, version?: number) {
  return async (db: Db): Promise<RegistrationRow> => {
    const row = await findRegistration(db, id);
    if (!row) throw notFound(registrationGone);
    refuseOtherVersion(row, version);
    return row;
  };
}

/** One registration as the owner sees it. Throws `not_found`. */
export async function readRegistration(
  db: Db,
  id: number,
  delivery: Delivery,
): Promise<RegistrationForOwner> {
  const row = await existing(id)(db);
  const forOwner = await shownToOwner(db, delivery, await listOfEvent(db, row.eventId), id);
  return forOwner(row);
}

/** Returns the function that turns each of these, or the one with this `id`, into what the owner sees. */
async function shownToOwner(db: Db, delivery: Delivery, rows: RegistrationRow[], id?: number) {
  const letters = newest(await listConfirmations(db, id), delivery);
  const duplicates = await findDoubles(db, rows);
  const ofEvents = new Map<number, OfEvent>();
  for (const { id, title } of await listDeletedEvents(db)) {
    ofEvents.set(id, { eventTitle: title, isEventDeleted: true, eventCost: null });
  }
  for (const { id, title, cost } of await listEvents(db)) {
    ofEvents.set(id, { eventTitle: title, isEventDeleted: false, eventCost: cost });
  }
  return (row: RegistrationRow): RegistrationForOwner => {
    const duplicateOf = duplicates.get(row.id);
    return {
      ...shownOf(row),
      possibleDuplicate: duplicateOf !== undefined,
      ...(duplicateOf === undefined ? {} : { duplicateOf }),
      letter: letters.get(row.id) ?? null,
      ...(ofEvents.get(row.eventId) ?? ofNoEvent),
    };
  };
}

type OfEvent = Pick<RegistrationForOwner, "eventTitle" | "isEventDeleted" | "eventCost">;

const ofNoEvent: OfEvent = { eventTitle: null, isEventDeleted: false, eventCost: null };

/** To whom places were offered in the transaction at `now`; empty if to nobody. */
export async function readOffersMade(
  db: Db,
  now: Temporal.Instant,
): Promise<{ offered?: OfferMade[] }> {
  const offers = await db
    .selectFrom("registration")
    .select(["fullName", "attendeesCount", "offerExpiresAt"])
    .where("status", "=", "offered")
    .where("statusChangedAt", "=", toTimestamp(now))
    .orderBy("id")
    .execute();
  if (offers.length === 0) return {};
  return {
    offered: offers.map(({ offerExpiresAt, ...party }) => ({
      ...party,
      until: offerExpiresAt ?? "",
    })),
  };
}

type Letters = Awaited<ReturnType<typeof listConfirmations>>;

/** By registration; a later letter replaces an earlier one. */
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

/** A registration without its internal columns. */
export function shownOf(row: RegistrationRow) {
  const { idempotencyKey: _key, requestDigest: _digest, generation: _link, ...kept } = row;
  const { paidCents, paidBy, ...shown } = kept;
  return { ...shown, paid: paidOf({ paidCents, paidBy }) };
}
