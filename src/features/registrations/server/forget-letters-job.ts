import { rm } from "node:fs/promises";
import type { Db } from "#db/connect.ts";
import type { Job } from "#platform/server/jobs.ts";
import { letterFile } from "#platform/server/mail.ts";
import { eventLetterKind, registrationKinds } from "./letters/letter-kinds.ts";

/**
 * Where there is no mail server letters lie in files, with names and addresses in them. Those about a
 * registration that was deleted go with it, and so does one that carried them among others.
 */
export function forgetLettersJob(db: Db, mailFolder: string): Job {
  return {
    name: "forget-letters",
    async run() {
      const orphans = await db
        .selectFrom("outbox")
        .select(["id", "messageId", "combinedInto"])
        .where("delivery", "=", "file")
        .where(({ and, or, eb, not, exists, selectFrom }) => {
          const registration = selectFrom("registration")
            .select("registration.id")
            .whereRef("registration.id", "=", "outbox.subjectId");
          // The subject of a letter in the owner's words is its recipient's row, which outlives the registration.
          const recipient = selectFrom("eventLetterRecipient as recipient")
            .innerJoin("registration", "registration.id", "recipient.registrationId")
            .select("recipient.id")
            .whereRef("recipient.id", "=", "outbox.subjectId");
          return or([
            and([eb("kind", "in", registrationKinds), not(exists(registration))]),
            and([eb("kind", "=", eventLetterKind), not(exists(recipient))]),
          ]);
        })
        .limit(500)
        .execute();
      if (orphans.length === 0) return undefined;
      const carriers = orphans.flatMap(({ combinedInto }) => combinedInto ?? []);
      const carried = carriers.length
        ? await db.selectFrom("outbox").select("messageId").where("id", "in", carriers).execute()
        : [];
      for (const { messageId } of [...orphans, ...carried]) {
        await rm(letterFile(mailFolder, messageId), { force: true });
      }
      const ids = orphans.map(({ id }) => id);
      await db.deleteFrom("outbox").where("id", "in", ids).execute();
      return undefined;
    },
  };
}
