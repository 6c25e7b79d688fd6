import type { Db } from "#db/schema.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { layOutMail } from "#mail/mail-layout.ts";
import type { MailWriter } from "#mail/outbox.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import { type Clock, toTimestamp } from "#shared/both/clock.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { hashSecret, isSameSecret, makeSecret } from "#shared/server/secrets.ts";
import type { CommandContext, PasswordCost } from "#shared/server/services.ts";
import { noteOfHolder } from "./account-in-history.ts";
import { hashPassword } from "./passwords.ts";
import { accountOf, deleteSessionsOf, findOwner, updateAccount } from "./store.ts";

/** The outbox's name for the letter; the subject is the link's id. */
export const passwordLinkKind = "owner-password";

const minutes = 30;

type PasswordLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** The link and its owner; undefined if it is void. Its hash is null until its letter is written. */
async function findLink(db: Db, id: number) {
  const row = await db
    .selectFrom("ownerPasswordLink as link")
    .innerJoin("owner", "owner.id", "link.ownerId")
    .select(["link.createdAt", "tokenHash", "ownerId", "username", "passwordHash"])
    .select("username as name")
    .where("link.id", "=", id)
    .executeTakeFirst();
  return row && { ...row, key: `owner:${row.ownerId}` as const };
}

/** What is stored of a link's secret: bound to the current password, so that no link outlives it. */
function hashOf(secret: string, { passwordHash }: PasswordLink): string {
  return hashSecret(`${secret}\n${passwordHash}`);
}

/** Enqueues a letter to the owner's confirmed address; for an unknown name, or without an address, does nothing. */
export async function askForPasswordLink(
  db: Db,
  username: string,
  context: CommandContext,
): Promise<void> {
  const owner = await findOwner(db, username);
  if (!owner || !(await ownerAddress(db))) return;
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("ownerPasswordLink")
      .values({ ownerId: accountOf(owner.key).id, createdAt: toTimestamp(context.now) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await enqueueMail(trx, { kind: passwordLinkKind, subjectId: id, ...context });
  });
}

/**
 * Gives the owner the password that the bearer of her link chose, and ends every session. A link works once, for
 * thirty minutes, and not after any other change of the password; then it throws `not_found`.
 */
export async function setPasswordByLink(
  db: Db,
  { token, newPassword }: { token: string; newPassword: string },
  { now, cost }: { now: Temporal.Instant; cost: PasswordCost },
): Promise<void> {
  const [, id = "0", secret = ""] = /^(\d{1,9})-(.+)$/.exec(token) ?? [];
  const link = await findLink(db, Number(id));
  if (!link || !isOpen(link, now)) throw gone();
  if (!isSameSecret(hashOf(secret, link), link.tokenHash ?? "")) throw gone();
  const passwordHash = await hashPassword(newPassword, cost);
  await db.transaction().execute(async (trx) => {
    if (!(await updateAccount(trx, link, { passwordHash }))) throw gone();
    await trx.deleteFrom("ownerPasswordLink").where("ownerId", "=", link.ownerId).execute();
    await deleteSessionsOf(trx, link.key);
    await noteOfHolder(trx, link, now, "set a new password by a letter");
  });
}

/** Writes the letter with a link for a new password, another one at each try: only a hash of it is stored. */
export function passwordLinkWriter(site: SiteConfig, clock: Clock): MailWriter {
  return async (db, id) => {
    const link = await findLink(db, id);
    const to = await ownerAddress(db);
    if (!link || !to || !isOpen(link, clock())) return undefined;
    const secret = makeSecret();
    const tokenHash = hashOf(secret, link);
    await db.updateTable("ownerPasswordLink").set({ tokenHash }).where("id", "=", id).execute();
    const address = `${site.publicUrl}/owner-password/${id}-${secret}`;
    const what = `Somebody asked for a new password for “${link.username}” on ${site.brand}.`;
    const how = `This link opens for ${minutes} minutes, once. It ends every session.`;
    const ifNot = "If you know nothing of it, you need do nothing: your password stays as it is.";
    return layOutMail(site, {
      to,
      subject: `A new password for ${site.brand}`,
      heading: "A new password",
      parts: [
        what,
        { before: how, button: { label: "Choose a new password", url: address } },
        ifNot,
      ],
    });
  };
}

function isOpen({ createdAt }: PasswordLink, now: Temporal.Instant): boolean {
  return toTimestamp(now) < toTimestamp(Temporal.Instant.from(createdAt).add({ minutes }));
}

function gone(): Error {
  return notFound("This link was used, or it is older than 30 minutes. Please ask for a new one.");
}
