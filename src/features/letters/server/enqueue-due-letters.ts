import { moveEventLetters } from "#db/migrations/045-event-letters.ts";
import type { Db } from "#db/schema.ts";
import { enqueueMailToMany } from "#mail/enqueue-mail.ts";
import type { Addressee, LetterAudiences } from "#mail/letter-recipients-interface.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { bumpContentVersion } from "#shared/server/content-version.ts";
import type { Job } from "#shared/server/jobs.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import type { CommandContext, Services } from "#shared/server/services.ts";
import { letterInHistory } from "./letter-in-history.ts";
import { letterKind, progressOf, withLetter } from "./store.ts";

/** Copies put into the outbox in one transaction: it takes some milliseconds, so that nobody waits for it. */
const atOnce = 200;
/** How soon the end of sending is noticed. */
const lookAgainSeconds = 5;

/** Puts the copies of letters that are due into the outbox, and notes when the last has gone. */
export function lettersJob({ db, mailDomain }: Services, audiences: LetterAudiences): Job {
  return {
    name: "letters-send",
    async run(now) {
      // An older process beside this one may have written rows.
      await moveEventLetters(db);
      const at = toTimestamp(now);
      const open = await db
        .selectFrom("letter")
        .select(["id", "state", "dueAt", "enqueuedAt"])
        .where("state", "in", ["scheduled", "sending"])
        .orderBy("dueAt")
        .execute();
      let next: Temporal.Instant | undefined;
      for (const { id, state, dueAt, enqueuedAt } of open) {
        if (state === "scheduled" && (dueAt ?? "") > at) {
          next ??= Temporal.Instant.from(dueAt as string);
          continue;
        }
        if (enqueuedAt === null) while (await enqueueSome(db, id, { now, mailDomain }, audiences));
        if (!(await finishIfDone(db, id, now))) {
          const soon = now.add({ seconds: lookAgainSeconds });
          if (!next || Temporal.Instant.compare(soon, next) < 0) next = soon;
        }
      }
      return next;
    },
  };
}

/**
 * Puts the next copies into the outbox; true if more are left. The progress is stored in the same
 * transaction: if a process dies in the middle, another continues, and nobody gets two.
 */
function enqueueSome(
  db: Db,
  id: number,
  { now, mailDomain }: CommandContext,
  audiences: LetterAudiences,
): Promise<boolean> {
  return withLetter(db, id, async (trx, letter) => {
    const isDue = letter.state === "scheduled" && (letter.dueAt ?? "") <= toTimestamp(now);
    if ((!isDue && letter.state !== "sending") || letter.enqueuedAt !== null) return false;
    const people = await audiences[letter.to].next(trx, letter, letter.enqueuedThrough, atOnce);
    if (people.length > 0) {
      await putDown(trx, id, people, { kind: letterKind, mailDomain, now });
    }
    const isLast = people.length < atOnce;
    await trx
      .updateTable("letter")
      .set({
        state: "sending",
        startedAt: letter.startedAt ?? toTimestamp(now),
        enqueuedThrough: people.at(-1)?.key ?? letter.enqueuedThrough,
        ...(isLast ? { enqueuedAt: toTimestamp(now) } : {}),
      })
      .where("id", "=", id)
      .execute();
    if (letter.state === "scheduled")
      await noteChange(trx, letterInHistory, { after: letter, action: "begun to be sent" });
    if (letter.state === "scheduled" && letter.isPublic === 1) await bumpContentVersion(trx);
    return !isLast;
  });
}

/** Records recipients of a letter, and puts their copies into the outbox. People without an address get none. */
export async function putDown(
  trx: Db,
  letterId: number,
  people: readonly Addressee[],
  mail: CommandContext & { kind: string; rank?: 0 | 1 },
): Promise<void> {
  const added = await trx
    .insertInto("letterRecipient")
    .values(
      people.map(({ key, name, email, phone = "" }) => ({
        ...{ letterId, addressee: key, name, email, phone },
        // Identifies a recipient: the address, or without one, the person.
        emailKey: email.toLowerCase() || `registration:${key}`,
      })),
    )
    // A family with one address gets one letter.
    .onConflict((conflict) => conflict.columns(["letterId", "emailKey"]).doNothing())
    .returning(["id", "email"])
    .execute();
  const reached = added.filter(({ email }) => email !== "").map(({ id }) => id);
  await enqueueMailToMany(trx, { ...mail, subjectIds: reached.sort((a, b) => a - b) });
}

function finishIfDone(db: Db, id: number, now: Temporal.Instant): Promise<boolean> {
  return withLetter(db, id, async (trx, letter) => {
    if (letter.state !== "sending" || letter.enqueuedAt === null) return true;
    if ((await progressOf(trx, letter)).waiting > 0) return false;
    await trx
      .updateTable("letter")
      .set({ state: "sent", finishedAt: toTimestamp(now) })
      .where("id", "=", id)
      .execute();
    await noteChange(trx, letterInHistory, { after: letter, action: "sent" });
    return true;
  });
}
