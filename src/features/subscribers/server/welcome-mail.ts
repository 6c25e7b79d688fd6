import { html } from "hono/html";
import { layOutMail } from "#mail/mail-layout.ts";
import type { MailWriter } from "#mail/outbox.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import { listHeaders } from "./list-unsubscribe-headers.ts";
import { findSubscriber } from "./store.ts";
import { unsubscribeToken } from "./subscriber-links.ts";

export const welcomeKind = "newsletter-welcome";

/** Writes the welcome; nothing for somebody who has left the list again meanwhile. */
export function welcomeWriter(site: SiteConfig): MailWriter {
  return async (db, subscriberId) => {
    const subscriber = await findSubscriber(db, subscriberId);
    if (!subscriber?.subscribedAt || !subscriber.email) return undefined;
    const token = await unsubscribeToken(db, subscriberId);
    return layOutMail(site, {
      to: subscriber.email,
      subject: `Welcome to ${site.brand}`,
      heading: "Welcome",
      parts: [
        { text: "Welcome!", html: html`` },
        `Thank you for joining our garden community. You are on the list of ${site.brand}.`,
        "We will write when there is something worth writing about: events, plant sales, and what to sow, plant and prune through the Pennsylvania year.",
      ],
      closing: { question: "A question about your own garden?" },
      foot: {
        why: "You receive this letter because this address was given on our website.",
        link: { label: "Unsubscribe", url: `${site.publicUrl}/unsubscribe/${token}` },
        linkInText: "To unsubscribe:",
      },
      headers: listHeaders(site, token),
    });
  };
}
