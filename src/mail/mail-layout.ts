import { html, raw } from "hono/html";
import type { SiteConfig } from "#shared/server/config.ts";
import type { Mail } from "./mailer.ts";
import type { MailPicture } from "./shrink-picture-for-mail.ts";

/** The content of a mail, which is rendered twice: as plain text and as HTML, which say the same. */
export interface MailDescription extends Omit<Mail, "text" | "html"> {
  /** Absent: the subject. */
  heading?: string;
  /** In their order; an empty one is left out. */
  parts: readonly (MailPart | undefined)[];
  /** Ends the mail with whom to ask, after a question if there is one. */
  closing?: { question?: string };
  foot?: MailFoot | undefined;
  /** Shown above the heading; it travels in the mail. */
  picture?: { image: MailPicture; alt: string } | undefined;
}

/** A paragraph, in which a line break stays one, or something else that a mail consists of. */
export type MailPart =
  | string
  | { facts: Facts }
  /** Without `before`, the plain text says its label. */
  | { button: MailLink; before?: string }
  | ListPart
  /** Content with its own rendering; both forms must say the same. */
  | { text: string; html: MailHtml };

type Facts = readonly (readonly [label: string, value: string])[];

export interface ListPart {
  list: readonly { label: string; url?: string | undefined }[];
  before?: string;
  heading?: string;
}

export interface MailLink {
  label: string;
  url: string;
}

interface MailFoot {
  why: string;
  link?: MailLink | undefined;
  /** In the text, what stands before the link; absent: its label. */
  linkInText?: string;
  /** Where the sender lives, in the HTML above the rest; empty if it is not known. */
  postalAddress?: string;
}

/** A piece of HTML whose inserted values are escaped; what `html` from `hono/html` makes. */
export type MailHtml = ReturnType<typeof html>;

/** Sets a mail in both forms. */
export function layOutMail(
  site: SiteConfig,
  { heading, parts, closing, foot, picture, ...mail }: MailDescription,
): Mail {
  const all = closing ? [...parts, ...closingOf(site, closing.question)] : parts;
  const said = all.filter((part): part is MailPart => part !== undefined && part !== "");
  const attachments = [...(picture ? [picture.image] : []), ...(mail.attachments ?? [])];
  const texts = [...said.map(textOf), ...(foot ? [footText(foot)] : [])];
  return {
    ...mail,
    text: texts.filter(Boolean).join("\n\n"),
    html: page(
      site,
      { heading: heading ?? mail.subject, picture, foot },
      html`${said.map(htmlOf)}`,
    ),
    ...(attachments.length > 0 ? { attachments } : {}),
  };
}

