import type { Db } from "#db/connect.ts";
import type { EventLetterResult } from "#features/events/contract.ts";
import { notFound } from "#platform/shared/errors.ts";
import { eventLetterKind } from "./letters/letter-kinds.ts";

/** A letter to an event's people, and who got it. Throws `not_found`. */
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
      "outbox.state",
      "outbox.lastError as reason",
    ])
    .where("recipient.letterId", "=", id)
    .orderBy("recipient.id")
    .execute();
  const { about, subject, createdAt } = letter;
  return {
    ...{ id, about, subject, createdAt },
    recipients: recipients.map((row) => ({ ...row, state: row.state ?? "waiting" })),
  };
}
