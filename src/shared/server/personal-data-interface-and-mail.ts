import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "#db/schema.ts";
import { phoneDigits } from "#shared/both/fold-text.ts";
import type { Allowed } from "#shared/both/owner/rights.ts";
import { piecesOf } from "./long-lists-piece-by-piece.ts";
import { ifThere } from "./missing-files-and-links.ts";
import type { CommandContext } from "./services.ts";

/** A person, by the address in lower case, by the digits of a telephone number, or by either. */
export interface PersonKey {
  emailKey: string | undefined;
  phoneDigits: string | undefined;
}

/** Whether anything stored with this address or number is the person's. */
export function isAbout(
  { emailKey, phoneDigits: digits }: PersonKey,
  { email, phone }: { email: string; phone: string | null },
): boolean {
  return (
    (emailKey !== undefined && email.toLowerCase() === emailKey) ||
    (digits !== undefined && phoneDigits(phone ?? "") === digits)
  );
}

/** Letters in the outbox that are about somebody, by kind. */
export interface LettersAbout {
  kind: string;
  subjectIds: readonly number[];
}

/** What one feature keeps about people. */
export interface PersonalData {
  /** All of it that `who` may see, under headings of its own, for the person to read. */
  collect(db: Db, person: PersonKey, who: Allowed): Promise<Record<string, object[]>>;
  /** Erases it in the transaction, and returns the letters that were about it. */
  erase(trx: Db, person: PersonKey, context: CommandContext): Promise<LettersAbout[]>;
  /** Moves what can be moved to another address of theirs. Returns how much it was, under the same headings. */
  moveToAddress?(trx: Db, person: PersonKey, email: string): Promise<Record<string, number>>;
  /** Erases what is left of registrations deleted earlier, of anybody. Returns the number of letter files. */
  eraseLeftOver?(db: Db, mailFolder: string): Promise<number>;
}

/** Removes letters from the outbox, and returns their Message-IDs, sent or not. */
export async function eraseLetters(trx: Db, letters: readonly LettersAbout[]): Promise<string[]> {
  const messageIds: string[] = [];
  for (const { kind, subjectIds } of letters) {
    for await (const piece of piecesOf(subjectIds)) {
      const rows = await trx
        .selectFrom("outbox")
        .leftJoin("outbox as carrier", "carrier.id", "outbox.combinedInto")
        .select(["outbox.id", "outbox.messageId", "outbox.state"])
        // A combined letter that names the person is a separate file.
        .select("carrier.messageId as carriedIn")
        .where("outbox.kind", "=", kind)
        .where("outbox.subjectId", "in", piece)
        .execute();
      messageIds.push(
        ...rows.flatMap(({ messageId, carriedIn }) => [messageId, carriedIn ?? []].flat()),
      );
      // The row of a sent letter stays. It holds nothing about the person.
      const unsent = rows.filter(({ state }) => state !== "sent").map(({ id }) => id);
      if (unsent.length > 0) await trx.deleteFrom("outbox").where("id", "in", unsent).execute();
    }
  }
  return messageIds;
}

/** Removes the files of these letters, and of every letter that names the person. Returns how many. */
export async function removeLetterFiles(
  folder: string,
  { messageIds, person }: { messageIds: readonly string[]; person: PersonKey },
): Promise<number> {
  const wanted = new Set(messageIds.map((id) => id.replace(/[^A-Za-z0-9-].*$/, "")));
  const sent = (await letterFiles(folder)).filter((name) => wanted.has(name.split(".")[0] ?? ""));
  const about = (await letterFilesAbout(folder, person)).map(({ file }) => file);
  const files = new Set([...sent, ...about]);
  for (const file of files) await rm(join(folder, file), { force: true });
  return files.size;
}

/** The files of the letters that name the person. */
export async function letterFilesAbout(
  folder: string,
  person: PersonKey,
): Promise<{ file: string }[]> {
  const about: { file: string }[] = [];
  for (const file of await letterFiles(folder)) {
    if (await namesPerson(join(folder, file), person)) about.push({ file });
  }
  return about;
}

async function letterFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names.filter((name) => /\.eml(?:\.part)?$/.test(name));
}

async function namesPerson(file: string, { emailKey, phoneDigits: digits }: PersonKey) {
  // Lines of a quoted-printable text are broken by "=" at their end (RFC 2045, 6.7).
  const text = ((await ifThere(readFile(file, "latin1"))) ?? "").replace(/=\r?\n/g, "");
  return (
    (emailKey !== undefined && namesAddress(text, emailKey)) ||
    (digits !== undefined && namesNumber(text, digits))
  );
}

function namesAddress(text: string, emailKey: string): boolean {
  const found = text.toLowerCase().split(Buffer.from(emailKey).toString("latin1"));
  // A longer address that contains this one belongs to somebody else.
  return found.some(
    (before, index) =>
      index < found.length - 1 &&
      !/[\w.+-]$/.test(before) &&
      !/^[\w-]|^\.\w/.test(found[index + 1] ?? ""),
  );
}

/** In any notation: a phone number is digits with few characters between them, on one line. */
function namesNumber(text: string, digits: string): boolean {
  const numbers = text.match(/\+?\d(?:[ ()./-]{0,3}\d){6,14}/g) ?? [];
  return numbers.some((number) => phoneDigits(number) === digits);
}
