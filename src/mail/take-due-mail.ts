import { randomUUID } from "node:crypto";
import { canSkipLocked } from "#db/dialect/engine.ts";
import type { Db, OutboxRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import { floodBrake } from "./mail-held-back-in-flood.ts";
import { decideMailbox, type WaitingMail } from "./mailbox-limits.ts";
import { mailAllowed, sendingPace } from "./sending-pace.ts";

/** The outbox's name for combined mail; the subject is its own id. */
export const combinedKind = "combined";

interface TakingOptions {
  now: Temporal.Instant;
  /** When a lease ends that begins now. */
  leaseEnd: () => string;
  /** The kinds that this version can write. */
  kinds: readonly string[];
  /** Whether mail to many keeps to the owner's limits. */
  hasPace: boolean;
}

/**
 * Takes at most `most` mails that are due, those to one person first; no other worker takes them before their
 * lease ends. `mayBeMore`: more may be due after these; `isPaced`: a limit holds mail to many back.
 */
export async function takeDueMail(db: Db, most: number, options: TakingOptions) {
  const { now, hasPace } = options;
  // Usually there is none, and looking does not use the writing connection.
  const ranks = await dueMail(db, options).select("rank").distinct().execute();
  const hasOnes = ranks.some(({ rank }) => rank === 0);
  const hasManys = ranks.some(({ rank }) => rank === 1);
  const mayGo = async () =>
    !hasPace || (await mailAllowed(db, await sendingPace.read(db), now, 1)) > 0;
  if (!hasOnes && !(hasManys && (await mayGo()))) {
    return { rows: [], mayBeMore: false, isPaced: hasManys };
  }
  return db.transaction().execute(async (trx) => {
    // Until the transaction ends nobody else decides.
    const pace = await sendingPace.lock(trx);
    const ones = await takeOfRank(trx, 0, most, options);
    if (!hasManys) return { ...ones, isPaced: false };
    const allowed = hasPace ? await mailAllowed(trx, pace, now, most) : most;
    const left = Math.max(0, allowed - ones.rows.length);
    const manys = await takeOfRank(trx, 1, left, options);
    const rows = [...ones.rows, ...manys.rows];
    const mayBeMore = rows.length > 0 || ones.mayBeMore || manys.mayBeMore;
    return { rows, mayBeMore, isPaced: !mayBeMore };
  });
}

async function takeOfRank(trx: Db, rank: OutboxRow["rank"], most: number, options: TakingOptions) {
  if (most === 0) return { rows: [], mayBeMore: false };
  const ofRank = dueMail(trx, options).where("rank", "=", rank);
  const due = await notInOtherHands(trx, ofRank.limit(most));
  const mails = due.filter((row) => !isUndecided(row)).map((row) => [row]);
  const keys = new Set(due.filter(isUndecided).flatMap(({ mailboxKey }) => mailboxKey ?? []));
  const isAll = due.length < most;
  let hasPutOff = false;
  if (keys.size > 0) {
    // Other mail due to these mailboxes comes after the requested mail.
    const waiting = isAll
      ? due
      : await notInOtherHands(trx, ofRank.where("mailboxKey", "in", [...keys]));
    const decided = await decide(trx, waiting.filter(isUndecided), [...keys], options.now);
    mails.push(...decided.send);
    hasPutOff = decided.hasPutOff;
  }
  // The first ones may have been postponed, and more may be due after them.
  const mayBeMore = !isAll || hasPutOff || mails.length > most;
  return { rows: await take(trx, mails.slice(0, most), options), mayBeMore };
}

/** Whether the mailbox limit still has to decide when it is sent: none of it was sent yet. */
function isUndecided({ limitedAs, countedAt }: OutboxRow): boolean {
  return limitedAs !== null && countedAt === null;
}

/** Returns what is sent now, separately or combined, and records what happens to the rest. */
async function decide(
  trx: Db,
  waiting: readonly OutboxRow[],
  mailboxes: readonly string[],
  now: Temporal.Instant,
): Promise<{ send: OutboxRow[][]; hasPutOff: boolean }> {
  const counted = await trx
    .selectFrom("outbox")
    .select(["mailboxKey", "countedAt"])
    .where("mailboxKey", "in", mailboxes)
    .where("countedAt", ">", toTimestamp(now.subtract({ hours: 24 })))
    .execute();
  const countedByMailbox = Map.groupBy(counted, ({ mailboxKey }) => mailboxKey);
  const send: OutboxRow[][] = [];
  const noted = new Map<string, { ids: number[]; what: Partial<OutboxRow> }>();
  const note = ({ id }: OutboxRow, what: Partial<OutboxRow>) => {
    const key = JSON.stringify(what);
    const alike = noted.get(key);
    if (alike) alike.ids.push(id);
    else noted.set(key, { ids: [id], what });
  };
  const brake = floodBrake(trx, now);
  const unbraked: OutboxRow[] = [];
  for (const row of waiting) {
    const until = await brake(row);
    if (until === undefined) unbraked.push(row);
    else note(row, { dueAt: toTimestamp(until), waitsFor: "brake" });
  }
  for (const [mailbox, rows] of Map.groupBy(unbraked, ({ mailboxKey }) => mailboxKey)) {
    const moments = (countedByMailbox.get(mailbox) ?? []).flatMap(({ countedAt }) =>
      countedAt === null ? [] : milliseconds(countedAt),
    );
    const decision = decideMailbox(rows.map(waitingMail), moments, now.epochMilliseconds);
    for (const { mail, until } of decision.wait) {
      const dueAt = toTimestamp(Temporal.Instant.fromEpochMilliseconds(until));
      note(mail.row, { dueAt, waitsFor: "mailbox" });
    }
    for (const { row } of decision.tooLate) {
      note(row, { state: "failed", failedAt: toTimestamp(now), lastError: tooManySpellings });
    }
    send.push(...decision.send.map((together) => together.map(({ row }) => row)));
  }
  for (const { ids, what } of noted.values()) {
    for await (const piece of piecesOf(ids)) {
      await trx.updateTable("outbox").set(what).where("id", "in", piece).execute();
    }
  }
  return { send, hasPutOff: noted.size > 0 };
}

const tooManySpellings =
  "Too many letters were set off to spellings of one e-mail address, so this one was not sent.";

function waitingMail(row: OutboxRow): WaitingMail & { row: OutboxRow } {
  return {
    row,
    id: row.id,
    recipient: row.recipientKey ?? "",
    limitedAs: row.limitedAs ?? "address",
    createdAt: milliseconds(row.createdAt),
    hasWaited: row.waitsFor === "mailbox",
    wasTried: row.attempts > 0,
    latestAt: row.latestAt === null ? undefined : milliseconds(row.latestAt),
  };
}

function milliseconds(at: string): number {
  return Temporal.Instant.from(at).epochMilliseconds;
}

/** Takes these, separately or combined, and returns them in their order. */
async function take(trx: Db, mails: readonly OutboxRow[][], { now, leaseEnd }: TakingOptions) {
  const ids: number[] = [];
  for (const mail of mails) {
    const [first, another] = mail as [OutboxRow, ...OutboxRow[]];
    ids.push(another ? await combine(trx, mail, first) : first.id);
  }
  if (ids.length === 0) return [];
  const rows = await trx
    .updateTable("outbox")
    .set((eb) => ({
      attempts: eb("attempts", "+", 1),
      dueAt: leaseEnd(),
      takenAt: toTimestamp(now),
      countedAt: eb.fn.coalesce("countedAt", eb.val(toTimestamp(now))),
      // It no longer counts among those that a flood holds back.
      waitsFor: eb.fn<OutboxRow["waitsFor"]>("nullif", ["waitsFor", eb.val("brake")]),
    }))
    .where("id", "in", ids)
    .returningAll()
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** From now on these are one mail with its own row and Message-ID. Its id is also its subject. */
async function combine(trx: Db, mails: readonly OutboxRow[], first: OutboxRow): Promise<number> {
  const { rank, mailboxKey, recipientKey, limitedAs, createdAt, dueAt, messageId } = first;
  const { id } = await trx
    .insertInto("outbox")
    .values({
      ...{ rank, mailboxKey, recipientKey, limitedAs, createdAt, dueAt },
      ...{ kind: combinedKind, subjectId: 0, state: "waiting" },
      messageId: messageId.replace(/^[^@]*/, randomUUID()),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx.updateTable("outbox").set({ subjectId: id }).where("id", "=", id).execute();
  for await (const piece of piecesOf(mails.map((mail) => mail.id))) {
    await trx
      .updateTable("outbox")
      .set({ combinedInto: id, waitsFor: null })
      .where("id", "in", piece)
      .execute();
  }
  return id;
}

/** Rows that another worker is taking are left to it. */
function notInOtherHands(trx: Db, due: ReturnType<typeof dueMail>): Promise<OutboxRow[]> {
  const rows = due.selectAll().orderBy("dueAt").orderBy("id");
  return (canSkipLocked(trx) ? rows.forUpdate().skipLocked() : rows).execute();
}

function dueMail(db: Db, { now, kinds }: TakingOptions) {
  return db
    .selectFrom("outbox")
    .where("state", "=", "waiting")
    .where("dueAt", "<=", toTimestamp(now))
    .where("combinedInto", "is", null)
    .where("kind", "in", kinds);
}
