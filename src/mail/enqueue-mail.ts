import { randomUUID } from "node:crypto";
import type { Db } from "#db/connect.ts";
import type { NewOutboxRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { suspectedProgramDelay } from "./mail-held-back-in-flood.ts";
import { mailboxKeys } from "./mailbox-of-address.ts";

/** Mail to be put into the outbox. */
export interface NewMail extends CommandContext {
  kind: string;
  subjectId: number;
  /** When it goes; absent means now. */
  dueAt?: Temporal.Instant | undefined;
  /**
   * Set where somebody who has not shown that the address is his can set this mail off. To one
   * mailbox goes little of it (`mailbox-limits.ts`), and `dueAt` is not asked.
   */
  fromStranger?: { email: string; isSuspect?: boolean } | undefined;
}

/**
 * Puts mail into the outbox and answers its id. Call it in the transaction whose mail it is: both are
 * kept or neither. It is sent at least once; a crash between the mail server's yes and our note of it
 * sends it again under the same Message-ID.
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

/** What all mail to many has in common. */
interface ToMany extends CommandContext {
  kind: string;
  /** Absent: behind what one person waits for, and no faster than the owner's limits allow. */
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
 * Puts mail about each of many into the outbox, of which little goes to one mailbox: what a stranger
 * entered a hundred times is not to be a hundred mails. `limitedAs` names the rule, and `scope` what is
 * counted together. `latest`: by then it has gone, whatever the rule says; not to an address with a tag,
 * because sixty of them would all be in one mailbox then.
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

/** Takes mail of these kinds about something back, as far as nobody has begun to send it. */
export async function deleteWaitingMail(trx: Db, kinds: readonly string[], subjectId: number) {
  await trx
    .deleteFrom("outbox")
    .where("kind", "in", kinds)
    .where("subjectId", "=", subjectId)
    .where("state", "=", "waiting")
    .execute();
}

/**
 * Lets mail of these kinds go on whose turn came while its subject lay in the Trash, so that there was nothing to
 * write about. It is written as things stand when it is sent, and nothing that was sent goes again.
 */
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
