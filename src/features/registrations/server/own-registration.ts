import type { Db, EventRow, RegistrationRow } from "#db/schema.ts";
import { publicEvent } from "#features/events/server/event-answers.ts";
import { eventTimes } from "#features/events/server/event-begin-and-end.ts";
import { findDeletedEvent, findEvent } from "#features/events/server/store.ts";
import { deleteWaitingMail, enqueueMail } from "#mail/enqueue-mail.ts";
import { conflict, Failure, notFound } from "#shared/both/failure-kinds.ts";
import type { FieldIssue } from "#shared/both/http-error.ts";
import { pick } from "#shared/both/pick-fields.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { OwnRegistration } from "../answers.ts";
import type { OwnChanges } from "../inputs.ts";
import { fieldNames, mostAttendees } from "../registration-fields.ts";
import { calledOffSentence, holdsPlaces } from "../statuses.ts";
import { noPlacesMessage } from "../who-is-offered-places.ts";
import { changeKind, confirmationKind, noticeKinds } from "./mail/kinds-of-mail-and-notices.ts";
import { type Places, setStatus, withPlacesOf } from "./offer-free-places.ts";
import { assertMayWait, notRegistered } from "./over-capacity.ts";
import { registrationLink, registrationOf } from "./registration-key.ts";
import { renewLink } from "./resend-or-replace-link.ts";
import { countTaken, findRegistration, updateRegistration } from "./store.ts";

const noSuchLink = "This link does not open a registration.";
const overtaken =
  "This registration has been changed since you opened this page. What you entered is still here, and beside it what is saved now. Please correct what no longer holds, and save again.";

/** What the person whose registration it is may see and do. Throws `not_found` for any other key. */
export async function readOwnRegistration(
  db: Db,
  key: string,
  now: Temporal.Instant,
): Promise<OwnRegistration> {
  return ownRegistrationOf(db, await ownRow(db, key), now);
}

async function ownRegistrationOf(
  db: Db,
  row: RegistrationRow,
  now: Temporal.Instant,
): Promise<OwnRegistration> {
  const event = await findEvent(db, row.eventId);
  const taken = event ? await countTaken(db, event.id) : 0;
  const isOpen = isOpenToChanges(row, event, now);
  return {
    ...pick(row, ["id", "status", ...fieldNames, "attendeesCount", "createdAt", "version"]),
    ...pick(row, ["offerExpiresAt", "cancelledBy"]),
    event: event ? publicEvent(event, taken, now) : null,
    eventTitle: event?.title ?? (await findDeletedEvent(db, row.eventId))?.title ?? "Unknown Event",
    isCalledOff: !event || event.status === "cancelled",
    mayChange: isOpen && event?.status === "scheduled",
    mayCancel: isOpen,
    attendeesMost: isOpen ? attendeesMost(row, event, taken) : row.attendeesCount,
    link: await registrationLink(db, row),
  };
}

/**
 * Changes one's own registration. Another e-mail address gets a new link; the previous one stops working. Throws
 * `not_found`, `conflict` (`NotRegistered` if places are missing), `invalid`, and `changed_meanwhile` with what is
 * saved now.
 */
export function changeOwnRegistration(
  db: Db,
  key: string,
  changes: OwnChanges,
  { version, ...context }: CommandContext & { version: number | undefined },
): Promise<OwnRegistration> {
  return onOwn(db, key, context, async (trx, row, event, places) => {
    assertMayChange(row, event, context.now, "to change this registration");
    const issues = whatIsSaved(row, changes);
    if (issues.length === 0) return undefined;
    if (version !== undefined && version !== row.version) {
      throw new Failure("changed_meanwhile", overtaken, { issues });
    }
    const more = changes.attendeesCount - row.attendeesCount;
    if (more > 0 && row.status === "waiting") {
      assertMayWait(event, changes.attendeesCount, (capacity) => noPlacesMessage(0, { capacity }));
    } else if (more > 0) await assertPlaces(row, event, places, more);
    await updateRegistration(trx, row, changes);
    if (changes.email !== undefined && changes.email !== row.email) {
      // Whoever got letters meant for another loses access, and waiting mail must not count for the new
      // address.
      await renewLink(trx, row.id);
      await deleteWaitingMail(trx, [confirmationKind, changeKind], row.id);
    }
    return "changed";
  });
}

