import { layOutMail } from "#mail/mail-layout.ts";
import type { MailWriter } from "#mail/outbox.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { findSubscriber, lastAnswer } from "./store.ts";
import { confirmationToken } from "./subscriber-links.ts";

/** The outbox's name for the mail that asks whether somebody wants to be on the list. */
export const confirmKind = "newsletter-confirm";

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
