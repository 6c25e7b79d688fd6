import { html } from "hono/html";
import type { EventRow, RegistrationRow } from "#db/schema.ts";
import { formatEventDate } from "#features/events/rules.ts";
import { calendarOf } from "#features/events/server/calendar.ts";
import { findEvent } from "#features/events/server/store.ts";
import type { SiteConfig } from "#platform/server/config.ts";
import { emailLayout } from "#platform/server/email-layout.ts";
import type { Letter } from "#platform/server/mail.ts";
import type { LetterWriter } from "#platform/server/outbox.ts";
import { peopleCount } from "../rules.ts";
import { findRegistration } from "./store.ts";

/** Writes the confirmation of the registration with this id, as it and its event stand now. */
export function confirmationWriter(site: SiteConfig, calendarId: string): LetterWriter {
  return async (db, registrationId) => {
    const registration = await findRegistration(db, registrationId);
    if (!registration) return undefined;
    const event = await findEvent(db, registration.eventId);
    return event && confirmation(registration, event, { site, calendarId });
  };
}

function confirmation(
  registration: RegistrationRow,
  event: EventRow,
  { site, calendarId }: { site: SiteConfig; calendarId: string },
): Letter {
  const when = `${formatEventDate(event.date)}, ${event.time}`;
  const party = peopleCount(registration.attendeesCount);
  const facts: [label: string, value: string][] = [
    ["When", when],
    ["Where", event.location],
    ["Your party", party],
  ];
  const help = `If anything changes, or to ask the way, call ${site.phone} or write to ${site.email}.`;
  return {
    to: registration.email,
    subject: `You are registered: ${event.title}`,
    text: [
      `Dear ${registration.fullName},`,
      `Thank you for registering for ${event.title}. We look forward to seeing you!`,
      facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
      event.description,
      "The attached file adds the event to your calendar.",
      help,
      `With thanks and prayers,\n${site.brand}\n${site.tagline}\n${site.publicUrl}`,
    ].join("\n\n"),
    html: emailLayout({
      site,
      heading: "You are registered",
      body: html`<p>Dear ${registration.fullName},</p>
<p>Thank you for registering for <strong>${event.title}</strong>. We look forward to seeing you!</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0;border-top:1px solid #c9b98f;border-bottom:1px solid #c9b98f;width:100%">
${facts.map(
  ([label, value]) =>
    html`<tr><td style="padding:8px 16px 8px 0;color:#5b5a45;vertical-align:top;white-space:nowrap">${label}</td><td style="padding:8px 0"><strong>${value}</strong></td></tr>`,
)}
</table>
<p>${event.description}</p>
<p>The attached file adds the event to your calendar.</p>
<p>${help}</p>
<p>With thanks and prayers,<br>${site.brand}</p>`,
    }),
    attachments: [
      {
        filename: "event.ics",
        contentType: "text/calendar; charset=utf-8; method=PUBLISH",
        content: calendarOf([event], {
          calendarId,
          brand: site.brand,
          url: `${site.publicUrl}/events`,
          now: Temporal.Now.instant(),
        }),
      },
    ],
  };
}
