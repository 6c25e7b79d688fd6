import { rm } from "node:fs/promises";
import type { Db } from "#db/connect.ts";
import { withChangeKind } from "#mail/letter-recipients-interface.ts";
import { mailFile } from "#mail/mailer.ts";
import { ownerNoticesKind } from "#mail/owner-notices.ts";
import type { Job } from "#shared/server/jobs.ts";
import { noticeKinds, registrationKinds } from "./mail-kinds.ts";

/**
 * Where there is no mail server letters lie in files, with names and addresses in them. Those about a
 * registration that was deleted go with it, and so does one that carried them among others.
 */
export function forgetMailJob(db: Db, mailFolder: string): Job {
  return {
    name: "forget-letters",
    async run() {
      await eraseLeftOfDeleted(db, mailFolder);
      return undefined;
    },
  };
}

/**
 * Removes what names people whose registration was deleted: the files of letters to them and of the
 * owner's news about them, and what a door said of them. Answers how many files there were.
 */
export async function eraseLeftOfDeleted(db: Db, mailFolder: string): Promise<number> {
  await db
    .updateTable("doorAction")
    .set({ message: null })
    .where("message", "is not", null)
    .where("registrationId", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("registration")
            .select("registration.id")
            .whereRef("registration.id", "=", "doorAction.registrationId"),
        ),
      ),
    )
    .execute();
  const files = (await lettersToDeleted(db, mailFolder)) + (await newsOfDeleted(db, mailFolder));
  return files;
}

async function lettersToDeleted(db: Db, mailFolder: string): Promise<number> {
  let files = 0;
  for (;;) {
    const orphans = await db
      .selectFrom("outbox")
      .select(["id", "messageId", "combinedInto"])
      .where("delivery", "=", "file")
      .where(({ and, or, eb, not, exists, selectFrom }) => {
        const registration = selectFrom("registration")
          .select("registration.id")
          .whereRef("registration.id", "=", "outbox.subjectId");
        // The subject of a letter of the owner's is its recipient's row, which outlives the registration.
        const recipient = selectFrom("letterRecipient as recipient")
          .innerJoin("registration", "registration.id", "recipient.addressee")
          .select("recipient.id")
          .whereRef("recipient.id", "=", "outbox.subjectId");
        return or([
          and([eb("kind", "in", registrationKinds), not(exists(registration))]),
          and([eb("kind", "=", withChangeKind), not(exists(recipient))]),
        ]);
      })
      .limit(atOnce)
      .execute();
    if (orphans.length === 0) return files;
    const carriers = orphans.flatMap(({ combinedInto }) => combinedInto ?? []);
    const carried = carriers.length
      ? await db.selectFrom("outbox").select("messageId").where("id", "in", carriers).execute()
      : [];
    files += await removeFiles(mailFolder, [...orphans, ...carried]);
    const ids = orphans.map(({ id }) => id);
    await db.deleteFrom("outbox").where("id", "in", ids).execute();
  }
}

/** The owner's letters that were written while the registration was there. */
async function newsOfDeleted(db: Db, mailFolder: string): Promise<number> {
  let files = 0;
  for (;;) {
    const orphans = await db
      .selectFrom("ownerNotice as notice")
      .innerJoin("outbox", "outbox.subjectId", "notice.digestId")
      .select(["notice.id", "outbox.messageId"])
      .where("outbox.kind", "=", ownerNoticesKind)
      .where("outbox.state", "!=", "waiting")
      .where("notice.kind", "in", Object.values(noticeKinds))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("registration")
              .select("registration.id")
              .whereRef("registration.id", "=", "notice.subjectId"),
          ),
        ),
      )
      .limit(atOnce)
      .execute();
    if (orphans.length === 0) return files;
    files += await removeFiles(mailFolder, orphans);
    const ids = orphans.map(({ id }) => id);
    await db.deleteFrom("ownerNotice").where("id", "in", ids).execute();
  }
}

const atOnce = 500;

async function removeFiles(
  mailFolder: string,
  letters: readonly { messageId: string }[],
): Promise<number> {
  let removed = 0;
  for (const messageId of new Set(letters.map((letter) => letter.messageId))) {
    const isRemoved = await rm(mailFile(mailFolder, messageId)).then(
      () => true,
      (error: { code?: string }) => {
        if (error.code === "ENOENT") return false;
        throw error;
      },
    );
    if (isRemoved) removed += 1;
  }
  return removed;
}
