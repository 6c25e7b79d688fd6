import { html } from "hono/html";
import { greeting } from "#mail/greeting.ts";
import {
  closingHtml,
  closingText,
  type MailHtml,
  mailButton,
  mailLayout,
  mailLink,
} from "#mail/mail-layout.ts";
import type { MailPicture } from "#mail/mail-picture.ts";
import type { Mail } from "#mail/mailer.ts";
import type { SiteConfig } from "#shared/server/config.ts";

/** A letter before it is set twice: as plain text and as HTML, which say the same. */
export interface LetterParts {
  to: string;
  subject: string;
  heading: string;
  /** What a letter that carries this one among others says of it; absent: the subject. */
  summary?: string;
  /** Whom it greets. */
  fullName: string;
  /** Before the facts; a line break stays one. */
  lead: string[];
  facts: [label: string, value: string][];
  /** One press in the letter: an address on this site. */
  action?: { label: string; url: string };
  /** Smaller presses under it, with what each is about. */
  others?: { intro: string; links: { label: string; url: string }[] } | undefined;
  /** After them. */
  paragraphs: string[];
  picture?: { image: MailPicture; alt: string } | undefined;
  calendar?: { method: "PUBLISH" | "CANCEL"; text: string } | undefined;
}

/** Sets a letter in both forms. Everything that the one says, the other says, too. */
export function composeLetter(parts: LetterParts, site: SiteConfig): Mail {
  const { picture, calendar, action } = parts;
  return {
    to: parts.to,
    subject: parts.subject,
    summary: { text: parts.summary ?? parts.subject, ...(action && { url: action.url }) },
    text: plainText(parts, site),
    html: mailLayout({
      site,
      heading: parts.heading,
      picture: picture && { cid: picture.image.cid, alt: picture.alt },
      body: htmlBody(parts, site),
    }),
    attachments: [
      ...(picture ? [picture.image] : []),
      ...(calendar
        ? [
            {
              filename: "event.ics",
              contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
              content: calendar.text,
            },
          ]
        : []),
    ],
  };
}

function plainText(parts: LetterParts, site: SiteConfig): string {
  const { action, others } = parts;
  return [
    greeting(parts.fullName),
    ...parts.lead,
    parts.facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    action ? `${action.label}:\n${action.url}` : "",
    others
      ? [others.intro, ...others.links.map(({ label, url }) => `- ${label}:\n  ${url}`)].join("\n")
      : "",
    ...parts.paragraphs,
    ...closingText(site),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function htmlBody(parts: LetterParts, site: SiteConfig): MailHtml {
  const { action, others } = parts;
  return html`<p>${greeting(parts.fullName)}</p>
${parts.lead.map(paragraph)}
${factTable(parts.facts)}
${action ? mailButton(action.url, action.label) : ""}
${
  others
    ? html`<p>${others.intro}</p><ul style="padding-left:20px">${others.links.map(
        ({ label, url }) => html`<li style="margin:0 0 8px">${mailLink(url, label)}</li>`,
      )}</ul>`
    : ""
}
${parts.paragraphs.map(paragraph)}
${closingHtml(site)}`;
}

function factTable(facts: LetterParts["facts"]): MailHtml | string {
  if (facts.length === 0) return "";
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0;border-top:1px solid #c9b98f;border-bottom:1px solid #c9b98f;width:100%">
${facts.map(
  ([label, value]) =>
    html`<tr><td class="soft" style="padding:8px 16px 8px 0;color:#5b5a45;vertical-align:top;white-space:nowrap">${label}</td><td style="padding:8px 0"><strong>${lines(value)}</strong></td></tr>`,
)}
</table>`;
}

function paragraph(text: string): MailHtml {
  return html`<p>${lines(text)}</p>`;
}

function lines(text: string): MailHtml[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}