/** Cancels, or declines an offer; again has no effect. Throws `not_found`, and `conflict` if it is too late. */
export function cancelOwnRegistration(
  db: Db,
  key: string,
  context: CommandContext,
): Promise<OwnRegistration> {
  return onOwn(db, key, context, async (trx, row, event) => {
    if (row.status === "cancelled") return undefined;
    if (!isOpenToChanges(row, event, context.now)) {
      throw conflict("It is too late to cancel this registration here. Please call us.");
    }
    await setStatus(trx, row, { status: "cancelled", cancelledBy: "visitor" }, context);
    return "cancelled";
  });
}

/** Takes the offered places; again has no effect. Throws `not_found`, and `conflict` if they cannot be taken any more. */
export function acceptOffer(
  db: Db,
  key: string,
  context: CommandContext,
): Promise<OwnRegistration> {
  return onOwn(db, key, context, async (trx, row, event) => {
    if (row.status === "registered" || row.status === "came") return undefined;
    if (row.status !== "offered") {
      throw conflict("These places are no longer offered to you. Please call us.");
    }
    assertMayChange(row, event, context.now, "to take these places");
    await setStatus(trx, row, { status: "registered" }, context);
    return "offerTaken";
  });
}

/** If `work` changed anything, it returns its notice for the owner, and a letter confirms the change. */
async function onOwn(
  db: Db,
  key: string,
  context: CommandContext,
  work: (
    ...on: Parameters<Parameters<typeof withPlacesOf>[3]>
  ) => Promise<keyof typeof noticeKinds | undefined>,
): Promise<OwnRegistration> {
  const find = (trx: Db) => ownRow(trx, key);
  const id = (await ownRow(db, key)).id;
  await withPlacesOf(db, find, context, async (trx, row, event, places) => {
    const done = await work(trx, row, event, places);
    if (!done) return;
    const subjectId = row.id;
    const { email = "" } = (await findRegistration(trx, subjectId)) ?? {};
    if (email) {
      // Whoever registers somebody else gets the link in the answer, so its user may be a stranger.
      const fromStranger = { email };
      // A corrected address has got no confirmation yet.
      const kind = email === row.email ? changeKind : confirmationKind;
      await enqueueMail(trx, { kind, subjectId, fromStranger, ...context });
    }
    places.tellOwner({ kind: noticeKinds[done], subjectId });
  });
  const row = await findRegistration(db, id);
  if (!row) throw notFound(noSuchLink);
  return ownRegistrationOf(db, row, context.now);
}

async function ownRow(db: Db, key: string): Promise<RegistrationRow> {
  const row = await registrationOf(db, key);
  if (!row) throw notFound(noSuchLink);
  return row;
}

function assertMayChange(
  row: RegistrationRow,
  event: EventRow | undefined,
  now: Temporal.Instant,
  forWhat: string,
): asserts event is EventRow {
  if (event?.status !== "scheduled") {
    throw conflict(calledOffSentence);
  }
  if (!isOpenToChanges(row, event, now)) {
    throw conflict(`It is too late ${forWhat} here. Please call us.`);
  }
}

/** Until the event is over, or for as long as the owner takes people after that. */
function isOpenToChanges(
  { status }: RegistrationRow,
  event: EventRow | undefined,
  now: Temporal.Instant,
): boolean {
  if (status === "cancelled" || status === "came") return false;
  if (!event || event.status === "cancelled" || event.registrationMode === "always") return true;
  return Temporal.Instant.compare(now, eventTimes(event).end) < 0;
}

async function assertPlaces(
  { status }: RegistrationRow,
  event: EventRow,
  places: Places,
  more: number,
): Promise<void> {
  if (event.capacity === null || !holdsPlaces(status)) return;
  const placesLeft = Math.max(0, await places.free());
  if (more <= placesLeft) return;
  const message = noPlacesMessage(placesLeft, { isRegistered: true });
  throw notRegistered({ message, code: "full", placesLeft, waitingListOffered: false });
}

function attendeesMost(
  { status, attendeesCount }: RegistrationRow,
  event: EventRow | undefined,
  taken: number,
): number {
  if (!event || event.capacity === null) return mostAttendees;
  if (!holdsPlaces(status)) return Math.min(mostAttendees, event.capacity);
  return Math.min(mostAttendees, attendeesCount + Math.max(0, event.capacity - taken));
}

function whatIsSaved(row: RegistrationRow, changes: OwnChanges): FieldIssue[] {
  const names = Object.keys(changes) as (keyof OwnChanges)[];
  return names
    .filter((name) => plain(row[name]) !== plain(changes[name] ?? row[name]))
    .map((path) => ({ path, message: `Saved now: ${row[path] || "nothing"}` }));
}

/** A plain post breaks lines with "\r\n", as no browser's own field does. */
function plain(value: string | number): string {
  return String(value).replace(/\r\n?/g, "\n");
}
