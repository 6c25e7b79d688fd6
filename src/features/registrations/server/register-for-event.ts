import { createHash } from "node:crypto";
import { canBeKey } from "#db/dialect/engine.ts";
import type { Db, EventRow, RegistrationRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { closedBecause, eventStates } from "#features/events/event-state.ts";
import { closingTimes } from "#features/events/server/event-begin-and-end.ts";
import { findEvent } from "#features/events/server/store.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict, notFound } from "#shared/both/failure-kinds.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { Registered } from "../answers.ts";
import type { RegistrationInput } from "../inputs.ts";
import { looksLikeProgram } from "../looks-like-program.ts";
import { noPlacesMessage } from "../who-is-offered-places.ts";
import { confirmationKind, noticeKinds } from "./mail/kinds-of-mail-and-notices.ts";
import { type Places, tellingOwnerLast, withPlaces } from "./offer-free-places.ts";
import { notRegistered } from "./over-capacity.ts";
import { registrationLink } from "./registration-key.ts";
import { findRegistration, findRegistrationByKey, insertRegistration } from "./store.ts";

const closedMessages = { ...eventStates, over: `${eventStates.past} Please choose another one.` };

/**
 * Keeps a registration and its letter, or neither; the same `key` again returns the first. Throws `not_found` and
 * `conflict`.
 */
export function registerForEvent(
  db: Db,
  { joinWaitingList = false, website, filledInSeconds, ...input }: RegistrationInput,
  {
    key,
    countTry,
    countPeople,
    ...context
  }: CommandContext & {
    key: string | undefined;
    /** Counts a try that changes nothing against the sender's limit. */
    countTry: (trx: Db) => Promise<void>;
    /** Counts the try and what is about to be stored, in the same transaction. */
    countPeople: (trx: Db) => Promise<void>;
  },
): Promise<Registered> {
  const isSuspect = looksLikeProgram({ website, filledInSeconds });
  const sent = key === undefined ? undefined : { key, digest: digestOf(input) };
  return inTransaction(db, async (trx) => {
    const known = canBeKey(input.eventId) ? await findEvent(trx, input.eventId) : undefined;
    const registerAt = async (
      event: EventRow | undefined,
      { free, tellOwner }: Pick<Places, "free" | "tellOwner">,
    ) => {
      if (!event) throw notFound("This event is no longer offered. Please choose another one.");
      const first = sent && (await findRegistrationByKey(trx, sent.key));
      if (sent && first) {
        await countTry(trx);
        return repeated(trx, first, sent);
      }
      const { attendeesCount, email } = input;
      const status = statusFor(event, attendeesCount, await free(), joinWaitingList, context);
      await countPeople(trx);
      const keys = { idempotencyKey: sent?.key ?? null, requestDigest: sent?.digest ?? null };
      const id = await insertRegistration(trx, { ...input, ...keys, status }, context.now);
      if (id === undefined) {
        const { key } = sent as Sent;
        return repeated(trx, await findRegistrationByKey(trx, key), sent as Sent);
      }
      const mail = { kind: confirmationKind, fromStranger: { email, isSuspect } };
      await enqueueMail(trx, { ...mail, subjectId: id, ...context });
      tellOwner({ kind: noticeKinds[status], subjectId: id });
      return { id, status, link: await registrationLink(trx, { id, generation: 1 }) };
    };
    // Without a capacity nothing is counted, so the event's row need not be locked.
    if (!known || known.capacity === null) {
      const free = async () => Number.POSITIVE_INFINITY;
      return tellingOwnerLast(trx, context, ({ tellOwner }) =>
        registerAt(known, { free, tellOwner }),
      );
    }
    return withPlaces(trx, known.id, context, registerAt);
  });
}

function statusFor(
  event: EventRow,
  attendeesCount: number,
  free: number,
  joinWaitingList: boolean,
  { now }: CommandContext,
): "registered" | "waiting" {
  const closed = closedBecause(event, closingTimes(event), toTimestamp(now));
  if (closed) throw notRegistered({ message: closedMessages[closed], code: closed });
  if (attendeesCount <= free) return "registered";
  const mayWait = event.capacity === null || attendeesCount <= event.capacity;
  if (joinWaitingList && mayWait) return "waiting";
  const placesLeft = Math.max(0, free);
  throw notRegistered({
    message: noPlacesMessage(placesLeft, mayWait ? {} : { capacity: event.capacity ?? 0 }),
    code: "full",
    placesLeft,
    waitingListOffered: mayWait,
  });
}

async function repeated(
  trx: Db,
  first: RegistrationRow | undefined,
  { key, digest }: Sent,
): Promise<Registered> {
  // Rows from before the digest have none; no open page has their keys any more.
  if (first && (first.requestDigest ?? digest) === digest) {
    const { id, status } = (await findRegistration(trx, first.id)) ?? first;
    // Whoever knows the details can make such a key, and an old key must not get around a new link.
    if (key.startsWith("post-") || first.generation > 1) return { id, status, link: "" };
    return { id, status, link: await registrationLink(trx, first) };
  }
  throw conflict("This registration was already sent with other details. Please send it again.");
}

type Details = Omit<RegistrationInput, "joinWaitingList" | "website" | "filledInSeconds">;

/** What was sent under a key: the row itself may have been edited since. */
interface Sent {
  key: string;
  digest: string;
}

/** The schema puts the fields in its own order, so that the same details are the same text. */
function digestOf(input: Details): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("base64url");
}
