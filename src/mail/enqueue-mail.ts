import { randomUUID } from "node:crypto";
import type { Db, NewOutboxRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { suspectedProgramDelay } from "./mail-held-back-in-flood.ts";
import { mailboxKeys } from "./mailbox-of-address.ts";

export interface NewMail extends CommandContext {
  kind: string;
  subjectId: number;
  /** When it goes; absent means now. */
  dueAt?: Temporal.Instant | undefined;
  /** Set if whoever triggers it has not proved that the address is theirs: see `mailbox-limits.ts`. */
  fromStranger?: { email: string; isSuspect?: boolean } | undefined;
}

/**
 * Call it in the transaction it belongs to: both are stored or neither. Mail is sent at least once; after a
 * crash it may be sent again under the same Message-ID. Returns its id.
 */
export async function enqueueMail(
  trx: Db,
  { kind, subjectId, dueAt, fromStranger, ...context }: NewMail,
): Promise<number> {
  const { hasTag, ...keys } = fromStranger
    ? (await mailboxKeys(trx))(fromStranger.email)
    : { hasTag: undefined };
  const limitedAs = hasTag === undefined ? null : hasTag ? "spelling" : "address";
  const due = fromStranger?.isSuspect
    ? context.now.add(suspectedProgramDelay)
    : !fromStranger && dueAt;
  const row = await trx
    .insertInto("outbox")
    .values(rowOf({ kind, subjectId, ...keys, limitedAs }, due || context.now, context))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

interface ToMany extends CommandContext {
  kind: string;
  /** Absent: after mail that one person waits for, and within the owner's limits. */
  rank?: 0 | 1;
}

/** Puts mail to many into the outbox, about each of these subjects. Call it with some hundreds at a time. */
export async function enqueueMailToMany(
  trx: Db,
  { kind, subjectIds, rank = 1, ...context }: ToMany & { subjectIds: readonly number[] },
): Promise<void> {
  const mails = subjectIds.map((subjectId) => ({ kind, subjectId, rank }));
  await insertAll(trx, mails, context);
}

/**
 * The same, limited per mailbox: what a stranger entered a hundred times must not become a hundred mails.
 * `limitedAs` names the rule, `scope` what is counted together, and `latest` when it is sent whatever the rule
 * says, except to an address with a tag, because sixty of those might reach one mailbox.
 */
export async function enqueueMailAboutMany(
  trx: Db,
  {
    about,
    limitedAs,
    scope,
    latest,
    kind,
    rank = 1,
    ...context
  }: ToMany & {
    about: readonly { id: number; email: string }[];
    limitedAs: "parties" | "changes";
    scope: string;
    latest?: Temporal.Instant;
  },
): Promise<void> {
  const keysOf = await mailboxKeys(trx, `${kind} ${scope} `);
  const latestAt = latest ? toTimestamp(latest) : null;
  for await (const piece of piecesOf(about)) {
    const mails = piece.map(({ id, email }) => {
      const { hasTag, ...keys } = keysOf(email);
      return { kind, subjectId: id, rank, limitedAs, latestAt: hasTag ? null : latestAt, ...keys };
    });
    await insertAll(trx, mails, context);
  }
}

/** Withdraws mail of these kinds about something, unless a worker has begun to send it. */
export async function deleteWaitingMail(trx: Db, kinds: readonly string[], subjectId: number) {
  await trx
    .deleteFrom("outbox")
    .where("kind", "in", kinds)
    .where("subjectId", "=", subjectId)
    .where("state", "=", "waiting")
    .execute();
}

/** Resumes mail whose turn came while its subject was in the Trash; nothing is sent twice. */
export async function resumeMail(
  trx: Db,
  kinds: readonly string[],
  subjectIds: readonly number[],
  { deletedAt, now }: { deletedAt: string; now: Temporal.Instant },
): Promise<void> {
  for await (const piece of piecesOf(subjectIds)) {
    await trx
      .updateTable("outbox")
      .set({ state: "waiting", dueAt: toTimestamp(now) })
      .where("kind", "in", kinds)
      .where("subjectId", "in", piece)
      .where("state", "=", "void")
      .where("takenAt", ">=", deletedAt)
      .where("combinedInto", "is", null)
      .execute();
  }
}

type Said = Pick<NewOutboxRow, "kind" | "subjectId"> & Partial<NewOutboxRow>;

async function insertAll(trx: Db, mails: readonly Said[], context: CommandContext): Promise<void> {
  if (mails.length === 0) return;
  await trx
    .insertInto("outbox")
    .values(mails.map((mail) => rowOf(mail, context.now, context)))
    .execute();
}

function rowOf(
  mail: Said,
  due: Temporal.Instant,
  { now, mailDomain }: CommandContext,
): NewOutboxRow {
  return {
    ...mail,
    messageId: `${randomUUID()}@${mailDomain}`,
    state: "waiting",
    dueAt: toTimestamp(due),
    createdAt: toTimestamp(now),
  };
}