function textOf(part: MailPart): string {
  if (typeof part === "string") return part;
  if ("facts" in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
  if ("button" in part) return `${part.before ?? `${part.button.label}:`}\n${part.button.url}`;
  if ("text" in part) return part.text;
  const items = part.list.map(({ label, url }) => (url ? `- ${label}:\n  ${url}` : `- ${label}`));
  return [part.heading, part.before, ...items].filter(Boolean).join("\n");
}

function htmlOf(part: MailPart): MailHtml {
  if (typeof part === "string") return html`<p>${withLineBreaks(part)}</p>\n`;
  if ("facts" in part) return factTable(part.facts);
  if ("button" in part) {
    return html`${part.before ? html`<p>${part.before}</p>` : ""}${mailButton(part.button)}\n`;
  }
  if ("text" in part) return part.html;
  const margin = part.heading ? "margin:0;" : "";
  return html`${part.heading ? html`<h2 style="margin:16px 0 8px;font-weight:normal;font-size:20px">${part.heading}</h2>` : ""}${part.before ? html`<p>${part.before}</p>` : ""}<ul style="${margin}padding-left:20px">${part.list.map(
    ({ label, url }) => html`<li style="margin:0 0 8px">${url ? mailLink(url, label) : label}</li>`,
  )}</ul>\n`;
}

function factTable(facts: Facts): MailHtml {
  if (facts.length === 0) return html``;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0;border-top:1px solid #c9b98f;border-bottom:1px solid #c9b98f;width:100%">
${facts.map(
  ([label, value]) =>
    html`<tr><td class="soft" style="padding:8px 16px 8px 0;color:#5b5a45;vertical-align:top;white-space:nowrap">${label}</td><td style="padding:8px 0"><strong>${withLineBreaks(value)}</strong></td></tr>`,
)}
</table>\n`;
}

/** Words with their line breaks. */
export function withLineBreaks(text: string): MailHtml[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

const blue = "#24456f";

/** A link to an address on this site that looks like a button. */
function mailButton({ url, label }: MailLink): MailHtml {
  return html`<p style="margin:24px 0"><a class="button" href="${url}" style="display:inline-block;padding:12px 20px;background:${blue};color:#fffdf6;text-decoration:none">${label}</a></p>`;
}

/** A link among a mail's words. */
export function mailLink(url: string, words: string | MailHtml): MailHtml {
  return html`<a href="${url}" style="color:${blue}">${words}</a>`;
}

/** How a mail ends: whom to ask, after a `question` if there is one, and who wrote it. */
function closingOf(site: SiteConfig, question?: string): MailPart[] {
  const first = question ? `${question} ` : "";
  const phone = mailLink(`tel:${site.phone.replace(/[^+\d]/g, "")}`, site.phone);
  const email = mailLink(`mailto:${site.email}`, site.email);
  return [
    {
      text: `${first}Call ${site.phone} or write to ${site.email}.`,
      html: html`<p>${first}Call ${phone} or write to ${email}.</p>\n`,
    },
    {
      text: `With thanks and prayers,\n${site.brand}\n${site.tagline}\n${site.publicUrl}`,
      html: html`<p>With thanks and prayers,<br>${site.brand}</p>`,
    },
  ];
}

function footText({ why, link, linkInText }: MailFoot): string {
  if (!link) return why;
  return linkInText ? `${why} ${linkInText}\n${link.url}` : `${why}\n${link.label}: ${link.url}`;
}

function footHtml({ why, link, postalAddress }: MailFoot): MailHtml {
  const line = (margin: number, words: MailHtml | string) =>
    html`<p class="soft" style="margin:${margin}px 0 0;text-align:center;color:#5b5a45;font-size:14px">${words}</p>`;
  const reason = html`${why}${link ? html`<br>${mailLink(link.url, link.label)}` : ""}`;
  if (postalAddress === undefined) return line(8, reason);
  return html`${postalAddress ? line(4, postalAddress) : ""}${line(12, reason)}`;
}

/** Mail programs without style sheets show the inline styles, in light colors. */
const darkStyles = html`<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #161c16 !important; color: #e9e4d3 !important; }
  .card { background: #1f2720 !important; border-color: #6b5f3e !important; }
  .soft { color: #b9b49d !important; }
  .gilt { color: #c9a227 !important; }
  .quote { background: #161c16 !important; }
  .heading, .paper a { color: #a9c4ea !important; }
  .paper a.button { background: #a9c4ea !important; color: #161c16 !important; }
}
</style>`;

/**
 * One column of 600 px at most, readable with pictures off. Styles are inline because many mail programs drop
 * style sheets; the tables are for those that respect no other width.
 */
function page(
  site: SiteConfig,
  { heading, picture, foot }: Pick<MailDescription, "picture" | "foot"> & { heading: string },
  body: MailHtml,
): string {
  return String(html`<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${heading}</title>${darkStyles}</head>
<body class="paper" style="margin:0;padding:0;background:#f6f1e4;color:#22301f;font:17px/1.6 Georgia,'Times New Roman',serif">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f6f1e4;color:#22301f;font:17px/1.6 Georgia,'Times New Roman',serif"><tr><td align="center" style="padding:28px 12px">
${raw("<!--[if mso]><table role='presentation' width='600' cellpadding='0' cellspacing='0' border='0'><tr><td><![endif]-->")}
<div style="max-width:600px;margin:0 auto;text-align:left;overflow-wrap:anywhere">
<p style="margin:0;text-align:center;font-size:23px;line-height:1.3">${site.brand}</p>
<p class="soft" style="margin:0;text-align:center;color:#5b5a45;font-size:14px;letter-spacing:.08em">${site.tagline}</p>
<p class="gilt" style="margin:4px 0 16px;text-align:center;color:#8a6d1f;font-size:16px;line-height:1" aria-hidden="true">❦</p>
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:1px solid #c9b98f;border-top:3px solid #c9a227;background:#fffdf6">
${picture ? html`<tr><td><img src="cid:${picture.image.cid}" alt="${picture.alt}" width="598" style="display:block;width:100%;height:auto;border:0"></td></tr>` : ""}
<tr><td style="padding:26px 28px">
${heading && html`<h1 class="heading" style="margin:0 0 16px;font-weight:normal;font-size:27px;line-height:1.25;color:#24456f;overflow-wrap:anywhere">${heading}</h1>`}
${body}
</td></tr>
</table>
<p class="soft" style="margin:24px 0 0;text-align:center;color:#5b5a45;font-size:14px">${site.brand} · ${site.phone} · ${site.email}</p>
${foot ? footHtml(foot) : ""}
</div>
${raw("<!--[if mso]></td></tr></table><![endif]-->")}
</td></tr></table>
</body>
</html>`);
}
