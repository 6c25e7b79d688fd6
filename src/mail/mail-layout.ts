import { html, raw } from "hono/html";
import type { SiteConfig } from "#shared/server/config.ts";

/** A piece of HTML whose inserted values are escaped; what `html` from `hono/html` makes. */
export type MailHtml = ReturnType<typeof html>;

/**
 * Mail programs that know no style sheets show the styles in place, by day. Those that do, and are
 * dark, take these instead.
 */
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
 * The layout of every letter, as a whole HTML document: one column of 600 px at most, readable with
 * pictures off. Styles are inline because many mail programs drop style sheets; the tables are for
 * those that hold a width by nothing else.
 */
export function mailLayout({
  site,
  heading,
  body,
  foot,
  picture,
}: {
  site: SiteConfig;
  heading: string;
  body: MailHtml;
  foot?: MailHtml;
  /** The Content-ID of a picture in the letter itself, shown above the heading. */
  picture?: { cid: string; alt: string } | undefined;
}): string {
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
${picture ? html`<tr><td><img src="cid:${picture.cid}" alt="${picture.alt}" width="598" style="display:block;width:100%;height:auto;border:0"></td></tr>` : ""}
<tr><td style="padding:26px 28px">
<h1 class="heading" style="margin:0 0 16px;font-weight:normal;font-size:27px;line-height:1.25;color:#24456f;overflow-wrap:anywhere">${heading}</h1>
${body}
</td></tr>
</table>
<p class="soft" style="margin:24px 0 0;text-align:center;color:#5b5a45;font-size:14px">${site.brand} · ${site.phone} · ${site.email}</p>
${foot ?? ""}
</div>
${raw("<!--[if mso]></td></tr></table><![endif]-->")}
</td></tr></table>
</body>
</html>`);
}

/** What is pressed in a letter. */
const blue = "#24456f";

/** A link to an address on this site that looks like a button. */
export function mailButton(url: string, label: string): MailHtml {
  return html`<p style="margin:24px 0"><a class="button" href="${url}" style="display:inline-block;padding:12px 20px;background:${blue};color:#fffdf6;text-decoration:none">${label}</a></p>`;
}

/** A link among a letter's words. */
export function mailLink(url: string, words: string): MailHtml {
  return html`<a href="${url}" style="color:${blue}">${words}</a>`;
}

/** How a letter ends: whom to ask, after a `question` where there is one, and who wrote it. */
export function closingText(site: SiteConfig, question?: string): string[] {
  const ask = `Call ${site.phone} or write to ${site.email}.`;
  return [
    question ? `${question} ${ask}` : ask,
    `With thanks and prayers,\n${site.brand}\n${site.tagline}\n${site.publicUrl}`,
  ];
}

/** The same as HTML. */
export function closingHtml(site: SiteConfig, question?: string): MailHtml {
  const phone = mailLink(`tel:${site.phone.replace(/[^+\d]/g, "")}`, site.phone);
  return html`<p>${question ? `${question} ` : ""}Call ${phone} or write to ${mailLink(`mailto:${site.email}`, site.email)}.</p>
<p>With thanks and prayers,<br>${site.brand}</p>`;
}
