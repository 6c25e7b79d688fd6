import type { Db, EventRow, RegistrationRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { placesShown } from "#features/events/event-state.ts";
import { eventTimes } from "#features/events/server/event-begin-and-end.ts";
import { lockEvent } from "#features/events/server/store.ts";
import { enqueueMail, enqueueMailAboutMany } from "#mail/enqueue-mail.ts";
import { notifyOwner, type OwnerNotice } from "#mail/gather-notices-to-owner.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { actAs, theSite } from "#shared/server/acting-person.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { offerDeadline } from "../offer-deadline.ts";
import { freePlaces, partiesToOffer } from "../who-is-offered-places.ts";
import {
  lapseKind,
  noticeKinds,
  offerKind,
  togetherOfEvent,
} from "./mail/kinds-of-mail-and-notices.ts";
import { countTaken, listWaiting, lockRegistrations, updateRegistration } from "./store.ts";

type PlacesWork<T> = (event: EventRow | undefined, places: Places) => Promise<T>;

/**
 * Runs `work` on a locked event, or on none, and then lets overdue offers lapse and offers free places.
 * Everything that takes or frees places goes through here.
 */
export function withPlaces<T>(
  trx: Db,
  eventId: number,
  context: CommandContext,
  work: PlacesWork<T>,
): Promise<T> {
  return withPlacesOfMany(trx, context, (at) => at(eventId, work));
}

/** The same for several. Notices and the content version come last: both write a row that every writer needs. */
export async function withPlacesOfMany<T>(
  trx: Db,
  context: CommandContext,
  work: (at: <One>(eventId: number, workAt: PlacesWork<One>) => Promise<One>) => Promise<T>,
): Promise<T> {
  let isShownAnew = false;
  const result = await tellingOwnerLast(trx, context, (settling) =>
    work(async (eventId, workAt) => {
      const event = await lockEvent(trx, eventId);
      const taken = () => (event ? takenOf(trx, event) : Promise.resolve(0));
      const before = await taken();
      // Before `workAt`, so that parties on the waiting list come before a new one.
      if (event) await settle(trx, event, settling);
      const free = async () => freePlaces(event?.capacity ?? null, await taken());
      const one = await workAt(event, { free, taken, tellOwner: settling.tellOwner });
      if (event) {
        await offerFree(trx, event, settling);
        const after = await taken();
        isShownAnew ||= placesShown(event.capacity, before) !== placesShown(event.capacity, after);
      }
      return one;
    }),
  );
  if (isShownAnew) await bumpContentVersion(trx);
  return result;
}

/** Holds the owner's notices until everything else is done. */
export async function tellingOwnerLast<T>(
  trx: Db,
  context: CommandContext,
  work: (settling: SettlingContext) => Promise<T>,
): Promise<T> {
  const notices: OwnerNotice[] = [];
  const result = await work({ ...context, tellOwner: (notice) => void notices.push(notice) });
  for (const notice of notices) await notifyOwner(trx, notice, context);
  return result;
}

/** Runs `work` on the registration that `find` finds, with its event locked. */
export function withPlacesOf(
  db: Db,
  find: (trx: Db) => Promise<RegistrationRow>,
  context: CommandContext,
  work: (
    trx: Db,
    row: RegistrationRow,
    event: EventRow | undefined,
    places: Places,
  ) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { id, eventId } = await find(trx);
    await withPlaces(trx, eventId, context, async (event, places) => {
      // If its event is gone, there is no event row to lock.
      await lockRegistrations(trx, eventId, [id]);
      // Read again: it may have changed before it was locked, or its offer may have lapsed.
      await work(trx, await find(trx), event, places);
    });
  });
}

/** The places of one event, counted at the moment of the call, inside the transaction. */
export interface Places {
  /** Infinite if the event has no capacity; below 0 if the owner exceeded it. */
  free(): Promise<number>;
  taken(): Promise<number>;
  /** Puts a notice into the owner's next letter, once everything else is done. */
  tellOwner(notice: OwnerNotice): void;
}

type SettlingContext = CommandContext & Pick<Places, "tellOwner">;

/**
 * Settles offers and free places after an event was changed. `isReinstated`: nobody could answer meanwhile, so all
 * offers are made again; else those that would outlive one made now, because the event was moved forward.
 */
export function settlePlaces(
  trx: Db,
  event: EventRow,
  { isReinstated = false, ...context }: CommandContext & { isReinstated?: boolean },
): Promise<void> {
  return tellingOwnerLast(trx, context, async (settling) => {
    const deadline = deadlineOfOffer(event, context.now);
    if (deadline !== undefined && event.status !== "cancelled") {
      const heldBeyond = Temporal.Instant.fromEpochMilliseconds(isReinstated ? 0 : deadline);
      const offered = await offeredAt(trx, event)
        .where("offerExpiresAt", ">", toTimestamp(heldBeyond))
        .execute();
      await offerToMany(trx, offered, deadline, settling);
    }
    await settle(trx, event, settling);
  });
}

/** Nobody can accept places at a cancelled event, so its offers stay until it is reinstated. */
async function settle(trx: Db, event: EventRow, context: SettlingContext): Promise<void> {
  if (event.status === "cancelled") return;
  await lapseOverdue(trx, event, context);
  await offerFree(trx, event, context);
}

