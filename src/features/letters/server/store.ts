import { type SqlBool, sql } from "kysely";
import type { Db, LetterRow, OutboxRow } from "#db/schema.ts";
import { withChangeKind } from "#mail/letter-recipients-interface.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { pick } from "#shared/both/pick-fields.ts";
import { lockToChange } from "#shared/server/if-match.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";
import type { Letter, LetterProgress, LetterRecipient } from "../answers.ts";
import type { LetterInput } from "../inputs.ts";
import { letterInHistory } from "./letter-in-history.ts";

/** The outbox's name for a letter to one of an audience; the subject is the recipient's row. */
export const letterKind = "letter";
export const copyKinds = [letterKind, withChangeKind];
/** For a test letter to the owner; the subject is the letter. */
export const testKind = "letter-test";

export const letterGone = "This letter is no longer there.";

/** A letter with its event's title, even if deleted. */
type LetterWithEvent = LetterRow & { eventTitle: string | null };

/** A letter as the owner's calls answer it. */
export function forOwner({
  enqueuedAt: _enqueued,
  enqueuedThrough: _through,
  slug,
  isPublic,
  ...row
}: LetterWithEvent): Letter {
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

function letters(db: Db) {
  return db
    .selectFrom("letter")
    .leftJoin("event", "event.id", "letter.eventId")
    .leftJoin("deletedEvent", "deletedEvent.id", "letter.eventId")
    .selectAll("letter")
    .select(({ fn }) => fn.coalesce("event.title", "deletedEvent.title").as("eventTitle"));
}

/** The letter with this id; undefined if there is none. */
export function readLetter(db: Db, id: number): Promise<LetterWithEvent | undefined> {
  return letters(db).where("letter.id", "=", id).executeTakeFirst();
}

/** The same; throws `not_found`. */
export async function findLetter(db: Db, id: number): Promise<LetterWithEvent> {
  const row = await readLetter(db, id);
  if (!row) throw notFound(letterGone);
  return row;
}

/** Runs work on a locked letter in one transaction. Throws `not_found`. */
export function withLetter<T>(
  db: Db,
  id: number,
  work: (trx: Db, letter: LetterRow) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const letter = trx.selectFrom("letter").selectAll().where("id", "=", id);
    const locked = await lockToChange(trx, letter, { version: undefined, gone: letterGone });
    return work(trx, locked);
  });
}

/** Changes a locked letter and increases its version; `action` describes it in the history. */
export async function updateLetter(
  trx: Db,
  before: LetterRow,
  changes: Partial<Omit<LetterRow, "id" | "version">>,
  action?: string,
): Promise<Letter> {
  await trx
    .updateTable("letter")
    .set({ ...changes, version: before.version + 1 })
    .where("id", "=", before.id)
    .execute();
  const after = await findLetter(trx, before.id);
  await noteChange(trx, letterInHistory, { before, after, ...(action ? { action } : {}) });
  return forOwner(after);
}

/** Every letter: drafts and what goes out first, then by age, the newest first. */
export function listLetters(db: Db): Promise<LetterWithEvent[]> {
  return letters(db)
    .orderBy((eb) =>
      eb.case().when("letter.state", "in", ["draft", "scheduled", "sending"]).then(0).else(1).end(),
    )
    .orderBy("letter.updatedAt", "desc")
    .orderBy("letter.id", "desc")
    .execute();
}

/** The recipients of a letter, each with what the outbox knows of their copy. */
function recipients(db: Db, letterId: number) {
  return db
    .selectFrom("letterRecipient as recipient")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.subjectId", "=", "recipient.id").on("outbox.kind", "in", copyKinds),
    )
    .where("recipient.letterId", "=", letterId);
}

/** Recipients without an address when the letter was sent off: the owner telephones. */
const isToTelephone = sql<SqlBool>`recipient.email = '' and recipient.email_key like 'registration:%'`;

/** How far a letter has come. */
export async function progressOf(db: Db, letter: LetterRow): Promise<LetterProgress> {
  const rows = await recipients(db, letter.id)
    .select(({ fn }) => fn.countAll<number>().as("people"))
    .select(["outbox.state", "outbox.delivery", isToTelephone.as("isToTelephone")])
    .groupBy(["outbox.state", "outbox.delivery", isToTelephone])
    .execute();
  const isEnqueuing =
    letter.enqueuedAt === null && (letter.state === "sending" || letter.state === "scheduled");
  const progress: LetterProgress = {
    ...{ people: 0, sent: 0, keptAsFile: 0, waiting: 0, failed: 0, notSent: 0, withoutEmail: 0 },
    isEnqueuing,
  };
  for (const row of rows) {
    progress.people += Number(row.people);
    progress[countedAs[stateOf(row)]] += Number(row.people);
  }
  return progress;
}

const countedAs = {
  ...{ sent: "sent", kept_as_file: "keptAsFile", waiting: "waiting", failed: "failed" },
  ...{ not_sent: "notSent", no_email: "withoutEmail" },
} as const satisfies Record<LetterRecipient["state"], keyof LetterProgress>;

function stateOf(copy: {
  state: OutboxRow["state"] | null;
  delivery: OutboxRow["delivery"];
  isToTelephone: SqlBool;
}): LetterRecipient["state"] {
  if (copy.isToTelephone) return "no_email";
  if (copy.state === "sent") return copy.delivery === "file" ? "kept_as_file" : "sent";
  return copy.state === "waiting" || copy.state === "failed" ? copy.state : "not_sent";
}

/** One page of the people a letter went to; those it did not reach come first. */
export async function listRecipients(db: Db, letterId: number, page: number, onPage: number) {
  const rows = await recipients(db, letterId)
    .select([
      "recipient.id",
      "recipient.name",
      "recipient.email",
      "recipient.phone",
      isToTelephone.as("isToTelephone"),
      "outbox.state",
      "outbox.delivery",
      "outbox.lastError",
      "outbox.sentAt",
      "outbox.dueAt",
    ])
    .orderBy((eb) =>
      eb
        .case()
        .when("outbox.state", "=", "failed")
        .then(0)
        .when(isToTelephone)
        .then(1)
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
  return rows.map((row) => ({
    ...pick(row, ["id", "name", "email", "phone"]),
    state: stateOf(row),
    reason: row.state === "void" ? leftBefore : row.lastError,
    at: row.state === "waiting" ? row.dueAt : row.sentAt,
  }));
}

const leftBefore = "They left the list, or the letter was stopped, before their turn.";

const postalAddress = "postal-address";

/** The postal address at the foot of a letter to many; empty until the owner has entered it. */
export async function readPostalAddress(db: Db): Promise<string> {
  return (await readSiteFact(db, postalAddress)) ?? "";
}
/** Keeps the postal address of the nursery, in place of an earlier one. */
export const writePostalAddress = (db: Db, address: string) =>
  writeSiteFact(db, postalAddress, address);
