import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "#db/connect.ts";

/** A person, by the address in lower case; where there is none, by the digits of a telephone number. */
export interface PersonKey {
  emailKey: string | undefined;
  phoneDigits: string | undefined;
}

/** Letters in the outbox that are about somebody, by kind. */
export interface LettersAbout {
  kind: string;
  subjectIds: readonly number[];
}

/** What one feature keeps about people. */
export interface PersonalData {
  /** All of it, under headings of its own, for the person to read. */
  collect(db: Db, person: PersonKey): Promise<Record<string, object[]>>;
  /** Erases it in the transaction, and answers the letters that were about it. */
  erase(
    trx: Db,
    person: PersonKey,
    context: { now: Temporal.Instant; mailDomain: string },
  ): Promise<LettersAbout[]>;
}

/** The digits of a telephone number. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** Takes letters out of the outbox, and answers the Message-IDs under which they were, or would be, sent. */
export async function eraseLetters(trx: Db, letters: readonly LettersAbout[]): Promise<string[]> {
  const messageIds: string[] = [];
  for (const { kind, subjectIds } of letters) {
    for (let at = 0; at < subjectIds.length; at += 500) {
      const rows = await trx
        .selectFrom("outbox")
        .select(["id", "messageId", "state", "combinedInto"])
        .where("kind", "=", kind)
        .where("subjectId", "in", subjectIds.slice(at, at + 500))
        .execute();
      messageIds.push(...rows.map(({ messageId }) => messageId));
      // A letter that carries others names the person in a file of its own.
      const carriers = rows.flatMap(({ combinedInto }) => combinedInto ?? []);
      if (carriers.length > 0) {
        const carrying = await trx
          .selectFrom("outbox")
          .select("messageId")
          .where("id", "in", carriers)
          .execute();
        messageIds.push(...carrying.map(({ messageId }) => messageId));
      }
      // The row of a sent letter stays. It holds nothing about the person.
      const unsent = rows.filter(({ state }) => state !== "sent").map(({ id }) => id);
      if (unsent.length > 0) await trx.deleteFrom("outbox").where("id", "in", unsent).execute();
    }
  }
  return messageIds;
}

/** Removes the files of these letters, and of every letter that names the address. Answers how many. */
export async function removeLetterFiles(
  folder: string,
  { messageIds, emailKey }: { messageIds: readonly string[]; emailKey: string | undefined },
): Promise<number> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const wanted = new Set(messageIds.map((id) => id.replace(/[^A-Za-z0-9-].*$/, "")));
  let removed = 0;
  for (const name of names) {
    if (!/\.eml(?:\.part)?$/.test(name)) continue;
    const file = join(folder, name);
    if (!wanted.has(name.split(".")[0] ?? "") && !(await namesAddress(file, emailKey))) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

async function namesAddress(file: string, emailKey: string | undefined): Promise<boolean> {
  if (emailKey === undefined) return false;
  try {
    const text = await readFile(file, "latin1");
    // Lines of a quoted-printable text are broken by "=" at their end (RFC 2045, 6.7).
    const address = Buffer.from(emailKey).toString("latin1");
    const found = text
      .replace(/=\r?\n/g, "")
      .toLowerCase()
      .split(address);
    // A longer address that contains this one is somebody else's.
    return found.some(
      (before, index) =>
        index < found.length - 1 &&
        !/[\w.+-]$/.test(before) &&
        !/^[\w-]|^\.\w/.test(found[index + 1] ?? ""),
    );
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return false;
    throw error;
  }
}