function takenOf(trx: Db, { id, capacity }: EventRow): Promise<number> {
  // An event without a capacity needs no count.
  return capacity === null ? Promise.resolve(0) : countTaken(trx, id);
}

function offeredAt(trx: Db, { id }: EventRow) {
  const offered = trx.selectFrom("registration").selectAll().where("status", "=", "offered");
  return offered.where("eventId", "=", id).orderBy("id");
}

async function lapseOverdue(trx: Db, event: EventRow, context: SettlingContext): Promise<void> {
  const { now, mailDomain, tellOwner } = context;
  const overdue = await offeredAt(trx, event)
    .where("offerExpiresAt", "<=", toTimestamp(now))
    .execute();
  if (overdue.length === 0) return;
  // Whoever frees places, the site is the one that offers them and lets offers lapse.
  for (const row of overdue) {
    await actAs(theSite, context.now, () =>
      setStatus(trx, row, { status: "cancelled", cancelledBy: "lapse" }, context),
    );
    tellOwner({ kind: noticeKinds.offerLapsed, subjectId: row.id });
  }
  const about = overdue.filter(({ email }) => email !== "");
  const mail = { kind: lapseKind, about, rank: 0, ...togetherOfEvent(event.id) } as const;
  await enqueueMailAboutMany(trx, { ...mail, now, mailDomain });
}

async function offerFree(trx: Db, event: EventRow, context: SettlingContext): Promise<void> {
  if (event.status === "cancelled") return;
  const deadline = deadlineOfOffer(event, context.now);
  if (deadline === undefined) return;
  const waiting = await listWaiting(trx, event.id);
  if (waiting.length === 0) return;
  const free = freePlaces(event.capacity, await takenOf(trx, event));
  await offerToMany(trx, partiesToOffer(free, waiting), deadline, context);
}

/** Offers places to each of these until `deadline`; an address gets one letter about all of its parties. */
async function offerToMany(
  trx: Db,
  rows: readonly RegistrationRow[],
  deadline: number,
  { tellOwner, ...context }: SettlingContext,
): Promise<void> {
  const parties: RegistrationRow[] = [];
  for (const row of rows) {
    await actAs(theSite, context.now, () => setOffered(trx, row, deadline, context));
    if (row.email) parties.push(row);
    else tellOwner({ kind: noticeKinds.offerWithoutEmail, subjectId: row.id });
  }
  if (!parties[0]) return;
  const mail = { kind: offerKind, about: parties, rank: 0 } as const;
  // While there is time to answer.
  const latest = Temporal.Instant.fromEpochMilliseconds(
    Math.floor((context.now.epochMilliseconds + deadline) / 2),
  );
  const together = togetherOfEvent(parties[0].eventId);
  await enqueueMailAboutMany(trx, { ...mail, ...together, latest, ...context });
}

/** Until when an offer made now holds, in milliseconds since the epoch; undefined if it is too late. */
export function deadlineOfOffer(event: EventRow, now: Temporal.Instant): number | undefined {
  const { start, end } = eventTimes(event);
  return offerDeadline(now.epochMilliseconds, {
    startsAt: start.epochMilliseconds,
    endsAt: event.registrationMode === "always" ? undefined : end.epochMilliseconds,
  });
}

/** Offers places to one party until `deadline`, in milliseconds since the epoch, on the owner's decision. */
export async function offerPlaces(
  trx: Db,
  row: RegistrationRow,
  deadline: number,
  { tellOwner, ...context }: SettlingContext,
): Promise<void> {
  await setOffered(trx, row, deadline, context);
  const subjectId = row.id;
  if (row.email) await enqueueMail(trx, { kind: offerKind, subjectId, ...context });
  else tellOwner({ kind: noticeKinds.offerWithoutEmail, subjectId });
}

function setOffered(
  trx: Db,
  row: RegistrationRow,
  deadline: number,
  context: CommandContext,
): Promise<RegistrationRow> {
  const offerExpiresAt = toTimestamp(Temporal.Instant.fromEpochMilliseconds(deadline));
  return setStatus(trx, row, { status: "offered", offerExpiresAt }, context);
}

type NewStatus = Pick<RegistrationRow, "status"> &
  Partial<Pick<RegistrationRow, "cancelledBy" | "offerExpiresAt" | "cameCount" | "waitingSince">>;

/** Writes a status, and clears what belongs to the previous one. */
export function setStatus(
  trx: Db,
  row: RegistrationRow,
  changes: NewStatus,
  { now }: CommandContext,
): Promise<RegistrationRow> {
  const columns = {
    cancelledBy: null,
    offerExpiresAt: null,
    cameCount: null,
    // A cancellation can be undone: a waiting party then gets back its place in the list.
    ...(changes.status === "registered" ? { waitingSince: null } : {}),
    // Somebody who registers again after cancelling is not repeating the first submission.
    ...(changes.status === "cancelled" ? { idempotencyKey: null } : {}),
    ...changes,
    statusChangedAt: toTimestamp(now),
  };
  return updateRegistration(trx, row, columns);
}
