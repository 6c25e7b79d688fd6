import { rm } from "node:fs/promises";
import { type SqlBool, sql } from "kysely";
import type { Db } from "#db/schema.ts";
import { ownerNoticesKind } from "#mail/gather-notices-to-owner.ts";
import { withChangeKind } from "#mail/letter-recipients-interface.ts";
import { mailFile } from "#mail/mailer.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import { noticeKinds, registrationKinds } from "./kinds-of-mail-and-notices.ts";

/** Without a mail server letters are files: removes those that name people whose registration was deleted. */
export async function eraseLeftOfDeleted(db: Db, mailFolder: string): Promise<number> {
  await db
    .updateTable("doorAction")
    .set({ message: null })
    .where("message", "is not", null)
    .where("registrationId", "is not", null)
    .where(isDeleted("doorAction.registrationId"))
    .execute();
  return (await eraseLettersToDeleted(db, mailFolder)) + (await eraseNewsOfDeleted(db, mailFolder));
}

function isDeleted(column: string) {
  return sql<SqlBool>`not exists (select 1 from registration where registration.id = ${sql.ref(column)})`;
}

async function eraseLettersToDeleted(db: Db, mailFolder: string): Promise<number> {
  const orphans = await db
    .selectFrom("outbox")
    // The subject of one of the owner's letters is its recipient's row, which outlives the registration.
    .leftJoin("letterRecipient as recipient", (join) =>
      join.onRef("recipient.id", "=", "outbox.subjectId").on("outbox.kind", "=", withChangeKind),
    )
    .leftJoin("outbox as carrier", "carrier.id", "outbox.combinedInto")
    .select(["outbox.id", "outbox.messageId", "carrier.messageId as carriedIn"])
    .where("outbox.delivery", "=", "file")
    .where(({ and, or, eb }) =>
      or([
        and([eb("outbox.kind", "in", registrationKinds), isDeleted("outbox.subjectId")]),
        and([eb("outbox.kind", "=", withChangeKind), isDeleted("recipient.addressee")]),
      ]),
    )
    .execute();
  return erase(db, "outbox", orphans, mailFolder);
}

/** The owner's letters that were written while the registration existed. */
async function eraseNewsOfDeleted(db: Db, mailFolder: string): Promise<number> {
  const orphans = await db
    .selectFrom("ownerNotice as notice")
    .innerJoin("outbox", "outbox.subjectId", "notice.digestId")
    .select(["notice.id", "outbox.messageId"])
    .where("outbox.kind", "=", ownerNoticesKind)
    .where("outbox.state", "!=", "waiting")
    .where("notice.kind", "in", Object.values(noticeKinds))
    .where(isDeleted("notice.subjectId"))
    .execute();
  return erase(db, "ownerNotice", orphans, mailFolder);
}

async function erase(
  db: Db,
  table: "outbox" | "ownerNotice",
  rows: readonly { id: number; messageId: string; carriedIn?: string | null }[],
  mailFolder: string,
): Promise<number> {
  let removed = 0;
  for await (const piece of piecesOf(rows)) {
    const letters = piece.flatMap(({ messageId, carriedIn }) =>
      [messageId, carriedIn ?? []].flat(),
    );
    for (const messageId of new Set(letters)) {
      const error = await rm(mailFile(mailFolder, messageId)).catch((error: unknown) => error);
      if (error === undefined) removed += 1;
      else if ((error as { code?: string }).code !== "ENOENT") throw error;
    }
    const ids = piece.map(({ id }) => id);
    await db.deleteFrom(table).where("id", "in", ids).execute();
  }
  return removed;
}
