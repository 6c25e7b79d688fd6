import type { Db } from "#db/connect.ts";
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
import {
  deleteSessionsOf,
  findOwner,
  findPasswordLink,
  insertPasswordLink,
  type PasswordLink,
  setPasswordLinkHash,
  updateAccount,
} from "./store.ts";

/** The outbox's name for the letter; the subject is the link's id. */
export const passwordLinkKind = "owner-password";

const minutes = 30;

/** What is kept of a link's secret: bound to the present password, so that no link outlives it. */
function hashOf(secret: string, { owner }: PasswordLink): string {
  return hashSecret(`${secret}\n${owner.passwordHash}`);
}

/**
 * Enqueues a letter with a link to the owner's confirmed address. For a name that nobody has, and where
 * no address is confirmed, it does nothing, which takes less time.
 */
export async function askForPasswordLink(
  db: Db,
  username: string,
  context: CommandContext,
): Promise<void> {
  const owner = await findOwner(db, username);
  if (!owner || !(await ownerAddress(db))) return;
  await db.transaction().execute(async (trx) => {
    const subjectId = await insertPasswordLink(trx, owner.id, toTimestamp(context.now));
    await enqueueMail(trx, { kind: passwordLinkKind, subjectId, ...context });
  });
}

/**
 * Sets the password that the bearer of a link chose and ends every session. A link works once, for
 * thirty minutes, and not after any other change of the password; then it throws `not_found`.
 */
export async function setPasswordByLink(
  db: Db,
  { token, newPassword }: { token: string; newPassword: string },
  { now, cost }: { now: Temporal.Instant; cost: PasswordCost },
): Promise<void> {
  const [, id = "0", secret = ""] = /^(\d{1,9})-(.+)$/.exec(token) ?? [];
  const link = await findPasswordLink(db, Number(id));
  if (!link || !isOpen(link, now)) throw gone();
  if (!isSameSecret(hashOf(secret, link), link.tokenHash ?? "")) throw gone();
  const passwordHash = await hashPassword(newPassword, cost);
  await db.transaction().execute(async (trx) => {
    if (!(await updateAccount(trx, link.owner, { passwordHash }))) throw gone();
    await trx.deleteFrom("ownerPasswordLink").where("ownerId", "=", link.owner.id).execute();
    await deleteSessionsOf(trx, link.owner.key);
    await noteOfHolder(trx, link.owner, now, "set a new password by a letter");
  });
}

/**
 * Writes the letter; nothing where its link would open nothing any more. Only a hash of the link is kept, so
 * each try to send it makes another, and the one before opens nothing.
 */
export function passwordLinkWriter(site: SiteConfig, clock: Clock): MailWriter {
  return async (db, id) => {
    const link = await findPasswordLink(db, id);
    const to = await ownerAddress(db);
    if (!link || !to || !isOpen(link, clock())) return undefined;
    const secret = makeSecret();
    await setPasswordLinkHash(db, id, hashOf(secret, link));
    const address = `${site.publicUrl}/owner-password/${id}-${secret}`;
    const what = `Somebody asked for a new password for “${link.owner.username}” on ${site.brand}.`;
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
