import { html } from "hono/html";
import type { SiteConfig } from "./config.ts";

/** A piece of HTML whose inserted values are escaped; what `html` from `hono/html` makes. */
export type EmailHtml = ReturnType<typeof html>;

/**
 * The paper every letter is written on: one column, readable with pictures off, styles in place
 * because mail programs drop style sheets. Answers the whole HTML document.
 */
export function emailLayout({
  site,
  heading,
  body,
  foot,
}: {
  site: SiteConfig;
  heading: string;
  body: EmailHtml;
  foot?: EmailHtml;
}): string {
  return String(html`<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="margin:0;background:#f6f1e4;color:#22301f;font:17px/1.6 Georgia,'Times New Roman',serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0;text-align:center;font-size:22px">${site.brand}</p>
<p style="margin:0 0 24px;text-align:center;color:#5b5a45;font-size:14px;letter-spacing:.08em">${site.tagline}</p>
<div style="background:#fffdf6;border:1px solid #c9b98f;padding:24px 28px">
<h1 style="margin:0 0 16px;font-weight:normal;font-size:26px;color:#24456f">${heading}</h1>
${body}
</div>
<p style="margin:24px 0 0;text-align:center;color:#5b5a45;font-size:14px">${site.brand} · ${site.phone} · ${site.email}</p>
${foot ?? ""}
</div>
</body>
</html>`);
}
