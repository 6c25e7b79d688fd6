import type { Db, SubscriberRow } from "#db/schema.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { layOutMail } from "#mail/mail-layout.ts";
import type { MailWriter } from "#mail/outbox.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { notFound } from "#shared/both/failure-kinds.ts";
import { fillIn } from "#shared/both/site-details.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { readSiteFact, writeSiteFact } from "#shared/server/site-facts.ts";
import { confirmationWording } from "../consent-wordings.ts";
import { addConsent, findSubscriber, lastAnswer, putOnList } from "./store.ts";
import { signUpInHistory } from "./subscriber-in-history.ts";
import { confirmationToken, toConfirm } from "./subscriber-links.ts";
import { welcomeKind } from "./welcome-mail.ts";

/*
 * Who left the list, or said no, comes back only by answering a mail; with the owner's setting every
 * new sign-up is asked so.
 */

export const confirmKind = "newsletter-confirm";

const setting = "newsletter-asks-to-confirm";

/** Whether a new sign-up counts only when it was confirmed by mail; at first it counts at once. */
export async function asksToConfirm(db: Db): Promise<boolean> {
  return (await readSiteFact(db, setting)) === "1";
}

/** Sets whether new sign-ups are asked by mail, and notes it in the history. */
export function setAsksToConfirm(db: Db, asks: boolean): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = { asks: await asksToConfirm(trx) };
    await writeSiteFact(trx, setting, asks ? "1" : "0");
    await noteChange(trx, signUpInHistory, { before, after: { asks } });
  });
}

/** Nobody is asked again and again. */
const askAgainAfterHours = 24;

/** Sends the mail that asks, unless one was sent lately. */
export async function askToConfirm(
  trx: Db,
  { id: subscriberId, email }: SubscriberRow,
  context: CommandContext,
): Promise<void> {
  const since = toTimestamp(context.now.subtract({ hours: askAgainAfterHours }));
  const asked = await trx
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", confirmKind)
    .where("subjectId", "=", subscriberId)
    .where("createdAt", ">", since)
    .executeTakeFirst();
  if (asked) return;
  const mail = { kind: confirmKind, subjectId: subscriberId, fromStranger: { email } };
  await enqueueMail(trx, { ...mail, ...context });
}

/** Writes the mail that asks; nothing for somebody who is on the list by now. */
export function confirmWriter(site: SiteConfig): MailWriter {
  return async (db, subscriberId) => {
    const subscriber = await findSubscriber(db, subscriberId);
    if (!subscriber?.email) return undefined;
    if (subscriber.subscribedAt && (await lastAnswer(db, subscriberId))) return undefined;
    const link = `${site.publicUrl}/subscription/${await confirmationToken(db, subscriber)}`;
    const what = `This address was given on our website to receive the letters of ${site.brand}: events, plant sales, and what to sow, plant and prune through the Pennsylvania year.`;
    const how = "If that is what you would like, please say so with this link:";
    const ifNot = "If you know nothing of it, you need do nothing: we will not write to you.";
    return layOutMail(site, {
      to: subscriber.email,
      subject: `Would you like letters from ${site.brand}?`,
      heading: "Would you like our letters?",
      parts: [
        what,
        { before: how, button: { label: "Yes, please write to me", url: link } },
        ifNot,
      ],
    });
  };
}

async function subscriberFor(db: Db, token: string): Promise<SubscriberRow> {
  const subscriber = await toConfirm(db, token);
  if (!subscriber) throw notFound("This link confirms no subscription (any more).");
  return subscriber;
}

/** Whether the holder of this token is on the list. Throws `not_found`. */
export async function isConfirmed(db: Db, token: string): Promise<boolean> {
  const subscriber = await subscriberFor(db, token);
  return subscriber.subscribedAt !== null && (await lastAnswer(db, subscriber.id)) === true;
}

/** Puts whoever has this token on the list, as their mail has shown who they are; again has no effect. Throws `not_found`. */
export function confirmSubscription(
  db: Db,
  token: string,
  site: SiteConfig,
  context: CommandContext,
): Promise<void> {
  const at = toTimestamp(context.now);
  return db.transaction().execute(async (trx) => {
    if (await isConfirmed(trx, token)) return;
    const { id } = await subscriberFor(trx, token);
    await addConsent(trx, {
      subscriberId: id,
      form: "letter",
      page: null,
      wordingKey: confirmationWording.key,
      wording: fillIn(confirmationWording.text, site),
      agreed: 1,
      phone: null,
      givenAt: at,
    });
    // The mail has arrived, whatever a server said about an earlier one.
    await trx.updateTable("subscriber").set({ refusedAt: null }).where("id", "=", id).execute();
    if (await putOnList(trx, id, at)) {
      await enqueueMail(trx, { kind: welcomeKind, subjectId: id, ...context });
    }
  });
}
