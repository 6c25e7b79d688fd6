import type { Db } from "#db/connect.ts";
import { canBeKey } from "#db/dialect/engine.ts";
import type { EventRow, RegistrationRow } from "#db/schema.ts";
import { closedBecause } from "#features/events/rules.ts";
import { closingTimes } from "#features/events/server/event-times.ts";
import type { CommandContext } from "#features/events/server/people.ts";
import { findEvent } from "#features/events/server/store.ts";
import { enqueueLetter } from "#platform/server/outbox.ts";
import { tellOwner } from "#platform/server/owner-word.ts";
import { toTimestamp } from "#platform/shared/clock.ts";
import { conflict, Failure, notFound } from "#platform/shared/errors.ts";
import type { NotRegistered, Registered, RegistrationInput } from "../contract.ts";
import { isSameRegistration, noPlacesMessage } from "../rules.ts";
import { confirmationKind, noticeKinds } from "./letter-kinds.ts";
import { withPlaces } from "./places.ts";
import { registrationLink } from "./registration-key.ts";
import { findRegistration, findRegistrationByKey, insertRegistration } from "./store.ts";

const closedMessages = {
  cancelled: "This event has been cancelled.",
  over: "This event has taken place. Please choose another one.",
  closed: "Registration for this event is closed.",
};

/**
 * Keeps a registration and its letter, both or neither, or puts it on the waiting list where it was
 * asked to. The same `key` again answers the first registration and writes nothing. Throws
 * `not_found` for an event that does not exist, and `conflict` where the key was used for something
 * else, where the event is closed, and where the party does not fit (with what is in
 * `NotRegistered`).
 */
export function registerForEvent(
  db: Db,
  { joinWaitingList = false, ...input }: RegistrationInput,
  { key, ...context }: CommandContext & { key: string | undefined },
): Promise<Registered> {
  return db.transaction().execute(async (trx) => {
    const seen = canBeKey(input.eventId) ? await findEvent(trx, input.eventId) : undefined;
    if (!seen) throw notFound("This event is no longer offered. Please choose another one.");
    const first = key === undefined ? undefined : await findRegistrationByKey(trx, key);
    if (first) return repeated(trx, first, input);
    // Without a capacity nobody counts, so that nobody need wait for another's count.
    const status =
      seen.capacity === null
        ? statusFor(seen, input.attendeesCount, Number.POSITIVE_INFINITY, false, context)
        : undefined;
    if (status) return keep(trx, input, status, { key, ...context });
    return withPlaces(trx, seen.id, context, async (event, places) => {
      if (!event) throw notFound("This event is no longer offered. Please choose another one.");
      // The same sending may have come first while this one waited for its turn.
      const same = key === undefined ? undefined : await findRegistrationByKey(trx, key);
      if (same) return repeated(trx, same, input);
      const free = await places.free();
      const wanted = statusFor(event, input.attendeesCount, free, joinWaitingList, context);
      return keep(trx, input, wanted, { key, ...context });
    });
  });
}

/** Throws where the event is closed, or where the party does not fit and would not wait. */
function statusFor(
  event: EventRow,
  attendeesCount: number,
  free: number,
  joinWaitingList: boolean,
  { now }: CommandContext,
): "registered" | "waiting" {
  const closed = closedBecause(event, closingTimes(event), toTimestamp(now));
  if (closed) throw refused({ message: closedMessages[closed], code: closed });
  if (attendeesCount <= free) return "registered";
  const mayWait = event.capacity === null || attendeesCount <= event.capacity;
  if (joinWaitingList && mayWait) return "waiting";
  const placesLeft = Math.max(0, free);
  throw refused({
    message: noPlacesMessage(placesLeft, mayWait ? {} : { capacity: event.capacity ?? 0 }),
    code: "full",
    placesLeft,
    waitingListOffered: mayWait,
  });
}

function refused({ message, ...details }: NotRegistered): Failure {
  return new Failure("conflict", message, { details });
}

async function keep(
  trx: Db,
  input: Omit<RegistrationInput, "joinWaitingList">,
  status: "registered" | "waiting",
  { key, ...context }: CommandContext & { key: string | undefined },
): Promise<Registered> {
  const at = toTimestamp(context.now);
  const id = await insertRegistration(trx, {
    ...input,
    idempotencyKey: key ?? null,
    createdAt: at,
    status,
    statusChangedAt: at,
    waitingSince: status === "waiting" ? at : null,
  });
  if (id === undefined) {
    const first = await findRegistrationByKey(trx, key as string);
    return repeated(trx, first, input);
  }
  await enqueueLetter(trx, { kind: confirmationKind, subjectId: id, ...context });
  await tellOwner(trx, { kind: noticeKinds[status], subjectId: id }, context);
  return { id, status, link: await registrationLink(trx, { id, generation: 1 }) };
}

async function repeated(
  trx: Db,
  first: RegistrationRow | undefined,
  input: Omit<RegistrationInput, "joinWaitingList">,
): Promise<Registered> {
  if (first && isSameRegistration(first, input)) {
    const { id, status } = (await findRegistration(trx, first.id)) ?? first;
    return { id, status, link: await registrationLink(trx, first) };
  }
  throw conflict("This registration was already sent with other details. Please send it again.");
}
