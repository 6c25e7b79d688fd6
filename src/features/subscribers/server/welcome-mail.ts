import { html } from "hono/html";
import type { SubscriberRow } from "#db/schema.ts";
import { closingHtml, closingText, mailLayout, mailLink } from "#mail/mail-layout.ts";
import type { Mail } from "#mail/mailer.ts";
import type { MailWriter } from "#mail/outbox.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { findSubscriber } from "./store.ts";
import { listHeaders, unsubscribeToken } from "./subscriber-links.ts";

/** The outbox's name for the welcome to a new or returning subscriber. */
export const welcomeKind = "newsletter-welcome";

/** Writes the welcome; nothing for somebody who has left the list again meanwhile. */
export function welcomeWriter(site: SiteConfig): MailWriter {
  return async (db, subscriberId) => {
    const subscriber = await findSubscriber(db, subscriberId);
    if (!subscriber?.subscribedAt || !subscriber.email) return undefined;
    return welcome(subscriber, await unsubscribeToken(db, subscriber.id), site);
  };
}

function welcome(subscriber: SubscriberRow, token: string, site: SiteConfig): Mail {
  const page = `${site.publicUrl}/unsubscribe/${token}`;
  const thanks = `Thank you for joining our garden community. You are on the list of ${site.brand}.`;
  const what =
    "We will write when there is something worth writing about: events, plant sales, and what to sow, plant and prune through the Pennsylvania year.";
  const question = "A question about your own garden?";
  const why = "You receive this letter because this address was given on our website.";
  return {
    to: subscriber.email,
    subject: `Welcome to ${site.brand}`,
    text: [
      "Welcome!",
      thanks,
      what,
      ...closingText(site, question),
      `${why} To unsubscribe:\n${page}`,
    ].join("\n\n"),
    html: mailLayout({
      site,
      heading: "Welcome",
      body: html`<p>${thanks}</p>
<p>${what}</p>
${closingHtml(site, question)}`,
      foot: html`<p style="margin:8px 0 0;text-align:center;color:#5b5a45;font-size:14px">${why}<br>${mailLink(page, "Unsubscribe")}</p>`,
    }),
    headers: listHeaders(site, token),
  };
}
