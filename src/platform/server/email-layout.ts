import { html } from "hono/html";
import type { SiteConfig } from "./config.ts";

/** A piece of HTML whose inserted values are escaped; what `html` from `hono/html` makes. */
export type EmailHtml = ReturnType<typeof html>;

/**
 * Mail programs that know no style sheets show the styles in place, by day. Those that do, and are
 * dark, take these instead.
 */
const darkStyles = html`<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #161c16 !important; color: #e9e4d3 !important; }
  .card { background: #1f2720 !important; border-color: #6b5f3e !important; }
  .soft { color: #b9b49d !important; }
  .heading, .paper a { color: #a9c4ea !important; }
  .paper a.button { background: #a9c4ea !important; color: #161c16 !important; }
}
</style>`;

/**
 * The paper every letter is written on: one column, readable with pictures off, styles in place
 * because mail programs drop style sheets. Answers the whole HTML document.
 */
export function emailLayout({
  site,
  heading,
  body,
  foot,
  picture,
}: {
  site: SiteConfig;
  heading: string;
  body: EmailHtml;
  foot?: EmailHtml;
  /** The Content-ID of a picture in the letter itself, shown above the heading. */
  picture?: { cid: string; alt: string } | undefined;
}): string {
  return String(html`<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${heading}</title>${darkStyles}</head>
<body class="paper" style="margin:0;background:#f6f1e4;color:#22301f;font:17px/1.6 Georgia,'Times New Roman',serif">
<div style="max-width:600px;margin:0 auto;padding:32px 20px">
<p style="margin:0;text-align:center;font-size:22px">${site.brand}</p>
<p class="soft" style="margin:0 0 24px;text-align:center;color:#5b5a45;font-size:14px;letter-spacing:.08em">${site.tagline}</p>
<div class="card" style="background:#fffdf6;border:1px solid #c9b98f">
${picture ? html`<img src="cid:${picture.cid}" alt="${picture.alt}" width="598" style="display:block;width:100%;height:auto;border:0">` : ""}
<div style="padding:24px 28px">
<h1 class="heading" style="margin:0 0 16px;font-weight:normal;font-size:26px;line-height:1.25;color:#24456f">${heading}</h1>
${body}
</div>
</div>
<p class="soft" style="margin:24px 0 0;text-align:center;color:#5b5a45;font-size:14px">${site.brand} · ${site.phone} · ${site.email}</p>
${foot ?? ""}
</div>
</body>
</html>`);
}

/** One press in a letter: an address on this site. */
export function emailButton(url: string, label: string): EmailHtml {
  return html`<p style="margin:24px 0"><a class="button" href="${url}" style="display:inline-block;padding:12px 20px;background:#24456f;color:#fffdf6;text-decoration:none">${label}</a></p>`;
}
