import { randomUUID } from "node:crypto";
import type { Db } from "#db/connect.ts";
import type { OutboxRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { combinedKind, planMail, type StrangersMail } from "./mailbox-limits.ts";

/**
 * Puts a letter into the outbox and answers its id. Call it in the transaction whose letter it is:
 * both are kept or neither. It is sent at least once; a crash between the mail server's yes and our
 * note of it sends it again under the same Message-ID.
 */
export async function enqueueMail(trx: Db, letter: NewMail): Promise<number> {
  if (!letter.fromStranger) return insertMail(trx, letter, {});
  const {
    mailboxKey,
    recipientKey,
    waitsFor = null,
    ...plan
  } = await planMail(trx, letter.fromStranger, letter.now);
  const keys = { mailboxKey, recipientKey };
  if (plan.isRefused) {
    const failedAt = toTimestamp(letter.now);
    return insertMail(
      trx,
      { ...letter, dueAt: letter.now },
      { ...keys, state: "failed", failedAt, lastError: tooManySpellings },
    );
  }
  if (plan.dueAt) {
    const { dueAt } = plan;
    const countedAt = toTimestamp(dueAt);
    return insertMail(trx, { ...letter, dueAt }, { ...keys, countedAt, waitsFor });
  }
  const combinedInto =
    plan.joins ??
    (await insertCarrier(trx, { ...letter, dueAt: plan.carrierDueAt }, { ...keys, waitsFor }));
  const { dueAt } = await trx
    .selectFrom("outbox")
    .select("dueAt")
    .where("id", "=", combinedInto)
    .executeTakeFirstOrThrow();
  return insertMail(
    trx,
    { ...letter, dueAt: Temporal.Instant.from(dueAt) },
    { ...keys, combinedInto },
  );
}

const tooManySpellings =
  "Too many letters were set off to spellings of one e-mail address, so this one was not sent.";

/** A letter to be put into the outbox. */
export interface NewMail extends CommandContext {
  kind: string;
  subjectId: number;
  /** When it goes; absent means now. */
  dueAt?: Temporal.Instant | undefined;
  /**
   * Set where somebody who has not shown that the address is his can set this letter off. To one
   * mailbox go few of them (`mailbox-limits.ts`); it decides when, and `dueAt` is not asked.
   */
  fromStranger?: StrangersMail | undefined;
}

type Planned = Partial<
  Pick<
    OutboxRow,
    | "mailboxKey"
    | "recipientKey"
    | "countedAt"
    | "waitsFor"
    | "combinedInto"
    | "rank"
    | "state"
    | "failedAt"
    | "lastError"
  >
>;

async function insertMail(
  trx: Db,
  { kind, subjectId, mailDomain, now, dueAt = now }: NewMail,
  planned: Planned,
): Promise<number> {
  const row = await trx
    .insertInto("outbox")
    .values({
      state: "waiting",
      ...planned,
      kind,
      subjectId,
      messageId: `${randomUUID()}@${mailDomain}`,
      dueAt: toTimestamp(dueAt),
      createdAt: toTimestamp(now),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A letter that is to carry others; answers its id. Its own subject is not asked. */
export async function insertCarrier(trx: Db, letter: NewMail, planned: Planned): Promise<number> {
  const countedAt = letter.dueAt && toTimestamp(letter.dueAt);
  const id = await insertMail(
    trx,
    { ...letter, kind: combinedKind },
    { ...planned, countedAt: countedAt ?? null },
  );
  await trx.updateTable("outbox").set({ subjectId: id }).where("id", "=", id).execute();
  return id;
}

/**
 * Puts letters to many into the outbox, one for each subject. They go when nothing of one person's
 * waits, and no faster than the owner's limits allow. Call it with some hundreds at a time.
 */
export async function enqueueMailToMany(
  trx: Db,
  {
    kind,
    subjectIds,
    mailDomain,
    now,
    dueAt = now,
    rank = 1,
    combinedInto = null,
  }: CommandContext & {
    kind: string;
    subjectIds: readonly number[];
    /** When they go; absent means now. */
    dueAt?: Temporal.Instant;
    rank?: OutboxRow["rank"];
    /** The letter that carries them. */
    combinedInto?: number | null;
  },
): Promise<void> {
  if (subjectIds.length === 0) return;
  const at = toTimestamp(now);
  await trx
    .insertInto("outbox")
    .values(
      subjectIds.map((subjectId) => ({
        kind,
        subjectId,
        messageId: `${randomUUID()}@${mailDomain}`,
        state: "waiting" as const,
        dueAt: toTimestamp(dueAt),
        lastError: null,
        createdAt: at,
        sentAt: null,
        rank,
        combinedInto,
      })),
    )
    .execute();
}
