import type { Db, LetterRecipientRow, LetterRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict } from "#shared/both/failure-kinds.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { refuseOtherVersion, type ToVersion } from "#shared/server/if-match.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import { contentsOf, moveToTrash, noteOfTrashed, type TrashKind } from "#shared/server/trash.ts";
import { holdPictures } from "#shared/server/uploaded-pictures.ts";
import type { Letter } from "../answers.ts";
import type { LetterInput } from "../inputs.ts";
import { rightToWriteTo } from "../right-to-write-to.ts";
import { letterInHistory, nameOfLetter } from "./letter-in-history.ts";
import { findLetter, forOwner, toStored, updateLetter, withLetter } from "./store.ts";

const noDraft = "This letter has been sent off. Take it back first, or write a new one.";

/** Keeps a new draft. */
export function createLetter(db: Db, input: LetterInput, now: Temporal.Instant): Promise<Letter> {
  return db.transaction().execute(async (trx) => {
    const id = await insertLetter(trx, input, {}, now);
    return forOwner(await findLetter(trx, id));
  });
}

/** Stores a letter, a draft unless `more` says otherwise, and returns its id. */
export async function insertLetter(
  trx: Db,
  input: LetterInput,
  more: Partial<LetterRow>,
  now: Temporal.Instant,
): Promise<number> {
  await holdPictures(trx, input.picture, input.body);
  const at = toTimestamp(now);
  const after = await trx
    .insertInto("letter")
    .values({
      ...toStored(input),
      ...{ slug: null, dueAt: null, startedAt: null, enqueuedAt: null, finishedAt: null },
      ...{ createdAt: at, updatedAt: at },
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteChange(trx, letterInHistory, { after });
  return after.id;
}

/** Replaces a draft. Throws `not_found`, `conflict` for a letter that was sent off, and `changed_meanwhile`. */
export function changeLetter(db: Db, id: number, input: LetterInput, { now, version }: ToVersion) {
  return withLetter(db, id, async (trx, letter) => {
    if (letter.state !== "draft") throw conflict(noDraft);
    refuseOtherVersion(letter, version);
    await holdPictures(trx, input.picture, input.body);
    return updateLetter(trx, letter, { ...toStored(input), updatedAt: toTimestamp(now) });
  });
}

/** Lets everybody read a letter to the subscribers, or no longer. Throws `not_found`. */
export function publishLetter(db: Db, id: number, isPublic: boolean): Promise<Letter> {
  return withLetter(db, id, async (trx, letter) => {
    if (letter.to !== "subscribers") {
      throw conflict("Only a letter to the subscribers can have a page that everybody reads.");
    }
    const answer = await updateLetter(trx, letter, { isPublic: isPublic ? 1 : 0 });
    await bumpContentVersion(trx);
    return answer;
  });
}

export type LetterInTrash = LetterRow & { recipients: LetterRecipientRow[] };

/** Puts a letter that is not on its way into the Trash. Throws `not_found` and `conflict`. */
export function removeLetter(db: Db, id: number, now: Temporal.Instant): Promise<void> {
  return withLetter(db, id, async (trx, letter) => {
    const { state, isPublic } = letter;
    if (state === "scheduled" || state === "sending") {
      throw conflict("This letter is on its way. Stop it first.");
    }
    const recipients = await trx
      .deleteFrom("letterRecipient")
      .where("letterId", "=", id)
      .returningAll()
      .execute();
    await trx.deleteFrom("letter").where("id", "=", id).execute();
    const about = state === "draft" ? "A draft" : "It was sent";
    const contents: LetterInTrash = { ...letter, recipients };
    const name = nameOfLetter(letter);
    await moveToTrash(trx, "letter", [{ key: id, name, about, contents }], now);
    await noteChange(trx, letterInHistory, { before: letter });
    if (isPublic === 1) await bumpContentVersion(trx);
  });
}

export const letterTrash: TrashKind = {
  kind: "letter",
  neededFor: (trashed) => rightToWriteTo[contentsOf<LetterInTrash>(trashed).to],
  async bringBack(trx, trashed) {
    const { recipients, ...row } = contentsOf<LetterInTrash>(trashed);
    const letter = { ...row, version: row.version + 1 };
    await trx.insertInto("letter").values(letter).execute();
    for await (const piece of piecesOf(recipients)) {
      await trx.insertInto("letterRecipient").values(piece).execute();
    }
    await holdPictures(trx, row.picture, row.body);
    if (row.isPublic === 1) await bumpContentVersion(trx);
    return `/admin-letters/${row.id}`;
  },
  note: noteOfTrashed(letterInHistory),
};
