import * as z from "zod/mini";
import type { Db, LetterRow } from "#db/schema.ts";
import {
  type LetterAudiences,
  type SendWithChange,
  withChangeKind,
} from "#mail/letter-recipients-interface.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict, invalid } from "#shared/both/failure-kinds.ts";
import type { FieldIssue } from "#shared/both/http-error.ts";
import { slugOfTitle } from "#shared/both/slug.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import type { Letter } from "../answers.ts";
import { emptyLetter } from "../inputs.ts";
import type { LetterSetter } from "./compose-letter.ts";
import { putDown } from "./enqueue-due-letters.ts";
import { insertLetter } from "./save-letter.ts";
import { copyKinds, findLetter, readPostalAddress, updateLetter, withLetter } from "./store.ts";

const undoSeconds = 60;
/** Gmail cuts what is longer. */
const htmlBytesMax = 100_000;
const sentAlready = "This letter has been sent off already.";

/**
 * Sends a letter off: it goes out at `at`, and not before the time to undo it has passed. Throws `invalid` if it
 * lacks something, and `conflict` if it was sent off already, or changed while this was looked at.
 */
export async function sendLetter(
  db: Db,
  id: number,
  { at, now }: { at: Temporal.Instant | undefined; now: Temporal.Instant },
  { audiences, setLetter }: { audiences: LetterAudiences; setLetter: LetterSetter },
): Promise<Letter> {
  // Before the transaction: preparing pictures takes seconds, and no write should wait for it.
  const looked = await findLetter(db, id);
  if (looked.state !== "draft") throw conflict(sentAlready);
  const postalAddress = await readPostalAddress(db);
  const { html } = await setLetter(db, looked, { to: "", frame: { why: "" } });
  return withLetter(db, id, async (trx, letter) => {
    if (letter.state !== "draft") throw conflict(sentAlready);
    if (letter.version !== looked.version) {
      throw conflict(
        "This letter was changed meanwhile. Please look at it again and send it then.",
      );
    }
    const { people } = await audiences[letter.to].size(trx, letter);
    const htmlBytes = Buffer.byteLength(html);
    const issues = missingIn(letter, { people, postalAddress, htmlBytes });
    if (issues[0]) throw invalid(`${issues[0].message}.`, issues);
    const soonest = now.add({ seconds: undoSeconds });
    const due = at && Temporal.Instant.compare(at, soonest) > 0 ? at : soonest;
    return changed(trx, letter, "scheduled", {
      state: "scheduled",
      dueAt: toTimestamp(due),
      slug: letter.slug ?? slugFor(letter, due),
    });
  });
}

function missingIn(
  letter: LetterRow,
  has: { people: number; postalAddress: string; htmlBytes: number },
): FieldIssue[] {
  const wrong: [boolean, string, string][] = [
    [letter.subject === "", "subject", "Please enter a subject"],
    [letter.body.trim() === "", "body", "Please write the letter"],
    [
      has.htmlBytes > htmlBytesMax,
      "body",
      "Please shorten the letter: mail programs cut off what is longer than 100 KB",
    ],
    [
      letter.picture !== "" && letter.pictureAlt === "",
      "pictureAlt",
      "Please say what the picture shows, for those who do not see it",
    ],
    [letter.to === "event" && letter.eventId === null, "eventId", "Please choose an event"],
    [
      letter.to === "person" && !z.email().safeParse(letter.email).success,
      "email",
      "Please enter a valid email address",
    ],
    [
      letter.to === "subscribers" && has.postalAddress === "",
      "postalAddress",
      "Please enter your postal address in the settings: the law asks for it in a letter to subscribers",
    ],
  ];
  const issues = wrong.filter(([is]) => is).map(([, path, message]) => ({ path, message }));
  if (issues.length === 0 && has.people === 0) {
    issues.push({ path: "to", message: "There is nobody whom this letter would reach" });
  }
  return issues;
}

function slugFor({ id, subject }: LetterRow, due: Temporal.Instant): string {
  const words = slugOfTitle(subject, 120);
  return [toTimestamp(due).slice(0, 10), words, id].filter((part) => part !== "").join("-");
}

/** Sends a letter with a change of an event. There is no minute to take it back: the change is effective at once. */
export const sendWithChange: SendWithChange = async (
  trx,
  { eventId, about, subject, text },
  people,
  context,
) => {
  const at = toTimestamp(context.now);
  const letterId = await insertLetter(
    trx,
    { ...emptyLetter, subject, body: text, to: "event", eventId, part: "all" },
    { about, state: "sending", dueAt: at, startedAt: at, enqueuedAt: at },
    context.now,
  );
  for await (const piece of piecesOf(people)) {
    // Behind a newsletter, and a limit for the day, it would arrive when the event is over.
    await putDown(trx, letterId, piece, { ...context, kind: withChangeKind, rank: 0 });
  }
  return letterId;
};

/** Turns a letter that has not begun to go out back into a draft. Throws `conflict`. */
export function takeBack(db: Db, id: number): Promise<Letter> {
  return withLetter(db, id, async (trx, letter) => {
    if (letter.state !== "scheduled") {
      throw conflict("This letter is going out already. You can stop it.");
    }
    return changed(trx, letter, "taken back", { state: "draft", dueAt: null });
  });
}

/** Stops a letter: those in hand still go, nobody else gets it. Throws `conflict`. */
export async function stopLetter(db: Db, id: number, now: Temporal.Instant): Promise<Letter> {
  const stopped = await withLetter(db, id, async (trx, letter) => {
    if (letter.state !== "sending") throw conflict("This letter is not going out.");
    return changed(trx, letter, "stopped", { state: "stopped", finishedAt: toTimestamp(now) });
  });
  // In separate transactions, so that no write waits for both. A copy that a worker has taken is left to it.
  await db
    .deleteFrom("outbox")
    .where("kind", "in", copyKinds)
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .where(
      "subjectId",
      "in",
      db.selectFrom("letterRecipient").select("id").where("letterId", "=", id),
    )
    .execute();
  return stopped;
}

async function changed(
  trx: Db,
  letter: LetterRow,
  action: string,
  changes: Partial<Pick<LetterRow, "state" | "dueAt" | "slug" | "finishedAt">>,
): Promise<Letter> {
  const answer = await updateLetter(trx, letter, changes, action);
  if (letter.isPublic === 1) await bumpContentVersion(trx);
  return answer;
}
