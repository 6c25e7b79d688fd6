import type { Db } from "#db/connect.ts";
import type { EventLetterResult, EventLetterSummary } from "#features/events/answers.ts";
import { notFound } from "#shared/both/failures.ts";
import { eventLetterKind } from "./mail/mail-kinds.ts";

/** Every letter to the people of an event, newest first; of deleted events, too. */
export async function listEventLetters(db: Db): Promise<EventLetterSummary[]> {
  const rows = await db
    .selectFrom("eventLetter as letter")
    .leftJoin("event", "event.id", "letter.eventId")
    .leftJoin("deletedEvent", "deletedEvent.id", "letter.eventId")
    .select([
      "letter.id",
      "letter.eventId",
      "letter.about",
      "letter.subject",
      "letter.createdAt",
      "event.title",
      "deletedEvent.title as titleBefore",
    ])
    .orderBy("letter.id", "desc")
    .execute();
  return rows.map(({ title, titleBefore, ...letter }) => ({
    ...letter,
    eventTitle: title ?? titleBefore ?? "Unknown Event",
    isEventDeleted: title === null,
  }));
}

/** A letter to an event's people, with its recipients. Throws `not_found`. */
export async function readEventLetter(db: Db, id: number): Promise<EventLetterResult> {
  const letter = await db
    .selectFrom("eventLetter")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!letter) throw notFound("This letter is no longer there.");
  const recipients = await db
    .selectFrom("eventLetterRecipient as recipient")
    .innerJoin("registration", "registration.id", "recipient.registrationId")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.subjectId", "=", "recipient.id").on("outbox.kind", "=", eventLetterKind),
    )
    .select([
      "registration.id as registrationId",
      "registration.fullName",
      "registration.email",
      "registration.phone",
      "outbox.state",
      "outbox.delivery",
      "outbox.lastError as reason",
    ])
    .where("recipient.letterId", "=", id)
    .orderBy("recipient.id")
    .execute();
  const { about, subject, createdAt } = letter;
  return {
    ...{ id, about, subject, createdAt },
    // It is void where the address was taken out before its turn.
    recipients: recipients.map(({ state, ...row }) => ({
      ...row,
      state: state === null || state === "void" ? "no_email" : state,
    })),
  };
}
