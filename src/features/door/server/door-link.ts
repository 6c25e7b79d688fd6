import type { Db } from "#db/schema.ts";
import { eventInHistory } from "#features/events/server/event-in-history.ts";
import { findEvent } from "#features/events/server/store.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { dayAtNursery, nurseryTimeZone } from "#shared/both/nursery-time.ts";
import { mayOpenDoor } from "#shared/both/owner/rights.ts";
import type { ActingPerson } from "#shared/server/acting-person.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { hashSecret, makeSecret } from "#shared/server/secrets.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { DoorLink } from "../answers.ts";

/** At this hour of the morning after, by the nursery's clock, a link no longer works. */
const endsAtHour = 6;

/** The morning after an event, even if it is moved; for a past event, the morning after the link was made. */
function endOfLink(date: string, createdAt: string): string {
  const madeOn = dayAtNursery(Temporal.Instant.from(createdAt));
  return toTimestamp(
    Temporal.PlainDate.from(date > madeOn ? date : madeOn)
      .add({ days: 1 })
      .toPlainDateTime({ hour: endsAtHour })
      .toZonedDateTime(nurseryTimeZone)
      .toInstant(),
  );
}

/**
 * Makes a link that opens the door list of this one event and nothing else, until the morning after
 * it; for an event that is past, until tomorrow's. One that a helper made ends with the helper. Throws
 * `not_found`.
 */
export function makeDoorLink(
  db: Db,
  eventId: number,
  { now, helperId }: CommandContext & { helperId: number | null },
): Promise<DoorLink> {
  return db.transaction().execute(async (trx) => {
    const event = await findEvent(trx, eventId);
    if (!event) throw notFound("This event is no longer there.");
    const createdAt = toTimestamp(now);
    const expiresAt = endOfLink(event.date, createdAt);
    const token = makeSecret();
    const { id } = await trx
      .insertInto("doorLink")
      .values({ eventId, tokenHash: hashSecret(token), createdAt, expiresAt, helperId })
      .returning("id")
      .executeTakeFirstOrThrow();
    await noteChange(trx, eventInHistory, { after: event, action: "made a link to the door list" });
    return { id, path: `/door/${token}`, expiresAt };
  });
}

/** Ends every link to the door list of this event, and notes it in the history. */
export function endDoorLinks(db: Db, eventId: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom("doorLink").where("eventId", "=", eventId).execute();
    const after = await findEvent(trx, eventId);
    await noteChange(trx, eventInHistory, { after, action: "ended the links to the door list" });
  });
}

/** Which event's list this link opens, and who acts by it. Throws `not_found`, also for an expired link. */
export async function openDoor(
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<{ eventId: number; expiresAt: string; person: ActingPerson }> {
  const link = await db
    .selectFrom("doorLink")
    .innerJoin("event", "event.id", "doorLink.eventId")
    .leftJoin("helper", "helper.id", "doorLink.helperId")
    .select(["eventId", "date", "title", "doorLink.createdAt", "helperId"])
    .select(["helper.name", "helper.rights", "helper.doorEventId"])
    .where("tokenHash", "=", hashSecret(token))
    .executeTakeFirst();
  const gone = notFound("This link opens no list (any more). Please ask for a new one.");
  if (!link) throw gone;
  const { eventId, title, helperId, name, rights, doorEventId } = link;
  const expiresAt = endOfLink(link.date, link.createdAt);
  // The owner's links need no right.
  const maker = { isOwner: rights === null, rights: JSON.parse(rights ?? "[]"), doorEventId };
  if (expiresAt <= toTimestamp(now) || !mayOpenDoor(maker, eventId)) throw gone;
  const person: ActingPerson =
    helperId !== null && name !== null
      ? { by: `helper:${helperId}`, name }
      : { by: "door", name: `Door link of ${title}` };
  return { eventId, expiresAt, person };
}
