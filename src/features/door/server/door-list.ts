import type { Db, RegistrationRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { findEvent } from "#features/events/server/store.ts";
import { type Paid, paidColumns, paidInWords, paidOf } from "#features/registrations/paid.ts";
import { fieldsIn } from "#features/registrations/registration-fields.ts";
import { setStatus, withPlaces } from "#features/registrations/server/offer-free-places.ts";
import {
  findRegistration,
  insertRegistration,
  listOfEvent,
  updateRegistration,
} from "#features/registrations/server/store.ts";
import { doorTotals, peopleWhoCame } from "#features/registrations/statuses.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { wordsAtNursery } from "#shared/both/nursery-time.ts";
import { pick } from "#shared/both/pick-fields.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { DoorAnswer, DoorList } from "../answers.ts";
import type { DoorAction } from "../inputs.ts";

/** The door list of an event. Throws `not_found`. */
export async function readDoorList(
  db: Db,
  eventId: number,
  expiresAt: string | null,
): Promise<DoorList> {
  const event = await findEvent(db, eventId);
  if (!event) throw notFound("This event is no longer there.");
  const rows = await listOfEvent(db, eventId);
  const { id, title, date, time, location, cost, capacity } = event;
  return {
    event: { id, title, date, time, location, ...(cost && { cost }) },
    // Not the owner's note: a door link is for whoever helps that day.
    entries: rows.map((row) => {
      const paid = paidOf(row);
      return {
        ...pick(row, [
          ...(["id", "fullName", "attendeesCount"] as const),
          ...(["status", "source", "cameCount", "statusChangedAt"] as const),
        ]),
        ...(paid && { paid }),
      };
    }),
    totals: doorTotals(rows),
    capacity,
    expiresAt,
  };
}

/** An action's id counts within its event only. */
const keptId = (eventId: number, id: string) => `${eventId} ${id}`;

function findAction(trx: Db, eventId: number, id: string) {
  const kept = trx.selectFrom("doorAction").selectAll();
  return kept.where("id", "=", keptId(eventId, id)).executeTakeFirst();
}

type Outcome = Omit<DoorAnswer["results"][number], "id">;

/**
 * Does what was done at a door, in its order. An action whose id was sent before gets the same answer; one
 * that contradicts somebody else's is named and changes nothing.
 */
export async function doDoorActions(
  db: Db,
  eventId: number,
  actions: readonly DoorAction[],
  context: CommandContext,
): Promise<DoorAnswer["results"]> {
  const results: DoorAnswer["results"] = [];
  for (const action of actions) {
    const outcome = await inTransaction(db, (trx) =>
      withPlaces(trx, eventId, context, async (event): Promise<Outcome> => {
        if (!event) throw notFound("This event is no longer there.");
        const known = await findAction(trx, eventId, action.id);
        if (known) {
          const { result, message, registrationId } = known;
          return { result, message, registrationId };
        }
        const now = whenDone(action, context.now);
        const done = await doAction(trx, eventId, action, { ...context, now });
        const id = keptId(eventId, action.id);
        await trx
          .insertInto("doorAction")
          .values({ id, eventId, ...done, doneAt: toTimestamp(context.now) })
          .execute();
        return done;
      }),
    );
    results.push({ id: action.id, ...outcome });
  }
  return results;
}

/** What was done in a dead spot is sent later, and a phone's clock may be wrong. */
const longestUnsent = { hours: 36 };

function whenDone({ at }: DoorAction, now: Temporal.Instant): Temporal.Instant {
  const said = Date.parse(at ?? "");
  const isLikely =
    said <= now.epochMilliseconds && said >= now.subtract(longestUnsent).epochMilliseconds;
  return isLikely ? Temporal.Instant.fromEpochMilliseconds(said) : now;
}

async function doAction(
  trx: Db,
  eventId: number,
  action: DoorAction,
  context: CommandContext,
): Promise<Outcome> {
  if (action.kind === "walk-in") return walkIn(trx, eventId, action, context);
  const row = await findRegistration(trx, await registrationOf(trx, eventId, action));
  if (!row || row.eventId !== eventId) {
    return conflict("This registration is no longer on the list.", null);
  }
  const done: Outcome = { result: "done", message: null, registrationId: row.id };
  if (action.kind === "paid") {
    const before = paidOf(row);
    if (isSamePaid(before, action.paid)) return done;
    if (!isSamePaid(before, action.before)) {
      const noted = before ? `${paidInWords(before)} was noted` : "The payment was taken back";
      return conflict(`${row.fullName}: ${noted} meanwhile. This stays.`, row.id);
    }
    await updateRegistration(trx, row, paidColumns(action.paid));
    return done;
  }
  if (action.kind === "undo") {
    if (row.status !== "came") return done;
    if (!(await isOfThisMark(trx, row, action, context))) {
      const stays = "This stays; please undo it again if it is wrong.";
      return conflict(`${alreadyMarked(row)} ${stays}`, row.id);
    }
    // A walk-in had no registration before; whoever waited waits again.
    const status =
      row.source === "door" ? "cancelled" : row.waitingSince === null ? "registered" : "waiting";
    const by = status === "cancelled" ? "owner" : null;
    const after = await setStatus(trx, row, { status, cancelledBy: by }, context);
    // A walk-in that never was has not paid either.
    if (status === "cancelled") await updateRegistration(trx, after, paidColumns(null));
    return done;
  }
  if (row.status === "cancelled") {
    const sentence = `${row.fullName} cancelled. If they are here, please add them as a walk-in.`;
    return conflict(sentence, row.id);
  }
  if (row.status !== "came") {
    await setStatus(trx, row, { status: "came", cameCount: action.count }, context);
    return done;
  }
  // The same number noted at two gates is no conflict.
  return row.cameCount === action.count ? done : conflict(alreadyMarked(row), row.id);
}

/** The registration that an action is about; 0 if its walk-in is unknown. */
async function registrationOf(
  trx: Db,
  eventId: number,
  action: Exclude<DoorAction, { kind: "walk-in" }>,
): Promise<number> {
  if (action.kind !== "paid" || action.walkInId === undefined) return action.registrationId ?? 0;
  return (await findAction(trx, eventId, action.walkInId))?.registrationId ?? 0;
}

const isSamePaid = (a: Paid | null, b: Paid | null) => a?.cents === b?.cents && a?.by === b?.by;

function conflict(message: string, registrationId: number | null): Outcome {
  return { result: "conflict", message, registrationId };
}

/** Whether an undo takes back the current mark, and not one made at another gate since. */
async function isOfThisMark(
  trx: Db,
  { eventId, statusChangedAt }: RegistrationRow,
  { markedAt, markId }: Extract<DoorAction, { kind: "undo" }>,
  { now }: CommandContext,
): Promise<boolean> {
  // A page of the previous version does not name the mark: it takes back none that is newer than the undo.
  if (markedAt === undefined) return (statusChangedAt ?? "") <= toTimestamp(now);
  if (markedAt === statusChangedAt) return true;
  if (markId === undefined) return false;
  // If a phone's clock is wrong, its mark got the server's time.
  return (await findAction(trx, eventId, markId))?.doneAt === statusChangedAt;
}

async function walkIn(
  trx: Db,
  eventId: number,
  { id, fullName, count }: Extract<DoorAction, { kind: "walk-in" }>,
  { now }: CommandContext,
): Promise<Outcome> {
  const walkIn = {
    ...fieldsIn({ fullName }),
    eventId,
    attendeesCount: count,
    cameCount: count,
    idempotencyKey: `door ${eventId} ${id}`,
    source: "door",
    status: "came",
  } as const;
  const registrationId = await insertRegistration(trx, walkIn, now);
  return { result: "done", message: null, registrationId: registrationId ?? null };
}

function alreadyMarked(row: RegistrationRow): string {
  const at = row.statusChangedAt ? ` at ${timeAtNursery(row.statusChangedAt)}` : "";
  return `${row.fullName} was marked${at} with ${peopleCount(peopleWhoCame([row]))}.`;
}

const timeAtNursery = wordsAtNursery({ timeStyle: "short" });
