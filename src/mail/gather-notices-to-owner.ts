import { html } from "hono/html";
import type { Db } from "#db/schema.ts";
import { type Clock, toTimestamp } from "#shared/both/clock.ts";
import { nurseryTimeZone } from "#shared/both/nursery-time.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { layOutMail } from "./mail-layout.ts";
import type { Mail } from "./mailer.ts";
import type { MailWriter } from "./outbox.ts";
import { type OwnerMail, ownerMailSettings } from "./owner-address.ts";

/** The subject is the digest. The original name stays, because mail waits under it. */
export const ownerNoticesKind = "owner-word";

/** How long mail that is sent at once waits for more notices. */
const collectMinutes = 1;
/** Fifty registrations must not become fifty mails. */
const pauseMinutes = 10;
/** When a day's mail goes, by the nursery's clock. */
const dailyHour = 18;

/** Something that happened: `kind` names who can put it into words, from the row with this id. */
export interface OwnerNotice {
  kind: string;
  subjectId: number;
}

/** Puts notices of one kind into words, as the data stands now; empty if nothing is left to say. */
export type NoticeWriter = (db: Db, subjectIds: readonly number[]) => Promise<NoticesInWords>;

interface NoticesInWords {
  heading: string;
  lines: string[];
}

/** A line for each notice under its kind's heading; a line may be missing. */
export function noticeWriters(
  headings: Readonly<Record<string, string>>,
  lineOf: (db: Db, subjectId: number) => Promise<string | undefined>,
): Record<string, NoticeWriter> {
  const writer =
    (heading: string): NoticeWriter =>
    async (db, ids) => {
      const lines: string[] = [];
      for (const id of ids) {
        const line = await lineOf(db, id);
        if (line) lines.push(line);
      }
      return { heading, lines };
    };
  return Object.fromEntries(
    Object.entries(headings).map(([kind, heading]) => [kind, writer(heading)]),
  );
}

/** Puts a notice into the owner's next mail, if she wants any. Call it in the transaction it is about. */
export async function notifyOwner(
  trx: Db,
  notice: OwnerNotice,
  { now, mailDomain }: CommandContext,
): Promise<void> {
  if (!isWanted(await ownerMailSettings.read(trx))) return;
  const mail = await ownerMailSettings.lock(trx);
  if (!isWanted(mail)) return;
  const last = await trx
    .selectFrom("ownerDigest")
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const digestId =
    last && last.closedAt === null
      ? last.id
      : await openDigest(trx, dueAt(mail, now, last?.closedAt ?? undefined), { now, mailDomain });
  await trx
    .insertInto("ownerNotice")
    .values({ ...notice, digestId, createdAt: toTimestamp(now) })
    .execute();
}

function isWanted({ address, word }: OwnerMail): boolean {
  return address !== null && word !== "never";
}

async function openDigest(trx: Db, due: Temporal.Instant, { now, mailDomain }: CommandContext) {
  const { id } = await trx
    .insertInto("ownerDigest")
    .values({ dueAt: toTimestamp(due), closedAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueueMail(trx, { kind: ownerNoticesKind, subjectId: id, mailDomain, now, dueAt: due });
  return id;
}

function dueAt({ word }: OwnerMail, now: Temporal.Instant, lastAt: string | undefined) {
  if (word === "daily") {
    const local = now.toZonedDateTimeISO(nurseryTimeZone);
    const today = local.startOfDay().with({ hour: dailyHour });
    const due = Temporal.ZonedDateTime.compare(local, today) < 0 ? today : today.add({ days: 1 });
    return due.toInstant();
  }
  const soon = now.add({ minutes: collectMinutes });
  const paused = lastAt && Temporal.Instant.from(lastAt).add({ minutes: pauseMinutes });
  return paused && Temporal.Instant.compare(paused, soon) > 0 ? paused : soon;
}

/** Removes notices about these from the owner's mail; returns the sent mail that contained them. */
export async function eraseNotices(
  trx: Db,
  kinds: readonly string[],
  subjectIds: readonly number[],
): Promise<number[]> {
  const notices = await trx
    .deleteFrom("ownerNotice")
    .where("kind", "in", kinds)
    .where("subjectId", "in", subjectIds)
    .returning("digestId")
    .execute();
  const closed = await trx
    .selectFrom("ownerDigest")
    .select("id")
    .where("closedAt", "is not", null)
    .where("id", "in", [0, ...notices.map(({ digestId }) => digestId)])
    .execute();
  return closed.map(({ id }) => id);
}

/** Writes the mail of a digest, with every notice that was put into it until now. */
export function ownerNoticesWriter(
  site: SiteConfig,
  clock: Clock,
  writers: Record<string, NoticeWriter>,
): MailWriter {
  return async (db, digestId) => {
    const { address } = await closeDigest(db, digestId, clock());
    if (address === null) return undefined;
    const notices = await db
      .selectFrom("ownerNotice")
      .selectAll()
      .where("digestId", "=", digestId)
      .orderBy("id")
      .execute();
    const byKind = Map.groupBy(notices, ({ kind }) => kind);
    const parts = await Promise.all(
      [...byKind].map(async ([kind, these]) =>
        writers[kind]?.(db, [...new Set(these.map(({ subjectId }) => subjectId))]),
      ),
    );
    const said = parts.filter((part) => part !== undefined && part.lines.length > 0);
    if (said.length === 0) return undefined;
    return mailOf(address, said as NoticesInWords[], site);
  };
}

/** A second try writes the same mail again. */
function closeDigest(db: Db, id: number, now: Temporal.Instant): Promise<OwnerMail> {
  return db.transaction().execute(async (trx) => {
    const mail = await ownerMailSettings.lock(trx);
    await trx
      .updateTable("ownerDigest")
      .set({ closedAt: toTimestamp(now) })
      .where("id", "=", id)
      .where("closedAt", "is", null)
      .execute();
    return mail;
  });
}

function mailOf(to: string, parts: NoticesInWords[], site: SiteConfig): Mail {
  const count = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  const [first] = parts;
  const dashboard = `${site.publicUrl}/admin-dashboard`;
  return layOutMail(site, {
    to,
    subject: count === 1 && first ? first.heading : `${count} pieces of news from your site`,
    parts: [
      ...parts.map(({ heading, lines }) => ({
        heading,
        list: lines.map((label) => ({ label })),
      })),
      {
        text: `Your dashboard: ${dashboard}`,
        html: html`<p><a href="${dashboard}">Open your dashboard</a></p>`,
      },
    ],
  });
}
