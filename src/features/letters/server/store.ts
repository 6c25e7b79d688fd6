import type { Db } from "#db/connect.ts";
import { lockRows } from "#db/dialect/engine.ts";
import type { LetterRow } from "#db/schema.ts";
import { notFound } from "#shared/both/failures.ts";
import type { Letter, LetterProgress, LetterRecipient } from "../answers.ts";
import type { LetterInput } from "../inputs.ts";

/** The outbox's name for a letter to one of an audience; the subject is the recipient's row. */
export const letterKind = "letter";
/** For a test of a letter to the owner; the subject is the letter. */
export const testKind = "letter-test";

export const letterGone = "This letter is no longer there.";

/** A letter as the owner's calls answer it. */
export function forOwner({
  enqueuedAt: _enqueued,
  enqueuedThrough: _through,
  slug,
  isPublic,
  ...row
}: LetterRow): Letter {
  const hasPage =
    isPublic === 1 && row.to === "subscribers" && (row.state === "sending" || row.state === "sent");
  return {
    ...row,
    isPublic: isPublic === 1,
    path: hasPage && slug !== null ? `/letters/${slug}` : null,
  };
}

/** A payload as the row holds it. */
export function toStored({ isPublic, ...input }: LetterInput) {
  return { ...input, isPublic: isPublic ? (1 as const) : (0 as const) };
}

/** The letter with this id; undefined where there is none. */
export function readLetter(db: Db, id: number): Promise<LetterRow | undefined> {
  return db.selectFrom("letter").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same; throws `not_found`. */
export async function findLetter(db: Db, id: number): Promise<LetterRow> {
  const row = await readLetter(db, id);
  if (!row) throw notFound(letterGone);
  return row;
}

/** The same, and nobody else changes it until the transaction ends. Throws `not_found`. */
export async function lockLetter(trx: Db, id: number): Promise<LetterRow> {
  const row = await lockRows(
    trx,
    trx.selectFrom("letter").selectAll().where("id", "=", id),
  ).executeTakeFirst();
  if (!row) throw notFound(letterGone);
  return row;
}

/** Changes a letter that is locked, which gives it another version. */
export async function updateLetter(
  trx: Db,
  { id, version }: LetterRow,
  changes: Partial<Omit<LetterRow, "id" | "version">>,
): Promise<Letter> {
  const row = await trx
    .updateTable("letter")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return forOwner(row);
}

/** Every letter: drafts and what goes out first, then by age, the newest first. */
export function listLetters(db: Db): Promise<LetterRow[]> {
  return db
    .selectFrom("letter")
    .selectAll()
    .orderBy((eb) =>
      eb.case().when("state", "in", ["draft", "scheduled", "sending"]).then(0).else(1).end(),
    )
    .orderBy("updatedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The recipients of a letter, each with what the outbox knows of their copy. */
function recipients(db: Db, letterId: number) {
  return db
    .selectFrom("letterRecipient as recipient")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.subjectId", "=", "recipient.id").on("outbox.kind", "=", letterKind),
    )
    .where("recipient.letterId", "=", letterId);
}

/** How far a letter has come. */
export async function progressOf(db: Db, letter: LetterRow): Promise<LetterProgress> {
  const rows = await recipients(db, letter.id)
    .select((eb) => ["outbox.state", "outbox.delivery", eb.fn.countAll<number>().as("people")])
    .groupBy(["outbox.state", "outbox.delivery"])
    .execute();
  const isEnqueuing =
    letter.enqueuedAt === null && (letter.state === "sending" || letter.state === "scheduled");
  const progress: LetterProgress = {
    ...{ people: 0, sent: 0, keptAsFile: 0, waiting: 0, failed: 0, notSent: 0 },
    isEnqueuing,
  };
  for (const { state, delivery, people } of rows) {
    const count = Number(people);
    progress.people += count;
    if (state === "sent" && delivery === "file") progress.keptAsFile += count;
    else if (state === "sent") progress.sent += count;
    else if (state === "waiting") progress.waiting += count;
    else if (state === "failed") progress.failed += count;
    else progress.notSent += count;
  }
  return progress;
}

/** One page of the people a letter went to; those it did not reach stand first. */
export async function listRecipients(
  db: Db,
  letterId: number,
  page: number,
  onPage: number,
): Promise<LetterRecipient[]> {
  const rows = await recipients(db, letterId)
    .select([
      "recipient.id",
      "recipient.name",
      "recipient.email",
      "outbox.state",
      "outbox.delivery",
      "outbox.lastError",
      "outbox.sentAt",
      "outbox.dueAt",
      "outbox.failedTries",
    ])
    .orderBy((eb) =>
      eb
        .case()
        .when("outbox.state", "=", "failed")
        .then(0)
        .when("outbox.failedTries", ">", 0)
        .then(1)
        .when("outbox.state", "=", "waiting")
        .then(2)
        .else(3)
        .end(),
    )
    .orderBy("recipient.id")
    .limit(onPage)
    .offset((page - 1) * onPage)
    .execute();
  return rows.map(({ id, name, email, state, delivery, lastError, sentAt, dueAt }) => {
    const base = { id, name, email, reason: null, at: null };
    if (state === "sent") {
      return { ...base, state: delivery === "file" ? "kept_as_file" : "sent", at: sentAt };
    }
    if (state === "waiting") return { ...base, state: "waiting", reason: lastError, at: dueAt };
    if (state === null) return { ...base, state: "not_sent" };
    if (state === "void") {
      const reason = "They left the list, or the letter was stopped, before their turn.";
      return { ...base, state: "not_sent", reason };
    }
    return { ...base, state: "failed", reason: lastError };
  });
}
