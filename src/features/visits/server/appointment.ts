import { isDeepStrictEqual } from "node:util";
import type { Db, VisitRequestRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { notifyOwner } from "#mail/gather-notices-to-owner.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict, invalid, notFound } from "#shared/both/failure-kinds.ts";
import { momentAtNursery } from "#shared/both/nursery-time.ts";
import { pick } from "#shared/both/pick-fields.ts";
import type { ToVersion } from "#shared/server/if-match.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { OwnVisit } from "../answers.ts";
import type { AppointmentInput, OtherDays } from "../inputs.ts";
import { appointmentKind, visitNoticeKinds } from "./appointment-mail.ts";
import { lockVisit, writeVisit } from "./change-visit.ts";
import { visitOf } from "./store.ts";

/**
 * Gives a visitor a time. A letter says so, unless nothing changed and no other day was asked for. Throws
 * `not_found`, `changed_meanwhile`, and `invalid` for a time that is past.
 */
export function giveAppointment(
  db: Db,
  id: number,
  { day, time, minutes }: AppointmentInput,
  { version, ...context }: ToVersion,
): Promise<VisitRequestRow> {
  // The schema has validated day and time.
  const at = momentAtNursery(`${day}T${time}`) as string;
  if (at <= toTimestamp(context.now)) throw invalid("Please choose a time to come", "day");
  return inTransaction(db, async (trx) => {
    const before = await lockVisit(trx, id, version);
    const given = { appointmentAt: at, appointmentMinutes: minutes, appointmentCancelledBy: null };
    const asItIs = pick(before, ["appointmentAt", "appointmentMinutes", "appointmentCancelledBy"]);
    if (isDeepStrictEqual(asItIs, given) && before.otherDays === "")
      return writeVisit(trx, before, { status: "answered" });
    return writeAppointment(trx, before, { ...given, status: "answered" }, context);
  });
}

/** Calls the appointment off for the owner. Throws `not_found`, `changed_meanwhile` and `conflict`. */
export function callOffAppointment(db: Db, id: number, { version, ...context }: ToVersion) {
  return inTransaction(db, async (trx) => {
    const before = await lockVisit(trx, id, version);
    if (before.appointmentAt === null || before.appointmentCancelledBy !== null)
      throw conflict("There is no appointment that could be called off.");
    return writeAppointment(trx, before, { appointmentCancelledBy: "owner" }, context);
  });
}

/** The visit that this key opens. Throws `not_found` for any other key, and if no time was given. */
export async function readOwnVisit(db: Db, key: string, now: Temporal.Instant): Promise<OwnVisit> {
  return ownVisit(await ownRow(db, key), now);
}

/** Asks for other days; the time stands until the owner answers. Throws as `cancelOwnVisit`, and if it was called off. */
export function askForOtherDays(db: Db, key: string, { days }: OtherDays, context: CommandContext) {
  return onOwn(db, key, context, async (trx, before) => {
    if (before.appointmentCancelledBy !== null)
      throw conflict("This visit is called off. Please write or call us for another day.");
    const statusChangedAt = toTimestamp(context.now);
    const asked = { otherDays: days, status: "open", statusChangedAt } as const;
    const after = await writeVisit(trx, before, asked);
    await notifyOwner(trx, { kind: visitNoticeKinds.otherDays, subjectId: before.id }, context);
    return after;
  });
}

/** Cancels a visit; again has no effect. Throws `not_found` for an invalid key, `conflict` if the visit is past. */
export function cancelOwnVisit(db: Db, key: string, context: CommandContext): Promise<OwnVisit> {
  return onOwn(db, key, context, async (trx, before) => {
    if (before.appointmentCancelledBy !== null) return before;
    const cancelled = { appointmentCancelledBy: "visitor", status: "done" } as const;
    const after = await writeAppointment(trx, before, cancelled, context);
    await notifyOwner(trx, { kind: visitNoticeKinds.cancelled, subjectId: before.id }, context);
    return after;
  });
}

function onOwn(
  db: Db,
  key: string,
  { now }: CommandContext,
  work: (trx: Db, row: VisitRequestRow) => Promise<VisitRequestRow>,
): Promise<OwnVisit> {
  return inTransaction(db, async (trx) => {
    const { id } = await ownRow(trx, key);
    const row = await lockVisit(trx, id, undefined);
    if (row.appointmentCancelledBy === null && !ownVisit(row, now).mayChange)
      throw conflict("It is too late to change this visit here. Please call us.");
    return ownVisit(await work(trx, row), now);
  });
}

/** The visit that this key opens. Throws `not_found` like `readOwnVisit`. */
export async function ownRow(db: Db, key: string): Promise<VisitRequestRow> {
  const row = await visitOf(db, key);
  if (!row || row.appointmentAt === null) throw notFound("This link opens no visit.");
  return row;
}

function ownVisit(row: VisitRequestRow, now: Temporal.Instant): OwnVisit {
  const { fullName, appointmentAt, appointmentMinutes, plants } = row;
  const at = appointmentAt as string;
  return {
    ...{ fullName, at, minutes: appointmentMinutes ?? 0 },
    ...{ cancelledBy: row.appointmentCancelledBy, otherDays: row.otherDays },
    plantsLink: plants ? `/my-garden?plants=${plants}` : null,
    mayChange: row.appointmentCancelledBy === null && at > toTimestamp(now),
  };
}

/** Writes what becomes of the appointment, and enqueues the letter that says so, where there is an address. */
async function writeAppointment(
  trx: Db,
  before: VisitRequestRow,
  changes: Partial<VisitRequestRow>,
  context: CommandContext,
): Promise<VisitRequestRow> {
  const after = await writeVisit(trx, before, {
    ...changes,
    ...{ otherDays: "", appointmentSequence: before.appointmentSequence + 1 },
    statusChangedAt: toTimestamp(context.now),
  });
  const { id: subjectId, email, appointmentCancelledBy } = after;
  const fromStranger = appointmentCancelledBy === "visitor" ? { email } : undefined;
  if (email) await enqueueMail(trx, { kind: appointmentKind, subjectId, fromStranger, ...context });
  return after;
}
